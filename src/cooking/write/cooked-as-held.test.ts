import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const told = (input: GenerateInput): string => {
  const { title, ingredients, steps } = generateRecipe(kitchen, input);
  return [title, ...ingredients.map(({ text }) => text), ...steps.map(({ text }) => text)].join('\n');
};

describe('what the list says of a food', () => {
  it('warms canned fish and cooks fresh', () => {
    const pasta = (fish: string): string =>
      told({ ingredients: ['spaghetti', fish, 'canned tomatoes', 'garlic', 'capers'], servings: 2 });
    expect(pasta('canned tuna')).toMatch(/off the heat in large flakes/);
    expect(pasta('canned tuna')).not.toMatch(/just cooked through|crushed by hand/);
    expect(pasta('cod')).toMatch(/just cooked through/);
  });

  it('keeps the skin of a glazed fillet crisp', () => {
    const text = told({
      ingredients: ['trout fillets', 'rice', 'broccoli', 'soy sauce', 'honey', 'ginger'],
      servings: 2,
    });
    expect(text).toMatch(/skin side down if there is skin/);
    expect(text).toMatch(/skin side up for half a minute/);
  });

  it('names the mustard of a glaze, and makes a purée with the milk that is there', () => {
    const tray = [
      '4 chicken thighs, bone in',
      'potatoes',
      'carrots',
      'honey',
      'whole grain mustard',
      'thyme',
    ];
    expect(told({ ingredients: tray, servings: 2 })).toMatch(/^Honey-Mustard Chicken/);
    const duck = ['2 duck breasts', 'cherries', 'celeriac', 'milk', 'port', 'butter', 'thyme'];
    expect(told({ ingredients: duck, servings: 2, cuisine: 'French' })).toMatch(
      /blend until smooth with the milk/,
    );
  });

  it('does not call a crumble without butter buttery, nor rinses frozen berries', () => {
    const { description, ingredients } = generateRecipe(kitchen, {
      ingredients: ['apples', 'frozen blackberries', 'flour', 'oats', 'vegan butter', 'brown sugar'],
      meal_type: 'dessert',
      dietary_restrictions: ['vegan'],
      servings: 4,
    });
    expect(description).toMatch(/crisp, knobbly crust/);
    expect(ingredients.some(({ text }) => /rinsed/.test(text))).toBe(false);
  });
});
