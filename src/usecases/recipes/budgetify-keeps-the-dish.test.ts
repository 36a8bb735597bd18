import { expect, it } from 'vitest';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
  reduction_percent: number,
) => {
  const { ingredients: lines, instructions: steps } = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent,
  });
  return { list: lines.map(({ text }) => text).join('\n'), said: steps.join('\n') };
};

it('cooks both fishes, and gives a whole onion for a leek', () => {
  const { list, said } = cheaper(
    'Salmon Soup',
    6,
    ['2 pcs salmon fillet', '4 cups water', '1 leek', '2 tbsp butter', '6 potatoes', '1 cup heavy cream'],
    [
      'Remove the skin from the salmon fillet. Dice.',
      'Melt the butter in a pot. Add the leek and cook for 5 minutes.',
      'Add the water and the potatoes and simmer for 15 minutes.',
      'Add the diced salmon fillet and the heavy cream. Cook for 8 minutes.',
    ],
    25,
  );
  expect(list).toMatch(/pollock/);
  expect(said).toMatch(/diced salmon fillet[^\n]*pollock[^\n]*Cook for 8 minutes/);
  expect(list).not.toMatch(/1\/2 onion/);
});

it('keeps the wine of a sauce in it', () => {
  const { list } = cheaper(
    'Meat in Cream Sauce',
    4,
    ['600 g beef, finely sliced', '250 g mushrooms', '1 onion', '200 ml white wine', '200 ml cream'],
    [
      'Fry the beef at high heat. Set aside.',
      'Sauté the onion and mushrooms.',
      'Add the white wine and let it boil for 3 minutes.',
      'Add the cream and boil until creamy. Return the beef.',
    ],
    20,
  );
  expect(list).toMatch(/white wine(?! vinegar)/);
  expect(list).not.toMatch(/vinegar/);
});

it('fills up for meat with what feeds, and makes no heap of one vegetable', () => {
  const { list } = cheaper(
    'Tunisian Couscous',
    6,
    [
      '2 lb lamb stew meat, cut into large pieces',
      '6 cups couscous',
      '2 onions, finely chopped',
      '4 turnips, cut in half',
      '6 medium carrots, peeled',
      '4 zucchini',
      '6 small potatoes, peeled',
      '10 oz chickpeas (canned)',
    ],
    [
      'Fry the onions for 2 minutes. Add the lamb and cook for 5 minutes.',
      'Cover with water. Add the turnips and carrots, and simmer for 45 minutes.',
      'Add the zucchini, potatoes and chickpeas and simmer for 40 minutes.',
      'Prepare the couscous and serve.',
    ],
    25,
  );
  expect(list).toMatch(/lb lamb neck/);
  expect(list).toMatch(/4 turnips/);
  expect(list).toMatch(/6 medium carrots/);
  expect(list).toMatch(/4 zucchini/);
});
