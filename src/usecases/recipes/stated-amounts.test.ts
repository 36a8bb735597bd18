import { expect, it } from 'vitest';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('says no amount in the list where a step says another, and shares none that is for each', () => {
  const { ingredients, instructions } = healthify(kitchen, {
    recipe: {
      title: 'Fried Chicken',
      servings: 4,
      ingredients: [
        '4 chicken breasts',
        '1/2 tsp garlic powder',
        '2 tsp paprika powder',
        '10 tbsp flour',
        '1 tsp salt',
        'Vegetable oil',
      ],
      instructions: [
        'Mix the flour with the garlic powder and salt, 1/2 tsp each.',
        'Coat the chicken breasts in the flour.',
        'Add ½ cup (120 ml) of oil to a large pan. Fry the chicken for 12 minutes.',
      ],
    },
    health_focus: 'lowSodium',
  });
  expect(ingredients.map(({ text }) => text).join('\n')).not.toMatch(/tbsp vegetable oil/i);
  expect(instructions.join('\n')).not.toMatch(/paprika[^.]*each/);
});
