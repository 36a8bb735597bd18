import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { tones } from '../vocabulary.ts';
import { rewriteTone } from './rewrite.ts';

const kitchen = loadKitchen();
const understood = understandRecipe(
  {
    title: 'Slow Cooker Chicken Stew',
    description: null,
    cuisine: null,
    servings: null,
    ingredients: ['1 chicken', '2 tbsp oil', '1 onion', '2 cups broth', '1 cup cream', '1 tsp salt'],
    instructions: [
      'OK so first pat the chicken dry with paper towels.',
      'Heat the oil in a pot over medium heat. Scatter the onion in a roasting pan.',
      'Add the broth. Bring to a boil, cover and simmer until thick.',
      'Cover and cook on low for 8 hours or on high for 4 to 5 hours, until the chicken is fork-tender.',
      'Remove from the heat and pour the cream over. Season with the salt and serve.',
    ],
  },
  kitchen,
);
const said = tones.flatMap((tone) =>
  (['same', 'longer'] as const).flatMap((length) =>
    [1, 2, 3].map((seed) => ({
      tone,
      text: rewriteTone(understood, { tone, length, seed }, kitchen).text.instructions,
    })),
  ),
);

describe('a recipe in any tone', () => {
  it('fills every slot, and takes no chatter along', () => {
    for (const { tone, text } of said) {
      expect(text.join(' '), tone).not.toMatch(/[{}]/);
      expect(text[0], tone).not.toMatch(/OK so/);
    }
  });
  it('dries the chicken, and handles no "chicken dry"', () => {
    for (const { tone, text } of said)
      expect(text[0], tone).not.toMatch(/chicken dry (?:is|gets|wants|should)/);
  });
  it('says where what is scattered lies', () => {
    for (const { tone, text } of said) expect(text[1], tone).toMatch(/roasting pan/);
    for (const { tone, text } of said)
      expect(text[1], tone).not.toMatch(
        /(?:pan|ready|out) and (?:scatter|strew|shower|sprinkle) the onion[.,]/,
      );
  });
  it('strings no "and" to an "and", and hangs no manner on a cue', () => {
    for (const { tone, text } of said) {
      expect(text[2], tone).not.toMatch(/boil and cover (?:it )?and/);
      expect(text[2], tone).not.toMatch(/thick, (?:just|a bubble)\b/);
    }
  });
  it('tells the cue of both heats, not of the second alone', () => {
    for (const { tone, text } of said)
      expect(text[3], tone).toMatch(/low,? (?:for )?8 hours or (?:on )?high,? (?:for )?4 to 5 hours/);
  });
  it('overturns no cream', () => {
    for (const { tone, text } of said)
      expect(text[4], tone).not.toMatch(/(?:tip|decant) (?:the cream|it) over/i);
  });
});
