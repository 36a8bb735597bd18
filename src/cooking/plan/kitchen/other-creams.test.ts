import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, ingredients, pantry } = generateRecipe(kitchen, { meal_type: 'dinner', ...input });
  return {
    title,
    lines: ingredients.map(({ text }) => text).join('\n'),
    unused: pantry.unused.map(({ item }) => item),
  };
};

it('makes the soup of a squash with single cream, and the pie with cream cheese', () => {
  const soup = cook({
    ingredients: [
      '800g butternut squash',
      '150ml single cream',
      '1 onion',
      'vegetable stock 600ml',
      'sage',
      'nutmeg',
    ],
    servings: 4,
    time_available: 45,
  });
  expect(soup.title).toMatch(/Soup/);
  expect(soup.unused).toEqual([]);
  const pie = cook({
    ingredients: [
      'about 400g cooked chicken',
      '1 leek',
      '200g mushrooms',
      '320g puff pastry',
      'half a tub of cream cheese',
      'frozen peas',
      '300ml chicken stock',
      'tarragon',
      '1 egg',
      'butter',
    ],
    servings: 4,
    time_available: 60,
  });
  expect(pie.title).toMatch(/Pie/);
  expect(pie.lines).toMatch(/cream cheese/);
});

it('keeps the dish of a stock cube whose packet only has to say that it is free of gluten', () => {
  const { title, lines } = cook({
    ingredients: [
      '6 pork sausages',
      '1 onion',
      'tin butter beans',
      'tin tomatoes',
      'smoked paprika',
      'chicken stock cube',
      'kale',
    ],
    dietary_restrictions: ['glutenFree'],
    servings: 4,
    time_available: 45,
  });
  expect(title).toMatch(/Sausage and Bean/);
  expect(lines).toMatch(/from your gluten-free chicken stock cube/);
});
