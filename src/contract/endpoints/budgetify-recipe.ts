import { Type } from 'typebox';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { exampleRecipe } from '../examples/recipe.ts';
import { change } from '../schemas/change.ts';
import { envelope } from '../schemas/envelope.ts';
import { cost, recipeFields } from '../schemas/recipe.ts';
import { recipeInput } from '../schemas/recipe-input.ts';
import { callbackFields, currencyField, sharedFields } from '../schemas/request-fields.ts';
import { nullableNumber, text } from '../schemas/shape.ts';

const price = Type.Object(
  {
    item: text(200),
    price: Type.Number({ minimum: 0, maximum: 1_000_000 }),
    amount: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
    unit: text(50),
  },
  { additionalProperties: false },
);

export const budgetifyRecipe = defineEndpoint({
  ...aiEndpoint,
  id: 'budgetify-recipe',
  path: '/api/v1/budgetify-recipe',
  tag: 'Transforms',
  envelope: 'budgetify-recipe',
  callback: true,
  summary: 'Make a recipe cheaper',
  description:
    'Swaps and trims until the target cost is met, or says that it is not. Prices come from the tables, or from price_book.',
  body: Type.Object(
    {
      recipe: recipeInput,
      target_cost_per_serving: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000 })),
      reduction_percent: Type.Optional(Type.Number({ minimum: 5, maximum: 70, default: 25 })),
      currency: Type.Optional(currencyField),
      price_book: Type.Optional(
        Type.Array(price, { maxItems: 200, description: 'What things cost where you shop.' }),
      ),
      keep: Type.Optional(Type.Array(text(200), { maxItems: 100, description: 'Ingredients not to touch.' })),
      ...sharedFields,
      ...callbackFields,
    },
    { additionalProperties: false },
  ),
  response: envelope(
    'budgetify-recipe',
    Type.Object({
      ...recipeFields,
      changes: Type.Array(change),
      cost_before: cost,
      saved_percent: nullableNumber(),
      target_met: Type.Boolean(),
    }),
  ),
  errors: [...aiErrors, ...callbackErrors, 'conflicting_constraints'],
  examples: [{ summary: 'A third cheaper', body: { recipe: exampleRecipe, reduction_percent: 33 } }],
});
export type BudgetifyRecipeRequest = BodyOf<typeof budgetifyRecipe>;
export type BudgetifyRecipeResult = ResultOf<typeof budgetifyRecipe>;
