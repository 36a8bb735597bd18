import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('one banana is no six: a snack is made of what there is', () => {
  const { pantry } = generateRecipe(kitchen, {
    ingredients: [
      'rolled oats',
      'sunflower seed butter',
      'about 10 medjool dates',
      'pumpkin seeds',
      'honey',
      'dried cranberries',
      'cinnamon',
      '1 banana, really spotty',
    ],
    time_available: 75,
    servings: 12,
    meal_type: 'snack',
    allergies: ['peanuts', 'tree nuts'],
  });
  expect(pantry.missing.map(({ item }) => item).join()).not.toMatch(/banana/);
});

it('a dish of which the caller has less than half of the fruit gives way to one that lives on what is there', () => {
  const asked = { meal_type: 'snack', servings: 6 } as const;
  const cook = (bananas: string): string =>
    generateRecipe(kitchen, { ...asked, ingredients: [bananas, 'rolled oats', 'raisins', 'cinnamon'] }).title;
  expect(cook('1 banana')).not.toMatch(/cookies/i);
  expect(cook('3 bananas')).toMatch(/cookies/i);
});
