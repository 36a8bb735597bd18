import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

test('a pot pie of two crusts keeps its lid alone for fewer calories', () => {
  const made = healthify(loadKitchen(), {
    health_focus: 'lowCalorie',
    recipe: {
      title: 'Chicken Pot Pie',
      recipeYield: '6',
      ingredients: [
        '1 lb chicken breast, cubed',
        '1 cup frozen peas',
        '1/3 cup butter',
        '1/3 cup flour',
        '1 3/4 cups chicken broth',
        '2 (9 inch) unbaked pie crusts',
      ],
      instructions: [
        'Boil the chicken and peas for 15 minutes. Drain.',
        'Melt the butter, stir in the flour, then the broth, and simmer until thick.',
        'Place the chicken mixture in the bottom crust. Pour over the sauce. Cover with the top crust and seal.',
        'Bake at 425°F for 30 minutes.',
      ],
    },
  });
  expect(made.ingredients.map(({ text }) => text).join('\n')).toMatch(/^1 \(9 inch.*\) unbaked pie crust/m);
  expect(made.instructions.join(' ')).toMatch(/Place the chicken mixture in a deep pie dish\./);
});
