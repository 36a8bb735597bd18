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
