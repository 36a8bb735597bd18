import { fillWith, planWith } from '../fill.ts';
import { compileDiets } from '#food/diet-rules';
import type { FactTables } from '#food/fact-tables';
import type { Food } from '#food/model';
import type { Diet } from '#food/vocabulary';
import { doughs } from '../../measures/doughs.ts';
import { roleGrams } from '../../measures/measure-parts.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** Grams of a food that a serving may have; null where its amount is free. */
export type LimitOf = (food: Food) => number | null;

/** The tightest limits that some diets set to foods in a serving; null where none of them sets any. */
export function limitsFor(diets: readonly Diet[], facts: FactTables): LimitOf | null {
  const compiled = compileDiets(facts.diets);
  const limiting = diets.flatMap((diet) => {
    const rules = compiled.get(diet);
    return rules?.limits === true ? [rules] : [];
  });
  if (limiting.length === 0) return null;
  return (food) => {
    const all = limiting.flatMap((rules) => rules.limitOf(food)?.grams ?? []);
    return all.length === 0 ? null : Math.min(...all);
  };
}

/** What is left of an amount at the least, so that the dish is still what it is called. */
const leastEssential = 0.6;
const leastOther = 0.3;
/** Amounts are rounded to what a kitchen measures, and must not be rounded over the limit. */
const margin = 0.93;

/**
 * The plan with less of what a diet allows a little of: 40 g of red pepper a serving for who bears no more. The same plan
 * where nothing is over a limit, or so far over it that the dish would not be itself; that is for the verdict to say.
 */
export function withinLimits(ranked: Ranked, servings: number, limitOf: LimitOf | null): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (limitOf === null || doughs.has(dish.family)) return ranked;
  const taken = new Map<Food, number>();
  for (const role of dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    for (const { food, ratio } of all) {
      const grams = (roleGrams(plan, role, servings) * ratio) / all.length / servings;
      taken.set(food, (taken.get(food) ?? 0) + grams);
    }
  }
  const shares = new Map<Food, number>();
  for (const [food, grams] of taken) {
    const limit = limitOf(food);
    if (limit !== null && grams > limit) shares.set(food, (limit * margin) / grams);
  }
  if (shares.size === 0) return ranked;
  const fills = new Map(plan.fills);
  for (const role of dish.roles) {
    if (dish.ratios.some(({ of, to }) => of.includes(role.id) || to.includes(role.id))) continue;
    const least = role.need === 'essential' ? leastEssential : leastOther;
    fills.set(
      role.id,
      (plan.fills.get(role.id) ?? []).map((fill) => {
        const share = shares.get(fill.food) ?? 1;
        return share === 1 || share < least ? fill : fillWith(fill, { ratio: fill.ratio * share });
      }),
    );
  }
  return rankedWith(ranked, { plan: planWith(plan, { fills }) });
}
