import { expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cooked = (input: GenerateInput) => generateRecipe(kitchen, { meal_type: 'dessert', ...input });
const textOf = (input: GenerateInput): string =>
  cooked(input)
    .steps.map(({ text }) => text)
    .join(' ');

it('poaches the pears beside a chocolate cake, with the spice and the spirit that are listed', () => {
  const input = {
    ingredients: [
      '200 g dark chocolate',
      '4 pears',
      '5 eggs',
      '150 g butter',
      'caster sugar',
      'star anise',
      'crème fraîche',
      'splash of brandy',
    ],
    cuisine: 'French',
    servings: 8,
    time_available: 100,
    dietary_restrictions: ['gluten-free'],
  };
  const recipe = cooked(input);
  expect(recipe.pantry.unused).toEqual([]);
  expect(textOf(input)).toMatch(/pears in a wide saucepan.* star anise.* brandy into the liquid/);
});

it('poaches apricots beside a chocolate cake, and whips rum into the cream', () => {
  expect(
    textOf({ ingredients: ['cocoa powder', 'flour', 'oil', 'sugar', 'eggs', 'apricots'], servings: 8 }),
  ).toMatch(/apricots in a wide saucepan/);
  expect(
    textOf({
      ingredients: ['dark chocolate', 'eggs', 'butter', 'sugar', 'flour', 'raspberries', 'rum', 'cream'],
      servings: 8,
      time_available: 90,
      only_these: true,
    }),
  ).toMatch(/[Ww]hip the cream with the rum/);
});
