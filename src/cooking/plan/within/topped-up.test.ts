import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const linesOf = (input: GenerateInput): string =>
  generateRecipe(kitchen, { meal_type: 'dinner', servings: 4, ...input })
    .ingredients.map(({ text }) => text)
    .join('\n');

it('lets half a litre of stock down with water where the pot takes more, and buys no more of it', () => {
  const lines = linesOf({
    ingredients: [
      '300g arborio rice',
      '250g mushrooms',
      '500ml vegetable stock',
      'parmesan',
      'onion',
      'white wine',
    ],
    time_available: 45,
  });
  expect(lines).toMatch(/500 ml vegetable stock/);
  expect(lines).toMatch(/\d+ ml water/);
});

it('makes no thick mash of a soup for want of stock', () => {
  const lines = linesOf({
    ingredients: [
      '400g carrots',
      '2 leeks',
      '3 potatoes',
      '300ml chicken stock',
      'thyme',
      'butter',
      'single cream',
    ],
    time_available: 45,
  });
  expect(lines).toMatch(/300 ml chicken stock/);
  expect(lines).toMatch(/\d+ ml water/);
});
