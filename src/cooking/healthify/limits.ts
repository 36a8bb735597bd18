import type { FactTables } from '#food/fact-tables';
import type { Ingredient } from '#food/ingredient';
import type { Judgement } from '../verify/judge.ts';
import type { Character } from './character.ts';
import type { FocusLimit, FocusRule } from './rules.ts';

/** A small weight with this much energy is a meal all the same: dry pasta swells. Own rule: a fifth of 2,000 kcal. */
const mealKcal = 400;

/** The limits of a focus that speak of this dish: by the size of its servings, and of added sugar where there is some. */
export function limitsFor(
  rule: FocusRule,
  { nutrition, ingredients }: Judgement,
  { words }: Pick<Character, 'words'>,
  { thresholds }: Pick<FactTables, 'thresholds'>,
): readonly FocusLimit[] {
  const grams = nutrition.cookedGrams / nutrition.servings;
  const kcal = nutrition.perServing.energy_kcal ?? 0;
  const meal = grams >= thresholds.mealGrams || (kcal >= mealKcal && words.has('savoury'));
  const sweetened = ingredients.some(isAddedSugar);
  return rule.limits.filter(
    ({ when, added }) => (when === null || when === (meal ? 'meal' : 'food')) && (!added || sweetened),
  );
}

const isAddedSugar = ({ food, grams }: Ingredient): boolean =>
  food !== null &&
  (grams === null || grams > 2) &&
  food.traits.some((trait) => trait === 'added-sugar' || trait === 'honey');
