import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from './generate-recipe.ts';

const kitchen = loadKitchen();
const asked = {
  ingredients: ['red lentils', 'carrots', 'onion', 'cumin', 'lemon'],
  cuisine: 'turkish',
  servings: 4,
};

it('who cooks often is not told what the list says, and its minutes count all the same', () => {
  const [told, short] = (['beginner', 'advanced'] as const).map((skill_level) =>
    generateRecipe(kitchen, { ...asked, skill_level }),
  );
  const isKnifeWork = ({ action }: { readonly action: string | null }): boolean => action === 'cut';
  expect(told!.steps.some(isKnifeWork)).toBe(true);
  expect(short!.steps.some(isKnifeWork)).toBe(false);
  expect(short!.ingredients.some(({ preparation }) => /chopped/.test(preparation ?? ''))).toBe(true);
  expect(short!.timing.total_minutes).toBeGreaterThan(
    Math.max(...short!.steps.map(({ minutes }) => minutes ?? 0)) + 5,
  );
});

it('steps are numbered as they are told', () => {
  const { steps, instructions } = generateRecipe(kitchen, { ...asked, skill_level: 'expert' });
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1));
  expect(instructions).toEqual(steps.map(({ text }) => text));
});
