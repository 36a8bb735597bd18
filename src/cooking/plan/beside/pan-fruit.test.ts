import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('fries apples beside sausages, in oil of the same line, and stretches half a cup of cream with milk', () => {
  const { ingredients, steps, pantry } = generateRecipe(kitchen, {
    ingredients: [
      'sausages',
      '2 leeks',
      'can of white beans',
      '3 apples',
      'dijon mustard',
      'thyme',
      'some old cheddar',
      'heavy cream, about 1/2 cup',
    ],
  });
  const lines = ingredients.map(({ text }) => text).join('\n');
  expect(pantry.unused).toEqual([]);
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/fry the apples/);
  expect(lines).toMatch(/½ cup heavy cream[^]*cups whole milk/);
  expect(lines).not.toMatch(/for the side/);
});

it('lights the oven before the potatoes beside the dish go into it', () => {
  const { steps } = generateRecipe(kitchen, {
    ingredients: ['4 salmon fillets', '600g baby potatoes', '200g green beans', '1 lemon', 'dill', 'capers'],
    servings: 4,
    time_available: 45,
    dietary_restrictions: ['low-fodmap', 'dairy-free'],
  });
  const all = steps.map(({ text }) => text);
  const lit = all.findIndex((text) => /[Hh]eat the oven/.test(text));
  const roasted = all.findIndex((text) => /\broast/.test(text));
  expect(roasted).toBeGreaterThan(-1);
  expect(roasted).toBeGreaterThanOrEqual(lit);
});
