import { expect, test } from 'vitest';
import { smallWords } from './small-words.ts';

test('a mixer that nobody names has its speed, a pan its heat', () => {
  expect(smallWords('Sift in the flour and mix on low until just combined.')).toBe(
    'Sift in the flour and mix on low speed until just combined.',
  );
  expect(smallWords('Cook the onion on low until soft.')).toBe('Cook the onion over low heat until soft.');
});
