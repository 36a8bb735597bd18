import type { RecipeIngredient, Step } from '../recipe.ts';

/** As the list asks for thighs and breasts, and how where the steps speak of their skin. */
const bought = {
  skinless: /\bboneless, skinless (?=(?:chicken|turkey) )/,
  skinOn: 'boneless, skin-on ',
} as const;
const needsSkin =
  /\bskin(?:[- ]side)? (?:up|down)\b|\bthe skin (?:is|has|turns|browns|crisps)\b|\bcrisp skin\b/i;
const ifAny = /where (?:there is|it has)|if (?:there is|it has|they have)/i;

/** The list with skin-on thighs and breasts where the steps want a crisp skin: the shop has both. */
export const withSkinOn = (
  ingredients: readonly RecipeIngredient[],
  steps: readonly Step[],
): readonly RecipeIngredient[] =>
  ingredients.map((item) => {
    const { key, text, name } = item;
    const wanted =
      bought.skinless.test(text) &&
      steps.some((step) => step.inputs.includes(key) && needsSkin.test(step.text) && !ifAny.test(step.text));
    const asWanted = (words: string): string => words.replace(bought.skinless, bought.skinOn);
    return wanted ? { ...item, text: asWanted(text), name: asWanted(name) } : item;
  });
