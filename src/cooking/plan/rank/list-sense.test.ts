import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

describe('what a list says as a whole', () => {
  it('is nothing sweet where it names cheese and what is hot, and nothing sweet', () => {
    for (const ingredients of [
      ['225 g self-raising flour', 'cheddar', 'butter', 'milk', 'egg', 'mustard powder', 'cayenne', 'yogurt'],
      ['bread flour', 'yeast', 'cheddar', 'jalapenos', 'butter', 'milk'],
    ])
      expect(
        generateRecipe(kitchen, { ingredients, meal_type: 'snack' })
          .ingredients.map(({ text }) => text)
          .join(),
      ).not.toMatch(/sugar,|\d+ g sugar/);
  });

  it('is a bake where it names a tin, flour, oil and what makes it rise', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: [
        '3 very ripe bananas',
        'plain flour',
        'cocoa powder',
        'baking powder',
        'light brown sugar',
        'oat milk',
        'veg oil',
        '100g bar dark chocolate (dairy free)',
        'instant coffee',
      ],
      time_available: 60,
      servings: 8,
      equipment: ['oven', '20cm square tin', 'whisk', 'mixing bowl', 'small saucepan'],
      meal_type: 'dessert',
      dietary_restrictions: ['vegan'],
    });
    expect(steps.map(({ text }) => text).join(' ')).toMatch(/\bbake\b/i);
  });

  it('may be pancakes for breakfast', () => {
    const ingredients = ['flour', 'baking powder', 'milk', 'eggs', 'butter', 'blueberries', 'maple syrup'];
    expect(generateRecipe(kitchen, { ingredients, meal_type: 'breakfast' }).title).toMatch(/Pancakes/);
  });
});
