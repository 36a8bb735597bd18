import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const linesOf = (input: GenerateInput): string =>
  generateRecipe(kitchen, input)
    .ingredients.map(({ text }) => text)
    .join('\n');

describe('a batch that one thing is too scarce for', () => {
  it('is as large as the others allow, so that only the scarce one is bought', () => {
    const lines = linesOf({
      ingredients: ['2 cups rolled oats', '1 cup pitted dates', '1/3 cup tahini', 'cinnamon'],
      time_available: 45,
      servings: 12,
      meal_type: 'snack',
      health_focus: 'highFiber',
      dietary_restrictions: ['vegan'],
    });
    expect(lines).toMatch(/^2 cups rolled oats/m);
    expect(lines).toMatch(/^½ cup tahini/m);
  });

  it('is a smaller pudding of the carrots that are there', () => {
    const lines = linesOf({
      ingredients: ['6 carrots', 'milk', 'sugar', 'cardamom', 'ghee'],
      cuisine: 'Indian',
      servings: 6,
      meal_type: 'dessert',
    });
    expect(lines).toMatch(/^6 carrots/m);
  });
});

describe('eggs that are parted', () => {
  it('are no more than there are: the cream is made with four yolks', () => {
    const lines = linesOf({
      ingredients: [
        '250g tub mascarpone',
        '200g ladyfingers',
        '4 eggs',
        '300ml strong coffee',
        'cocoa',
        'marsala',
      ],
      cuisine: 'Italian',
      meal_type: 'dessert',
      servings: 6,
    });
    expect(lines).toMatch(/^[1-4] egg yolks/m);
  });
});

describe('what fills a plate, and what does not keep', () => {
  it('goes in whole where the plate bears it: the kilo of potatoes, the avocado, the tin of tomatoes', () => {
    const roast = linesOf({
      ingredients: [
        '1 whole chicken 1.6kg',
        '1 lemon',
        '1kg potatoes',
        'head of garlic',
        'rosemary',
        'carrots',
      ],
      time_available: 120,
    });
    expect(roast).toMatch(/^1 kg potatoes/m);
    const braise = linesOf({
      ingredients: ['2 lamb shanks', '1 tin tomatoes', 'red wine', 'rosemary', '2 carrots', 'polenta'],
      cuisine: 'Italian',
      time_available: 210,
      servings: 2,
    });
    expect(braise).toMatch(/^1 tin \(400 g\) tomatoes/m);
  });
});
