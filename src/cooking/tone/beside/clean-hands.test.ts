import { expect, test } from 'vitest';
import { createPicker } from '../pick.ts';
import { withCleanHands, type Handled } from './clean-hands.ts';

const told = (steps: readonly Handled[], description: string | null = null): readonly string[] =>
  withCleanHands(steps, description, createPicker(1, 'hands'));
const step = (said: string, ...foods: string[]): Handled => ({ said, source: said, foods });

test('hands are washed before anything else, unless somebody says so already', () => {
  expect(told([step('Mash the bananas.', 'banana fruit')])[0]).toMatch(/^[^.!]*\bhands\b[^.!]*! Mash/iu);
  expect(told([step('Mash the bananas.', 'banana fruit')], 'Hands clean, boss?')[0]).toBe(
    'Mash the bananas.',
  );
});

test('after raw egg and raw meat hands are washed again, and nobody tastes', () => {
  const [, egg = '', meat = ''] = told([
    step('Heat the oven.'),
    step('Whisk in the egg.', 'egg'),
    step('Roll the mixture.', 'chicken-mince chicken poultry meat'),
  ]);
  expect(egg).toMatch(/raw egg/u);
  expect(egg).toMatch(/hands/u);
  expect(meat).toMatch(/Touched the raw chicken\? Wash your hands/u);
});

test('a boiled egg and a stock are no raw food', () => {
  expect(told([step('Wash your hands.'), step('Boil the eggs.', 'egg')])[1]).toBe('Boil the eggs.');
  expect(told([step('Wash your hands.'), step('Add the stock.', 'chicken-stock stock')])[1]).toBe(
    'Add the stock.',
  );
});
