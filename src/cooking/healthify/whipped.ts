import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutrients } from '#food/vocabulary';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { sentencesOf } from './technique.ts';

/** Cream with less fat than this, in 100 g, holds no air. */
const leastFat = 28;
const fatAt = nutrients.indexOf('fat_g');

/** Whether a food can be whipped as cream is. */
export const whips = (food: Food): boolean =>
  (isKind(food, 'cream') && (food.nutrients?.[fatAt] ?? 0) >= leastFat) || food.id === 'coconut-cream';

/** "Whip the cream to soft peaks", "whisk the cream until it holds its shape". */
const whipping =
  /\b(?:whip|whips|whipped)\b|\b(?:soft|stiff|firm) peaks\b|\b(?:whisk|beat)\b.*\b(?:until|till|to)\b.*\b(?:peaks|billowy|floppy|hold(?:s|ing)? (?:its|their|a) shape)\b/i;

/** Whether a line is cream that the steps whip: what is mixed into it would keep it from standing. */
export const isWhippedCream = (
  food: Food,
  key: string,
  { steps, source, grounded }: UnderstoodRecipe,
): boolean =>
  isKind(food, 'cream') &&
  (/\bwhipped\b/i.test(grounded.find((one) => one.key === key)?.parsed.preparation ?? '') ||
    steps.some(({ mentions }, at) =>
      sentencesOf(source.instructions[at]!).some(
        ({ start, end, text }) =>
          whipping.test(text) &&
          mentions.some((one) => one.key === key && one.start >= start && one.start < end),
      ),
    ));
