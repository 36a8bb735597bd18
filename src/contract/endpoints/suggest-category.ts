import { Type } from 'typebox';
import { categories } from '#food/vocabulary';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { envelope } from '../schemas/envelope.ts';
import { callbackFields, pantryIdField, sharedFields } from '../schemas/request-fields.ts';
import { limits, nullableInteger, nullableOneOf, oneOf, text } from '../schemas/shape.ts';
import { storagePlaces } from '../schemas/words.ts';

const name = text(limits.generateIngredientLength);

export const suggestCategory = defineEndpoint({
  ...aiEndpoint,
  id: 'suggest-category',
  path: '/api/v1/suggest-category',
  tag: 'Ingredients',
  envelope: 'suggest-category',
  callback: true,
  summary: 'Say on which shelf things belong',
  description: 'The category of each item, with its confidence, where it keeps and how long.',
  body: Type.Object(
    {
      items: Type.Optional(
        Type.Array(name, { minItems: 1, maxItems: 200, examples: [['feta', 'dish soap']] }),
      ),
      name: Type.Optional(name),
      pantry_id: Type.Optional(pantryIdField),
      ...sharedFields,
      ...callbackFields,
    },
    { additionalProperties: false, anyOf: [{ required: ['items'] }, { required: ['name'] }] },
  ),
  response: envelope(
    'suggest-category',
    Type.Object({
      items: Type.Array(
        Type.Object({
          name: Type.String(),
          category: oneOf(categories),
          confidence: Type.Number({ minimum: 0, maximum: 1 }),
          alternatives: Type.Array(Type.Object({ category: oneOf(categories), confidence: Type.Number() })),
          storage: nullableOneOf(storagePlaces),
          shelf_life_days: nullableInteger(),
        }),
      ),
    }),
  ),
  errors: [...aiErrors, ...callbackErrors],
  examples: [{ summary: 'Three things', body: { items: ['feta', 'basmati rice', 'dish soap'] } }],
});
export type SuggestCategoryRequest = BodyOf<typeof suggestCategory>;
export type SuggestCategoryResult = ResultOf<typeof suggestCategory>;
