import { expect, test } from 'vitest';
import { createCatalogue } from '#food/catalogue';
import { createGrounder } from '#food/ground';
import { createLineParser } from '#food/parse/line-parser';
import { loadUnits } from '../support/units.ts';
import { scoreLines, scoreMatching } from '../../eval/matching/score.ts';
import { loadFoodTable } from '../support/food-table.ts';

const table = loadFoodTable();
const catalogue = createCatalogue(table);

test('names find their foods, and false friends find nothing wrong', () => {
  const { total, accuracy, wrong, missed, absent } = scoreMatching(catalogue);
  expect(total).toBeGreaterThanOrEqual(400);
  expect(wrong, 'a wrong food is worse than none').toEqual([]);
  expect(accuracy, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.985);
  expect(absent.length, absent.join(', ')).toBeLessThanOrEqual(total * 0.03);
});

test('lines of real recipes find the food that somebody who looked at them found', () => {
  const units = loadUnits();
  const { total, accuracy, wrong } = scoreLines(
    createGrounder({ parser: createLineParser(units), catalogue, units }),
  );
  expect(total).toBeGreaterThanOrEqual(400);
  expect(accuracy, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.98);
});

test('every name and alias of the table finds its own food', () => {
  const lost = table.foods
    .filter((food) => !food.abstract)
    .flatMap((food) =>
      [food.name, ...(food.plural ? [food.plural] : []), ...food.aliases].map((name) => [food.id, name]),
    )
    .filter(([id, name]) => catalogue.match(name!).food?.id !== id);
  expect(lost).toEqual([]);
});

test('matching is quick: a name takes tens of microseconds of processor time, not hundreds', () => {
  const names = table.foods.flatMap((food) => [food.name, `${food.name}, chopped`]);
  const rounds = 8;
  let started = process.cpuUsage();
  for (let round = 0; round < rounds + 2; round++) {
    if (round === 2) started = process.cpuUsage();
    // A name that was asked before is remembered: a gap more makes it new.
    const gap = ' '.repeat(round);
    for (const name of names) catalogue.match(name + gap);
  }
  const { user } = process.cpuUsage(started);
  expect(user / (rounds * names.length)).toBeLessThan(100);
});
