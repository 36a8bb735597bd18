import { expect, it } from 'vitest';
import { pageWords } from './page-words.ts';

it('says what is left of talk in the words of a page', () => {
  expect(pageWords("Fry until it's got some colour, stirring loads.")).toBe(
    'Fry until it has taken on some colour, stirring frequently.',
  );
  expect(pageWords("Push it through a sieve if you're feeling fancy.")).toBe(
    'Push it through a sieve if desired.',
  );
  expect(pageWords('Chill for 2 hours, it must be cold.')).toBe('Chill for 2 hours; it must be cold.');
  expect(pageWords('Drizzle in the oil - watch it turn from red to orange.')).toBe('Drizzle in the oil.');
  expect(pageWords('Cook it over high heat - about 12 minutes.')).toBe(
    'Cook it over high heat, about 12 minutes.',
  );
  expect(pageWords('Add the wine and the stock and puree and the bouquet.')).toBe(
    'Add the wine, the stock, puree and the bouquet.',
  );
});

it('leaves a printed sentence as it is', () => {
  for (const text of [
    'When the oil is hot, it should shimmer.',
    'Serve immediately.',
    'Bake for 20 minutes, until the top is golden.',
  ])
    expect(pageWords(text)).toBe(text);
});
