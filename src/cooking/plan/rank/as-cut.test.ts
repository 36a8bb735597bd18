import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const around = ['1.2kg potatoes', '2 onions', 'rosemary', 'garlic', 'white wine', 'lamb stock'];
const asks = { cuisine: 'British', time_available: 240, servings: 6 };
const steps = (meat: string): string =>
  generateRecipe(kitchen, { ingredients: [meat, ...around], ...asks })
    .steps.map(({ text }) => text)
    .join(' ');

describe('meat as the list says that it lies there', () => {
  it('is roasted whole where it is a joint on its bone', () => {
    expect(steps('2kg lamb shoulder on the bone')).toMatch(/roast/i);
  });
  it('is not roasted in one piece where it is diced', () => {
    const diced = steps('800g diced lamb shoulder');
    expect(diced).not.toMatch(/bone|carve/i);
  });
});

describe('thighs with skin and bone', () => {
  it('are not skinned and boned by who begins to cook', () => {
    for (const around of [
      ['half a cabbage', 'leftover rice, about 2 cups', 'soy sauce', 'thumb of ginger', 'garlic', 'honey'],
      ['potatoes', 'carrots', 'cream', 'mustard', 'thyme'],
    ]) {
      const { ingredients } = generateRecipe(kitchen, {
        ingredients: ['4 chicken thighs (bone in, skin on)', ...around],
        skill_level: 'beginner',
        meal_type: 'dinner',
      });
      expect(ingredients.map(({ text }) => text).join()).not.toMatch(/boned and/);
    }
  });
});
