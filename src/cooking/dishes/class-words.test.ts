import { describe, expect, it } from 'vitest';
import type { Food } from '#food/model';
import type { Recipe } from '../recipe.ts';
import { strangeWords } from './class-words.ts';

const food = (id: string, category: string, ...ancestors: readonly string[]): Food =>
  ({ id, category, ancestors }) as unknown as Food;
const recipe = (text: string): Recipe => ({ steps: [{ id: 'serve', text }], tips: [] }) as unknown as Recipe;

const steak = food('beef-flank-steak', 'meat', 'beef', 'meat');
const shrimp = food('shrimp', 'seafood', 'crustacean', 'shellfish', 'seafood');
const tofu = food('firm-tofu', 'deli', 'tofu', 'soy-food');

describe('words that are true of one class of food', () => {
  it.each([
    ['Slice the meat thinly across the grain.', steak, 0],
    ['Slice the meat thinly across the grain.', shrimp, 2],
    ['Cook until the flesh flakes.', shrimp, 1],
    ['Cook until pink and curled.', tofu, 1],
    ['Lay the fish in the sauce.', tofu, 1],
    ['Stir in the fish sauce.', tofu, 0],
    ['Fry until golden on two sides.', tofu, 0],
  ])('%s', (text, one, problems) => {
    expect(strangeWords(recipe(text), [one])).toHaveLength(problems);
  });
});
