import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';
import type { HealthFocus } from '../vocabulary.ts';

const kitchen = loadKitchen();
const cake = (health_focus: HealthFocus, icing: readonly string[], last: string) => {
  const made = healthify(kitchen, {
    health_focus,
    recipe: {
      title: 'Chocolate Cake',
      recipeYield: '12',
      ingredients: [
        '200 g plain flour',
        '300 g caster sugar',
        '75 g cocoa powder',
        '2 tsp baking powder',
        '3 eggs',
        '150 ml sunflower oil',
        '250 ml milk',
        ...icing,
      ],
      instructions: [
        'Mix the flour, caster sugar, cocoa and baking powder. Whisk in the eggs, oil and milk.',
        'Divide between two tins and bake at 180°C for 30 minutes. Cool.',
        last,
      ],
    },
  });
  return { list: made.ingredients.map(({ text }) => text).join('\n'), last: made.instructions.at(-1)! };
};

test('a layer cake for less fat has bare sides and no applesauce in its buttercream', () => {
  const { list, last } = cake(
    'lowFat',
    ['200 g butter, softened', '400 g icing sugar'],
    'Beat the butter and icing sugar until fluffy. Sandwich and cover the cake with the icing.',
  );
  expect(list).toMatch(/120 g butter/);
  expect(list).toMatch(/240 g icing sugar/);
  expect(last).toMatch(/until fluffy\. Sandwich with half of the icing and spread the rest on top\.$/);
});

test('a frosting of cream cheese stands with a third of its sugar', () => {
  const { list, last } = cake(
    'lowSugar',
    ['200 g cream cheese', '300 g icing sugar'],
    'Beat the cream cheese and icing sugar and spread over the top and sides.',
  );
  expect(Number(/(\d+) g icing sugar/.exec(list)![1])).toBeLessThan(100);
  expect(last).toMatch(/spread on top\./);
});
