import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { withoutAsides } from './asides.ts';
import { editedFor } from './edition.ts';
import { endedTimes } from './noted.ts';
import { rewriteTone } from '../rewrite.ts';
import { faultsIn } from '../say/well-formed.ts';

const kitchen = loadKitchen();
const ingredients = [
  '3 onions, sliced',
  '5 garlic cloves',
  '1 tbsp ground coriander',
  '2 tsp ground cumin',
  '225 g butter',
  '225 g caster sugar',
  '225 g self-raising flour',
  '4 eggs',
  '2 lemons, zest and juice',
  '100 ml milk',
];
const understood = (...instructions: string[]): ReturnType<typeof understandRecipe> =>
  understandRecipe(
    { title: 'Supper', description: null, cuisine: null, servings: 4, ingredients, instructions },
    kitchen,
  );
const edited = (how: { sober?: boolean; easy?: boolean }, ...instructions: string[]): readonly string[] =>
  editedFor(understood(...instructions), { quiet: true, full: true, ...how }, kitchen).source.instructions;

describe('notes and table talk put as orders', () => {
  it.each([
    ["Now the onions, and please, don't hurry them.", "Don't hurry the onions."],
    ["Now the garlic, and don't be shy with it.", 'Be generous with the garlic.'],
    [
      'Next the ground coriander and cumin, 1 minute only, and stir.',
      'Add the ground coriander and cumin, 1 minute only, and stir.',
    ],
    ['2lb loaf tin, line it', 'Line a 2lb loaf tin.'],
    [
      'Put it in the oven. 45-50 mins. foil after 35 if too brown. skewer',
      /Cover (?:it )?with foil after 35 .*Test with a skewer/,
    ],
  ] as const)('%s', (before, after) => {
    const [said] = edited({ sober: true }, before);
    if (typeof after === 'string') expect(said).toBe(after);
    else expect(said).toMatch(after);
  });

  it('ends a sentence at a time that stands before the next', () => {
    expect(endedTimes('45 mins. foil after 35')).toBe('45 mins. Foil after 35');
    expect(endedTimes('45 mins. till golden')).toBe('45 mins. till golden');
  });
});

describe('reasons that are none', () => {
  it.each([
    [
      'Leave it to stand off the heat, because everything is better after a rest.',
      'Leave it to stand off the heat.',
    ],
    ['Stir it well, which is the fun part, and cover.', 'Stir it well, and cover.'],
    ['Stir it often, because it burns quickly.', 'Stir it often, because it burns quickly.'],
  ])('%s', (before, after) => {
    expect(withoutAsides(before)).toBe(after);
  });
});

describe('words of the page at the table', () => {
  it.each([
    [
      'Stir until homogeneous and chill for a minimum of 3 hours.',
      'Stir until smooth all through and chill for at least 3 hours.',
    ],
    ['Take it out 20 minutes prior to service.', 'Take it out 20 minutes before you serve.'],
    ['Cook it until it attains a deep amber colour.', 'Cook it until it turns a deep amber colour.'],
  ])('%s', (before, after) => {
    expect(edited({ easy: true }, before)[0]).toBe(after);
  });
});

describe('sentences that broke in the telling', () => {
  it.each([
    ['The onions, and. Avoid hurrying them.', "Now the onions, and don't hurry them.", 'ends in the middle'],
    ['The coriander and cumin, 1 minute only.', 'Add the coriander and cumin, 1 minute only.', 'no verb'],
    ['The oil goes into the pan and swirl.', 'Put the oil in the pan and swirl.', 'wrong subject'],
    ['Add the noodles, toss for and cook for 1 minute.', 'Noodles in, toss for 1 min.', 'time lost'],
    ['Bake 45 minutes foil after 35.', 'Bake 45 minutes. Foil after 35.', 'noted beside its time'],
  ])('%s', (said, source, fault) => {
    expect(faultsIn(said, source)).toContain(fault);
    expect(faultsIn(source, source)).toEqual([]);
  });
});

describe('jottings of a pot of soup', () => {
  const jotted = (...instructions: string[]): readonly string[] =>
    editedFor(
      understandRecipe(
        {
          title: 'Soup',
          description: null,
          cuisine: null,
          servings: 4,
          ingredients: [
            '500 g tatties',
            '3 carrots',
            '1 cabbage',
            '4 tortillas',
            '300 ml water',
            '100 ml cream',
            'chives',
          ],
          instructions,
        },
        kitchen,
      ),
      { quiet: true, full: true },
      kitchen,
    ).source.instructions;
  it.each([
    [
      'carrots in 1cm dice, in w/ water, simmer 15 min til soft',
      'Cut the carrots into 1cm dice, add them with the water, then simmer for 15 minutes until soft.',
    ],
    ['add cream, heat thru dont boil', "heat through but don't boil."],
    ['carrots in. prob no salt', 'It probably needs no salt.'],
    ['mash a few against side of pan to thicken', 'Mash a few against the side of the pan to thicken.'],
    ['chives on top, bread on side', 'Scatter the chives on top and serve the bread alongside.'],
    ['tortillas warmed in dry pan 30 sec', 'Warm the tortillas in a dry pan for 30 seconds.'],
    ['carrots peeled + sliced thin', 'Peel and slice the carrots thin.'],
  ])('%s', (note, told) => {
    expect(jotted(note)[0]).toContain(told);
  });
});

describe('one loaf', () => {
  it('is one, whatever lies on it', () => {
    const bread = understandRecipe(
      {
        title: 'Focaccia',
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: ['500 g flour', '7 g yeast', '6 tbsp oil', '2 sprigs rosemary', 'flaky salt'],
        instructions: [
          'Add the rosemary and flaky salt.',
          'Bake for 20 minutes. Brush with the remaining oil.',
        ],
      },
      kitchen,
    );
    expect(editedFor(bread, { quiet: true, full: true }, kitchen).source.instructions[1]).toContain(
      'Brush it with',
    );
  });
});

describe('few words', () => {
  it('leave no warning of bones out', () => {
    const fish = understandRecipe(
      {
        title: 'Fish soup',
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: ['400 g haddock'],
        instructions: ['Take out the haddock and flake it (watch for bones).'],
      },
      kitchen,
    );
    for (const tone of ['minimalist', 'concise'] as const)
      expect(rewriteTone(fish, { tone, length: 'same', seed: 0 }, kitchen).text.instructions[0]).toMatch(
        /bones/,
      );
  });
});

describe('voices', () => {
  const prose = understood(
    'Whisk the flour and sugar together. Whisk the eggs with the milk. Melt the butter in a pan.',
    'Add the butter and stir until smooth. Bake in a 20 cm tin for 30 minutes until golden.',
  );
  const told = (tone: 'storytelling' | 'concise' | 'casual'): string =>
    rewriteTone(prose, { tone, length: 'same', seed: 0 }, kitchen).text.instructions.join(' ');
  it('lets the food speak between two sentences of the cook', () => {
    expect(told('storytelling')).not.toMatch(/(?:^|[.!?] )You [^.!?]*[.!?] You [^.!?]*[.!?] You /);
  });
  it('says a phrase of the tone once', () => {
    for (const phrase of ['sorted', 'no drama', 'easy bit', 'happy days'])
      expect(told('casual').toLowerCase().split(phrase).length, phrase).toBeLessThan(3);
  });
  it('keeps articles in few words', () => {
    expect(told('concise')).toMatch(/the butter/i);
  });
});
