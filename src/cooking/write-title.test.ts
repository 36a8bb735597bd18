import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../test/support/kitchen.ts';

const kitchen = loadKitchen();
it('says in English what the name of a dish does not tell, of whichever cream it is made', () => {
  const { title } = generateRecipe(kitchen, {
    ingredients: ['salmon fillets', 'asparagus', 'lemon', 'dill', 'baby potatoes', 'crème fraîche'],
    servings: 2,
  });
  expect(title).toBe('Lax med Dillsås (Salmon in Dill Cream Sauce)');
});
