import { expect, it } from 'vitest';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('stirs in tender vegetables no earlier than the pasta of the same pot', () => {
  const { instructions } = healthify(kitchen, {
    recipe: {
      title: 'Alpine Macaroni',
      servings: 4,
      ingredients: [
        '150 g bacon cubes',
        '3 onions',
        '200 g potatoes',
        '1.5 l milk',
        '300 g macaroni',
        '150 g Gruyère',
      ],
      instructions: [
        'Fry the bacon cubes in a pot. Add the onions and let them sweat.',
        'Add the potatoes and half of the milk and cook for about 10 minutes.',
        'Add the macaroni and the remaining milk to cover everything.',
        'A minute before the macaroni are done, add the Gruyère.',
      ],
    },
    health_focus: 'ironRich',
  });
  const added = instructions.findIndex((text) => /peas|spinach/.test(text));
  expect(added).not.toBe(-1);
  expect(added).toBeGreaterThanOrEqual(instructions.findIndex((text) => /Add the macaroni/.test(text)));
});
