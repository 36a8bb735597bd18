import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

describe('meat that is sold in strips', () => {
  it('is not probed like a steak', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: ['pork strips', 'bell peppers', 'soy sauce', 'rice', 'garlic'],
      cuisine: 'chinese',
    });
    const method = steps.map(({ text }) => text).join(' ');
    expect(method).toContain('63 °C');
    expect(method).not.toMatch(/thickest part|rest for 3 minutes/);
  });
});
