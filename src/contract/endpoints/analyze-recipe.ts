import { Type } from 'typebox';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { exampleRecipe } from '../examples/recipe.ts';
import { envelope } from '../schemas/envelope.ts';
import { transformedRecipe } from '../schemas/recipe.ts';
import { recipeInput } from '../schemas/recipe-input.ts';
import { callbackFields, healthFocusField, sharedFields } from '../schemas/request-fields.ts';

export const analyzeRecipe = defineEndpoint({
  ...aiEndpoint,
  id: 'analyze-recipe',
  path: '/api/v1/analyze-recipe',
  tag: 'Recipes',
  envelope: 'analyze-recipe',
  callback: true,
  summary: 'Understand a recipe',
  description:
    'The recipe with its structure, timing, nutrition, cost, allergens, diets, a verdict on everything asked, and food-safety warnings.',
  body: Type.Object(
    {
      recipe: recipeInput,
      health_focus: Type.Optional(healthFocusField),
      ...sharedFields,
      ...callbackFields,
    },
    { additionalProperties: false },
  ),
  response: envelope('analyze-recipe', transformedRecipe),
  errors: [...aiErrors, ...callbackErrors],
  examples: [
    { summary: 'Is it vegetarian?', body: { recipe: exampleRecipe, dietary_restrictions: ['vegetarian'] } },
  ],
});
export type AnalyzeRecipeRequest = BodyOf<typeof analyzeRecipe>;
export type AnalyzeRecipeResult = ResultOf<typeof analyzeRecipe>;
