import { describe, expect, it } from 'vitest';
import { namedPan, withNamedPan, withOnlyPan } from './named-pan.ts';

const skillet = namedPan(['12-inch cast iron skillet']);

it('a cast-iron skillet is used by its name where it is named', () => {
  expect(withNamedPan(['Heat the oil in a large, heavy pan over high heat.'], skillet)).toEqual([
    'Heat the oil in the cast-iron skillet over high heat.',
  ]);
  expect(withNamedPan(['Sear in a very hot, heavy pan. Lift out of the pan.'], skillet)).toEqual([
    'Sear in the very hot cast-iron skillet. Lift out of the pan.',
  ]);
  expect(withNamedPan(['Toast in a small pan.', 'Boil in a saucepan.'], skillet)).toEqual([
    'Toast in a small pan.',
    'Boil in a saucepan.',
  ]);
});

it('nobody who has one pan is asked for a second one before the first', () => {
  expect(
    withNamedPan(
      [
        'Cook the asparagus in a second pan, 7 minutes. Take off the heat.',
        'Heat the oil in a heavy pan over high heat.',
      ],
      skillet,
    ),
  ).toEqual([
    'Cook the asparagus in the cast-iron skillet, 7 minutes. Tip onto a plate.',
    'Heat the oil in the skillet, wiped out, over high heat.',
  ]);
});

it('other lists change nothing, and a kitchen with a stove keeps its other pans', () => {
  expect(namedPan(['oven', 'large frying pan'])).toBeNull();
  expect(namedPan(['cast iron casserole'])).toBeNull();
  const stove = namedPan(['cast iron pan', 'stove']);
  expect(withNamedPan(['Fry in a wide pan.', 'Fry the eggs in a wide pan.'], stove)).toEqual([
    'Fry in the cast-iron pan.',
    'Fry the eggs in a wide pan.',
  ]);
});

describe('the one pan that there is', () => {
  const pan = namedPan(['one frying pan']);

  it('is used wherever a step would take another', () => {
    expect(
      withNamedPan(
        [
          'Warm the oil in a deep frying pan, about 24 cm wide, over low heat.',
          'In a non-stick pan that the mixture fills three fingers deep, 20 cm wide for two or three and 24 cm for more, warm the oil.',
        ],
        pan,
      ),
    ).toEqual(['Warm the oil in the frying pan over low heat.', 'In the pan, warm the oil.']);
    expect(withOnlyPan(['large frying pan', 'small frying pan', 'colander'], pan)).toEqual([
      'frying pan',
      'colander',
    ]);
  });

  it('carries on top what is only warmed while it simmers', () => {
    const texts = [
      'Simmer in a heavy pot for 20 minutes.',
      'Sprinkle the rice with a little water, cover and warm over low heat, stirring once, until steaming hot right through, 5–6 minutes.',
    ];
    expect(withNamedPan(texts, namedPan(['one medium pot', 'single burner']))).toEqual([
      'Simmer in the pot for 20 minutes.',
      'Sprinkle the rice with a little water in a heatproof bowl, cover tightly and set it over the pot like a lid, stirring once, until steaming hot right through, 5–6 minutes.',
    ]);
  });

  it('is not the only one where a saucepan is named beside it', () => {
    expect(namedPan(['one large frying pan', 'saucepan'])).toBeNull();
  });
});
