import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (ingredients: string[], instructions: string[], title: string, percent: number) =>
  budgetifyRecipe(kitchen, {
    recipe: { title, servings: 4, ingredients, instructions },
    reduction_percent: percent,
  });

it('sells neither the fish sauce of a Thai dish nor what is tasted in every bite', () => {
  const { changes, ingredients, instructions, warnings } = cheaper(
    [
      '2 tbsp green curry paste',
      '400 ml coconut milk',
      '2 tbsp fish sauce',
      '200 g green beans',
      '1 lime, juiced',
    ],
    [
      'Fry the curry paste for 1 minute.',
      'Add the coconut milk, the fish sauce and the green beans and simmer for 8 minutes.',
      'Stir in the lime juice.',
    ],
    'Thai Green Curry',
    50,
  );
  expect(changes.length).toBeGreaterThan(0);
  expect(ingredients.map(({ food }) => food)).toContain('fish-sauce');
  expect(instructions.join(' ')).toMatch(/fish sauce/);
  expect(instructions.join(' ')).not.toMatch(/\b(\w+) \1\b/);
  expect(warnings.join(' ')).not.toMatch(/gluten/);
});

it('says nothing of seasonings that the list lacks, and names a food once', () => {
  const { changes, ingredients, instructions } = cheaper(
    [
      '1 lb ground beef',
      '1 lb Italian sausage',
      '2 cloves garlic',
      '28 oz can crushed tomatoes',
      '1 lb penne',
    ],
    [
      'Cook the garlic, ground beef and sausage for 8 minutes.',
      'Add the tomatoes and simmer for 20 minutes.',
      'Boil the penne for 11 minutes and toss with the sauce.',
    ],
    'Meat Pasta',
    45,
  );
  expect(changes.length).toBeGreaterThan(0);
  const said = instructions.join(' ');
  for (const word of ['fennel', 'chili'])
    if (said.includes(word)) expect(ingredients.map(({ text }) => text).join(' ')).toContain(word);
  expect(said).not.toMatch(/(ground \w+) and \1/);
});

it('makes up with stock for half the wine of a braise, and fills up for the meat', () => {
  const { ingredients, changes } = cheaper(
    [
      '1.5 kg beef chuck, cut in cubes',
      '750 ml red wine',
      '500 ml beef stock',
      '3 carrots, sliced',
      '2 onions, chopped',
    ],
    ['Brown the beef in a casserole.', 'Add the onions, carrots, wine and stock and simmer for 3 hours.'],
    'Beef stew',
    30,
  );
  const grams = (food: string): number => ingredients.find((one) => one.food === food)?.grams ?? 0;
  expect(grams('red-wine')).toBeLessThan(450);
  expect(grams('beef-stock')).toBeGreaterThan(800);
  expect(changes.map(({ reason }) => reason).join(' ')).not.toMatch(/kilogram/);
});

it('takes half of the prawns for the chicken that the caller has a price for, cooked through', () => {
  const { title, ingredients, instructions } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Prawn Curry',
      servings: 4,
      ingredients: ['400 g raw prawns', '2 tbsp curry paste', '400 ml coconut milk', '1 onion, sliced'],
      instructions: [
        'Fry the onion and curry paste for 5 minutes.',
        'Add the coconut milk and simmer for 10 minutes.',
        'Add the prawns and simmer for 4 minutes, until pink.',
      ],
    },
    reduction_percent: 30,
    price_book: [{ item: 'chicken thigh', price: 5, amount: 1, unit: 'kg' }],
  });
  expect(title).toBe('Prawn and Chicken Curry');
  expect(ingredients.map(({ food }) => food)).toContain('chicken-thigh');
  expect(instructions.join(' ')).toMatch(
    /chicken thighs? and cook for 8 minutes[^.]*74 °C[^.]*\. Add the prawns/,
  );
});

