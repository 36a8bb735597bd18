import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { tones, type Tone } from '../vocabulary.ts';
import { pared } from './pared.ts';
import { rewriteTone } from './rewrite.ts';
import type { Length } from './tone-table.ts';

const kitchen = loadKitchen();

const say = (
  tone: Tone,
  length: Length,
  ingredients: readonly string[],
  instructions: readonly string[],
  seed = 0,
): string =>
  rewriteTone(
    understandRecipe(
      { title: 'Supper', description: null, cuisine: null, servings: 4, ingredients, instructions },
      kitchen,
    ),
    { tone, length, seed },
    kitchen,
  ).text.instructions.join(' ');

describe('What a shorter text does without', () => {
  it('is sizes, hand tools and half a cue', () => {
    expect(pared('Crush them with the back of a spoon.')).toBe('Crush them.');
    expect(pared('Warm it in a large, deep frying pan over a medium heat.')).toBe(
      'Warm it in a deep frying pan over medium heat.',
    );
    expect(pared('Cook until soft and starting to colour.')).toBe('Cook until soft.');
  });

  it('is never half of "by pressing"', () => {
    const text = 'Seal the tips by pressing them down firmly.';
    expect(pared(text)).toBe(text);
  });

  it('is never a caution, a condition, or "all at once"', () => {
    const caution = 'Stir slowly with a wooden spoon, and do not let it burn.';
    expect(pared(caution)).toBe(caution);
    expect(pared('It should be salty, sweet and hot all at once.')).toMatch(/all at once/);
    const through = 'Fry for a while, making sure that it is cooked all the way through.';
    expect(pared(through)).toBe(through);
    expect(pared('Trickle it in as slowly as you can.')).toBe('Trickle it in as slowly as you can.');
  });
});

describe('What no tone may turn round', () => {
  const everyTone = (ingredients: readonly string[], instructions: readonly string[]): readonly string[] =>
    tones.flatMap((tone) => [0, 1, 2].map((seed) => say(tone, 'same', ingredients, instructions, seed)));

  it('a place with "or" stays one choice', () => {
    for (const said of everyTone(
      ['8 corn tortillas'],
      ['Char the tortillas over a gas flame or in a dry pan, about 20 seconds per side.'],
    ))
      expect(said).toMatch(/gas flame or (?:in )?(?:a )?dry pan/);
  });

  it('"the last 5 minutes" are when, not how long', () => {
    for (const said of everyTone(['1 cup peas'], ['Stir in the peas for the last 5 minutes.']))
      expect(said).toMatch(/for (?:the )?last 5 minutes/);
  });

  it('the heat is turned to low, not over', () => {
    for (const said of everyTone(
      ['500 g lentils'],
      ['Turn the heat to low and simmer the lentils for 40 minutes.'],
    ))
      expect(said).not.toMatch(/turn (?:it |the heat )?over|flip/i);
  });

  it('fat is not got hot until it is hot', () => {
    for (const said of everyTone(
      ['2 tbsp ghee'],
      ['Heat the ghee in a frying pan until hot but not smoking.'],
    ))
      expect(said).not.toMatch(/\bhot\b[^.]*until hot|heat in a frying pan until hot/);
  });

  it('salmon lies skin down, and is not skinned', () => {
    for (const said of everyTone(
      ['4 salmon fillets', '1 tbsp oil'],
      ['Lay the salmon on the other side, skin down, rub with the oil and season well.'],
    ))
      expect(said).not.toMatch(/(?:[.;] |and )skin down/i);
  });

  it('what is strewn on a dish is not thrown with', () => {
    for (const said of everyTone(['a bunch of parsley'], ['Scatter with parsley and serve.']))
      expect(said).not.toMatch(/\b(?:distribute|fling|chuck|trail) with/i);
  });
});

it('begins no sentence of a concise text without what it speaks of', () => {
  expect(
    say(
      'concise',
      'same',
      ['1 cup butter', '1 cup sugar'],
      ['Beat the butter with the sugar for 3 minutes. It should be pale and fluffy.'],
    ),
  ).not.toMatch(/(?:^|[.] )Should be/u);
});
