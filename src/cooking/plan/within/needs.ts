import type { Food } from '#food/model';
import type { DishRole } from '../../dish.ts';
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
  for (const role of plan.dish.roles) {
    const fills = counts(role) ? (plan.fills.get(role.id) ?? []) : [];
    for (const { pantry: at, ratio, food } of fills) {
      if (at === null) continue;
      const grams = (roleGrams(plan, role, servings) * ratio) / fills.length;
      const item = pantry[at]!.food ?? food;
      const taken = asItLies(grams, food, item);
      needs.set(at, {
        grams: (needs.get(at)?.grams ?? 0) + taken,
        food: taken === grams ? food : item,
      });
    }
  }
  return needs;
}
