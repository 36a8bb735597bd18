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

/** "Fry the onion for ten minutes": garlic goes in at the end of it. */
const inFat = /\b(?:fry|fries|frying|fried|saut[eé]\w*|soften\w*|sweat\w*|brown|sear|stir-fry|cook)\b/i;
const untilDone = /\b(?:until|till)\b|\bminutes?\b|\bmins?\b/i;
const wetOrLong =
  /\b(?:boil\w*|simmer\w*|bake|roast|oven|hours?|hrs?|slow|crock-?pot|water|steam|broil|grill)\b/i;

/** What a pan holds that nothing fries in. */
const wet = [
  'stock',
  'water',
  'milk',
  'coconut-milk',
  'canned-soup',
  'wine',
  'beer',
  'tomato-juice',
] as const;

/** Whether the pot of a step had its broth before: what goes in there simmers along and fries no more. */
export function isWetBefore(at: number, { grounded, steps, recipe, source }: UnderstoodRecipe): boolean {
  // A pan that is named anew begins dry; so does one in which fat is heated.
  const text = source.instructions[at]!;
  if (
    /\b(?:heat|melt|warm)\b[^.]*\b(?:oil|butter|ghee|fat)\b|\bin (?:a|an|another) (?:\p{L}+[- ]){0,3}(?:pan|pot|saucepan|skillet|wok)\b/iu.test(
      text,
    )
  )
    return false;
  return recipe.steps
    .slice(0, at)
    .some(
      ({ action, inputs }, one) =>
        action !== null &&
        /^(?:simmer|boil|stew|braise)$/.test(action) &&
        !/\bdrain/i.test(source.instructions[one]!) &&
        grounded.some(
          ({ key, ingredient: { food } }) =>
            food !== null &&
            inputs.includes(key) &&
            steps[at]!.contents.includes(key) &&
            wet.some((kind) => isKind(food, kind)),
        ),
    );
}

/** The first step in which a pot simmers with its broth in it and nothing is taken out again; null where none does. */
export function simmersFirst({ grounded, recipe, source }: UnderstoodRecipe): string | null {
  const found = recipe.steps.find(
    ({ action, inputs }, at) =>
      action !== null &&
      /^(?:simmer|boil|stew|braise)$/.test(action) &&
      !/\bdrain|\b(?:take|lift|remove|fish|transfer)\b[^.]*\b(?:out|from|to)\b/i.test(
        source.instructions[at]!,
      ) &&
      grounded.some(
        ({ key, ingredient: { food } }) =>
          food !== null && inputs.includes(key) && wet.some((kind) => isKind(food, kind)),
      ),
  );
  return found?.id ?? null;
}

/** Whether what is named at a place of a step softens in a pan there, and whether its own sentence says for how long; null where it does not. */
export function softensIn(text: string, at: number): { readonly done: boolean } | null {
  const from = text.slice(0, at).search(/[^.!?]*$/);
  const [sentence = '', next = ''] = text.slice(from).split(/(?<=[.!?])\s+/);
  // "Heat the oil in a skillet. Stir in the cabbage until tender."
  const hotPan = /\b(?:oil|butter|skillet|frying pan)\b/i.test(text.slice(0, from));
  if (wetOrLong.test(sentence) || !(hotPan || inFat.test(`${sentence} ${next}`))) return null;
  return { done: (hotPan || inFat.test(sentence)) && untilDone.test(sentence) };
}
