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

it('mash that is left stands beside the stew', () => {
  const { pantry } = generateRecipe(kitchen, {
    ingredients: ['500g beef brisket', 'onions', 'carrots', 'stout', 'beef stock', 'bay', 'mash potatoes'],
    servings: 4,
    time_available: 240,
  });
  expect(pantry.unused).toEqual([]);
});
