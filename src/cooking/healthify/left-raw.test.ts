import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { leftRaw } from './left-raw.ts';

const kitchen = loadKitchen();
const raw = (ingredient: string, ...instructions: string[]): readonly string[] => {
  const understood = understandRecipe(
    {
      title: 'Supper',
      description: null,
      servings: 2,
      ingredients: ['1 tbsp oil', '1 onion', ingredient],
      instructions,
    } as never,
    kitchen,
  );
  const food = understood.grounded.at(-1)!.ingredient.food!;
  return leftRaw(understood, [food]).map(({ id }) => id);
};

test('what is raw and goes in after the last heat is found', () => {
  expect(
    raw('300 g chicken breast', 'Fry the onion in the oil for 5 minutes.', 'Serve with the chicken breast.'),
  ).toHaveLength(1);
  expect(
    raw('200 g green beans', 'Fry the onion in the oil for 5 minutes.', 'Scatter the green beans on top.'),
  ).toHaveLength(1);
});

test('what is cooked where it goes in, later, or before it was bought is not', () => {
  expect(
    raw('300 g chicken breast', 'Fry the chicken breast and onion in the oil for 10 minutes.', 'Serve.'),
  ).toEqual([]);
  expect(
    raw(
      '200 g green beans',
      'Fry the onion in the oil.',
      'Boil the green beans for 5 minutes, drain and serve beside.',
    ),
  ).toEqual([]);
  expect(raw('2 eggs, boiled and quartered', 'Fry the onion in the oil.', 'Lay the eggs on top.')).toEqual(
    [],
  );
  expect(
    raw('1 can chickpeas, drained', 'Fry the onion in the oil.', 'Scatter the chickpeas on top.'),
  ).toEqual([]);
});
