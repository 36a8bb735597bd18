import { nearestWord } from '#kernel/nearest';
import type { Problem } from './problem.ts';
import type { ReadableFood } from './readable.ts';

/** The tree with every parent before its children, in the order of the files otherwise. */
export interface Tree {
  readonly byId: ReadonlyMap<string, ReadableFood>;
  readonly parentsFirst: readonly ReadableFood[];
}

/**
 * Checks ids and parents and sorts; nodes with a missing parent or in a cycle are reported and left out.
 * @param trunk ids of foods that are there already: parents for these foods, and not theirs to take
 */
export function growTree(
  foods: readonly ReadableFood[],
  problems: Problem[],
  trunk: ReadonlyMap<string, unknown> = new Map(),
): Tree {
  const byId = new Map<string, ReadableFood>();
  for (const food of foods) {
    const other = byId.get(food.id);
    if (other) {
      problems.push({
        file: food.file,
        id: food.id,
        rule: 'unique-id',
        message: `${other.file} has this id already: merge the two or rename one`,
      });
    } else if (trunk.has(food.id)) {
      problems.push({
        file: food.file,
        id: food.id,
        rule: 'unique-id',
        message: 'the tables have a food with this id already: choose another id',
      });
    } else byId.set(food.id, food);
  }
  const state = new Map<string, 'open' | 'good' | 'bad'>();
  const parentsFirst: ReadableFood[] = [];
  const visit = (food: ReadableFood): boolean => {
    const seen = state.get(food.id);
    if (seen === 'open') {
      problems.push({
        file: food.file,
        id: food.id,
        rule: 'parent',
        message: 'it is its own ancestor: change the kind',
      });
      return false;
    }
    if (seen) return seen === 'good';
    state.set(food.id, 'open');
    let good = true;
    if (food.kind !== null) {
      const parent = byId.get(food.kind);
      if (!parent && trunk.has(food.kind)) good = true;
      else if (!parent) {
        const near = nearestWord(food.kind, [...byId.keys(), ...trunk.keys()]);
        problems.push({
          file: food.file,
          id: food.id,
          rule: 'parent',
          message: `the kind "${food.kind}" does not exist${near === null ? '' : ` (did you mean ${near}?)`}: correct it or add it`,
        });
        good = false;
      } else good = visit(parent);
    }
    state.set(food.id, good ? 'good' : 'bad');
    if (good) parentsFirst.push(food);
    return good;
  };
  for (const food of foods) if (byId.get(food.id) === food) visit(food);
  return { byId, parentsFirst };
}

/**
 * Calls `visit` for every food after everything it is built from (its kind, the foods it is made of or like).
 * Circles are reported once and cut.
 */
export function inBuildingOrder(
  tree: Tree,
  problems: Problem[],
  needs: (food: ReadableFood) => readonly string[],
  visit: (food: ReadableFood) => void,
): void {
  const open = new Set<string>();
  const done = new Set<string>();
  const good = new Set(tree.parentsFirst);
  const walk = (food: ReadableFood): void => {
    if (done.has(food.id)) return;
    open.add(food.id);
    for (const id of [...(food.kind === null ? [] : [food.kind]), ...needs(food)]) {
      const other = tree.byId.get(id);
      if (!other || !good.has(other)) continue;
      if (open.has(id)) {
        problems.push({
          file: food.file,
          id: food.id,
          rule: 'circle',
          message: `it is built from ${id}, which is built from it: break the circle`,
        });
      } else walk(other);
    }
    open.delete(food.id);
    if (!done.has(food.id)) {
      done.add(food.id);
      visit(food);
    }
  };
  for (const food of tree.parentsFirst) walk(food);
}
