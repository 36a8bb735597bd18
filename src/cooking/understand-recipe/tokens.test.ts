import { expect, test } from 'vitest';
import { findAll, lastEnd } from './find-all.ts';
import { tokenise } from './tokens.ts';

test.each([
  "Don't stir; heat 2 cups of H2O to 100C, then add the cook's salt. Rest 1/2 hour - or more",
  "'Tis done'' when a1b2 c3: (x) Y9z",
  '',
  '12 3/4 — '.slice(0, 6),
  'A.B. c/d e-f\ng!h',
])('%j has the same words whether or not a letter with an accent stands behind', (text) => {
  const plain = tokenise(text);
  const accented = tokenise(`${text} é`).slice(0, -1);
  expect(plain).toEqual(accented);
});

test('words end before the signs between them, and figures belong to the word before', () => {
  expect(tokenise("Boil H2O, the cook's").map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [5, 7],
    [7, 8],
    [10, 13],
    [14, 20],
  ]);
});

test('all matches are found each time, those of nothing too', () => {
  const pattern = /a*/g;
  const once = findAll('baab', pattern).map(({ index, 0: text }) => [index, text]);
  expect(once).toEqual([...'baab'.matchAll(/a*/g)].map(({ index, 0: text }) => [index, text]));
  expect(findAll('baab', pattern)).toHaveLength(once.length);
  expect([lastEnd('One. Two. Three', /\.\s+/g), lastEnd('One', /\.\s+/g)]).toEqual([10, 0]);
});
