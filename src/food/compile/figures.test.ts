import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nutrients } from '../vocabulary.ts';
import { formatFigures, parseFigures, type Figure } from './figures.ts';

test.each([
  ['fdc:1\tnutrients\t1', 'line 1'],
  ['fdc:1\ttitle\tLeeks\t-\nfdc:1\ttitle\tLeeks\t-', 'line 2'],
  ['fdc:1\ttitle\tLeeks\t-\nfdc:1\tnutrients\t1\t2', 'line 2'],
  ['fdc:1\ttitle\tLeeks\tmuch', 'line 1'],
  ['fdc:1\ttitle\tLeeks\t-\nfdc:1\tprice\t3\t2026-08\tstolen', 'line 2'],
  ['fdc:1\ttitle\tLeeks\t-\nfdc:1\tstorage\tshed\t-\t-\t-\t-', 'line 2'],
  ['fdc:1\ttitle\tLeeks\t-\nfdc:1\tportion\tcup\t-\t-\t-', 'line 2'],
  ['fdc:1\ttitle\tLeeks\t-\nfdc:1\tstory\tonce', 'line 2'],
])('%j is refused with its line', (text, message) => {
  expect(() => parseFigures(text)).toThrow(message);
});

const amount = fc.integer({ min: 0, max: 1e6 }).map((value) => value / 1000);
const days = fc.option(fc.integer({ min: 1, max: 4000 }));
const word = fc.stringMatching(/^[a-z]{1,8}$/);
const figure: fc.Arbitrary<Figure> = fc.record({
  source: fc.stringMatching(/^[a-z]{3}:[0-9]{1,6}$/),
  title: fc.stringMatching(/^[A-Z][a-z, ()%"]{0,30}$/),
  refusePercent: fc.option(amount),
  nutrients: fc.option(
    fc.array(fc.option(amount), { minLength: nutrients.length, maxLength: nutrients.length }),
  ),
  portions: fc.array(
    fc.record({ unit: word, size: fc.option(word), state: fc.option(word), grams: amount }),
    { maxLength: 3 },
  ),
  price: fc.option(
    fc.record({
      usdPerKg: amount,
      asOf: fc.constant('2026-08'),
      basis: fc.constantFrom('edible' as const, 'bought' as const, 'litre' as const),
    }),
  ),
  storage: fc.option(
    fc.record({
      best: fc.constantFrom('pantry' as const, 'fridge' as const, 'freezer' as const),
      pantryDays: days,
      fridgeDays: days,
      freezerDays: days,
      openedDays: days,
    }),
  ),
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(figure, { selector: (one) => one.source }), (figures) => {
      const sorted = [...figures].sort((a, b) => (a.source < b.source ? -1 : 1));
      expect([...parseFigures(formatFigures(figures)).values()]).toEqual(sorted);
    }),
  );
});
