import { expect, it } from 'vitest';
import { costOf } from '#food/cost';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { costNote } from './cost-note.ts';

const { foods } = loadKitchen();
const lines = (...of: readonly (readonly [string, number])[]) =>
  of.map(([id, grams]) => ({ key: id, name: id, text: id, food: foods.get(id)!, grams, eatenShare: 1 }));

it('tells who set a limit what a serving costs, and where most of it goes', () => {
  const stew = lines(['beef-chuck', 800], ['carrot', 200], ['onion', 100]);
  const cost = costOf(stew, { servings: 4 });
  expect(costNote(cost, 6, stew)).toMatch(
    /^About \$\d+\.\d\d a serving at average prices, much of it for the beef/,
  );
  expect(costNote(cost, null, stew)).toBeNull();
  expect(costNote({ ...cost, pricedShare: 0.5 }, 6, stew)).toBeNull();
});
