import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const stepsOf = (ingredients: readonly string[]): readonly string[] =>
  generateRecipe(kitchen, {
    ingredients: [...ingredients],
    cuisine: 'Indian',
    time_available: 60,
    servings: 4,
  }).steps.map(({ text }) => text);

describe('a tempering that is poured over', () => {
  const pulses = ['toor dal 200g', 'onion', 'tomatoes', 'ginger', 'garlic', 'turmeric', 'cumin seeds'];

  it('is fried when the vegetable that went into the pot is tender, and poured at once', () => {
    const steps = stepsOf([...pulses, 'cauliflower', 'ghee', 'basmati rice', 'lemon']);
    const at = (pattern: RegExp): number => steps.findIndex((text) => pattern.test(text));
    expect(at(/cauliflower/)).toBeGreaterThan(0);
    expect(at(/Heat the ghee/)).toBeGreaterThan(at(/cauliflower/));
    expect(at(/sizzling fat/)).toBe(at(/Heat the ghee/) + 1);
  });

  it('is fried in plain oil where the list says no more than oil', () => {
    const { ingredients } = generateRecipe(kitchen, {
      ingredients: ['chana dal', 'bottle gourd', 'onion', 'tomato', 'garlic', 'turmeric', 'cumin', 'oil'],
      cuisine: 'Pakistani',
      time_available: 75,
      servings: 4,
    });
    expect(ingredients.map(({ text }) => text).join('\n')).not.toMatch(/avocado oil/);
  });
});
