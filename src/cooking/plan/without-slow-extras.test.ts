import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('what is a minute late is cooked with one thing less rather than another dish that has to be shopped for', () => {
  const { title, pantry } = generateRecipe(kitchen, {
    ingredients: [
      '3 eggs',
      'half a tub of cottage cheese',
      'handful baby spinach',
      'cherry tomatoes',
      '1 slice sourdough',
      'butter',
      'chili flakes',
    ],
    time_available: 10,
    skill_level: 'beginner',
    servings: 1,
    meal_type: 'breakfast',
  });
  expect(title).toMatch(/Scrambled/);
  expect(pantry.missing.map(({ item }) => item).join()).not.toMatch(/gouda|gherkin/i);
});

it('a whole fish is roasted without its bed of potatoes where that takes too long, and is not left in the fridge', () => {
  const { title, pantry, timing } = generateRecipe(kitchen, {
    ingredients: ['whole sea bass', 'fennel', 'lemon', 'potatoes', 'olives', 'cherry tomatoes'],
    cuisine: 'Italian',
    equipment: ['roasting pan', 'oven'],
    time_available: 55,
    servings: 2,
  });
  expect(title).toMatch(/al Forno/);
  expect(timing.total_minutes).toBeLessThanOrEqual(55);
  expect(pantry.unused).toEqual([]);
});
