/** Pans in which a part of the dish is cooked by itself: nothing that belongs to the whole goes in there. */
import { isKind } from '#food/ingredient';
import { cookedApart } from '../edit/follow-up.ts';
import type { Step } from '../recipe.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

export const starches = ['pasta', 'noodle', 'rice'] as const;

export const inLiquid = new Set([
  'simmer',
  'boil',
  'stew',
  'braise',
  'bake',
  'slow-cook',
  'pressure-cook',
  'reduce',
]);

/** Whether a step does no more than fry one piece of meat or fish, of a dish that has a pot besides. */
export const friesAlone = (
  { inputs, action }: Step,
  at: number,
  { grounded, source, recipe }: UnderstoodRecipe,
): boolean =>
  action !== null &&
  /^(?:fry|stir-fry|sear|saute)$/.test(action) &&
  !/\b(?:add|stir in|pour)\b/i.test(source.instructions[at]!) &&
  recipe.steps.some((step) => step.action !== null && inLiquid.has(step.action)) &&
  grounded
    .filter(({ key }) => inputs.includes(key))
    .every(
      ({ ingredient: { food } }) =>
        food !== null &&
        food.traits.some((trait) => ['meat', 'fish', 'shellfish'].includes(trait) || trait === 'poultry'),
    );

/** Steps in which rice, pasta or grain is cooked by itself, beside the pot of the dish. */
export function cookedAlone(understood: UnderstoodRecipe): ReadonlySet<number> {
  if (understood.grounded.length < 4) return new Set();
  return new Set(
    understood.grounded.flatMap(({ key, ingredient: { food } }) => {
      if (food === null || ![...starches, 'grain'].some((kind) => isKind(food, kind))) return [];
      const found = cookedApart(understood, key);
      return found === null ? [] : [found.at];
    }),
  );
}
