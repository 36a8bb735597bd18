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
    expect(said).toMatch(/water bath and cook at 135 °F \(57 °C\) for 2½–4 hours/);
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
    ).toMatch(/wings out on a lined baking sheet/);
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
