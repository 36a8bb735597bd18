import { expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { rewriteTone } from '../rewrite.ts';

const kitchen = loadKitchen();

it('who helps is named before the hot pan, a breading keeps its turn, and juice is stirred in from where it comes', () => {
  const read = understandRecipe(
    {
      title: 'Fish Tacos',
      description: null,
      cuisine: null,
      servings: 4,
      ingredients: [
        '1 lb cod',
        '1/2 cup flour',
        '2 eggs',
        '1 cup panko',
        '2 tbsp olive oil',
        '2 limes',
        '1/2 cup sour cream',
      ],
      instructions: [
        'Preheat oven to 450°F with a rimmed sheet pan inside.',
        'Dredge cod in flour, then beaten egg, then panko.',
        'Remove the hot pan, coat with the oil, and arrange fish on it. Bake 10 minutes.',
        'Mix sour cream and 1 Tbsp lime juice from the second lime.',
      ],
    },
    kitchen,
  );
  const { text } = rewriteTone(read, { tone: 'kidFriendly', length: 'same', seed: 1 }, kitchen);
  expect(text.instructions[1]).toMatch(/flour, (?:the )?beaten egg and (?:the )?panko, in that order/);
  expect(text.instructions[2]).toMatch(/grown-up[^]*hot pan/i);
  expect(text.instructions[3]).not.toMatch(/together from/);
});
