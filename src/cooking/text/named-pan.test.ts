import { expect, it } from 'vitest';
import { namedPan, withNamedPan } from './named-pan.ts';

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
