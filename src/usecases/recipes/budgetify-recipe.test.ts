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
    [
      '400 g raw shrimp, peeled',
      '320 g arborio rice',
      '1 l chicken stock',
      '150 ml dry white wine',
      '1 lemon',
    ],
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
