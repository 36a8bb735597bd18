import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, steps, ingredients } = generateRecipe(kitchen, input);
  return {
    title,
    list: ingredients.map(({ text }) => text).join('; '),
    said: steps.map(({ text }) => text).join(' '),
  };
};

describe('a composed dish is cooked as a cook would', () => {
  it('simmers apples that give no juice of themselves', () => {
    const { title, said } = cook({
      ingredients: ['apples', 'raisins', 'feta', 'honey', 'oats'],
      meal_type: 'breakfast',
      time_available: 40,
      skill_level: 'expert',
      servings: 2,
      seed: 9387,
    });
    expect(title).toMatch(/^Warm Honeyed Apples/);
    expect(said).toMatch(/simmer .*until a knife slides in/);
  });

  it('takes the curry paste of the list instead of a powder, and no tomato with it', () => {
    const { title, list } = cook({
      ingredients: ['halloumi', 'peas', 'cucumber', 'red curry paste', 'ginger', 'coconut milk'],
      servings: 4,
    });
    expect(title).toMatch(/Red Curry/);
    expect(list).not.toMatch(/curry powder|tomato/);
  });

  it('seasons meat before it goes into the wok', () => {
    const { said } = cook({
      ingredients: [
        'brown lentils',
        'pork chops',
        'spinach',
        'eggplant',
        'leeks',
        'cauliflower',
        'peanut butter',
        'miso',
      ],
      time_available: 30,
      skill_level: 'advanced',
      servings: 8,
    });
    expect(said).toMatch(/Work the remaining soy sauce and the remaining cornstarch into the pork/);
  });

  it('stews no lettuce', () => {
    const { said } = cook({
      ingredients: [
        'kidney beans',
        'noodles',
        'lettuce',
        'cauliflower',
        'butternut squash',
        'eggplant',
        'cream',
        'white wine',
      ],
      cuisine: 'greek',
      servings: 5,
    });
    expect(said).not.toMatch(/Fold in the lettuce/);
  });
});
