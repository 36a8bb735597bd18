import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe.ts';
import { saltless, withoutPinch } from './without-salt.ts';

describe('a step that takes no salt', () => {
  it.each([
    [
      'Toss the potatoes with 1 tablespoon oil, a pinch of salt and ¼ teaspoon pepper.',
      'Toss the potatoes with 1 tablespoon oil and ¼ teaspoon pepper.',
    ],
    ['Stir the dill into the juice, and season with a pinch of salt.', 'Stir the dill into the juice.'],
    [
      'Toss the asparagus with the oil and a pinch of salt and spread out.',
      'Toss the asparagus with the oil and spread out.',
    ],
    ['Cook the onions with a pinch of salt in the oil.', 'Cook the onions in the oil.'],
    ['Season with the remaining salt and the pepper.', 'Season with the pepper.'],
    ['Mash with the butter, milk and the remaining salt.', 'Mash with the butter and milk.'],
    ['Taste, adding the remaining salt as needed, and serve.', 'Taste, and serve.'],
    [
      'Rub the sea bass with a pinch of salt and leave for 8 minutes.',
      'Pat the sea bass dry and leave for 8 minutes.',
    ],
    [
      'Lay the cod in a pan, sprinkle with a pinch of salt, pour over the milk and poach.',
      'Lay the cod in a pan, pour over the milk and poach.',
    ],
    [
      'Meanwhile, toss the shrimp with the seasoning and the remaining salt.',
      'Meanwhile, toss the shrimp with the seasoning.',
    ],
    ['Fry the onions with a pinch of salt, stirring, until brown.', 'Fry the onions, stirring, until brown.'],
    ['Stir in the juice. Season with a pinch of salt.', 'Stir in the juice.'],
  ])('%s', (text, said) => expect(saltless(text)).toBe(said));

  it('is given up where salt is what it is about', () => {
    expect(saltless('Salt the eggplant and leave until it weeps.')).toBeNull();
    expect(saltless('Sprinkle with a pinch of salt over the top and bake.')).toBeNull();
  });
});

it('drops a pinch from the list together with its words, and no more than a pinch', () => {
  const recipe = (salt: string): Recipe =>
    ({
      ingredients: [
        { key: 'salt', food: 'salt', text: salt },
        { key: 'onion', food: 'onion', text: '1 onion' },
      ],
      steps: [{ id: 'a', text: 'Cook the onion with a pinch of salt.', inputs: ['onion', 'salt'] }],
    }) as unknown as Recipe;
  const bare = withoutPinch(recipe('a pinch of salt'));
  expect(bare.ingredients).toHaveLength(1);
  expect(bare.steps[0]).toMatchObject({ text: 'Cook the onion.', inputs: ['onion'] });
  expect(withoutPinch(recipe('1 tsp salt')).ingredients).toHaveLength(2);
});
