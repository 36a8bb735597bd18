import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const soup = (skill_level: 'beginner' | 'expert') =>
  generateRecipe(kitchen, {
    ingredients: ['3 leeks', '600g chicken thighs', 'creme fraiche', 'dijon mustard', 'rice'],
    cuisine: 'French',
    skill_level,
    servings: 4,
    meal_type: 'dinner',
  });

it('a beginner is told of the grit in leeks before anything else, and no expert is', () => {
  const { tips, ingredients } = soup('beginner');
  expect(ingredients.some(({ food }) => food === 'leek')).toBe(true);
  expect(tips[0]).toMatch(/grit/i);
  expect(soup('expert').tips.join(' ')).not.toMatch(/Grit hides/);
});

it('a tip that speaks of a food as if it were there is not given where it is not', () => {
  const { tips, ingredients } = generateRecipe(kitchen, {
    ingredients: [
      'ground pork',
      'rice noodles',
      'peanut butter',
      'chili crisp',
      'black vinegar',
      'soy sauce',
      'bok choy',
      'scallions',
      'garlic',
    ],
    cuisine: 'Chinese',
    servings: 2,
  });
  expect(ingredients.map(({ text }) => text).join(' ')).not.toMatch(/zha cai|preserved/i);
  expect(tips.join(' ')).not.toMatch(/preserved greens/);
});
