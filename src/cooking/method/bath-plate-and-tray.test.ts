import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../test/support/adapt.ts';

const words = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('a steak in a water bath', () => {
  const steak = (stated: string): string =>
    words(
      'Pan-seared ribeye',
      [
        '2 ribeye steaks, 1 1/2 inches thick',
        '1 tbsp canola oil',
        '3 tbsp butter',
        '4 cloves garlic, crushed',
      ],
      [
        'Season the steaks.',
        `Heat the oil in a cast-iron skillet until smoking. Sear the steaks for 4 minutes, ${stated}.`,
        'Add the butter and garlic, and baste for 3 minutes. Slice and pour over the butter from the pan.',
      ],
      'sousVide',
    );

  it('stays as pink as its author wants it, for as long as makes it safe', () => {
    const said = steak('until medium-rare');
    expect(said).toMatch(/water bath and cook at 131 °F \(55 °C\) for 3½–5 hours/);
    expect(said).toMatch(/the butter from the pan/);
    expect(steak('until rare, 120°F')).toMatch(/131 °F|130 °F \(55 °C\)|55 °C/);
  });

  it('gives back the juices of the bag where nothing else is made in the pan', () => {
    const said = words(
      'Grilled lamb chops',
      ['8 lamb loin chops', '2 tbsp olive oil', '3 cloves garlic'],
      [
        'Marinate the chops in the oil and garlic for 1 hour.',
        'Grill for 3-4 minutes per side. Rest for 5 minutes.',
      ],
      'sousVide',
    );
    expect(said).toMatch(/keeping the juices[^]*pour in the juices of the bag/);
    expect(said).not.toMatch(/sear in the olive oil/);
  });
});

it('steams what is dressed on a plate, in its juice', () => {
  const said = words(
    'Baked cod with ginger',
    ['2 cod fillets', '2 tbsp light soy sauce', '1 thumb ginger, julienned'],
    [
      'Preheat oven to 190C. Put the cod in a baking dish, pour over the soy and scatter with ginger.',
      'Cover with foil and bake for 15 minutes.',
    ],
    'steamer',
  );
  expect(said).toMatch(/cod fillets on a heatproof plate[^]*Pour over[^]*Set the plate in the steamer/);
});

describe('what comes off a grill or out of a basket', () => {
  it('is laid on a rack or a tray in the oven', () => {
    expect(
      words(
        'Chicken kebabs',
        ['600 g chicken breast, cut into cubes', '2 red peppers, in chunks', '8 wooden skewers'],
        [
          'Soak the skewers in water for 30 minutes. Thread on the chicken and peppers.',
          'Cook on a hot barbecue for 12-15 minutes, turning often, until charred.',
        ],
        'oven',
      ),
    ).toMatch(/Lay the skewers on a rack over a lined baking sheet/);
    expect(
      words(
        'Air fryer wings',
        ['2 lb chicken wings', '1 tsp salt'],
        [
          'Toss the wings with salt.',
          'Place in the air fryer basket in a single layer. Air fry at 400F for 22 minutes.',
        ],
        'oven',
      ),
    ).toMatch(/wire rack over a rimmed baking sheet inside\. Lay the wings on the hot rack/);
  });
});

it('fries raw tenders that the steps coat', () => {
  expect(
    words(
      'Baked chicken tenders',
      ['1 lb chicken tenders', '1/2 cup flour', '2 eggs', '1 1/2 cups panko'],
      [
        'Preheat oven to 425. Dredge the tenders in flour, egg and panko.',
        'Bake for 15-18 minutes, flipping once.',
      ],
      'deepFryer',
    ),
  ).toMatch(/Fry the chicken tenders at[^]*165 °F/);
});

it('reads hours and minutes as one time', () => {
  expect(
    words(
      'Roast chicken',
      ['1 whole chicken (4 lb)', '1 onion'],
      [
        'Preheat the oven to 425°F.',
        'Put the onion in a roasting pan, set the chicken on top and roast 1 hour 15 minutes.',
      ],
      'convectionOven',
    ),
  ).not.toMatch(/hour for/);
});

describe('what a closed pot must not lose or spoil', () => {
  it('boils the rice of a congee from the start', () => {
    const said = words(
      'Chicken congee',
      ['1 cup jasmine rice', '8 cups chicken stock', '1 lb bone-in chicken thighs', '1-inch ginger, sliced'],
      [
        'Combine rice, stock, chicken and ginger in a pot. Bring to a boil.',
        'Simmer partly covered for 1 1/2 hours until creamy.',
        'Remove the chicken, shred and return.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/Combine (?:the )?rice, stock, chicken and ginger in the pressure cooker/);
    expect(said).not.toMatch(/Stir in the jasmine rice|stir in the jasmine rice|thighs are creamy/);
  });

  it('puts back all the vegetables that were fried and taken out', () => {
    expect(
      words(
        'Ratatouille',
        [
          '1 aubergine, cubed',
          '2 courgettes, sliced',
          '1 onion, sliced',
          '400g tin chopped tomatoes',
          '4 tbsp olive oil',
        ],
        [
          'Fry the aubergine in half the oil for 8 minutes until golden. Remove. Fry the courgettes for 5 minutes and remove.',
          'Fry the onion in the rest of the oil for 10 minutes.',
          'Add the tomatoes, return the vegetables, cover and simmer for 30 minutes.',
        ],
        'slowCooker',
      ),
    ).toMatch(/Stir in the[^.]*aubergine, courgettes/);
  });

  it('crisps shreds under a broiler, not under the lid', () => {
    const said = words(
      'Pork carnitas',
      ['4 lb pork shoulder, cut in large chunks', '1 onion, quartered', '1/2 cup lard', '2 cups water'],
      [
        'Put the pork in a Dutch oven with onion, lard and water.',
        'Bring to a boil, then simmer uncovered 2 hours, until the water is gone.',
        'Turn up the heat and fry pork in its fat 20 minutes until crisp. Shred.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/under a hot broiler for 5–8 minutes, turning once, until crisp at the edges/);
    expect(said).not.toMatch(/until the water is gone/);
  });
});

it('bakes the chips beside the fish', () => {
  const { text } = adapt(
    'Fish and chips',
    [
      '4 cod fillets',
      '1kg potatoes, cut into chips',
      '200g plain flour',
      '300ml cold beer',
      'oil for frying',
    ],
    [
      'Fry the chips at 140C for 6 minutes. Drain.',
      'Whisk flour and beer into a batter. Dip the fish in batter and fry at 180C for 6-7 minutes until golden.',
      'Fry chips again at 190C for 3 minutes.',
    ],
    'oven',
  );
  expect(text.instructions.join('\n')).toMatch(/Rinse the potatoes[^]*bake for 35–40 minutes in all/);
  expect(text.instructions[0]).not.toMatch(/^Drain/);
});
