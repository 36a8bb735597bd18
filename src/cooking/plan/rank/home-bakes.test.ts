import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

/** What is cooked of a list: its title, what it leaves over, and its lines. */
function cooked(ingredients: readonly string[], more: Partial<GenerateInput> = {}) {
  const { title, ingredients: lines, pantry } = generateRecipe(kitchen, { ingredients, ...more });
  return { title, unused: pantry.unused.map(({ item }) => item), lines: lines.map(({ text }) => text) };
}

describe('a list that names a bake, a breakfast or a roast without saying so', () => {
  it('is cheese scones, with nothing sweet in them', () => {
    const { title, unused, lines } = cooked(
      [
        '225g self raising flour',
        '150g strong cheddar',
        '50g butter',
        '150ml milk',
        '1 egg',
        'mustard powder',
      ],
      { meal_type: 'snack', only_these: true, time_available: 40, servings: 8 },
    );
    expect(title).toBe('Cheddar and Mustard Scones');
    expect(unused).toEqual([]);
    expect(lines.join()).not.toMatch(/sugar/);
  });

  it('is a vegan chocolate cake held together by the bananas', () => {
    const { title, unused } = cooked(
      [
        '3 very ripe bananas',
        'plain flour',
        'cocoa powder',
        'baking powder',
        'brown sugar',
        'oat milk',
        'vegetable oil',
      ],
      { meal_type: 'dessert', dietary_restrictions: ['vegan'], time_available: 60, equipment: ['oven'] },
    );
    expect(title).toMatch(/Chocolate Banana Traybake/);
    expect(unused).toEqual([]);
  });

  it('is scrambled eggs with the cottage cheese in them, and no other cheese', () => {
    const { title, unused, lines } = cooked(
      [
        '3 eggs',
        'half a tub of cottage cheese',
        'baby spinach',
        'cherry tomatoes',
        '1 slice sourdough',
        'butter',
      ],
      { meal_type: 'breakfast', time_available: 10, servings: 1 },
    );
    expect(title).toMatch(/Cottage Cheese Scrambled Eggs/);
    expect(unused).toEqual([]);
    expect(lines.join()).not.toMatch(/gouda|gherkin/i);
  });

  it('is a Greek shoulder of lamb with tzatziki, without wine or its vinegar', () => {
    const { title, lines } = cooked(
      [
        '2kg lamb shoulder',
        '1.5kg potatoes',
        'garlic',
        '2 lemons',
        'dried oregano',
        'Greek yogurt',
        'half a cucumber',
        'feta',
        'olive oil',
      ],
      { cuisine: 'Greek', meal_type: 'dinner', time_available: 240, servings: 6, exclude: ['wine'] },
    );
    expect(title).toMatch(/Lemon Potatoes and Tzatziki/);
    expect(lines.join()).not.toMatch(/wine/);
  });
});
