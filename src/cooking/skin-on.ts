import type { RecipeIngredient, Step } from './recipe.ts';

/** Sold with skin and without. */
const eitherWay = /^(?:chicken|turkey)-(?:thigh|breast)$/;
const skinned = /\bskin/;
const needsSkin =
  /\bskin(?:[- ]side)? (?:up|down)\b|\bthe skin (?:is|has|turns|browns|crisps)\b|\bcrisp skin\b/i;
const ifAny = /where (?:there is|it has)|if (?:there is|it has|they have)/i;

/** The list with "skin on" beside thighs and breasts of which the steps want a crisp skin: the shop has both. */
export function withSkinOn(
  ingredients: readonly RecipeIngredient[],
  steps: readonly Step[],
): readonly RecipeIngredient[] {
  return ingredients.map((item) => {
    const { food, key, preparation } = item;
    if (food === null || !eitherWay.test(food) || skinned.test(item.text)) return item;
    const wanted = steps.some(
      ({ text, inputs }) => inputs.includes(key) && needsSkin.test(text) && !ifAny.test(text),
    );
    if (!wanted) return item;
    const said = preparation === null ? 'skin on' : `skin on, ${preparation}`;
    return {
      ...item,
      preparation: said,
      text:
        preparation === null ? `${item.text}, skin on` : item.text.replace(`, ${preparation}`, `, ${said}`),
    };
  });
}
