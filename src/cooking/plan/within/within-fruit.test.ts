import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

describe('the juice of fruit that was counted', () => {
  it('is that of the fruit which lies there', () => {
    const cook = (lime: string) =>
      generateRecipe(kitchen, {
        ingredients: ['600 g shrimp', 'corn tortillas', 'cabbage', lime, 'avocado', 'cilantro', 'sour cream'],
        cuisine: 'mexican',
        servings: 4,
      });
    const grams = (recipe: ReturnType<typeof cook>): number =>
      recipe.ingredients.reduce((sum, one) => sum + (one.food === 'lime-juice' ? (one.grams ?? 0) : 0), 0);
    const [free, one] = [cook('limes'), cook('1 lime')];
    expect(one.title).toBe(free.title);
    expect(grams(free)).toBeGreaterThan(33);
    expect(grams(one)).toBeLessThanOrEqual(33);
    expect(one.pantry.missing.map(({ item }) => item).join()).not.toMatch(/lime/);
  });
});
