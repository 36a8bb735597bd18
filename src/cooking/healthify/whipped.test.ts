import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { characterOf } from './character.ts';
import { isWhippedCream, whips } from './whipped.ts';

const kitchen = loadKitchen();
const food = (id: string) => kitchen.foods.get(id)!;
const read = (title: string, ...instructions: readonly string[]) =>
  understandRecipe(
    {
      title,
      description: null,
      cuisine: null,
      servings: 8,
      ingredients: ['300 ml double cream', '600 g cream cheese', '75 g sugar'],
      instructions,
    },
    kitchen,
  );

it.each([
  ['Whip the cream to soft peaks.', true],
  ['Beat the cream cheese. Whisk the cream until it holds its shape.', true],
  ['Pour in the cream and simmer. Whip nothing.', false],
  ['Whisk in the cream and cook until thickened.', false],
])('%s', (text, whipped) => {
  expect(isWhippedCream(food('double-cream'), 'i0', read('Pudding', text))).toBe(whipped);
});

it('only fat cream holds air', () => {
  expect(
    ['double-cream', 'coconut-cream', 'whole-milk', 'half-and-half', 'sour-cream'].map((id) =>
      whips(food(id)),
    ),
  ).toEqual([true, true, false, false, false]);
});

it('what is not baked is no bake', () => {
  const { words } = characterOf(read('No-Bake Cheesecake', 'Mix.'), kitchen.health, kitchen.foods);
  expect(words.has('casserole')).toBe(false);
  expect(words.has('custard')).toBe(true);
});
