import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

const pie = {
  title: 'Apple Pie',
  recipeYield: '8',
  ingredients: [
    '900 g golden delicious apples',
    '115 g sugar',
    '226 g cold butter, cut into slices',
    '350 g flour',
    '225 g butter',
    '75 ml ice water',
  ],
  instructions: [
    'Peel and cut the apples and mix with the sugar.',
    'Rub the pieces of butter into the flour and bring together with the ice water.',
    'Cut the dough in half and roll both halves out to cover a 9 inch pie pan.',
    'Fill with the apples, cover with the other half and bake for 45 minutes at 350°F.',
  ],
};

test('a pie is cut into half as many pieces again at most, and what it misses then is said', () => {
  const made = healthify(loadKitchen(), { health_focus: 'diabeticFriendly', recipe: pie });
  expect(made.servings).toBeLessThanOrEqual(12);
  expect(made.targets.some(({ met }) => !met)).toBe(true);
  expect(made.warnings.join(' ')).toMatch(/The list has butter twice \(226 g and 225 g\)/);
});
