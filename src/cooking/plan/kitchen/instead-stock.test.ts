import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

describe('a dish for which no stock may be eaten', () => {
  it('is cooked with water: celery left out costs nobody the pie that the list begs for', () => {
    const { title, ingredients } = generateRecipe(kitchen, {
      ingredients: [
        'leftover roast turkey (about 400g)',
        '3 leeks',
        'punnet of chestnut mushrooms',
        'sheet of ready rolled puff pastry',
        'creme fraiche',
        'wholegrain mustard',
        '1 egg',
      ],
      time_available: 70,
      servings: 4,
      exclude: ['celery'],
    });
    expect(title).toMatch(/Pie/);
    expect(ingredients.map(({ text }) => text).join('; ')).not.toMatch(/stock/);
  });
});
