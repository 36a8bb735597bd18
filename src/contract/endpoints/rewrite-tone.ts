import { Type } from 'typebox';
import { tones } from '#cooking/vocabulary';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { exampleRecipe } from '../examples/recipe.ts';
import { enumInput } from '../schemas/enum-input.ts';
import { envelope } from '../schemas/envelope.ts';
import { recipeFields } from '../schemas/recipe.ts';
import { recipeInput } from '../schemas/recipe-input.ts';
import { callbackFields, sharedFields } from '../schemas/request-fields.ts';
import { strings } from '../schemas/shape.ts';
import { rewriteLengths } from '../schemas/words.ts';

export const rewriteTone = defineEndpoint({
  ...aiEndpoint,
  id: 'rewrite-tone',
  path: '/api/v1/rewrite-tone',
  tag: 'Transforms',
  envelope: 'rewrite-tone',
  callback: true,
  summary: 'Say a recipe in another tone',
  description:
    'Re-words the steps. Quantities, temperatures, times and ingredients are locked, and listed as proof.',
  body: Type.Object(
    {
      recipe: recipeInput,
      tone: enumInput(tones, { aliases: { funny: 'humorous', kids: 'kidFriendly', simple: 'minimalist' } }),
      length: Type.Optional(enumInput(rewriteLengths, { default: 'same' })),
      ...sharedFields,
      ...callbackFields,
    },
    { additionalProperties: false },
  ),
  response: envelope(
    'rewrite-tone',
    Type.Object({
      ...recipeFields,
      locked: Type.Object({
        quantities: strings(),
        temperatures: strings(),
        times: strings(),
        ingredients: strings(),
        unchanged: Type.Literal(true),
      }),
    }),
  ),
  errors: [...aiErrors, ...callbackErrors, 'conflicting_constraints'],
  examples: [{ summary: 'For children', body: { recipe: exampleRecipe, tone: 'kidFriendly' } }],
});
export type RewriteToneRequest = BodyOf<typeof rewriteTone>;
export type RewriteToneResult = ResultOf<typeof rewriteTone>;
