import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';
import type { HealthFocus } from '../vocabulary.ts';

const kitchen = loadKitchen();
const peppers = (health_focus: HealthFocus) => {
  const made = healthify(kitchen, {
    health_focus,
    recipe: {
      title: 'Stuffed Peppers',
      recipeYield: '6',
      ingredients: [
        '6 large bell peppers',
        '1 cup long-grain white rice',
        '2 Tbsp butter',
        '1 small onion, finely chopped',
        '1 lb ground beef',
        '1 (15 oz) can tomato sauce',
        '1 Tbsp Worcestershire sauce',
        '1 tsp salt',
        '1 1/2 cups shredded cheddar',
      ],
      instructions: [
        'Cook the rice according to the package. Preheat the oven to 375°F.',
        'Melt the butter and cook the onion and beef until browned. Drain.',
        'Stir in the rice, tomato sauce, Worcestershire, salt and half of the cheese.',
        'Fill the peppers, cover and bake for 35 minutes. Top with the rest of the cheddar and bake for 10 minutes.',
      ],
    },
  });
  return {
    list: made.ingredients.map(({ text }) => text).join('\n'),
    steps: made.instructions,
    title: made.title,
  };
};

test('a Mediterranean plate has its own grain, oil, pulses and cheese', () => {
  const { list, steps, title } = peppers('mediterranean');
  for (const one of [/bulgur/, /olive oil/, /lentils/, /feta/, /wine vinegar/]) expect(list).toMatch(one);
  expect(list).not.toMatch(/white rice|cheddar|Worcestershire|smoked paprika|\bbutter\b/);
  // The fat is poured off before the lentils come in.
  expect(steps[1]).toMatch(/Drain\..*Stir in the lentils\./);
  expect(title).toMatch(/Mediterranean/);
});

test('plants first: half of the meat is pulses, whatever the figures say', () => {
  const { list } = peppers('plantForward');
  expect(list).toMatch(/8 oz ground beef/);
  expect(list).toMatch(/lentils/);
});
