import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { ingredients, pantry } = generateRecipe(kitchen, { meal_type: 'dinner', ...input });
  return {
    lines: ingredients.map(({ text }) => text).join('\n'),
    unused: pantry.unused.map(({ item }) => item),
  };
};

it('pours the stock that is there where another is asked for', () => {
  const { lines, unused } = cook({
    ingredients: [
      '500g lamb mince',
      '1 onion',
      '2 carrots',
      '1kg floury potatoes',
      '400ml lamb stock',
      'frozen peas',
    ],
    servings: 4,
    time_available: 90,
  });
  expect(lines).toMatch(/400 ml lamb stock/);
  expect(lines).not.toMatch(/beef stock/);
  expect(unused).toEqual([]);
});

it('braises in stock rather than in water, and salts less for it', () => {
  const kitchenOf = (...more: string[]) => [
    '700g stewing lamb',
    'dried apricots',
    '2 onions',
    'ras el hanout',
    'honey',
    'almonds',
    'couscous',
    ...more,
  ];
  const wish = { cuisine: 'Moroccan', servings: 4, time_available: 150 };
  const withStock = cook({ ingredients: kitchenOf('400ml lamb stock'), ...wish }).lines;
  expect(withStock).toMatch(/400 ml lamb stock/);
  expect(withStock).toMatch(/1¾ tsp salt/);
  expect(cook({ ingredients: kitchenOf(), ...wish }).lines).toMatch(/2 tsp salt/);
});
