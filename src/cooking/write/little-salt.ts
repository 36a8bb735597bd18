import type { Diet } from '#food/vocabulary';
import type { Recipe } from '../recipe.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { withoutPinch } from './without-salt.ts';

/** Whose water is not salted: what boils in it takes some of it up, and no list counts that. */
const sparing: ReadonlySet<Diet> = new Set<Diet>(['low-sodium']);
const sparingFocus: ReadonlySet<HealthFocus> = new Set<HealthFocus>(['lowSodium', 'kidneyFriendly', 'dash']);

const salted =
  /\b(?:(?:very |well|lightly |generously )?-?salted,? (?:boiling )|boiling,? (?:well-|lightly )?salted |(?:well-|lightly |generously )?salted )(?=water\b)/giu;

/** "Cook in well-salted boiling water" → "Cook in boiling water". */
export const inPlainWater = (text: string): string =>
  text.replace(salted, (said) => (/boiling/i.test(said) ? 'boiling ' : ''));

/** Salt that no list counts: "with a little salt", "taste for salt". */
const inPassing: readonly (readonly [RegExp, string])[] = [
  [/,? with (?:a little|some|a little more) (?:of the )?(?:remaining )?salt\b/giu, ''],
  [/\btaste for (?:a little |the last of the |more )?salt\b/giu, 'taste'],
  [/,? and taste for (?:a little )?salt(?= and pepper)/giu, ', and taste for'],
];

/** The steps with the salt that they add in passing left out. */
export const withoutPassingSalt = (text: string): string =>
  inPassing.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);

/** A recipe for somebody who eats little salt: rice and pasta are boiled in plain water, and only what the list tells is added, if that is more than a pinch. */
export function withLittleSalt(
  recipe: Recipe,
  diets: readonly Diet[],
  focus: HealthFocus | null = null,
): Recipe {
  if (!diets.some((diet) => sparing.has(diet)) && !(focus !== null && sparingFocus.has(focus))) return recipe;
  const bare = withoutPinch({
    ...recipe,
    steps: recipe.steps.map((step) => ({ ...step, text: inPlainWater(step.text) })),
  });
  return {
    ...bare,
    steps: bare.steps.map((step) => ({ ...step, text: withoutPassingSalt(step.text) })),
  };
}
