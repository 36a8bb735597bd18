import { expect, it } from 'vitest';
import { gainsays } from './gainsays.ts';
import { unspared } from './situations.ts';
import { isPutBy } from './thread.ts';

it.each([
  ['Place the eggs in a jar and add the vinegar so that they are covered.', 'Let them rest for three days.'],
  ['Boil the jam for 20 minutes.', 'Pour it into sterilized jars and seal.'],
])('is put by and not brought to the table: %s', (...steps) => {
  expect(isPutBy(steps)).toBe(true);
});
it.each([
  ['Simmer the stew for an hour.', 'Serve with bread.'],
  ['Shake it in a jar with the lid on.', 'Serve over ice.'],
])('is brought to the table: %s', (...steps) => {
  expect(isPutBy(steps)).toBe(false);
});
it('speaks of no pan where a jar is filled, and of no food that is left out', () => {
  expect(gainsays('It goes in, and the pan says something.', 'Place the eggs in a jar.')).toBe(true);
  expect(gainsays('It goes in, and the pan says something.', 'Pour the brine from the pan into a jar.')).toBe(
    false,
  );
  expect(unspared('Add all spices (but \ue100 and \ue101) to \ue102.')).toBe('Add all spices  to \ue102.');
  expect(unspared('Mix everything except the \ue100, \ue101 and \ue102 in a bowl.')).toBe(
    'Mix everything in a bowl.',
  );
});
