import { expect, test } from 'vitest';
import { costOf, readPriceBook } from './cost.ts';
import { loadUnits } from '../../test/support/food-table.ts';
import { makeFood, makeIngredient } from '../../test/support/make-food.ts';

const price = (usdPerKg: number, asOf = '2026-08') => ({ usdPerKg, asOf, source: 'ppnap:1' });
const rice = makeFood('rice', { price: price(3) });
const saffron = makeFood('saffron');
const oil = makeFood('oil', { price: price(8, '2025-03') });
const water = makeFood('water');

test('what goes in is paid for, eaten or not', () => {
  const cost = costOf(
    [makeIngredient(rice, { grams: 400 }), makeIngredient(oil, { grams: 500, eatenShare: 0.1 })],
    { servings: 4 },
  );
  expect(cost.total).toBeCloseTo(1.2 + 4);
  expect(cost.perServing).toBeCloseTo(1.3);
  expect(cost).toMatchObject({ currency: 'USD', asOf: '2025-03', pricedShare: 1, unpriced: [] });
});

test('what has no price is named and never counted as free', () => {
  const cost = costOf(
    [
      makeIngredient(rice, { grams: 300 }),
      makeIngredient(saffron, { grams: 100 }),
      makeIngredient(null, { grams: null, name: 'x' }),
    ],
    { servings: 1 },
  );
  expect(cost.total).toBeCloseTo(0.9);
  // The line without weight counts as the median of the others, 300 g.
  expect(cost.pricedShare).toBeCloseTo(300 / 700);
  expect(cost.unpriced).toEqual(['saffron', 'x']);
  expect(costOf([makeIngredient(saffron)], { servings: 1 }).total).toBeNull();
});

test('tap water is free and changes no share', () => {
  const cost = costOf([makeIngredient(rice, { grams: 100 }), makeIngredient(water, { grams: 5000 })], {
    servings: 1,
  });
  expect(cost).toMatchObject({ pricedShare: 1, unpriced: [] });
});

test('no exchange rate is ever invented', () => {
  const lines = [makeIngredient(rice, { grams: 1000 })];
  expect(costOf(lines, { servings: 1, currency: 'EUR' })).toMatchObject({ total: null, pricedShare: 0 });
  expect(costOf(lines, { servings: 1, currency: 'EUR', rate: 0.9 }).total).toBeCloseTo(2.7);
});

test('the caller’s prices win, in the caller’s currency', () => {
  const units = loadUnits();
  const { book, refused } = readPriceBook(
    [
      { food: rice, price: 1, amount: 500, unit: 'g' },
      { food: oil, price: 5, amount: 1, unit: 'l' },
      { food: saffron, price: -1, amount: 1, unit: 'g' },
    ],
    units,
  );
  expect(book.get('rice')).toBeCloseTo(2);
  expect(refused.map(({ food }) => food)).toEqual(['oil', 'saffron']);
  const cost = costOf([makeIngredient(rice, { grams: 250 })], {
    servings: 1,
    currency: 'EUR',
    priceBook: book,
  });
  expect(cost).toMatchObject({ total: 0.5, asOf: null, pricedShare: 1 });
});
