import { expect, test } from 'vitest';
import type { MethodAdaptation } from '../model.ts';
import { inOwnMeasures } from './own-measures.ts';

test('one setting of the dial is said in one way', () => {
  const source = {
    title: 'Chicken',
    description: null,
    cuisine: null,
    servings: 2,
    ingredients: ['1 cup panko'],
    instructions: ['Preheat the oven to 425°F.'],
  };
  const adapted = {
    reason: null,
    text: {
      ...source,
      instructions: ['Preheat to 200 °C (400 °F).', 'Cook at 205 °C (400 °F).', 'It reaches 74 °C (165 °F).'],
    },
    edits: [],
    safety: [],
  } as unknown as MethodAdaptation;
  expect(inOwnMeasures(source, adapted).text.instructions).toEqual([
    'Preheat to 400 °F (200 °C).',
    'Cook at 400 °F (200 °C).',
    'It reaches 165 °F (74 °C).',
  ]);
});
