import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalValue, formatQuantity, fractionValue, parseQuantity } from './quantity.ts';

test.each([
  '',
  ' ',
  'two',
  '1/',
  '/2',
  '1//2',
  '1/0',
  '0/2',
  '80/20',
  '3-2',
  '1-2-3',
  '-1',
  '1e3',
  '9'.repeat(40),
  '1.2.3',
  '5/1',
])('"%s" is no quantity', (text) => {
  expect(parseQuantity(text)).toBeNull();
});

test.each<[string, number, number | null]>([
  ['2', 2, null],
  ['0.5', 0.5, null],
  ['.5', 0.5, null],
  ['1,5', 1.5, null],
  ['1,000', 1000, null],
  ['1,250.5', 1250.5, null],
  ['1.250,5', 1250.5, null],
  ['0,125', 0.125, null],
  ['1/2', 0.5, null],
  ['1 1/2', 1.5, null],
  ['1-1/2', 1.5, null],
  ['1½', 1.5, null],
  ['½', 0.5, null],
  ['1⁄3', 1 / 3, null],
  ['2-3', 2, 3],
  ['2 – 3', 2, 3],
  ['2 to 3', 2, 3],
  ['1/2 - 3/4', 0.5, 0.75],
  ['1½-2', 1.5, 2],
  ['1-1 1/2', 1, 1.5],
])('%s is %d to %s', (text, quantity, quantityMax) => {
  expect(parseQuantity(text)).toEqual({ quantity, quantityMax });
});

describe('laws', () => {
  test('any text is read without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void parseQuantity(text)));
  });

  test('what is printed reads back as the same number', () => {
    const eighths = fc.integer({ min: 1, max: 8000 }).map((n) => n / 8);
    const thirds = fc.integer({ min: 1, max: 900 }).map((n) => Math.floor(n / 3) + (n % 3) / 3);
    const decimals = fc.integer({ min: 1, max: 999_999 }).map((n) => n / 100);
    fc.assert(
      fc.property(fc.oneof(eighths, thirds, decimals), (quantity) => {
        expect(parseQuantity(formatQuantity({ quantity, quantityMax: null }))).toEqual({
          quantity,
          quantityMax: null,
        });
      }),
    );
    fc.assert(
      fc.property(eighths, eighths, (quantity, more) => {
        const range = { quantity, quantityMax: quantity + more };
        expect(parseQuantity(formatQuantity(range))).toEqual(range);
      }),
    );
  });
});

test('a ratio of lean to fat is no fraction', () => {
  expect([fractionValue(80, 20), fractionValue(93, 7), fractionValue(5, 2)]).toEqual([null, null, 2.5]);
});

test('three digits behind a point are decimals, behind a comma thousands', () => {
  expect([decimalValue('1.125'), decimalValue('1,125'), decimalValue('12,50')]).toEqual([1.125, 1125, 12.5]);
});
