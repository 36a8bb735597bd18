import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe.ts';
import { holdsIn } from './says-again.ts';

const recipe = (servings: number, ...texts: readonly string[]): Recipe =>
  ({ servings, steps: texts.map((text) => ({ text })) }) as unknown as Recipe;

describe('a tip', () => {
  it('for more people than there are is no news', () => {
    const tip = 'For more than two, fry the rice in two rounds; too much at once cools the wok.';
    expect(holdsIn(tip, recipe(2, 'Fry the rice.'))).toBe(false);
    expect(holdsIn(tip, recipe(4, 'Fry the rice.'))).toBe(true);
    expect(holdsIn('Use two trays for more than four people.', recipe(4))).toBe(false);
  });

  it('takes for granted what a step has said', () => {
    expect(holdsIn('Take off the lid at the end.', recipe(2, 'Fry the rice.'))).toBe(false);
    expect(holdsIn('Take off the lid at the end.', recipe(2, 'Cover and simmer.'))).toBe(true);
  });
});
