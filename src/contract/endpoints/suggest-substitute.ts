import { Type } from 'typebox';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { enumInput } from '../schemas/enum-input.ts';
import { envelope } from '../schemas/envelope.ts';
import { recipeInput } from '../schemas/recipe-input.ts';
import { callbackFields, pantryIdField, sharedFields } from '../schemas/request-fields.ts';
import { limits, nullableString, strings, text } from '../schemas/shape.ts';
import { suggestion } from '../schemas/suggestion.ts';
import { substitutionReasons } from '../schemas/words.ts';

const line = text(limits.generateIngredientLength);

export const suggestSubstitute = defineEndpoint({
  ...aiEndpoint,
  id: 'suggest-substitute',
  path: '/api/v1/suggest-substitute',
  tag: 'Ingredients',
  envelope: 'suggest-substitute',
  callback: true,
  summary: 'Suggest what can stand in for an ingredient',
  description:
    'Ranked substitutes with ratios, what changes in method, taste and allergens. No good substitute is a valid answer: none_reason says why.',
  body: Type.Object(
    {
      ingredient: Type.Optional(text(limits.generateIngredientLength, { examples: ['1 cup buttermilk'] })),
      ingredients: Type.Optional(Type.Array(line, { minItems: 1, maxItems: limits.ingredients })),
      recipe: Type.Optional(recipeInput),
      available: Type.Optional(
        Type.Array(line, { maxItems: limits.ingredients, description: 'What there is at home.' }),
      ),
      pantry_id: Type.Optional(pantryIdField),
      reason: Type.Optional(enumInput(substitutionReasons, { aliases: { price: 'cost', flavor: 'taste' } })),
      max_results: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 5 })),
      ...sharedFields,
      ...callbackFields,
    },
    {
      additionalProperties: false,
      anyOf: [{ required: ['ingredient'] }, { required: ['ingredients'] }],
    },
  ),
  response: envelope(
    'suggest-substitute',
    Type.Object({
      substitutions: Type.Array(
        Type.Object({
          ingredient: Type.String(),
          suggestions: Type.Array(suggestion),
          none_reason: nullableString(),
        }),
      ),
      warnings: strings(),
    }),
  ),
  errors: [...aiErrors, ...callbackErrors],
  examples: [
    {
      summary: 'No buttermilk',
      body: { ingredient: '1 cup buttermilk', reason: 'outOfStock', allergies: ['egg'] },
    },
  ],
});
export type SuggestSubstituteRequest = BodyOf<typeof suggestSubstitute>;
export type SuggestSubstituteResult = ResultOf<typeof suggestSubstitute>;
