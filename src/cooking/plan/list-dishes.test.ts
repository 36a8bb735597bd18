import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, pantry } = generateRecipe(kitchen, { meal_type: 'dinner', ...input });
  return { title, unused: pantry.unused.map(({ item }) => item) };
};

const lists: readonly (readonly [title: RegExp, input: GenerateInput])[] = [
  [
    /Cannelloni/,
    {
      ingredients: [
        '250g ricotta',
        '300g frozen spinach',
        '12 cannelloni tubes',
        '500g passata',
        'parmesan',
        'nutmeg',
      ],
      dietary_restrictions: ['vegetarian'],
      time_available: 75,
      servings: 4,
    },
  ],
  [
    /Ravioli with Brown Butter and Sage/,
    {
      ingredients: ['400g cheese ravioli', 'butter', 'sage', 'parmesan', '50g walnuts'],
      time_available: 20,
      servings: 2,
    },
  ],
  [
    /Creamy Garlic .*Linguine/,
    {
      ingredients: [
        '300g king prawns',
        '250g linguine',
        '150ml double cream',
        '100ml white wine',
        '3 garlic cloves',
        'parsley',
        'lemon',
        'parmesan',
        'butter',
      ],
      time_available: 30,
      servings: 2,
    },
  ],
  [
    /Agneau|Lamb/,
    {
      ingredients: [
        'rack of lamb',
        'dijon mustard',
        '50g breadcrumbs',
        'parsley',
        'garlic',
        '500g new potatoes',
        '200ml red wine',
        '200ml lamb stock',
        'butter',
      ],
      time_available: 75,
      servings: 4,
    },
  ],
  [
    /Chilli Quesadillas/,
    {
      ingredients: [
        'leftover chilli con carne',
        '4 tortillas',
        'grated cheddar',
        'sour cream',
        '1 avocado',
        'lime',
      ],
      time_available: 30,
      servings: 2,
    },
  ],
  [
    /Tuna Noodle Casserole/,
    {
      ingredients: [
        '2 cans tuna',
        '12 oz egg noodles',
        '1 can cream of mushroom soup',
        '1 cup frozen peas',
        '1 cup milk',
        'cheddar',
        'breadcrumbs',
      ],
      time_available: 45,
      servings: 4,
    },
  ],
  [
    /Spaghetti Squash/,
    {
      ingredients: [
        '1 spaghetti squash',
        '1 lb italian sausage',
        '1 jar marinara',
        'mozzarella',
        'spinach',
        'garlic',
      ],
      dietary_restrictions: ['glutenFree', 'lowCarb'],
      time_available: 70,
      servings: 4,
    },
  ],
];

it.each(lists)('cooks the dish that a list was written for: %s', (title, input) => {
  const answer = cook(input);
  expect(answer.title).toMatch(title);
  expect(answer.unused).toEqual([]);
});
