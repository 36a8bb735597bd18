import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('who wants no wine gets no vinegar of that name', () => {
  const { ingredients } = generateRecipe(kitchen, {
    ingredients: [
      'lamb shoulder on the bone, roughly 2kg',
      '1.5kg potatoes',
      'garlic',
      'rosemary',
      'bunch of mint',
    ],
    time_available: 240,
    servings: 6,
    exclude: ['wine'],
  });
  expect(ingredients.map(({ text }) => text).join()).not.toMatch(/wine/);
});
