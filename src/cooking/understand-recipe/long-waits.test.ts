import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { Step } from '../recipe.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const stepOf = (text: string): Step =>
  understandRecipe(
    {
      title: '',
      description: null,
      cuisine: null,
      servings: null,
      ingredients: ['10 eggs', '1 lb pork', '1 cup vinegar'],
      instructions: [text],
    },
    kitchen,
  ).recipe.steps[0]!;

describe('waits that may be long', () => {
  it.each([
    ['Let the eggs rest for at least three days and at most two weeks in the fridge.', 4320],
    ['Pour the vinegar over the pork and marinate 2 hours to overnight.', 120],
    ['Chill the eggs for 1 day but no longer than 3 days.', 1440],
  ])('count the fewest minutes that will do: %s', (text, minutes) => {
    expect(stepOf(text).minutes).toBe(minutes);
  });
  it.each([
    'Rub the pork with cold vinegar. Refrigerate until needed.',
    'Whisk the eggs and chill until ready to use.',
    'Chill the pork while you make the sauce.',
    'Put the pork in the vinegar and refrigerate till required.',
  ])('last no longer than the work beside them: %s', (text) => {
    expect(stepOf(text).minutes).toBeLessThanOrEqual(5);
  });
  it.each([
    'Pour the eggs into ramekins and refrigerate until needed.',
    'Chill the eggs until firm while you make the sauce.',
    'Chill the eggs until ready to serve.',
  ])('take their own time where something sets: %s', (text) => {
    expect(stepOf(text).minutes).toBe(60);
  });
  it('keep nobody busy', () => {
    expect(stepOf('Mix the vinegar. Pork in it, fridge, 4 hrs to overnight.').activeMinutes).toBeLessThan(30);
  });
  it('count the most minutes where the author leaves it at a span', () => {
    expect(stepOf('Leave the pork to cure for 3 to 5 days.').minutes).toBe(7200);
  });
  it('count the most minutes of what is cooked', () => {
    expect(stepOf('Simmer the pork for 8 to 10 hours.').minutes).toBe(600);
  });
});
