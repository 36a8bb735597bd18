import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('a kitchen without a blender pounds the paste for its jerk chicken', () => {
  const { title, steps, equipment } = generateRecipe(kitchen, {
    ingredients: [
      '8 chicken drumsticks',
      'jerk seasoning',
      'scotch bonnet',
      'limes',
      'thyme',
      'scallions',
      'rice',
    ],
    cuisine: 'Jamaican',
    equipment: ['oven', 'saucepan'],
    time_available: 80,
    servings: 4,
  });
  expect(title).toMatch(/Jerk/);
  const text = steps.map((step) => step.text).join(' ');
  expect(text).toMatch(/Pound, or chop as finely as you can, the scallions/);
  expect(JSON.stringify(equipment)).not.toMatch(/blender/);
});
