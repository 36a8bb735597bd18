import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('the heart of a cheesecake is not bought so that the biscuits are used', () => {
  const ingredients = ['lemons', 'caster sugar', 'eggs', 'butter', 'digestive biscuits', 'double cream'];
  const { pantry } = generateRecipe(kitchen, { ingredients, meal_type: 'dessert', servings: 8 });
  expect(pantry.missing.map(({ item }) => item).join()).not.toMatch(/cream cheese/);
});

it('no soup is named after seven carrots that nobody has', () => {
  expect(
    generateRecipe(kitchen, {
      ingredients: [
        'red lentils',
        '1 tin coconut milk',
        'spinach',
        'curry powder',
        'onion',
        'garlic',
        'naan',
      ],
      servings: 4,
      max_cost_per_serving: 2,
      time_available: 40,
    }).title,
  ).not.toMatch(/carrot/i);
});
