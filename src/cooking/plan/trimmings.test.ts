import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

/** What the recipe for these foods asks to be bought. */
const boughtFor = (ingredients: readonly string[]): string =>
  generateRecipe(kitchen, { ingredients: [...ingredients], servings: 4 })
    .pantry.missing.map(({ item }) => item)
    .join('; ');

describe('what is bought that a dish could do without', () => {
  it('is garlic, however much else is needed, but no parsley on top of a long list', () => {
    const bought = boughtFor(['chuck roast', 'carrots', 'potatoes', 'red wine', 'thyme']);
    expect(bought).toMatch(/garlic/);
    expect(bought).not.toMatch(/parsley/);
  });

  it('is parsley too, where little else is needed', () => {
    const bought = boughtFor(['lentils', 'rice', 'onions', 'yogurt', 'lemon']);
    expect(bought).toMatch(/parsley/);
  });
});
