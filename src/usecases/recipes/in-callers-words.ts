import { inItsWords, isBritish } from '#cooking/edit/british';
import type { RecipeOutput } from '#contract/schemas/recipe';
import { inListedNames } from './listed-names.ts';

/**
 * A generated recipe in the words of the kitchen that it is for: who lists a tin of tomatoes, courgettes and mince reads of tins,
 * courgettes and mince. The same recipe where the list is not written in British English.
 */
export function inCallersWords(recipe: RecipeOutput, listed: readonly string[]): RecipeOutput {
  const source = {
    title: '',
    description: null,
    cuisine: null,
    servings: null,
    ingredients: listed,
    instructions: [],
  };
  const british = isBritish(source) ? inItsWords(source) : null;
  const names = inListedNames(listed);
  if (british === null && names === null) return recipe;
  const put = (text: string, named: ((text: string) => string) | undefined): string => {
    const called = named === undefined ? text : named(text);
    return british === null ? called : british(called);
  };
  const own = (text: string): string => put(text, names?.text);
  // A skillet in a title is a pan: nobody serves a frying pan.
  const titled = (text: string): string =>
    put(british === null ? text : text.replace(/\bSkillet\b/g, 'Pan'), names?.title);
  const orNull = (text: string | null): string | null => (text === null ? null : own(text));
  const { pantry } = recipe;
  return {
    ...recipe,
    name: titled(recipe.name),
    title: titled(recipe.title),
    description: orNull(recipe.description),
    ingredients: recipe.ingredients.map((item) => {
      const text = own(item.text);
      const preparation = orNull(item.preparation);
      // What is bought cut up is cut no further.
      const isGone =
        preparation !== null && item.text.includes(item.preparation!) && !text.includes(preparation);
      return { ...item, text, name: own(item.name), preparation: isGone ? null : preparation };
    }),
    steps: recipe.steps.map((step) => ({
      ...step,
      text: own(step.text),
      doneness: orNull(step.doneness),
      ingredients: step.ingredients.map(own),
    })),
    instructions: recipe.instructions.map(own),
    tips: recipe.tips.map(own),
    storage: orNull(recipe.storage),
    warnings: recipe.warnings.map(own),
    ...(pantry === undefined
      ? {}
      : {
          pantry: {
            ...pantry,
            used: pantry.used.map((one) => ({ ...one, reason: own(one.reason) })),
            missing: pantry.missing.map(({ item, reason }) => ({ item: own(item), reason: own(reason) })),
            assumed: pantry.assumed.map(({ item, reason }) => ({ item: own(item), reason })),
            unused: pantry.unused.map(({ item, reason }) => ({ item, reason: own(reason) })),
          },
        }),
  };
}
