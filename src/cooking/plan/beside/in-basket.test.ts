import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const stepsOf = (equipment: readonly string[]): string =>
  generateRecipe(kitchen, {
    ingredients: ['2 pork chops', 'broccoli', 'heavy cream', 'butter', '8 oz mushrooms', 'parmesan', 'thyme'],
    servings: 2,
    equipment,
  })
    .steps.map(({ text }) => text)
    .join(' ');

it('browns the vegetable beside a dish of the pan in the air fryer, and asks for no second pan', () => {
  const text = stepsOf(['air fryer', 'frying pan']);
  expect(text).toMatch(/air fryer/);
  expect(text).not.toMatch(/second (?:wide )?pan/);
  expect(stepsOf(['frying pan'])).not.toMatch(/second (?:wide )?pan/);
});
