import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const dishes = {
  'mac n cheese': {
    title: "Mac n cheese (kids' fave)",
    servings: 6,
    ingredients: [
      '1 lb elbow macaroni',
      '6 Tbsp butter',
      '1/3 cup flour',
      '3 cups whole milk',
      '1 cup heavy cream',
      '4 cups shredded sharp cheddar (16 oz)',
      '1 tsp salt',
      '1 1/2 cups panko',
    ],
    instructions: [
      'Boil the macaroni 1 minute less than the box says and drain.',
      'Melt 5 Tbsp of the butter, whisk in the flour, cook 1 minute. Slowly whisk in milk and cream and cook until thick, 5-7 minutes.',
      'Off the heat stir in the salt and 3 cups cheddar.',
      'Mix with the pasta in a dish, top with the last cup of cheddar, the panko and the rest of the butter, melted. Bake at 350F for 25-30 min until bubbly.',
    ],
  },
  curry: {
    title: 'Restaurant-Style Murgh Makhani',
    servings: 4,
    ingredients: [
      '700g chicken thighs, boneless and skinless, cubed',
      '100g butter',
      '200ml double cream',
      '400g tin chopped tomatoes',
      '1 onion, chopped',
      '4 cloves garlic, crushed',
      '2 tsp garam masala',
      '20 cashews',
      '1 tsp salt',
      '300g basmati rice',
    ],
    instructions: [
      'Melt half the butter and fry the onion for 8 minutes. Add the garlic and garam masala, 1 minute.',
      'Add the tomatoes and cashews and simmer 15 minutes. Blend until smooth.',
      'Brown the chicken in the rest of the butter for 8 minutes. Add the sauce and the salt and simmer 10 minutes. Stir in the cream.',
      'Boil the rice for 11 minutes, drain and serve with the curry.',
    ],
  },
  'pad thai': {
    title: 'Pad Thai',
    servings: 2,
    ingredients: [
      '200g flat rice noodles',
      '200g raw prawns, peeled',
      '2 eggs',
      '3 tbsp fish sauce',
      '2 tbsp palm sugar',
      '2 tbsp tamarind paste',
      '50g salted roasted peanuts, chopped',
      '100g beansprouts',
      '3 tbsp vegetable oil',
      '1 lime',
    ],
    instructions: [
      'Soak the noodles in warm water for 30 minutes and drain.',
      'Mix the fish sauce, palm sugar and tamarind.',
      'Heat the oil in a wok and fry the prawns 2 minutes. Push aside, scramble the eggs. Add the noodles and the sauce and toss 3 minutes.',
      'Add the beansprouts, toss 1 minute. Serve with the peanuts and lime wedges.',
    ],
  },
  hash: {
    title: 'Full Breakfast Hash',
    servings: 2,
    ingredients: [
      '4 eggs',
      '4 pork sausages, sliced',
      '4 rashers bacon, chopped',
      '400g potatoes, diced',
      '2 tbsp oil',
      '20g butter',
    ],
    instructions: [
      'Boil the potatoes for 6 minutes and drain. Fry the sausages and bacon in the oil for 8 minutes.',
      'Add the potatoes with the butter and fry 12 minutes until crisp.',
      'Make four wells, crack in the eggs and cook 4 minutes, covered.',
    ],
  },
  muffins: {
    title: 'Blueberry Muffins',
    servings: 12,
    ingredients: [
      '2 cups all-purpose flour',
      '3/4 cup sugar',
      '2 tsp baking powder',
      '1/2 cup butter, melted',
      '2 eggs',
      '3/4 cup whole milk',
      '1 1/2 cups blueberries',
    ],
    instructions: [
      'Whisk the flour, sugar and baking powder.',
      'In another bowl whisk the butter, eggs and milk. Fold into the dry mix until just combined.',
      'Fold in the blueberries. Divide among 12 cups and bake at 375°F for 22-25 minutes.',
    ],
  },
  'tuna melt': {
    title: 'Tuna Melt',
    servings: 2,
    ingredients: [
      '4 slices white bread',
      '1 tin tuna in oil, drained',
      '4 tbsp mayonnaise',
      '80g cheddar, grated',
      '20g butter',
    ],
    instructions: [
      'Mix the tuna with the mayonnaise. Spread on two slices of bread, top with the cheddar and close.',
      'Butter the outsides and fry in a pan for 3 minutes a side until golden.',
    ],
  },
} as const;

const answers = new Map<string, { list: string; all: string }>();
function made(dish: keyof typeof dishes, focus: string) {
  const key = `${dish} ${focus}`;
  let known = answers.get(key);
  if (known === undefined) {
    const { title, servings, ingredients, instructions } = dishes[dish];
    const { ingredients: list, instructions: steps } = healthify(kitchen, {
      recipe: { title, servings, ingredients: [...ingredients], instructions: [...instructions] },
      health_focus: focus as 'lowSodium',
    });
    const lines = list.map(({ text }) => text).join('\n');
    answers.set(key, (known = { list: lines, all: `${lines}\n${steps.join('\n')}` }));
  }
  return known;
}

it.each([
  ['mac n cheese', 'highProtein', /chickpea/],
  ['mac n cheese', 'highProtein', /evaporated milk|cottage cheese|skim milk/],
  ['mac n cheese', 'highProtein', /^[123](?: 1\/2)? Tbsp butter/m],
  ['mac n cheese', 'lowCarb', /cauliflower/],
  ['curry', 'highProtein', /Greek yogurt/],
  ['curry', 'lowCalorie', /^\d\d g butter/m],
  ['pad thai', 'lowSodium', /unsalted roasted peanuts/],
  ['pad thai', 'lowSodium', /^2 limes/m],
  ['pad thai', 'lowSodium', /^1(?: 1\/2)? tbsp fish sauce/m],
  ['pad thai', 'highProtein', /^[23]\d\dg? ?g? raw prawns/m],
  ['hash', 'highProtein', /turkey sausages/],
  ['hash', 'lowCalorie', /turkey sausages|2 pork sausages/],
  ['muffins', 'highProtein', /milk powder|Greek yogurt|cottage cheese/],
  ['muffins', 'lowSaturatedFat', /canola oil/],
  ['tuna melt', 'highProtein', /2 tins tuna/],
  ['tuna melt', 'lowSodium', /no-added-salt tuna/],
] as const)('%s, %s: what a dietitian would try first is tried: %s', (dish, focus, lever) => {
  expect(made(dish, focus).list).toMatch(lever);
});

it.each([
  ['pad thai', 'lowSaturatedFat', /brush|oven/],
  ['pad thai', 'lowSodium', /pepper|ginger/],
  ['tuna melt', 'lowCalorie', /stock|water/],
  ['hash', 'highProtein', /stock|water/],
  ['curry', 'lowSaturatedFat', /olive oil/],
] as const)('%s, %s: nothing that no cook would do: %s', (dish, focus, blunder) => {
  expect(made(dish, focus).list).not.toMatch(blunder);
  if (blunder.source !== 'stock|water') expect(made(dish, focus).all).not.toMatch(blunder);
});
