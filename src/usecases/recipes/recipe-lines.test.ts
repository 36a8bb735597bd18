import { expect, it } from 'vitest';
import { recipeLines } from './recipe-lines.ts';

const steps = (...instructions: string[]): readonly string[] => recipeLines({ instructions }).instructions;

it('leaves the numbering of steps to the list', () => {
  expect(steps('1. Chop the onion.', '2) Fry it.', 'Step 3: Serve.')).toEqual([
    'Chop the onion.',
    'Fry it.',
    'Serve.',
  ]);
});

it('keeps numbers that count no steps', () => {
  expect(steps('2 eggs go in first.', 'Bake.')).toEqual(['2 eggs go in first.', 'Bake.']);
  expect(steps('1.5 litres of stock go in.', '2 minutes later, stir.')).toEqual([
    '1.5 litres of stock go in.',
    '2 minutes later, stir.',
  ]);
});

it.each([
  ['1 loaf (10 slices)', 10],
  ['Makes 1 cake, serves 12', 12],
  ['1 tart (8-10 servings)', 8],
  ['1 serving', 1],
  ['1', 1],
  ['1-2 servings', 1],
  ['Serves 4-6', 4],
  ['24 cookies', 24],
  ['2 loaves (10 slices each)', 2],
])('reads %s as what is served of it', (recipeYield, servings) => {
  expect(recipeLines({ recipeYield, instructions: [] }).servings).toBe(servings);
});
