import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const ingredients = ['chicken thighs', 'potatoes', 'carrots', 'broccoli'];
const appliance = /air fryer|slow cooker|microwave/i;

describe('appliances', () => {
  it('are not taken for granted where nobody named one', () => {
    for (let seed = 0; seed < 12; seed++)
      expect(generateRecipe(kitchen, { ingredients, seed }).equipment.join(', ')).not.toMatch(appliance);
  });

  it.each(['air fryer', 'slow cooker', 'microwave'])(
    'are cooked with where the kitchen has only a %s',
    (tool) => {
      const recipe = generateRecipe(kitchen, { ingredients, equipment: [tool] });
      expect(recipe.equipment.join(', ')).toContain(tool);
      expect(recipe.pantry.used.length).toBeGreaterThan(2);
    },
  );
});
