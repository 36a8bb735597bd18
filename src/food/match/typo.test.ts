import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpellingIndex, editDistance, slipsAllowed } from './typo.ts';

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['tumeric', 'turmeric', 1],
  ['brocolli', 'broccoli', 2],
  ['kitten', 'sitting', 3],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(editDistance(a, b, 5)).toBe(slips);
});

test('the distance is symmetric, 0 only for equal words, and stops at the limit', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      const distance = editDistance(a, b, limit);
      expect(distance).toBe(editDistance(b, a, limit));
      expect(distance).toBeLessThanOrEqual(limit + 1);
      expect(distance === 0).toBe(a === b);
    }),
  );
});

test('short words are never mended', () => {
  expect(slipsAllowed(4)).toBe(0);
  expect(createSpellingIndex(['beef', 'plum']).nearest('beel')).toBeNull();
});

test('a word that is equally near to two known words gives both, in their order', () => {
  const index = createSpellingIndex(['pepper', 'paper', 'turmeric']);
  expect(index.nearest('peper')).toEqual({ words: ['pepper', 'paper'], slips: 1 });
  expect(index.nearest('tumeric')).toEqual({ words: ['turmeric'], slips: 1 });
  expect(index.nearest('qwertz')).toBeNull();
});
