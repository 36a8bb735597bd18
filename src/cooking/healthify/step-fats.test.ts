import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

test('butter that only a step fries in becomes a measured spoon of oil, and counts before', () => {
  const made = healthify(loadKitchen(), {
    health_focus: 'lowSaturatedFat',
    recipe: {
      title: 'Zurich-Style Meat Saute',
      recipeYield: '4',
      ingredients: ['600 g beef, finely sliced', '250 g mushrooms, sliced', '1 onion', '200 ml cream'],
      instructions: [
        'Fry the meat in butter at high heat. Take it out of the pan.',
        'Saute the onion and the mushrooms. Add the cream and boil until creamy.',
        'Add the meat, warm it through and serve.',
      ],
    },
  });
  expect(made.instructions.join(' ')).not.toMatch(/butter/);
  expect(made.ingredients.map(({ text }) => text).join('\n')).toMatch(/\boil\b/);
  expect(made.changes.find(({ target }) => target === 'butter')?.reason).toMatch(/counted as 1 tbsp before/);
});
