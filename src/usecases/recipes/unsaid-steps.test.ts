import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from './generate-recipe.ts';

const kitchen = loadKitchen();
const asked = {
  ingredients: ['red lentils', 'carrots', 'onion', 'cumin', 'lemon'],
  cuisine: 'turkish',
  servings: 4,
};
const fast = {
  ingredients: ['beef strips', 'broccoli', 'onion', 'ginger', 'soy sauce', 'rice'],
  cuisine: 'chinese',
  servings: 2,
};
const isKnifeWork = ({ action }: { readonly action: string | null }): boolean => action === 'cut';

it('a beginner is told to cut everything first where there is no time afterwards, and not what the list says elsewhere', () => {
  const stirFry = generateRecipe(kitchen, { ...fast, skill_level: 'beginner' });
  expect(stirFry.steps.some(isKnifeWork)).toBe(true);
  const soup = generateRecipe(kitchen, { ...asked, skill_level: 'beginner' });
  expect(isKnifeWork(soup.steps[0]!)).toBe(false);
  expect(soup.ingredients.some(({ preparation }) => /chopped/.test(preparation ?? ''))).toBe(true);
});

it('who cooks often is not told what the list says, and its minutes count all the same', () => {
  const short = generateRecipe(kitchen, { ...asked, skill_level: 'advanced' });
  expect(short.steps.some(isKnifeWork)).toBe(false);
  expect(short.ingredients.some(({ preparation }) => /chopped/.test(preparation ?? ''))).toBe(true);
  expect(short.timing.total_minutes).toBeGreaterThan(
    Math.max(...short.steps.map(({ minutes }) => minutes ?? 0)) + 5,
  );
});

it('steps are numbered as they are told', () => {
  const { steps, instructions } = generateRecipe(kitchen, { ...asked, skill_level: 'expert' });
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1));
  expect(instructions).toEqual(steps.map(({ text }) => text));
});
