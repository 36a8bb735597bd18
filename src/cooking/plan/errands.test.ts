import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, ingredients, pantry } = generateRecipe(kitchen, input);
  return {
    title,
    lines: ingredients.map(({ text }) => text).join('\n'),
    buy: pantry.missing.map(({ item }) => item).join('; '),
  };
};

describe('what is bought', () => {
  it('is nothing that a dish is built on, where another is made of what is there', () => {
    const { title, buy } = cook({
      ingredients: ['flour', '2 eggs', 'milk', 'ham', 'gruyere', 'butter', 'dijon', 'salad leaves'],
      cuisine: 'french',
      servings: 3,
      meal_type: 'lunch',
      time_available: 40,
    });
    expect(title).toMatch(/Cr[eê]pes/);
    expect(buy).toBe('');
  });

  it('is no binder for who may not eat eggs, where the batter does without', () => {
    const { lines, buy } = cook({
      ingredients: [
        '2 cups all purpose flour',
        'buttermilk',
        'blueberries',
        'baking powder',
        'baking soda',
        'sugar',
        'butter',
        'vanilla',
        'maple syrup',
      ],
      meal_type: 'breakfast',
      allergies: ['egg'],
      servings: 6,
    });
    expect(lines).not.toMatch(/flaxseed/);
    expect(buy).toBe('');
  });

  it('is no rice beside rice cakes', () => {
    const { lines } = cook({
      ingredients: [
        'chicken thighs 800g',
        'gochugaru',
        'gochujang',
        'soy sauce',
        'sweet potato',
        'cabbage',
        'carrot',
        'rice cakes',
        'scallions',
        'garlic',
      ],
      cuisine: 'korean',
      servings: 4,
    });
    expect(lines).toMatch(/rice cakes/);
    expect(lines).not.toMatch(/short-grain rice/);
  });
});
