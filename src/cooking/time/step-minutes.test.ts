import { expect, it } from 'vitest';
import { timeStep } from './step-minutes.ts';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('squid and shrimp in a wok take their own minutes, not those of the meat that the dish is written for', () => {
  const dish = loadDishTables().dishes.find(({ id }) => id === 'bun-bo-xao')!;
  const fry = dish.steps.find(({ cooks }) => cooks.includes('protein'))!;
  const minutesWith = (id: string): number => {
    const food = kitchen.foods.concrete(id)!;
    const fill = { food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };
    return timeStep(
      fry,
      { dish, fills: new Map([['protein', [fill]]]), grams: new Map() },
      { servings: 2, skill: 'beginner', brisk: false, hurry: 0 },
    ).max;
  };
  expect(minutesWith('beef-flank-steak')).toBe(5);
  expect(minutesWith('shrimp')).toBe(3);
  expect(minutesWith('squid')).toBeLessThan(4);
});

it('vegetables in ribbons are dipped into the water for a minute or two, though the pasta takes ten', () => {
  const dish = loadDishTables().dishes.find(({ id }) => id === 'spaghetti-al-tonno')!;
  const boil = dish.steps.find(({ id }) => id === 'pasta')!;
  const food = kitchen.foods.concrete('zucchini')!;
  const fill = {
    food,
    ratio: 1,
    loss: 0,
    prep: 'cut into long thin ribbons',
    unit: null,
    as: null,
    pantry: null,
  };
  const { min, max } = timeStep(
    boil,
    { dish, fills: new Map([['pasta', [fill]]]), grams: new Map() },
    { servings: 2, skill: 'beginner', brisk: false, hurry: 0 },
  );
  expect([min, max]).toEqual([1, 2]);
});
