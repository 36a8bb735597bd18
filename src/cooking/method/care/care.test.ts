import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

const said = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  const text = adapted.text.instructions.join('\n');
  // Every sentence that came in is listed, and stands there word for word.
  for (const { after, kind, target } of adapted.edits)
    if (after !== null && kind === 'add' && target.startsWith('step'))
      for (const line of after.split('\n')) expect(text).toContain(line);
  return text;
};

describe('under a lid', () => {
  const stew = said(
    'Beef and beer stew',
    [
      '1 kg beef chuck, cubed',
      '2 onions, sliced',
      '500 ml brown beer',
      '5 cloves',
      '5 juniper berries',
      '2 tbsp oil',
    ],
    [
      'Sear the beef in the oil in a large pot over high heat until golden brown. Set it aside.',
      'Soften the onions in the pot, put the beef back in and pour in the beer.',
      'Add the cloves and juniper berries. Simmer for 3 hours.',
    ],
    'pressureCooker',
  );

  it('ties loose spices and lifts them out', () => {
    expect(stew).toMatch(
      /Tie the cloves and juniper berries in a piece of muslin[^]*Lock the lid[^]*Lift out the spices\./,
    );
  });

  it('boils off the foam of beer before the lid is locked', () => {
    expect(stew).toMatch(/\b[Bb]oil\b[^.]*\b(?:3|3–4) minutes[^]*Lock the lid/);
  });

  it('gives the browning its minutes', () => {
    expect(stew).toMatch(/about 1[05] minutes in all|5–6 minutes/);
  });

  it('leaves garlic cloves and ground cloves alone', () => {
    const other = said(
      'Beef stew',
      ['1 kg beef chuck, cubed', '5 cloves garlic', '1/4 tsp ground cloves', '500 ml beef stock'],
      ['Put the beef, garlic, ground cloves and stock in a pot. Simmer for 3 hours.'],
      'pressureCooker',
    );
    expect(other).not.toMatch(/muslin|spices/);
  });
});

it('chills soft patties and lays them on paper with a film of oil', () => {
  const cakes = said(
    'Salmon patties',
    ['2 tins salmon, drained', '1/2 cup mayonnaise', '1/2 cup breadcrumbs', '1 egg'],
    [
      'Mix everything. Form into 8 patties.',
      'Set on a baking sheet. Broil for 5 minutes, flip, and broil 4 minutes more, until golden brown.',
    ],
    'airFryer',
  );
  expect(cakes).toMatch(/has to hold when squeezed[^]*Chill the patties[^]*perforated[^]*Air-fry/);
});

describe('at a fire', () => {
  it('puts the lid and its coals on, looks in, and puts the fire out', () => {
    const biscuits = said(
      'Southern Biscuits',
      ['2 cups flour', '1 tbsp baking powder', '8 tbsp butter', '3/4 cup whole milk'],
      [
        'Preheat oven to 425°F',
        'Mix flour, baking powder and butter, add the milk and cut out rounds of dough',
        'Arrange rounds in a cast iron pan',
        'Bake for 12 to 15 minutes',
      ],
      'campfire',
    );
    expect(biscuits).toMatch(/Put on the lid[^]*Bake for 12[^]*Look in after \d+ minutes[^]*drown the coals/);
  });

  it('has a tray under what lay covered in a tin, and no dial to turn up', () => {
    const pork = said(
      'Pulled pork',
      ['2.5 kg pork shoulder', '1 cup cider', '1 tbsp salt'],
      [
        'Rub the pork with the salt. Put in a roasting tin with the cider, cover tight with foil, roast at 150C for 5 hours',
        'Uncover and turn up to 220C for 20 minutes',
        'Shred and serve',
      ],
      'grill',
    );
    expect(pork).not.toMatch(/turn up to|on the grate with the cider/);
  });
});
