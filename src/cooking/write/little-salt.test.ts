import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { inPlainWater, withoutPassingSalt } from './little-salt.ts';

describe('water for who eats little salt', () => {
  it.each([
    ['Put the rice in a pan with 425 ml salted water.', 'Put the rice in a pan with 425 ml water.'],
    ['Boil the penne in plenty of salted water.', 'Boil the penne in plenty of water.'],
    ['Cook them in boiling, well-salted water until tender.', 'Cook them in boiling water until tender.'],
    ['Add 350 ml boiling salted water.', 'Add 350 ml boiling water.'],
    ['Soak in unsalted water.', 'Soak in unsalted water.'],
  ])('%s', (text, expected) => expect(inPlainWater(text)).toBe(expected));

  it.each([{ dietary_restrictions: ['low-sodium'] }, { health_focus: 'lowSodium' as const }])(
    'is not salted: %j',
    (wish) => {
      const { instructions } = generateRecipe(loadKitchen(), {
        ingredients: ['canned chickpeas', 'tomatoes', 'spinach', 'onion', 'basmati rice', 'garam masala'],
        ...wish,
        servings: 4,
      });
      expect(instructions.join(' ')).toMatch(/water/);
      expect(instructions.join(' ')).not.toMatch(/(?<!un)salted/);
    },
  );
});

describe('salt that no list counts', () => {
  it.each([
    ['Add the tomatoes with a little salt and cook.', 'Add the tomatoes and cook.'],
    ['Stir in the garam masala, and taste for a little salt.', 'Stir in the garam masala, and taste.'],
    ['Season with ¼ teaspoon salt.', 'Season with ¼ teaspoon salt.'],
  ])('%s', (text, expected) => expect(withoutPassingSalt(text)).toBe(expected));
});
