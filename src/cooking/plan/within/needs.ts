import type { Food } from '#food/model';
import type { DishRole } from '../../dish.ts';
import { gramsPerUnit } from '../../measures/amounts.ts';
import { roleGrams } from '../../measures/measure-parts.ts';
import type { Brief } from '../brief.ts';
import type { Plan } from '../fill.ts';
import { asItLies } from '../rank/as-it-lies.ts';

/** Grams that a plan takes of each pantry item, as it lies there, and as which food. */
export function needsOf(
  plan: Plan,
  servings: number,
  pantry: Brief['pantry'],
  counts: (role: DishRole) => boolean = () => true,
): ReadonlyMap<number, { readonly grams: number; readonly food: Food }> {
  const needs = new Map<number, { grams: number; food: Food }>();
  const apart = new Map<number, EggParts>();
  for (const role of plan.dish.roles) {
    const fills = counts(role) ? (plan.fills.get(role.id) ?? []) : [];
    for (const { pantry: at, ratio, food } of fills) {
      if (at === null) continue;
      const grams = (roleGrams(plan, role, servings) * ratio) / fills.length;
      const item = pantry[at]!.food ?? food;
      if (item.id === 'egg' && (food.id === 'egg-yolk' || food.id === 'egg-white')) {
        const parts = apart.get(at) ?? { yolk: 0, white: 0 };
        const eggs = asEggs(grams, food, item);
        apart.set(
          at,
          food.id === 'egg-yolk'
            ? { ...parts, yolk: parts.yolk + eggs }
            : { ...parts, white: parts.white + eggs },
        );
        needs.set(at, needs.get(at) ?? { grams: 0, food: item });
        continue;
      }
      const taken = asItLies(grams, food, item);
      needs.set(at, {
        grams: (needs.get(at)?.grams ?? 0) + taken,
        food: taken === grams ? food : item,
      });
    }
  }
  // The whites of four eggs come out of the shells of their yolks.
  for (const [at, { yolk, white }] of apart) {
    const { grams, food } = needs.get(at)!;
    needs.set(at, { grams: grams + Math.max(yolk, white), food });
  }
  return needs;
}

/** Grams of whole eggs that the yolks and the whites of a plan take. */
interface EggParts {
  readonly yolk: number;
  readonly white: number;
}

/** Grams of whole eggs that are opened for so many of a part of them. */
function asEggs(grams: number, part: Food, egg: Food): number {
  const [each, whole] = [gramsPerUnit(part, 'piece'), gramsPerUnit(egg, 'piece')];
  return each === null || whole === null ? grams : (grams / each) * whole;
}
