import { Type } from 'typebox';
import { allergens, categories } from '#food/vocabulary';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { envelope } from '../schemas/envelope.ts';
import { allergenClaim, cost, nutrientAmounts, nutrition } from '../schemas/recipe.ts';
import { recipeInput } from '../schemas/recipe-input.ts';
import { callbackFields, servingsField, sharedFields } from '../schemas/request-fields.ts';
import {
  limits,
  nullable,
  nullableInteger,
  nullableNumber,
  nullableOneOf,
  nullableString,
  oneOf,
  strings,
  text,
} from '../schemas/shape.ts';
import { storagePlaces } from '../schemas/words.ts';

/** How long a food keeps, and where best. */
const storage = Type.Object({
  best: oneOf(storagePlaces),
  pantry_days: nullableInteger(),
  fridge_days: nullableInteger(),
  freezer_days: nullableInteger(),
  opened_days: nullableInteger(),
  source: Type.String(),
});

const enriched = Type.Object({
  text: Type.String({ description: 'The line as it was sent.' }),
  quantity: nullableNumber(),
  quantity_max: nullableNumber(),
  unit: nullableString(),
  size: nullableString(),
  name: Type.String(),
  preparation: nullableString(),
  optional: Type.Boolean(),
  food: nullableString(),
  food_name: nullableString(),
  category: nullableOneOf(categories),
  grams: nullableNumber(),
  grams_basis: nullableString({
    description: 'The arithmetic: "2 × 150 g (medium onion)".',
  }),
  nutrition: nullable(nutrientAmounts),
  nutrition_source: nullableString(),
  allergens: Type.Array(allergenClaim),
  price: nullable(
    Type.Object({
      amount: nullableNumber(),
      currency: Type.String(),
      per_kg: Type.Number(),
      as_of: Type.String(),
      source: Type.String(),
    }),
  ),
  storage: nullable(storage),
  season: Type.Unsafe<readonly number[] | null>({
    type: ['array', 'null'],
    items: { type: 'integer', minimum: 1, maximum: 12 },
    description: 'Months of the season in the northern hemisphere; null = all year.',
  }),
  alternatives: Type.Array(
    Type.Object({ food: Type.String(), name: Type.String(), confidence: Type.Number() }),
    { description: 'What else the line may mean.' },
  ),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
});

export const enrichIngredients = defineEndpoint({
  ...aiEndpoint,
  id: 'enrich-ingredients',
  path: '/api/v1/enrich-ingredients',
  tag: 'Ingredients',
  envelope: 'enrich-ingredients',
  callback: true,
  summary: 'Understand ingredient lines',
  description:
    'Parses each line and adds food, category, grams with their arithmetic, nutrition, allergens, price, storage and season.',
  body: Type.Object(
    {
      ingredients: Type.Optional(
        Type.Array(text(), {
          minItems: 1,
          maxItems: limits.ingredients,
          examples: [['2 cups flour', '1 stick butter']],
        }),
      ),
      recipe: Type.Optional(recipeInput),
      servings: Type.Optional(servingsField()),
      ...sharedFields,
      ...callbackFields,
    },
    { additionalProperties: false, anyOf: [{ required: ['ingredients'] }, { required: ['recipe'] }] },
  ),
  response: envelope(
    'enrich-ingredients',
    Type.Object({
      ingredients: Type.Array(enriched),
      totals: Type.Object({
        grams: nullableNumber(),
        servings: nullableInteger(),
        nutrition: nutrientAmounts,
        nutrition_detail: nutrition,
        cost,
        allergens: Type.Array(oneOf(allergens)),
      }),
      warnings: strings(),
    }),
  ),
  errors: [...aiErrors, ...callbackErrors],
  examples: [
    { summary: 'Three lines', body: { ingredients: ['2 cups flour', '1 stick butter', '3 large eggs'] } },
  ],
});
export type EnrichIngredientsRequest = BodyOf<typeof enrichIngredients>;
export type EnrichIngredientsResult = ResultOf<typeof enrichIngredients>;
