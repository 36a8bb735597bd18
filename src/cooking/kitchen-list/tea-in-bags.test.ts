import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('tea of a list is in its bags, and makes a drink that is iced', () => {
  const { title, pantry } = generateRecipe(kitchen, {
    ingredients: ['1 cucumber', 'mint', '2 limes', 'green tea bags', 'sparkling water', 'ice'],
    meal_type: 'drink',
    time_available: 15,
  });
  expect(title).toMatch(/Iced Green Tea/);
  expect(pantry.unused).toEqual([]);
});

it('bags are counted as they are, and lifted out', () => {
  const { ingredients, steps } = generateRecipe(kitchen, {
    ingredients: ['3 green tea bags', 'honey', 'lemon', 'peaches', 'ice'],
    meal_type: 'drink',
  });
  expect(ingredients.map(({ text }) => text)).toContain('3 green tea bags');
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/Lift out the green tea bags/);
});
