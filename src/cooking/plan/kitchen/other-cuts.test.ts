import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, ingredients, pantry } = generateRecipe(kitchen, { meal_type: 'dinner', ...input });
  return { title, lines: ingredients.map(({ text }) => text).join('\n'), pantry };
};

describe('another cut than the one that a dish names', () => {
  it('fries a T-bone whole, and does not cut it up for a stew', () => {
    const { lines } = cook({
      ingredients: ['2 T-bone steaks', '4 potatoes', 'broccoli', 'butter', 'garlic'],
      servings: 2,
      time_available: 40,
    });
    expect(lines).toMatch(/T-bone steaks.*patted dry/);
  });
  it('fries game as a steak where no dish of its own is in time', () => {
    const { lines } = cook({
      ingredients: ['kangaroo steaks 500g', 'sweet potato', 'broccolini', 'garlic'],
      cuisine: 'Australian',
      servings: 3,
      time_available: 30,
    });
    expect(lines).toMatch(/500 g kangaroo/);
  });
  it('stews brisket in the curry that is made of chuck, and buys no chicken', () => {
    const { lines, pantry } = cook({
      ingredients: [
        'massaman paste',
        'beef brisket 700g',
        'potatoes',
        'coconut milk',
        'peanuts',
        'jasmine rice',
      ],
      cuisine: 'Thai',
      servings: 4,
    });
    expect(lines).toMatch(/beef brisket, cut into 4 cm cubes/);
    expect(pantry.missing.map(({ item }) => item).join()).not.toMatch(/chicken|beef/);
  });
  it('takes beef for no liver', () => {
    const { lines } = cook({ ingredients: ['beef chunks', 'carrots', 'potatoes', 'onion'], servings: 4 });
    expect(lines).not.toMatch(/liver/);
  });
});
