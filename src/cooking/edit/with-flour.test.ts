import { expect, test } from 'vitest';
import { floury, withFlour } from './with-flour.ts';

test('bran goes in with the flour of its step, not after what comes then', () => {
  expect(
    withFlour(
      'Put the flour and salt into a bowl and whisk. Sprinkle additional flour as needed.',
      'wheat bran',
    ),
  ).toBe('Put the flour, wheat bran and salt into a bowl and whisk. Sprinkle additional flour as needed.');
  expect(withFlour('Mix in the flour. Knead for 10 minutes.', 'wheat bran')).toBe(
    'Mix in the flour. Add the wheat bran. Knead for 10 minutes.',
  );
  expect(withFlour('Sprinkle with more flour. Knead.', 'wheat bran')).toBeNull();
  expect(floury.test('flaxseed') && !floury.test('flourless-cake')).toBe(true);
});
