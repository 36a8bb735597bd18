import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

describe('a plate composed of everything that is there', () => {
  it('has less of what fills and is rich where it would be too much, and all of the chops', () => {
    const { ingredients, nutrition, pantry } = generateRecipe(kitchen, {
      ingredients: [
        'lamb chops 6',
        'couscous',
        'harissa',
        'carrots',
        'chickpeas can',
        'yogurt',
        'mint',
        'lemon',
        'honey',
        'pistachios',
      ],
      servings: 3,
      time_available: 45,
      meal_type: 'dinner',
    });
    const list = ingredients.map(({ text }) => text).join('\n');
    expect(pantry.unused).toEqual([]);
    expect(list).toMatch(/^6 lamb chops/m);
    expect(list).toMatch(/couscous/);
    expect(nutrition.per_serving.energy_kcal!).toBeLessThan(1150);
  });

  it('is salted less where soy sauce or feta bring their own', () => {
    const saltOf = (more: string): number => {
      const { title, ingredients } = generateRecipe(kitchen, {
        ingredients: ['2 salmon fillets', 'brown rice', 'edamame', 'cucumber', 'ginger', 'honey', more],
        equipment: ['air fryer', 'rice cooker'],
        servings: 2,
        time_available: 60,
        meal_type: 'dinner',
      });
      expect(title).toMatch(/^Air-Fryer/);
      return ingredients.find(({ text }) => / salt\b/.test(text))!.grams!;
    };
    expect(saltOf('soy sauce')).toBeLessThan(saltOf('lemon') * 0.75);
  });
});
