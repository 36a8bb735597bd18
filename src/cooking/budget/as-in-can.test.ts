import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from '#usecases/recipes/budgetify-recipe';

const soup = (title: string, tomatoes: string, cook: string) =>
  budgetifyRecipe(loadKitchen(), {
    reduction_percent: 40,
    recipe: {
      title,
      recipeYield: '6',
      ingredients: ['10 tomatoes', '2 onions', '1 l stock or broth', '2 tbsp olive oil', '2 tbsp cream'],
      instructions: [tomatoes, cook, 'Add broth/stock and tomatoes and purée with a stick blender.'],
    },
  });

test('a cooked soup takes its tomatoes out of the can, and nobody skins them', () => {
  const made = soup('Tomato soup', 'Skin and quarter tomatoes.', 'Sauté the onions in a pan with olive oil.');
  expect(made.ingredients.map(({ text }) => text).join('\n')).toMatch(/cans? .*tomatoes/);
  expect(made.instructions.join(' ')).not.toMatch(/skin|broth\/stock/i);
});

test('a gazpacho, and tomatoes that are roasted, stay fresh', () => {
  for (const made of [
    soup('Gazpacho', 'Skin and quarter tomatoes.', 'Sauté the onions in a pan with olive oil.'),
    soup(
      'Tomato soup',
      'Halve the tomatoes and roast them for 30 minutes.',
      'Sauté the onions in olive oil.',
    ),
  ])
    expect(made.ingredients.map(({ text }) => text).join('\n')).toMatch(/^10 tomatoes/m);
});
