import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { leftoverSides } from './leftover-sides.ts';

const kitchen = loadKitchen();

it('serves no pasta beside tacos, and says that it is left', () => {
  const { ingredients, pantry } = generateRecipe(kitchen, {
    ingredients: ['brown lentils', 'cod', 'tortillas', 'pasta', 'lettuce', 'yogurt', 'tahini', 'cumin'],
    servings: 3,
    seed: 9128,
  });
  expect(ingredients.map(({ name }) => name).join('; ')).toMatch(/tortilla/);
  expect(pantry.unused.map(({ item }) => item)).toContain('pasta');
});

it('lists each way of serving a leftover once', () => {
  const ids = leftoverSides.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
