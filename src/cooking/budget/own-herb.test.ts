import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from '#usecases/recipes/budgetify-recipe';

test('a dish that is called after its herb in another language keeps all of it, and is told of spices that no line names', () => {
  const made = budgetifyRecipe(loadKitchen(), {
    target_cost_per_serving: 0.65,
    recipe: {
      title: 'Tajine Maadnous',
      recipeYield: '12',
      ingredients: [
        '1 lb chicken breasts, diced',
        '1 medium onion, chopped',
        '1 large potato, peeled and diced',
        '1 small bunch parsley, chopped',
        '8 large eggs',
        '6 oz cheese',
        '2 tbsp olive oil',
      ],
      instructions: [
        'Mix the spices together and set them aside.',
        'Fry the onion in the oil. Brown the chicken in half of the spice mix, add the potato and a cup of water and cook until tender.',
        'Stir in the parsley. Whisk the eggs, mix in the cheese and all else and bake at 350°F for 30 minutes.',
      ],
    },
  });
  expect(made.ingredients.map(({ text }) => text).join('\n')).toMatch(/^1 small bunch parsley/m);
  expect(made.changes.map(({ reason }) => reason).join(' ')).not.toMatch(/soaks? up the sauce/);
  expect(made.warnings.filter((text) => text.includes('the list names none'))).toHaveLength(1);
});
