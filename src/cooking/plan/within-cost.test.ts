import { expect, test } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const soup = ['red lentils', 'carrots', 'cumin', 'lemon', 'onion', 'vegetable stock'];

test('the dish that was meant is made for less rather than another cooked: stock is stretched with water', () => {
  const ask = { ingredients: soup, cuisine: 'turkish', time_available: 40 };
  const dear = generateRecipe(kitchen, ask);
  const limit = dear.cost.per_serving! - 0.5;
  const cheap = generateRecipe(kitchen, { ...ask, max_cost_per_serving: limit });
  expect(cheap.title).toBe(dear.title);
  expect(cheap.cost.per_serving!).toBeLessThanOrEqual(limit);
  const foods = cheap.ingredients.map(({ food }) => food);
  expect(foods).toContain('vegetable-stock');
  expect(foods).toContain('water');
});

test('what costs no more as it is stays as it is', () => {
  const ask = { ingredients: soup, cuisine: 'turkish', time_available: 40 };
  const plain = generateRecipe(kitchen, ask);
  const roomy = generateRecipe(kitchen, { ...ask, max_cost_per_serving: 50 });
  expect(roomy.ingredients).toEqual(plain.ingredients);
});