it('writes into the steps what makes a tough cut tender in a hot wok', () => {
  const { ingredients, instructions } = cheaper(
    [
      '1 lb flank steak, thinly sliced',
      '4 cups broccoli florets',
      '3 tbsp soy sauce',
      '3 tbsp vegetable oil',
    ],
    [
      'Stir-fry the broccoli in half of the oil for 4 minutes. Transfer to a bowl.',
      'Stir-fry the steak in the rest of the oil for 2 minutes, then return the broccoli with the soy sauce.',
    ],
    'Beef and Broccoli Stir-Fry',
    20,
  );
  expect(ingredients.map(({ food }) => food)).toEqual(
    expect.arrayContaining(['beef-top-round', 'baking-soda']),
  );
  expect(instructions.join(' ')).toMatch(/across the grain.*baking soda.*15 minutes, rinse/s);
});

it('puts no vinegar beside a lemon, and fills up with peas for the shrimp', () => {
  const { ingredients } = cheaper(
    ['400 g frozen shrimp', '320 g arborio rice', '1 l chicken stock', '150 ml dry white wine', '1 lemon'],
    [
      'Toast the rice for 2 minutes, then stir in the wine until absorbed.',
      'Add the stock a ladle at a time for 18 minutes.',
      'Fold in the shrimp for the last 4 minutes, until pink, with the juice of the lemon.',
    ],
    'Shrimp Risotto',
    30,
  );
  const foods = ingredients.map(({ food }) => food);
  expect(foods).not.toContain('white-wine-vinegar');
  expect(foods).toContain('frozen-peas');
});

it('takes what lies thawed on the ice from the freezer, and the store brand of what comes packed', () => {
  const { ingredients, instructions } = cheaper(
    ['1 lb shrimp', '12 oz linguine', '2 tbsp butter', '1 can (28 oz) crushed tomatoes'],
    [
      'Boil the linguine for 9 minutes.',
      'Simmer the tomatoes in the butter for 15 minutes.',
      'Add the shrimp and cook for 4 minutes, until pink. Toss with the linguine.',
    ],
    'Shrimp Linguine',
    12,
  );
  const lines = ingredients.map(({ text }) => text);
  expect(lines[0]).toMatch(/^(?:1[24] oz|1 lb) frozen shrimp/);
  expect(instructions.join(' ')).toContain('Add the');
  const plain = cheaper(
    ['12 oz linguine', '1 can (28 oz) crushed tomatoes', '2 cloves garlic'],
    ['Boil the linguine for 9 minutes.', 'Simmer the tomatoes with the garlic for 15 minutes and toss.'],
    'Linguine with Tomatoes',
    15,
  );
  expect(plain.ingredients.map(({ text }) => text).join()).toContain('store-brand');
  expect(plain.instructions.join(' ')).not.toMatch(/store-brand/);
});

it('brings in no second line of a food that is there, and keeps what a title names', () => {
  const { ingredients } = cheaper(
    [
      '1/2 lb asparagus',
      '1/4 lb green beans',
      '12 oz linguine',
      '1 cup sugar snap peas',
      '1/2 cup frozen peas',
      '1 cup heavy cream',
    ],
    [
      'Boil the linguine for 10 minutes, with the asparagus, green beans, sugar snap peas and peas for the last 3. Drain and toss with the cream.',
    ],
    'Pasta Primavera',
    30,
  );
  const foods = ingredients.map(({ food }) => food);
  expect(foods.filter((food) => food?.includes('green-bean'))).toHaveLength(1);
  expect(foods.filter((food) => food === 'frozen-peas')).toHaveLength(1);
  const buns = cheaper(
    ['250 g azuki beans', '350 g flour', '200 g sugar'],
    [
      'Boil the beans for 2 hours.',
      'Mash the beans with the sugar. Knead the flour with water, fill and steam.',
    ],
    'Red Bean Buns',
    30,
  );
  expect(buns.ingredients[0]!.food).toBe('adzuki-beans');
});

it('soaks dried beans in a step of their own, before all else', () => {
  const { instructions } = cheaper(
    ['2 cans (15 oz each) kidney beans, drained', '1 onion', '2 tbsp olive oil', '1 tbsp chili powder'],
    ['Fry the onion in the oil.', 'Add the beans and chili powder and simmer for 20 minutes.'],
    'Bean Chili',
    35,
  );
  expect(instructions[0]).toMatch(/^The night before, cover the dried kidney beans/);
});
