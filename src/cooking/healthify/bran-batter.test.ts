import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

const muffins = (fat: string, mix: string) =>
  healthify(loadKitchen(), {
    health_focus: 'highFiber',
    recipe: {
      title: 'Raspberry Muffins',
      recipeYield: '12',
      ingredients: [
        '2 cups all-purpose flour',
        '3/4 cup sugar',
        '2 teaspoons baking powder',
        '1/2 teaspoon salt',
        fat,
        '2 eggs',
        '1 cup whole milk',
        '1 1/2 cups raspberries',
      ],
      instructions: [
        'Heat the oven to 400°F and line a muffin tin.',
        'Whisk the flour, sugar, baking powder and salt.',
        mix,
        'Fold in the raspberries, divide among the cups and bake for 20 minutes.',
      ],
    },
  });

test('flour, bran, milk and baking powder of a muffin change as one, and the bran soaks', () => {
  const made = muffins('1/2 cup butter, melted', 'Beat the eggs, milk and melted butter and stir them in.');
  const list = made.ingredients.map(({ text }) => text).join('\n');
  expect(list).toMatch(/cups? whole wheat flour\n.*wheat bran/);
  expect(list).not.toMatch(/all-purpose|1 cup whole milk|oats/);
  expect(list).toMatch(/(?:2 1\/2|3) t|1 t(?:able|b)sp\w* baking powder/);
  expect(made.instructions[2]).toMatch(/^Stir the wheat bran into the milk and leave for 10 minutes/);
  expect(made.instructions[2]).toMatch(/eggs, soaked bran and melted butter/);
  expect(made.targets[0]!.after).toBeGreaterThan(2 * made.targets[0]!.before!);
});

test('where butter is rubbed in no bran is soaked', () => {
  const made = muffins('1/2 cup cold butter', 'Rub in the butter, then stir in the eggs and milk.');
  expect(made.instructions.join(' ')).not.toMatch(/bran into the milk/);
});
