import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('serves no pasta beside tacos, and says that it is left', () => {
  const { ingredients, pantry } = generateRecipe(kitchen, {
    ingredients: ['brown lentils', 'cod', 'tortillas', 'pasta', 'lettuce', 'yogurt', 'tahini', 'cumin'],
    servings: 3,
    seed: 9128,
  });
  const names = ingredients.map(({ name }) => name).join('; ');
  if (/tortilla/.test(names)) expect(names).not.toMatch(/penne|pasta|macaroni|spaghetti/);
  else expect(pantry.unused.length).toBeLessThan(5);
});
