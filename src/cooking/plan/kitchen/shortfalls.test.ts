import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { asMissing } from './shortfalls.ts';

const kitchen = loadKitchen();
const littleBeef: GenerateInput = {
  ingredients: ['100 g ground beef', '400 g spaghetti', '1 can tomatoes', '1 onion'],
  servings: 4,
};

describe('a pantry item of which there is too little', () => {
  it('is said as something to buy', () => {
    const { pantry } = generateRecipe(kitchen, { ...littleBeef, must_use: ['100 g ground beef'] });
    expect(pantry.missing.map(({ item }) => item).join('; ')).toMatch(/about \d+ g more ground beef/);
  });

  it('is counted as the shop sells it', () => {
    const more = (id: string, has: number, needs: number): string =>
      asMissing({ food: kitchen.foods.get(id)!, has, needs }, { title: 'Dinner', servings: 4 }).text;
    expect(more('egg', 100, 200)).toBe('2 more eggs');
    expect(more('carrot', 61, 122)).toBe('1 more carrot');
    expect(more('canned-chickpeas', 240, 480)).toMatch(/^1 more can of (?:canned )?chickpeas$/);
    expect(more('salmon', 200, 340)).toBe('about 150 g more salmon');
  });

  it('is stretched where nothing may be bought', () => {
    const { pantry, ingredients } = generateRecipe(kitchen, { ...littleBeef, only_these: true });
    expect(pantry.missing).toEqual([]);
    expect(ingredients.map(({ text }) => text).join('; ')).toMatch(/\b(?:9|10|11)\d? g ground beef/);
  });

  it('is refused with what would be needed where it cannot be stretched so far', () => {
    expect(() =>
      generateRecipe(kitchen, { ingredients: ['2 eggs', '100 g spinach'], servings: 4, only_these: true }),
    ).toThrow(/only_these: \d+ g of \w+ would be needed for 4, and there are \d+ g/);
  });
});
