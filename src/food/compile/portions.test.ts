import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPortion, readPortions } from './portions.ts';

test.each([
  ['Onions, raw', 1, 'NLEA serving', 148],
  ['Onions, raw', 1, 'oz', 28.35],
  ['Chicken, thigh', 1, 'unit (yield from 1 lb ready-to-cook chicken)', 69],
  ['Spinach, frozen', 1, 'package (10 oz)', 284],
  ['Soup, chicken', 1, 'cup, dry, yields', 501],
  ['Cherries, sweet', 1, 'cup, with pits, yields', 138],
  ['Crackers', 1, 'tin of ten', 30],
  ['Beef, raw', 1, 'serving (3 oz)', 85],
  ['Onions, raw', 0, 'cup', 160],
  ['Onions, raw', 1, 'cup', 0],
])('%s: %s %s is of no use in a kitchen', (title, amount, measure, grams) => {
  expect(readPortion(title, amount, measure, grams)).toBeNull();
});

test.each<[string, number, string, number, string]>([
  ['Onions, raw', 1, 'cup, chopped', 160, 'cup - chopped 160'],
  ['Onions, raw', 1, 'medium (2-1/2" dia)', 110, 'piece medium - 110'],
  ['Onions, raw', 1, 'slice, large (1/4" thick)', 38, 'slice large - 38'],
  ['Onions, raw', 1, 'tbsp chopped', 10, 'tbsp - chopped 10'],
  ['Garlic, raw', 3, 'cloves', 9, 'clove - - 3'],
  ['Lemon juice, raw', 1, 'lemon yields', 48, 'piece - - 48'],
  ['Lemon juice, raw', 1, 'fl oz', 30.5, 'fl-oz - - 30.5'],
  ['Carrots, raw', 1, 'cup strips or slices', 122, 'cup - strips 122'],
  ['Celery, raw', 1, 'stalk, medium (7-1/2" - 8" long)', 40, 'stalk medium - 40'],
  ['Tofu, raw, firm', 0.5, 'cup', 126, 'cup - - 252'],
  ['Egg, whole, raw', 1, 'extra large', 56, 'piece extra-large - 56'],
  ['Bananas, raw', 1, 'extra small (less than 6" long)', 81, 'piece extra-small - 81'],
  ['Sugars, powdered', 1, 'cup unsifted', 120, 'cup - unsifted 120'],
  ['Pasta, dry', 1, 'cup penne', 95, 'cup - penne 95'],
  ['Bread, white', 1, 'cup, cubes', 35, 'cup - cubed 35'],
  ['Parsley, fresh', 10, 'sprigs', 10, 'sprig - - 1'],
  ['Basil, fresh', 5, 'leaves', 2.5, 'leaf - - 0.5'],
  ['Dates, medjool', 1, 'date, pitted', 24, 'piece - pitted 24'],
  ['Cream, fluid, heavy whipping', 1, 'cup, fluid (yields 2 cups whipped)', 238, 'cup - liquid 238'],
  ['Gelatins, dry powder', 1, 'envelope (1 tbsp)', 7, 'packet - - 7'],
  ['Mustard, prepared', 1, 'tsp or 1 packet', 5, 'tsp - - 5'],
  ['Chicken, thigh, meat only', 1, 'thigh without skin', 149, 'thigh - skinless 149'],
  ['Sweet potato, raw', 1, 'sweetpotato, 5" long', 130, 'piece - - 130'],
  ['Tomato products, canned, paste', 1, 'can (6 oz)', 170, 'can - - 170'],
])('%s: %s %s', (title, amount, measure, grams, expected) => {
  const portion = readPortion(title, amount, measure, grams)!;
  expect(`${portion.unit} ${portion.size ?? '-'} ${portion.state ?? '-'} ${portion.grams}`).toBe(expected);
});

test('of two portions for one measure the first wins', () => {
  const rows = [
    { amount: 1, measure: 'cup', grams: 100 },
    { amount: 2, measure: 'cups', grams: 220 },
  ];
  expect(readPortions('Peas', rows)).toEqual([{ unit: 'cup', size: null, state: null, grams: 100 }]);
});

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.double(), fc.double(), (text, amount, grams) => {
      const portion = readPortion(text, amount, text, grams);
      return portion === null || portion.grams > 0;
    }),
  );
});
