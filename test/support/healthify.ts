import type { HealthFocus } from '#cooking/vocabulary';
import { healthify } from '#usecases/recipes/healthify';
import { loadKitchen } from './kitchen.ts';

/** The answer for a recipe as a caller sends it, with its lines and its reasons. */
export function healthified(
  health_focus: HealthFocus,
  title: string,
  servings: number,
  ingredients: readonly string[],
  instructions: readonly string[],
) {
  const answer = healthify(loadKitchen(), {
    health_focus,
    recipe: {
      title,
      recipeYield: String(servings),
      ingredients: [...ingredients],
      instructions: [...instructions],
    },
  });
  return {
    ...answer,
    lines: answer.ingredients.map(({ text }) => text),
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    told: answer.instructions.join('\n'),
    why: answer.changes.map(({ reason }) => reason).join('\n'),
  };
}
