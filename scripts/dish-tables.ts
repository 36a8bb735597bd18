/** Reads `data/dishes`, `data/forms` and `data/cuisines` and compiles them against the food table. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { compileDish, type DishProblem, type FoodIndex } from '../src/cooking/dishes/compile.ts';
import { checkCookery } from '../src/cooking/dishes/check-cookery.ts';
import { checkPortions, type PortionTable } from '../src/cooking/dishes/check-portions.ts';
import { heatFloors } from '../src/cooking/dishes/check-heat.ts';
import { compileCuisine } from '../src/cooking/dishes/cuisine.ts';
import { compileFinishes } from '../src/cooking/dishes/finish.ts';
import { checkLeastHeat, type LeastHeatRow } from '../src/cooking/dishes/least-heat.ts';
import type { CuisineProfile, Dish } from '../src/cooking/dish.ts';
import type { FoodTable } from '../src/food/model.ts';

/** What `dist/data/dishes.json` holds. */
export interface DishTables {
  readonly dishes: readonly Dish[];
  readonly forms: readonly Dish[];
  readonly cuisines: readonly CuisineProfile[];
}

/** The compiled dishes, and everything that is wrong with the files. */
export interface ReadDishes extends DishTables {
  readonly problems: readonly DishProblem[];
  /** File of each dish, form and cuisine by id. */
  readonly files: ReadonlyMap<string, string>;
}

/** Looks foods up for the dish compiler. */
function indexFoods(table: FoodTable): FoodIndex {
  const byId = new Map(table.foods.map((food) => [food.id, food]));
  return {
    has: (id) => byId.has(id),
    isAbstract: (id) => byId.get(id)?.abstract ?? false,
    isA: (id, kind) => id === kind || (byId.get(id)?.ancestors.includes(kind) ?? false),
  };
}

/** Every YAML file below a folder, sorted. */
function yamlFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}

/** A dish as its file says it, and what is wrong with it. */
export interface CompiledDish {
  readonly dish: Dish;
  readonly problems: readonly DishProblem[];
}

/** Compiles a file's dish, or takes it from where it is kept: what comes of a text, the foods and two tables is always the same. */
export type KeepDish = (text: string, compile: () => CompiledDish) => CompiledDish;

/** Reads and compiles everything that is cooked. */
export function readDishTables(
  root: string,
  table: FoodTable,
  keep: KeepDish = (_, compile) => compile(),
): ReadDishes {
  const foods = indexFoods(table);
  const problems: DishProblem[] = [];
  const files = new Map<string, string>();
  const load = (file: string): unknown => parsed(file, readFileSync(file, 'utf8'));
  const parsed = (file: string, text: string): unknown => {
    try {
      return parse(text);
    } catch (error) {
      problems.push({
        dish: basename(file, '.yaml'),
        where: 'file',
        problem: `is not YAML: ${String(error).split('\n')[0]}`,
      });
      return {};
    }
  };
  const note = (id: string, file: string): void => {
    if (files.has(id)) problems.push({ dish: id, where: 'id', problem: `stands in ${files.get(id)!} too` });
    if (basename(file, '.yaml') !== id)
      problems.push({ dish: id, where: 'id', problem: `the file is called ${basename(file)}` });
    files.set(id, file);
  };
  const finishes = compileFinishes(load(join(root, 'data/finishes.yaml')), foods);
  problems.push(...finishes.problems);
  const cuisines = yamlFiles(join(root, 'data/cuisines')).map((file) => {
    const compiled = compileCuisine(load(file), foods, finishes.finishes);
    problems.push(...compiled.problems);
    note(`cuisine ${compiled.profile.id}`.replace(/^cuisine /, ''), file);
    return compiled.profile;
  });
  files.clear();
  const byId = new Map(table.foods.map((food) => [food.id, food]));
  const portions = load(join(root, 'data/portions.yaml')) as PortionTable;
  const leastHeat =
    (load(join(root, 'data/least-heat.yaml')) as { rows?: readonly LeastHeatRow[] }).rows ?? [];
  for (const problem of checkLeastHeat(leastHeat, foods.has))
    problems.push({ dish: 'least-heat', where: 'data/least-heat.yaml', problem });
  const known = new Set(cuisines.map((profile) => profile.id));
  const compileWithHeat = (source: unknown): CompiledDish => {
    const { dish: plain, problems: own } = compileDish(source, foods);
    const heat = heatFloors(plain, byId, leastHeat);
    const some = <Key extends 'atLeast' | 'unhurried'>(key: Key): Pick<Dish, Key> | object =>
      Object.keys(heat[key]).length > 0 ? { [key]: heat[key] } : {};
    return {
      dish: { ...plain, ...some('atLeast'), ...some('unhurried') },
      problems: [
        ...own,
        ...checkPortions(plain, byId, portions),
        ...checkCookery(plain, byId),
        ...heat.problems,
      ],
    };
  };
  const read = (folder: string, form: boolean): Dish[] =>
    yamlFiles(join(root, folder)).map((file) => {
      const text = readFileSync(file, 'utf8');
      const { dish, problems: own } = keep(text, () => compileWithHeat(parsed(file, text)));
      problems.push(...own);
      note(dish.id, file);
      if (dish.form !== form)
        problems.push({
          dish: dish.id,
          where: 'form',
          problem: form ? 'must be true in data/forms' : 'belongs into data/forms',
        });
      if (!form && !known.has(dish.cuisine))
        problems.push({
          dish: dish.id,
          where: 'cuisine',
          problem: `"${dish.cuisine}" has no profile in data/cuisines`,
        });
      return dish;
    });
  return { cuisines, dishes: read('data/dishes', false), forms: read('data/forms', true), problems, files };
}
