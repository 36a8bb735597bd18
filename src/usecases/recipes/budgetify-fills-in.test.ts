import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (recipe: Parameters<typeof budgetifyRecipe>[1]['recipe'], percent: number) => {
  const made = budgetifyRecipe(kitchen, { recipe, reduction_percent: percent });
  return {
    ...made,
    list: made.ingredients.map(({ text }) => text).join('\n'),
    reasons: made.changes.map(({ reason }) => reason).join('\n'),
  };
};

it('takes another cut and fills the plate before there is less of everything, where a large portion becomes a usual one', () => {
  const { list, target_met: met } = cheaper(
    {
      title: 'Lamb Rogan Josh',
      recipeYield: '6',
      ingredients: [
        '1 kg boned leg of lamb, cut into 3cm cubes',
        '4 tbsp ghee',
        '2 onions, finely sliced',
        '2 tsp ground cumin',
        '1 tbsp Kashmiri chilli powder',
        '400g tin chopped tomatoes',
        '200g full-fat Greek yoghurt',
        '1 tsp salt',
      ],
      instructions: [
        'Heat half the ghee in a heavy casserole and brown the lamb in batches. Set aside.',
        'Add the rest of the ghee and fry the onions for 12 minutes, then the spices for a minute.',
        'Return the lamb with the tomatoes, salt and 300ml water. Stir in the yoghurt a spoonful at a time.',
        'Cover and cook over a low heat for 1 hour 30 minutes, until the lamb is tender.',
      ],
    },
    35,
  );
  expect(met).toBe(true);
  expect(list).toMatch(/neck fillet of lamb/);
  expect(list).toMatch(/chickpeas/);
});

it('makes one joint a smaller joint, and pours a pot of water by the cup', () => {
  const { list } = cheaper(
    {
      title: 'Sunday Pot Roast',
      recipeYield: '8',
      ingredients: [
        '1 (4 lb) beef chuck roast',
        '2 tbsp vegetable oil',
        '2 onions, quartered',
        '10 cups beef stock',
        '6 carrots, cut into 2-inch pieces',
      ],
      instructions: [
        'Heat the oil in a Dutch oven over medium-high heat and brown the roast on all sides.',
        'Add the onions and carrots and cook for 5 minutes.',
        'Pour in the stock, bring to a simmer, cover and braise for 3 hours, until fork-tender. Slice the beef and serve.',
      ],
    },
    35,
  );
  expect(list).toMatch(/^1 \([\d¼½¾]+ lb\) beef chuck roast/m);
  expect(list).toMatch(/10 cups water/);
});

it('says of less fat what it does in the dish', () => {
  const { reasons, list } = cheaper(
    {
      title: 'Basil Pesto Pasta',
      recipeYield: '4',
      ingredients: [
        '3 cups packed fresh basil leaves',
        '2 cloves garlic',
        '3/4 cup grated Parmigiano-Reggiano',
        '2/3 cup extra-virgin olive oil',
        '1 lb fusilli',
        '8 oz fresh mozzarella pearls',
      ],
      instructions: [
        'Pulse the basil and garlic in a food processor.',
        'With the motor running, stream in the olive oil. Add the Parmigiano and pulse to combine.',
        'Cook the pasta until al dente and toss it with the pesto. Fold in the mozzarella.',
      ],
    },
    45,
  );
  expect(list).not.toMatch(/2\/3 cup extra-virgin olive oil/);
  expect(reasons).not.toMatch(/brown it gently/);
});

it('makes no brownie of carob', () => {
  const { list } = cheaper(
    {
      title: 'Fudgy Brownies',
      recipeYield: '16',
      ingredients: [
        '10 tbsp butter',
        '1 1/4 cups sugar',
        '3/4 cup unsweetened cocoa powder',
        '2 eggs',
        '1/2 cup all-purpose flour',
      ],
      instructions: [
        'Melt the butter with the sugar and cocoa. Beat in the eggs, then the flour.',
        'Bake at 325°F for 25 minutes.',
      ],
    },
    50,
  );
  expect(list).not.toMatch(/carob/);
});
