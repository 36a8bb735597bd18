import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

test('vinegar follows the sugar that held it in check', () => {
  const made = healthify(loadKitchen(), {
    health_focus: 'lowSugar',
    recipe: {
      title: 'Coleslaw',
      recipeYield: '8',
      ingredients: [
        '1 small cabbage, shredded',
        '1 cup mayonnaise',
        '1/4 cup sugar',
        '2 Tbsp vinegar',
        '1/2 tsp salt',
      ],
      instructions: ['Whisk the mayonnaise, sugar, vinegar and salt. Toss with the cabbage and chill.'],
    },
  });
  expect(made.ingredients.map(({ text }) => text)).toContain('1 1/2 Tbsp vinegar');
});
