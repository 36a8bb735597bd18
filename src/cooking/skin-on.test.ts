import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('tells the shop what the oven needs: thighs that go in skin up are bought with their skin', () => {
  const thighs = (ingredients: string[], cuisine: string): string =>
    generateRecipe(kitchen, { ingredients, cuisine, servings: 4 }).ingredients.find(
      ({ food }) => food === 'chicken-thigh',
    )!.text;
  expect(thighs(['chicken thighs', 'potatoes', 'lemon', 'oregano', 'olive oil'], 'greek')).toContain(
    'boneless, skin-on chicken thighs',
  );
  expect(thighs(['chicken thighs', 'broccoli', 'soy sauce', 'ginger', 'rice'], 'chinese')).not.toContain(
    'skin-on',
  );
});
