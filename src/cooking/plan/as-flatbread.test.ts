import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const told = (input: GenerateInput): string => {
  const { title, steps } = generateRecipe(kitchen, { meal_type: 'breakfast', servings: 2, ...input });
  return [title, ...steps.map(({ text }) => text)].join('\n');
};

it('warms a tortilla in the pan and rolls it up, where a dish has toast', () => {
  const text = told({
    ingredients: ['4 eggs', 'cottage cheese', '1 flour tortilla', 'spinach'],
    servings: 1,
    time_available: 8,
    equipment: ['frying pan'],
    only_these: true,
  });
  expect(text).toMatch(/in a Warm Tortilla/);
  expect(text).toMatch(/Warm the tortilla in a dry frying pan/);
  expect(text).toMatch(/roll up/);
  expect(text).not.toMatch(/\btoast\b/i);
});

it('calls naan and bagels by their names under beans and eggs', () => {
  expect(told({ ingredients: ['1 can baked beans', '2 naan', 'cheddar'], time_available: 15 })).toMatch(
    /Beans on Naans[^]*Put the naans on warm plates/,
  );
  expect(told({ ingredients: ['4 eggs', '2 bagels', 'spinach', 'vinegar'], time_available: 15 })).toMatch(
    /on Bagels[^]*on the bagels/,
  );
});

it('makes a burrito of all that goes into one, and leaves no beans', () => {
  const { pantry } = generateRecipe(kitchen, {
    ingredients: [
      '2 eggs',
      '1/2 cup cottage cheese',
      '1 large flour tortilla',
      'baby spinach',
      'black beans',
      'hot sauce',
    ],
    meal_type: 'breakfast',
    servings: 1,
    time_available: 10,
    equipment: ['nonstick skillet', 'microwave'],
  });
  expect(pantry.unused).toEqual([]);
});

it('makes hummus without garlic, with chips of pita from the air fryer', () => {
  const text = told({
    ingredients: [
      '1 can chickpeas',
      '2 big carrots',
      'tahini',
      'lemon',
      'smoked paprika',
      '2 whole wheat pitas',
    ],
    meal_type: 'snack',
    servings: 3,
    time_available: 25,
    equipment: ['air fryer', 'food processor'],
    exclude: ['garlic', 'onion'],
  });
  expect(text).toMatch(/Hummus/);
  expect(text).toMatch(/pitas into triangles[^.]*air fryer/);
});
