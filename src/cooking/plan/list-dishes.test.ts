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
  [
    /Stuffed Poblanos in Walnut Sauce/,
    {
      ingredients: [
        '6 poblano chiles',
        '1 lb ground pork',
        'walnuts',
        'pomegranate',
        'goat cheese',
        'mexican crema',
        '1 apple',
        'raisins',
        'almonds',
        'tomato',
        'onion',
        'garlic',
        'cinnamon',
        'parsley',
      ],
      skill_level: 'advanced',
      servings: 6,
    },
  ],
  [
    /Beer-Can Chicken/,
    {
      ingredients: [
        'whole chicken 4 lb',
        'can of beer',
        'smoked paprika',
        'garlic powder',
        'brown sugar',
        'corn on the cob',
        'coleslaw mix',
        'mayo',
      ],
      equipment: ['grill'],
      servings: 4,
    },
  ],
  [
    /Slow-Cooker Whole Chicken/,
    {
      ingredients: ['whole chicken', 'carrots', 'potatoes', 'onion', 'paprika', 'thyme', 'garlic'],
      equipment: ['slow cooker'],
      servings: 4,
    },
  ],
  [
    /Chicken with Tabbouleh/,
    {
      ingredients: ['chicken breast', 'bulgur', 'cucumber', 'tomatoes', 'parsley', 'mint', 'lemon'],
      time_available: 35,
      servings: 3,
    },
  ],
  [
    /Bourguignon/,
    {
      ingredients: ['beef stew meat', 'potatoes', 'carrots', 'red wine', 'mushrooms', 'bacon', 'thyme'],
      time_available: 200,
      servings: 6,
    },
  ],
  [
    /Lentil Soup/,
    {
      ingredients: ['red lentils', 'carrots', 'onion', 'cumin', 'lemon', 'yogurt', 'pita'],
      time_available: 40,
      servings: 4,
    },
  ],
  [
    /Taco Skillet/,
    {
      ingredients: ['ground turkey', 'zucchini', 'taco seasoning', 'black beans', 'cheddar', 'salsa'],
      dietary_restrictions: ['lowCarb'],
      servings: 4,
    },
  ],
];

it.each(lists)('cooks the dish that a list was written for: %s', (title, input) => {
  const answer = cook(input);
  expect(answer.title).toMatch(title);
  expect(answer.unused).toEqual([]);
});
