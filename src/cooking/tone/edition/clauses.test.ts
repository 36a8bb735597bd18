import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { editedFor } from './edition.ts';
import { typed } from './typed.ts';

const kitchen = loadKitchen();
const edited = (
  title: string,
  ingredients: readonly string[],
  ...instructions: string[]
): readonly string[] =>
  editedFor(
    understandRecipe(
      { title, description: null, cuisine: null, servings: 4, ingredients, instructions },
      kitchen,
    ),
    { quiet: true, full: true, sober: true },
    kitchen,
  ).source.instructions;

const cake = [
  '225g butter',
  '225g caster sugar',
  '4 eggs',
  '225g plain flour',
  '1 tsp baking powder',
  '1 lemon, zest and juice',
];
const stew = [
  '1 tbsp oil',
  '2 onions',
  '3 carrots',
  '2 celery sticks',
  '2 garlic cloves',
  '500g beef mince',
  '1 tin tomatoes',
  '2 tsp cumin',
  '1 chicken',
  '100g feta',
  '50g olives',
  '1 lemon',
];
const bread = [
  '500g strong flour',
  '7g yeast',
  '2 tsp salt',
  '350ml water',
  '3 tbsp olive oil',
  '2 sprigs rosemary',
];

describe('the end of a list', () => {
  it('belongs to the order before it', () =>
    expect(
      edited(
        'Stew',
        stew,
        'Heat the oil in a large pan and gently cook the onions, carrots and celery for 10 minutes, until soft.',
        'Throw the chicken, carrots and onions on the pan, drizzle with the oil.',
      ),
    ).toEqual([
      'Heat the oil in a large pan and gently cook the onions, carrots and celery for 10 minutes, until soft.',
      'Throw the chicken, carrots and onions on the pan, then drizzle with the oil.',
    ]));

  it('is a row where its commas are missing', () =>
    expect(edited('Cake', cake, 'Mix w butter sugar eggs.')[0]).toMatch(
      /the butter, the sugar and the eggs/u,
    ));
});

describe('orders mixed with bits of none', () => {
  it.each([
    [
      'cream butter + sugar till pale, eggs one at a time, then flour',
      'Cream the butter and sugar until pale, add the eggs one at a time, then add the flour.',
    ],
    [
      'butter + sugar 5 mins electric whisk, pale n fluffy',
      'Beat the butter and the sugar with an electric whisk for 5 minutes until pale and fluffy.',
    ],
    ['sift in flour, fold. dont overdo it', "Sift in the flour, then fold. Don't overdo it."],
  ])('of a cake: %s', (before, after) => {
    expect(edited('Lemon cake', cake, before)).toEqual([after]);
  });

  it.each([
    [
      'Onions carrots celery in same pot 6-7 min. Garlic 1 min.',
      'Put the onions, carrots and celery in the same pot and cook for 6-7 minutes. Add the garlic and cook for 1 minute.',
    ],
    ['olives + feta last 5 min', 'Add the olives and the feta for the last 5 minutes.'],
    [
      'chicken on top skin up, lemon squeezed over',
      'Put the chicken on top, skin up, then squeeze the lemon over.',
    ],
    [
      'carrots in matchsticks, feta crumbled over',
      'Cut the carrots into matchsticks, then crumble the feta over.',
    ],
  ])('of a pot: %s', (before, after) => {
    expect(edited('Beef stew', stew, 'Heat the oil in a big pot.', before)[1]).toBe(after);
  });

  it('of an oven that is hot: a tin, a rack, a lid of film', () => {
    expect(
      edited(
        'Focaccia',
        bread,
        'cling film, fridge overnight (8-24h)',
        'oven 220C',
        'rosemary all over',
        '25 min till golden',
        'wire rack 10 min',
      ),
    ).toEqual([
      'Cover it with cling film, then chill it in the fridge overnight (8-24 hours).',
      'Heat the oven to 220C.',
      'Scatter the rosemary all over.',
      'Bake for 25 minutes until golden.',
      'Cool it on a wire rack for 10 minutes.',
    ]);
    expect(edited('Lemon cake', cake, 'oven 180 / 160 fan', 'tin, 35-40 min, skewer clean')).toEqual([
      'Heat the oven to 180°C (160°C fan).',
      'Put it in the tin and bake for 35-40 minutes until a skewer comes out clean.',
    ]);
  });

  it('leaves a sentence alone that is whole', () => {
    for (const whole of [
      'Heat the oil in a large pot, add the onions and fry for 10 minutes.',
      'Add the garlic, the cumin and the tomatoes, cover and simmer for 20 minutes.',
      'Serve with rice, if you like.',
    ])
      expect(edited('Beef stew', stew, whole)).toEqual([whole]);
  });

  it('says what a label names and what a sentence leaves out', () => {
    expect(
      edited(
        'Fish tacos',
        ['1 cabbage', '1 lime', '100ml sour cream', '1 chipotle'],
        'slaw - shred cabbage, squeeze in the lime',
        'crema: sour cream + chipotle',
      ),
    ).toEqual([
      'For the slaw, shred the cabbage and squeeze in the lime.',
      'For the crema, mix together the sour cream and the chipotle.',
    ]);
    expect(
      edited(
        'Beef stew',
        stew,
        'Simmer the mince for 1 hour. Freezes great. Keeps 3 days. Better next day if it lasts lol',
      ),
    ).toEqual([
      'Simmer the mince for 1 hour. It freezes well. It keeps for 3 days. It is better the next day.',
    ]);
  });

  it('mends the sentences of an instruction that can be mended where another cannot', () => {
    const [said] = edited('Beef stew', stew, 'brown mince w/ 2 spoons oil??? dont crowd. Garlic in, 1 min.');
    expect(said).toContain("Don't crowd the pan.");
  });
});

describe('what is typed in haste', () => {
  it.each([
    ['its v sloppy, thats fine', "it's very sloppy, that's fine"],
    ['oil ur fingers', 'coat your fingers in oil'],
    ['season w/ s&p', 'season with salt and pepper'],
    ['45 more min', 'another 45 minutes'],
    ['so it doesnt catch, stir now n then', "so it doesn't catch, stir now and then"],
    ['eat it cold lol', 'eat it cold'],
    ['Oven 425, rack in the middle', 'Oven 425°F, rack in the middle'],
    ['Oven 180/160 fan/gas 4', 'Oven 180°C/160°C fan/gas 4'],
    // Of either scale.
    ['Oven 260.', 'Oven 260.'],
    ['Fry until its edges are crisp', 'Fry until its edges are crisp'],
  ])('%s', (before, after) => {
    expect(typed(before)).toBe(after);
  });
});
