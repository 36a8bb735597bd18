import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const borscht = {
  title: 'Borscht',
  servings: 4,
  ingredients: [
    '1 lb beef tenderloin, or stew meat if you are frugal',
    '1 onion',
    '3 carrots',
    '2 large beets',
    '1 quart beef stock',
    '1/2 head cabbage',
  ],
  instructions: [
    'Cut the beef into cubes and brown it in a pot with the onion.',
    'Add the stock, carrots and beets and simmer for 90 minutes. Stir in the cabbage and serve.',
  ],
};

it('takes the cheaper of two that the recipe itself offers, and says so', () => {
  const { changes, instructions, ingredients } = budgetifyRecipe(kitchen, {
    recipe: borscht,
    reduction_percent: 25,
  });
  expect(ingredients[0]!.text).toBe('1 lb stew meat');
  expect(changes[0]!.reason).toMatch(/^Of the two that the recipe itself offers, stew meat costs far less/);
  expect(instructions.join(' ')).not.toMatch(/tenderloin/i);
});

it('tells what a thrifty shopper does about the dearest things, three of them at most', () => {
  const { tips } = budgetifyRecipe(kitchen, { recipe: borscht, reduction_percent: 25 });
  const [sum, ...further] = tips;
  const shopping = further.filter((tip) => !tip.startsWith('Kept in full'));
  expect(sum).toMatch(
    /^In all it costs \$[\d.]+ in place of \$[\d.]+ \(.* a serving .*\): \$[\d.]+ saved, \d+ %/,
  );
  expect(shopping.length).toBeGreaterThan(0);
  expect(shopping.length).toBeLessThanOrEqual(3);
  expect(shopping[0]).toMatch(/^Buy the meat in one large piece/);
});

it('weighed flour stays the same weight of another flour', () => {
  const { ingredients } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Fresh pasta',
      servings: 4,
      ingredients: ['400 g 00 flour', '4 eggs'],
      instructions: ['Knead the flour and the eggs to a dough.', 'Roll out and cut.'],
    },
    reduction_percent: 15,
  });
  expect(ingredients[0]!.text).toMatch(/^400 g/);
});
