import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { judgedIngredients } from './cooked.ts';

const kitchen = loadKitchen();
const eggsCooked = (eggs: string, ...instructions: string[]): boolean => {
  const { recipe } = understandRecipe(
    {
      title: 'Eggs',
      description: null,
      cuisine: null,
      servings: 2,
      ingredients: [eggs, '200 g dark chocolate', '50 g sugar'],
      instructions,
    },
    kitchen,
  );
  return judgedIngredients(recipe, (id) => kitchen.foods.get(id) ?? null)[0]!.cooked !== null;
};

test.each([
  ['stirred into melted chocolate', ['Melt the chocolate, stir in the eggs and sugar and chill.']],
  ['boiled for five minutes', ['Boil the eggs for 5 minutes and serve.']],
  ['poached with a runny yolk', ['Poach the eggs for 3 minutes until the yolk is still runny.']],
  ['fried sunny side up', ['Fry the eggs sunny side up for 3 minutes.']],
])('eggs %s are not cooked firm', (_, instructions) => {
  expect(eggsCooked('4 eggs', ...instructions)).toBe(false);
});

test.each([
  ['boiled for ten minutes', ['Boil the eggs for 10 minutes and peel.']],
  ['baked in a cake', ['Whisk the eggs with the sugar.', 'Fold in the chocolate and bake for 30 minutes.']],
  ['scrambled', ['Beat the eggs and fry them, stirring, for 3 minutes until set.']],
  ['warmed first and baked later', ['Melt the chocolate with the eggs.', 'Bake everything for 25 minutes.']],
])('eggs %s are', (_, instructions) => {
  expect(eggsCooked('4 eggs', ...instructions)).toBe(true);
});
