import { AppError } from '#kernel/errors';
import { healthFocuses, type HealthFocus } from '#cooking/vocabulary';
import type { AiResult } from '../call.ts';
import type { Handlers } from '../handlers.ts';
import { enrichIngredients } from './enrich-ingredients.ts';
import { generateRecipe } from './generate-recipe.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { suggestCategory } from './suggest-category.ts';

const isFocus = (word: string): word is HealthFocus => (healthFocuses as readonly string[]).includes(word);

/** The AI endpoints that the embedded engine answers; `model` is its id, `sous-engine-<version>`. */
export function kitchenHandlers(deps: KitchenDeps, model: string): Handlers {
  const embedded = <T>(data: T): AiResult<T> => ({ data, modelTier: 'embedded', model });
  return {
    'recipes.generate': (_call, body) => {
      // Until pantries can be made, every pantry_id is one that the account does not have.
      if (body.pantry_id !== undefined)
        throw new AppError('not_found', `there is no pantry ${body.pantry_id}`);
      const { health_focus: focus, ...rest } = body;
      const wishes = { ...rest, ingredients: body.ingredients ?? [] };
      if (focus === undefined) return embedded(generateRecipe(deps, wishes));
      if (isFocus(focus)) return embedded(generateRecipe(deps, { ...wishes, health_focus: focus }));
      // A diet in place of a focus is a restriction.
      return embedded(
        generateRecipe(deps, {
          ...wishes,
          dietary_restrictions: [...(body.dietary_restrictions ?? []), focus],
        }),
      );
    },
    'enrich-ingredients': (_call, body) => embedded(enrichIngredients(deps, body)),
    'suggest-category': (_call, body) => embedded(suggestCategory(deps, body)),
  };
}
