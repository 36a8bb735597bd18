import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';
import { simmeredGently, temperedFirst } from './dairy-in-heat.ts';

const kitchen = loadKitchen();

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
  const made = healthify(kitchen, {
    health_focus: 'dash',
    recipe: {
      title: 'Spicy Sausage Pasta',
      recipeYield: '4',
      ingredients: [
        '2 red onions, chopped',
        'Olive oil',
        '6 spicy Italian sausages',
        '1 sprig rosemary, needles finely chopped',
        '1 red chilli, deseeded and diced',
        'A large glass of red wine (approx. 250ml)',
        '2 x 400g tins chopped plum tomatoes',
        '300g pasta, preferably penne',
        '50g parmesan',
        '300ml double cream',
      ],
      instructions: [
        'Fry red onions with a splash of oil in a deep frying pan. Add the sausage meat (discarding the casings if need be). Add the rosemary and chilli',
        'Increase the heat and break up the sausage meat with a wooden spoon. Once meat has browned, pour in red wine and reduce by half. Add the chopped tomatoes and reduce the sauce, uncovered, for about 30 mins. Cook the pasta according to packet instructions.',
        'Grate the parmesan into a bowl. Drain the pasta and stir into the sauce with the parmesan, double cream and some seasoning.',
        'Serve :)',
      ],
    },
  });
  expect(made.ingredients.map(({ text }) => text).join('\n')).toMatch(/yogh?urt/);
  expect(made.instructions.join('\n')).toMatch(/Take the pan off the heat and stir a few spoonfuls/);
});
