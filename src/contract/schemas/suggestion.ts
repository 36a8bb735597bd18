/** One food that can stand in for another. */
import { Type } from 'typebox';
import { allergens } from '#food/vocabulary';
import { nutrientDelta } from './change.ts';
import { nullableNumber, nullableString, oneOf, strings } from './shape.ts';
import type { Shape } from './shape.ts';
import { impacts } from './words.ts';

export const suggestion = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  food: nullableString(),
  ratio: Type.Object(
    { from: Type.Number(), to: Type.Number() },
    { description: 'Parts of the original and of the substitute, in the unit of the recipe.' },
  ),
  quantity: nullableNumber(),
  unit: nullableString(),
  grams: nullableNumber(),
  role: nullableString({ description: 'What the original does in the dish: binder, fat, acid …' }),
  method_changes: strings(),
  flavor_impact: oneOf(impacts),
  texture_impact: oneOf(impacts),
  allergens: Type.Array(oneOf(allergens)),
  introduces_allergens: Type.Array(oneOf(allergens)),
  nutrition_delta: nutrientDelta,
  cost_delta: nullableNumber(),
  available: Type.Unsafe<boolean | null>({
    type: ['boolean', 'null'],
    description: 'Whether it is among what the caller has; null where that is not known.',
  }),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
});
export type Suggestion = Shape<typeof suggestion>;
