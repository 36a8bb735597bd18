import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { ingredients, pantry } = generateRecipe(kitchen, input);
  return {
    lines: ingredients.map(({ text }) => text).join('\n'),
    buy: pantry.missing.map(({ item }) => item).join('; '),
  };
};

describe('vegetables that the caller has counted', () => {
  it('are taken as they are where a few too few are there', () => {
    const borscht = cook({
      ingredients: ['4 beetroots', 'beef shin', 'cabbage', '2 carrots', 'sour cream', 'dill', 'potatoes'],
      cuisine: 'ukrainian',
    });
    expect(borscht.lines).toMatch(/^4 beets/m);
    expect(borscht.lines).toMatch(/^2 carrots/m);
    expect(borscht.buy).not.toMatch(/beet|carrot/);
  });

  it('are taken as they are beside others of which nobody said how many there are', () => {
    const { lines, buy } = cook({
      ingredients: ['leftover rice', 'frozen peas', '2 carrots', '1 onion', 'roast lamb', 'cumin seeds'],
      servings: 3,
    });
    expect(lines).toMatch(/^2 carrots/m);
    expect(buy).not.toMatch(/carrot|onion/);
  });

  it('are bought where there are far too few for what the dish is called by', () => {
    const { buy } = cook({
      ingredients: ['1 beetroot', 'beef', 'cabbage', 'sour cream'],
      cuisine: 'ukrainian',
    });
    expect(buy).toMatch(/more beets/);
  });
});

describe('what the caller has', () => {
  it('stands in the list by the piece that it was counted by', () => {
    const dal = cook({
      ingredients: ['red lentils', '2 big onions', 'berbere', 'garlic', 'ginger', 'tomato paste'],
      cuisine: 'ethiopian',
      servings: 4,
    });
    expect(dal.lines).toMatch(/^2 onions/m);
    expect(dal.buy).not.toMatch(/onion/);
    expect(cook({ ingredients: ['5 sausages', 'lentils', 'carrot', 'onion'], servings: 3 }).lines).toMatch(
      /^5 .*sausages/m,
    );
  });

  it('is named where something is made from it in passing', () => {
    const risi = cook({
      ingredients: ['chicken stock cube', 'risotto rice', 'peas', 'onion', 'parmesan'],
      servings: 2,
    });
    expect(risi.lines).toMatch(/ml chicken stock \(from your chicken stock cube\)/);
  });
});
