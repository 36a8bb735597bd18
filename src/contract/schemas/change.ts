/** What a transform has changed, and how that counts. */
import { Type } from 'typebox';
import { allergens, nutrients } from '#food/vocabulary';
import { nullableNumber, nullableString, oneOf } from './shape.ts';
import type { Shape } from './shape.ts';
import { changeKinds } from './words.ts';

/** Differences by nutrient; what did not change or is not known is left out. */
export const nutrientDelta = Type.Unsafe<Readonly<Partial<Record<(typeof nutrients)[number], number>>>>({
  type: 'object',
  properties: Object.fromEntries(nutrients.map((nutrient) => [nutrient, { type: 'number' }])),
  description: 'Per serving, after minus before.',
});

const changeEffect = Type.Object({
  nutrition: nutrientDelta,
  cost: nullableNumber({ description: 'Per serving, after minus before.' }),
  allergens: Type.Object({
    added: Type.Array(oneOf(allergens)),
    removed: Type.Array(oneOf(allergens)),
  }),
});

export const change = Type.Object({
  kind: oneOf(changeKinds),
  target: Type.String({ description: 'The ingredient, step or figure that changed.' }),
  before: nullableString(),
  after: nullableString(),
  reason: Type.String(),
  effect: changeEffect,
});

/** A change of method also names the rule that it follows. */
export const methodChange = Type.Object({ ...change.properties, rule: nullableString() });

export type Change = Shape<typeof change>;
export type MethodChange = Shape<typeof methodChange>;
