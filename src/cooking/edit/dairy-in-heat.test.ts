import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';
import { simmeredGently, temperedFirst } from './dairy-in-heat.ts';

it.each([
  [
    'Add evaporated milk, boil until creamy. Boil the pasta in plenty of water.',
    'Add evaporated milk, simmer gently until creamy. Boil the pasta in plenty of water.',
  ],
  ['Add the milk and bring the sauce to a boil.', 'Add the milk and bring the sauce to a gentle simmer.'],
  ['Stir in the milk; do not let it boil.', 'Stir in the milk; do not let it boil.'],
])('boils no lean dairy hard: %s', (said, now) => {
  expect(simmeredGently(said, 0)).toBe(now);
});

it('tempers yogurt before it goes into a hot pot, not what is dolloped on top', () => {
  expect(temperedFirst('Add the yogurt and stir.', 'low-fat Greek yogurt', 'Beef stew')).toBe(
    'Take the pan off the heat and stir a few spoonfuls of the hot sauce into the Greek yogurt, so that it does not split. Add the yogurt and stir.',
  );
  expect(temperedFirst('Serve with the yogurt.', 'yogurt', 'Beef stew')).toBe('Serve with the yogurt.');
});

it('tells in the steps how yogurt goes into a pasta sauce in the place of cream', () => {
  const made = healthify(loadKitchen(), {
    health_focus: 'dash',
    recipe: {
      title: 'Spicy Sausage Pasta',
      recipeYield: '4',
      ingredients: [
        '2 red onions, chopped',
        'Olive oil',
        '6 spicy Italian sausages',
        '2 x 400g tins chopped plum tomatoes',
        '300g penne',
        '50g parmesan',
        '300ml double cream',
      ],
      instructions: [
        'Fry the onions with a splash of oil. Add the sausage meat and brown it.',
        'Add the chopped tomatoes and reduce the sauce for about 30 mins. Cook the pasta.',
        'Grate the parmesan. Drain the pasta and stir into the sauce with the parmesan and double cream.',
      ],
    },
  });
  expect(made.ingredients.map(({ text }) => text).join('\n')).toMatch(/yogh?urt/);
  expect(made.instructions.join('\n')).toMatch(/Take the pan off the heat and stir a few spoonfuls/);
});
