import { AppError } from '#kernel/errors';
import type { AiResult } from '../call.ts';
import type { Handlers } from '../handlers.ts';
import { enrichIngredients } from './enrich-ingredients.ts';
import { generateRecipe } from './generate-recipe.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { suggestCategory } from './suggest-category.ts';

/** The AI endpoints that the embedded engine answers; `model` is its id, `sous-engine-<version>`. */
export function kitchenHandlers(deps: KitchenDeps, model: string): Handlers {
  const embedded = <T>(data: T): AiResult<T> => ({ data, modelTier: 'embedded', model });
  return {
    'recipes.generate': (_call, body) => {
      // Until pantries can be made, every pantry_id is one that the account does not have.
      if (body.pantry_id !== undefined)
        throw new AppError('not_found', `there is no pantry ${body.pantry_id}`);
      return embedded(generateRecipe(deps, { ...body, ingredients: body.ingredients ?? [] }));
    },
    'enrich-ingredients': (_call, body) => embedded(enrichIngredients(deps, body)),
    'suggest-category': (_call, body) => embedded(suggestCategory(deps, body)),
  };
}
