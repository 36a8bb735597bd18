import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const missing = (input: GenerateInput): string =>
  generateRecipe(kitchen, input)
    .pantry.missing.map(({ item }) => item)
    .join();

it('the orange that lies there sours what is sweet, and no lemon is bought', () => {
  const dessert = { meal_type: 'dessert', servings: 6 } as const;
  const pie = ['rhubarb', '1 orange', 'sugar', 'cornflour', 'butter', 'flour'];
  expect(missing({ ...dessert, ingredients: pie })).not.toMatch(/lemon/);
  const drink = [
    '4 stalks rhubarb',
    'knob of fresh ginger',
    '1 orange',
    'runny honey',
    'sparkling water',
    'ice',
  ];
  expect(missing({ ingredients: drink, meal_type: 'drink', servings: 4 })).not.toMatch(/lemon/);
});
