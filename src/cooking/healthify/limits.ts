import { once } from '#kernel/once';
import type { FactTables } from '#food/fact-tables';
import type { Ingredient } from '#food/ingredient';
import type { Judgement } from '../verify/judge.ts';
import type { Character } from './character.ts';
import { amountsWith, knownAmounts } from './estimate.ts';
import type { FocusLimit, FocusRule } from './rules.ts';
import { measure } from './targets.ts';

/** A small weight with this much energy is a meal all the same: dry pasta swells. Own rule: a fifth of 2,000 kcal. */
const mealKcal = 400;

/** Cakes, cookies, puddings, ices and sweets: what is eaten for pleasure, a piece at a time. */
const treats = ['cake', 'cookie', 'pastry', 'fried-dough', 'sweet', 'custard', 'frozen', 'candy'] as const;

/**
 * The limits of a focus that speak of this dish: by the size of its servings, and of added sugar where there is some. Where
 * a limit is a share of the dish's own figure, it is made a figure here.
 */
export function limitsFor(
  rule: FocusRule,
  { nutrition, ingredients }: Judgement,
  { words }: Pick<Character, 'words'>,
  tables: Pick<FactTables, 'thresholds' | 'retention'>,
): readonly FocusLimit[] {
  const grams = nutrition.cookedGrams / nutrition.servings;
  const kcal = nutrition.perServing.energy_kcal ?? 0;
  const savoury = words.has('savoury');
  const meal = grams >= tables.thresholds.mealGrams || (kcal >= mealKcal && savoury);
  const treat = !savoury && treats.some((word) => words.has(word));
  const size = meal ? 'meal' : 'food';
  const own = treat && rule.limits.some(({ when }) => when === 'treat') ? 'treat' : size;
  const sweetened = ingredients.some(isAddedSugar);
  const known = once(() => amountsWith(knownAmounts(nutrition, ingredients, tables), [], nutrition.servings));
  return rule.limits
    .filter(({ when, added }) => (when === null || when === own) && (!added || sweetened))
    .map((limit): FocusLimit => {
      if (limit.less === undefined) return limit;
      const now = measure(known(), limit.nutrient, limit.basis);
      const enough = limit.enough === undefined ? 0 : (limit.enough * grams) / 100;
      const most = Math.min(Math.max((now ?? 0) * (1 - limit.less), enough), limit.most ?? Infinity);
      return { ...limit, max: now === null ? null : most };
    });
}

const isAddedSugar = ({ food, grams }: Ingredient): boolean =>
  food !== null &&
  (grams === null || grams > 2) &&
  food.traits.some((trait) => trait === 'added-sugar' || trait === 'honey');
