import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const lines = (ingredients: string[], asks: object = {}): string =>
  generateRecipe(kitchen, { ingredients, servings: 4, meal_type: 'dinner', ...asks })
    .ingredients.map(({ text }) => text)
    .join('\n');

describe('a jar that is the whole seasoning of a dish', () => {
  it('is opened rather than its parts bought', () => {
    expect(
      lines(['lamb 500g diced', 'rogan josh paste', 'tin tomatoes', 'spinach', 'rice', 'yogurt']),
    ).toMatch(/paste/);
    const bulgogi = lines(
      ['bulgogi marinade bottle', 'beef ribeye sliced 500g', 'lettuce', 'rice', 'kimchi', 'carrots'],
      { cuisine: 'Korean' },
    );
    expect(bulgogi).toMatch(/bulgogi marinade/);
    expect(bulgogi).not.toMatch(/soy sauce/);
  });
  it('covers the enchiladas without a second sauce', () => {
    const told = lines(['500g chicken breast', 'enchilada sauce', 'corn tortillas', 'cheese', 'black beans']);
    expect(told).toMatch(/enchilada sauce/);
    expect(told).not.toMatch(/chicken stock|flour\b/);
  });
  it('is poured over the paneer as over the chicken', () => {
    expect(lines(['500g paneer', 'jar of butter chicken sauce', 'peas', 'rice'])).toMatch(
      /tikka masala sauce/,
    );
  });
});
