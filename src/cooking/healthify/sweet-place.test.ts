import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

const kitchen = loadKitchen();
const made = (title: string, ingredients: string[], instructions: string[]) => {
  const answer = healthify(kitchen, {
    recipe: { title, servings: 3, ingredients, instructions },
    health_focus: 'lowSugar',
  });
  return {
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: answer.instructions.join('\n'),
    reasons: answer.changes.map(({ reason }) => reason).join('\n'),
  };
};

it('sugar in a pan of fruit goes further down than sugar in a batter, and what is strewn on top goes', () => {
  const { list, steps, reasons } = made(
    'Dutch Baby w/ Maple Apples',
    [
      '3 large eggs',
      '3/4 c all purpose flour',
      '3/4 c whole milk',
      '1 Tbs white sugar',
      '5 T butter, divided',
      '2 big apples, peeled & sliced',
      '1/3 cup brown sugar, packed',
      '1/4 cup maple syrup + more for the table',
      'powdered sugar, for snowing on top',
    ],
    [
      'Oven to 425. Blender: eggs, flour, milk, white sugar.',
      'Melt 2T of the butter in a skillet. Apples, brown sugar. Cook 8 mins til soft, then pour in the maple syrup and bubble 1 more minute.',
      'Other 3T of butter in a hot skillet, pour in batter, bake 18-20 mins.',
      'Pile the apples in the middle, snow with powdered sugar, cut in 3 and eat.',
    ],
  );
  expect(list).toMatch(/^1 tbsp brown sugar/m);
  expect(list).toMatch(/2 tsp white sugar/);
  expect(list).not.toMatch(/powdered sugar|for the table/);
  expect(steps).toMatch(/Pile the apples in the middle, cut in 3 and eat/);
  expect(reasons).toMatch(/draws its own juice/);
});

it('a topping of sugar and nuts takes no applesauce, and is not said to keep its crumb', () => {
  const { list, reasons } = made(
    'French toast bake with praline',
    [
      '1 loaf challah, cubed',
      '8 eggs',
      '3 c milk',
      '2 T sugar',
      'TOPPING',
      '1 stick butter',
      '1 c packed brown sugar',
      '1 c pecans',
    ],
    [
      'Bread in buttered 9x13. Whisk eggs, milk and sugar, pour over, chill overnight.',
      'Topping - melt butter, stir in brown sugar, pecans. Spread over.',
      '350, 40 min, puffed.',
    ],
  );
  // The spoonful of the batter may be applesauce, the cup of the topping is sugar.
  expect(list).not.toMatch(/cups? unsweetened applesauce/);
  expect(list).toMatch(/3 tbsp packed brown sugar/);
  expect(reasons).not.toMatch(/keeps its crumb/);
});

it('apples that are folded into the batter keep the sugar that it needs', () => {
  const { list } = made(
    'Apple cake',
    ['2 apples, diced', '1/2 cup brown sugar', '2 cups flour', '2 eggs', '1 stick butter', '1 cup sugar'],
    [
      'Cook the apples with the brown sugar until soft.',
      'Cream butter and sugar, beat in eggs and flour. Fold the apples into the batter.',
      'Bake at 350 for 45 minutes.',
    ],
  );
  expect(list).not.toMatch(/tbsp brown sugar/);
});
