import { describe, expect, it } from 'vitest';
import { loadFoodTable, loadUnits } from '../../test/support/food-table.ts';
import { createCatalogue } from './catalogue.ts';
import { createGrounder } from './ground.ts';
import { createLineParser } from './parse/line-parser.ts';

const units = loadUnits();
const grounder = createGrounder({
  parser: createLineParser(units),
  catalogue: createCatalogue(loadFoodTable()),
  units,
});
const weightOf = (line: string, steps: string, others: readonly string[] = []) =>
  grounder.ground([line, ...others], { servings: 2, steps })[0]!.weight;

describe('a line without an amount takes what an instruction states', () => {
  it.each([
    ['Balsamic vinegar', 'Add 3 tablespoons of balsamic vinegar to the dish.', 48],
    ['milk', 'Crack an egg, add a dash of milk and whisk it.', 0.6],
    ['flour', 'Stir in 2 tbsp flour, cook, then add the 2 tbsp flour mixture.', 16],
    ['Cream', 'Pour over 100 ml of the cold cream. Whip a further 50 ml cream.', 150],
  ] as const)('%s: %s', (line, steps, grams) => {
    const weight = weightOf(line, steps);
    expect(weight.grams).toBeGreaterThan(grams * 0.85);
    expect(weight.grams).toBeLessThan(grams * 1.15);
    expect(weight).toMatchObject({ rule: 'amount from the instructions', confidence: 0.5 });
  });

  it.each([
    ['milk', 'Cut into 2 cm pieces and add milk.'],
    ['milk', 'Simmer for 10 minutes, then add the milk.'],
    ['milk', 'Melt 100 g milk chocolate.'],
    ['flour', 'Add the flour.'],
  ] as const)('what measures something else is not taken: %s: %s', (line, steps) =>
    expect(weightOf(line, steps).rule ?? '').not.toBe('amount from the instructions'),
  );

  it('a food that the list has twice keeps what is said in the list', () => {
    const weight = weightOf('milk', 'Add 200 ml milk.', ['200 ml milk']);
    expect(weight.rule).not.toBe('amount from the instructions');
    expect(weight.grams).toBeLessThan(50);
  });
});

describe('an amount for each is for all', () => {
  it.each(['1 egg per person', 'Egg (1 per serving)'])('%s', (line) => {
    expect(grounder.ground([line], { servings: 2 })[0]!.weight.grams).toBe(100);
    expect(grounder.ground([line], { servings: 6 })[0]!.weight.grams).toBe(300);
  });
});
