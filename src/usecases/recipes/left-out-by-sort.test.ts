import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from './generate-recipe.ts';

const kitchen = loadKitchen();

it('gives who leaves out soy sauce no tamari, and speaks of soy sauce alone', () => {
  const made = generateRecipe(kitchen, {
    ingredients: ['pork mince', 'cabbage', 'carrots', 'ginger', 'garlic', 'rice', 'sesame oil'],
    exclude: ['soy sauce'],
    servings: 2,
  });
  expect(made.ingredients.map(({ food }) => food)).not.toContain('tamari');
  expect(made.ingredients.map(({ text }) => text).join('\n')).not.toMatch(/tamari|soy sauce/);
  expect(made.constraints.map(({ constraint }) => constraint).join('\n')).not.toMatch(/tamari/);
});
