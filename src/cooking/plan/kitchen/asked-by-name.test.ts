import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { askedByName } from './asked-by-name.ts';

const kitchen = loadKitchen();

describe('foods that are asked for by their own name', () => {
  it('are all known', () => {
    expect([...askedByName].filter((id) => kitchen.foods.get(id) === null)).toEqual([]);
  });
  it('are not what the word of their kind is taken for: a bottle of soy sauce is no kecap manis', () => {
    const { ingredients, pantry } = generateRecipe(kitchen, {
      ingredients: ['chicken thighs', 'rice', 'carrots', 'frozen peas', 'garlic', 'soy sauce'],
      time_available: 40,
    });
    const sauce = pantry.used.find(({ item }) => item === 'soy sauce');
    expect(sauce?.food).toBe('soy-sauce');
    expect(ingredients.map(({ name }) => name).join('; ')).not.toContain('kecap');
  });
});
