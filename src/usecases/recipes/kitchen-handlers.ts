import type { AiResult, Call } from '../call.ts';
import type { Handlers } from '../handlers.ts';
import { refuseWishes, type ModelChoice } from '../model-wishes.ts';
import { adaptRecipeMethod } from './adapt-method.ts';
import { analyzeRecipe } from './analyze-recipe.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { enrichIngredients } from './enrich-ingredients.ts';
import { generateForCall } from './generate-call.ts';
import { healthify } from './healthify.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { rewriteTone } from './rewrite-tone.ts';
import { suggestCategory } from './suggest-category.ts';
import { suggestSubstitute } from './suggest-substitute.ts';

/** The kitchen, which models there are, and the embedded engine's id (`sous-engine-<version>`). */
export type KitchenHandlerDeps = KitchenDeps & ModelChoice & { readonly engineModel: string };

/** The AI endpoints that the embedded engine answers. */
export function kitchenHandlers(deps: KitchenHandlerDeps): Handlers {
  const embedded =
    <Body extends Parameters<typeof refuseWishes>[1], Data>(work: (deps: KitchenDeps, body: Body) => Data) =>
    (call: Call, body: Body): AiResult<Data> => {
      refuseWishes(call.principal, body, deps);
      return { data: work(deps, body), modelTier: 'embedded', model: deps.engineModel };
    };
  return {
    'recipes.generate': (call, body) => generateForCall(deps, call, body),
    'adapt-method': embedded(adaptRecipeMethod),
    'analyze-recipe': embedded(analyzeRecipe),
    'budgetify-recipe': embedded(budgetifyRecipe),
    'enrich-ingredients': embedded(enrichIngredients),
    healthify: embedded(healthify),
    'rewrite-tone': embedded(rewriteTone),
    'suggest-category': embedded(suggestCategory),
    'suggest-substitute': embedded(suggestSubstitute),
  };
}
