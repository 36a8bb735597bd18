import { expect, test } from 'vitest';
import { wordsWithoutFigures } from './wording.ts';

test.each([
  ['2 1/2 cups E150 milk, 30', '1 1/1 cups E1 milk, 1'],
  ['milk', 'milk'],
  ['100', '1'],
  ['1.5 l of 3%', '1.1 l of 1%'],
])('%s', (text, plain) => {
  expect(wordsWithoutFigures({ name: 'x', text })).toBe(plain);
  expect(wordsWithoutFigures({ name: text, text: '' })).toBe(text.replaceAll(/[0-9]+/g, '1'));
});
