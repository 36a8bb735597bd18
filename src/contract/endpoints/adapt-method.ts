import { Type } from 'typebox';
import { methods } from '#cooking/vocabulary';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { exampleRecipe } from '../examples/recipe.ts';
import { methodChange } from '../schemas/change.ts';
import { enumInput } from '../schemas/enum-input.ts';
import { envelope } from '../schemas/envelope.ts';
import { recipeFields } from '../schemas/recipe.ts';
import { recipeInput } from '../schemas/recipe-input.ts';
import { callbackFields, sharedFields } from '../schemas/request-fields.ts';
import { nullableString, strings } from '../schemas/shape.ts';
import { methodAliases } from '../schemas/words.ts';

export const adaptMethod = defineEndpoint({
  ...aiEndpoint,
  id: 'adapt-method',
  path: '/api/v1/adapt-method',
  tag: 'Transforms',
  envelope: 'adapt-method',
  callback: true,
  summary: 'Cook a recipe by another method',
  description:
    'Converts times, temperatures and amounts of liquid by stated rules. What cannot be converted safely comes back unchanged with feasible: false and the reason.',
  body: Type.Object(
    {
      recipe: recipeInput,
      method: enumInput(methods, { aliases: methodAliases }),
      source_method: Type.Optional(enumInput(methods, { aliases: methodAliases })),
      equipment: Type.Optional(
        Type.Object(
          {
            capacity_l: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
            wattage: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 20_000 })),
          },
          { additionalProperties: false },
        ),
      ),
      ...sharedFields,
      ...callbackFields,
    },
    { additionalProperties: false },
  ),
  response: envelope(
    'adapt-method',
    Type.Object({
      ...recipeFields,
      changes: Type.Array(methodChange),
      safety: strings(),
      feasible: Type.Boolean(),
      reason: nullableString(),
    }),
  ),
  errors: [...aiErrors, ...callbackErrors],
  examples: [{ summary: 'In a slow cooker', body: { recipe: exampleRecipe, method: 'slowCooker' } }],
});
export type AdaptMethodRequest = BodyOf<typeof adaptMethod>;
export type AdaptMethodResult = ResultOf<typeof adaptMethod>;
