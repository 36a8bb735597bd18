import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { ingredients, instructions, pantry } = generateRecipe(kitchen, { meal_type: 'dinner', ...input });
  return {
    lines: ingredients.map(({ text }) => text).join('\n'),
    text: instructions.join('\n'),
    unused: pantry.unused.map(({ item }) => item),
  };
};

it('boils down the wine and stock that chops leave, and spoons them over with the juices', () => {
  const { lines, text, unused } = cook({
    ingredients: [
      '6 lamb chops',
      '2 courgettes',
      '500g new potatoes',
      '200ml lamb stock',
      'rosemary',
      'garlic',
      '100ml white wine',
      'butter',
    ],
    cuisine: 'French',
    servings: 4,
    time_available: 45,
  });
  expect(lines).toMatch(/100 ml white wine/);
  expect(lines).toMatch(/200 ml lamb stock/);
  expect(text).toMatch(/boil the wine and stock in a small saucepan/);
  expect(unused).toEqual([]);
});

it('makes a sharp sauce of the fruit that a fat bird leaves, so that both may be asked for', () => {
  const { lines, text, unused } = cook({
    ingredients: ['4 duck legs', 'red cabbage', 'cherries (jar)', 'balsamic', 'potatoes', 'thyme'],
    must_use: ['duck legs', 'cherries'],
    servings: 4,
    time_available: 180,
  });
  expect(lines).toMatch(/cherries/);
  expect(text).toMatch(/For a sauce, simmer the cherries|for a sauce, simmer the cherries/);
  expect(text).toMatch(/Spoon the fruit sauce over the meat/);
  expect(unused).toEqual([]);
});
