import { Type } from 'typebox';
import { nutrients } from '#food/vocabulary';
import { aiEndpoint, aiErrors, callbackErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf, ResultOf } from '../endpoint.ts';
import { exampleRecipe } from '../examples/recipe.ts';
import { change } from '../schemas/change.ts';
import { envelope } from '../schemas/envelope.ts';
import { nutrition, recipeFields } from '../schemas/recipe.ts';
import { recipeInput } from '../schemas/recipe-input.ts';
import { callbackFields, healthFocusField, sharedFields } from '../schemas/request-fields.ts';
import { nullableNumber, oneOf } from '../schemas/shape.ts';

/** A figure that the focus is measured by. */
const target = Type.Object({
  nutrient: oneOf(nutrients),
  basis: oneOf(['per_serving', 'per_100g', 'energy_share']),
  limit: Type.Object({ min: nullableNumber(), max: nullableNumber() }),
  before: nullableNumber(),
  after: nullableNumber(),
  met: Type.Boolean(),
});

export const healthify = defineEndpoint({
  ...aiEndpoint,
  id: 'healthify',
  path: '/api/v1/healthify',
  tag: 'Transforms',
  envelope: 'healthify',
  callback: true,
  summary: 'Make a recipe healthier',
  description:
    'Changes what the focus asks for and measures it: each target with its figure before and after. met: false where this dish cannot get there.',
  body: Type.Object(
    {
      recipe: recipeInput,
      health_focus: healthFocusField,
      max_changes: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 20,
          description: 'Moves first; what the recipe left open is filled in where all of it fits as well.',
        }),
      ),
      ...sharedFields,
      ...callbackFields,
    },
    { additionalProperties: false },
  ),
  response: envelope(
    'healthify',
    Type.Object({
      ...recipeFields,
      changes: Type.Array(change),
      targets: Type.Array(target),
      nutrition_before: nutrition,
    }),
  ),
  errors: [...aiErrors, ...callbackErrors, 'conflicting_constraints'],
  examples: [{ summary: 'Less salt', body: { recipe: exampleRecipe, health_focus: 'lowSodium' } }],
});
export type HealthifyRequest = BodyOf<typeof healthify>;
export type HealthifyResult = ResultOf<typeof healthify>;
