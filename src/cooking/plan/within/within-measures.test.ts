import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => generateRecipe(kitchen, input);
const gramsOf = ({ ingredients }: ReturnType<typeof cook>, food: RegExp): number =>
  ingredients.reduce((sum, { food: id, grams }) => sum + (food.test(id ?? '') ? (grams ?? 0) : 0), 0);

describe('a measured diet', () => {
  it('is met by less of what seasons rather than by another dish without it', () => {
    const ask = {
      ingredients: ['chicken thighs', 'soy sauce', 'broccoli', 'ginger', 'garlic', 'spring onions', 'rice'],
      cuisine: 'chinese',
      meal_type: 'dinner',
      servings: 4,
    } as const;
    const plain = cook(ask);
    const sparing = cook({ ...ask, dietary_restrictions: ['low-sodium'] });
    expect(sparing.pantry.unused).toEqual([]);
    expect(gramsOf(sparing, /soy/)).toBeGreaterThan(0);
    expect(gramsOf(sparing, /soy/)).toBeLessThan(gramsOf(plain, /soy/));
    // Not by less of what makes the plate.
    expect(gramsOf(sparing, /^chicken/)).toBeGreaterThan(400);
    expect(gramsOf(sparing, /broccoli/)).toBeGreaterThan(250);
  });

  it('is met by a film of oil, and the dish keeps what the caller has', () => {
    const mince = cook({
      ingredients: ['turkey mince', 'sweet potatoes', 'cauliflower', 'onion', 'tinned tomatoes', 'cumin'],
      dietary_restrictions: ['low-fat'],
      servings: 4,
    });
    expect(gramsOf(mince, /turkey/)).toBeGreaterThan(300);
    expect(mince.constraints.find(({ constraint }) => constraint === 'low-fat')?.status).toBe('met');
  });
});
