import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { Dish } from '../dish.ts';
import { untold } from './untold.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { ingredients, instructions, pantry } = generateRecipe(kitchen, input);
  return {
    lines: ingredients.map(({ text }) => text).join('\n'),
    steps: instructions.join('\n'),
    added: [...pantry.missing, ...pantry.assumed].map(({ item }) => item).join('; '),
  };
};

const dal = {
  ingredients: [
    '350g red lentils',
    '1 tin chopped tomatoes',
    '2 onions',
    '4 cloves garlic',
    'ginger',
    '200g spinach',
    'cumin seeds',
    'turmeric',
    'garam masala',
    'ghee',
  ],
  cuisine: 'Indian',
  servings: 6,
} satisfies GenerateInput;

describe('a squeeze or a pinch that nobody listed', () => {
  it('is left away, and no sentence speaks of it', () => {
    const { lines, steps, added } = cook(dal);
    expect(lines).not.toMatch(/lemon|lime/);
    expect(added).not.toMatch(/lemon|lime/);
    expect(steps).not.toMatch(/lemon|stir in ,|stir in and/i);
  });

  it('goes in where it is there', () =>
    expect(cook({ ...dal, ingredients: [...dal.ingredients, 'lemon'] }).lines).toMatch(/lemon juice/));
});

describe('a sentence that tells of one part alone', () => {
  const dish = (say: string): Dish =>
    ({ steps: [{ say, more: null, short: null, uses: [] }] }) as unknown as Dish;
  const told = (say: string): string => untold(dish(say), 'lemon').steps[0]!.say;

  it.each([
    ['Cover. Stir in {lemon}, taste for salt and serve.', 'Cover. Taste for salt and serve.'],
    ['Season with {lemon} and the rest of the salt.', 'Season with the rest of the salt.'],
    ['Cook {onion}, {min}, with {lemon} for the last minute.', 'Cook {onion}, {min}.'],
    ['Stir in {cream} and {lemon}, and taste.', 'Stir in {cream}, and taste.'],
    ['Take it off. Stir in {lemon}.', 'Take it off.'],
  ])('%s', (say, left) => expect(told(say)).toBe(left));

  it('stays where more hangs on it', () =>
    expect(told('Whisk half of {lemon} with {oil}.')).toBe('Whisk half of {lemon} with {oil}.'));
});
