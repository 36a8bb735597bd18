import { expect, test } from 'vitest';
import { fillWith, planWith, type Fill, type Plan } from './fill.ts';

const fill = {
  food: { id: 'carrot' },
  ratio: 1,
  loss: 0,
  prep: 'sliced',
  unit: 'piece',
  as: null,
  pantry: 2,
} as unknown as Fill;

test('a fill with a change is what it was but for that, also where something is taken from it', () => {
  const counted = { pieces: 2, each: 60 };
  expect(fillWith(fill, { counted })).toEqual({ ...fill, counted });
  expect(fillWith(fillWith(fill, { counted }), { prep: null, pantry: null })).toEqual({
    ...fill,
    counted,
    prep: null,
    pantry: null,
  });
});

test('fills and plans with whatever change have their fields in one order', () => {
  const plan = { dish: { id: 'stew' }, fills: new Map(), grams: new Map() } as unknown as Plan;
  const orders = (rows: readonly object[]): number =>
    new Set(rows.map((row) => Object.keys(row).join())).size;
  expect(
    orders([fillWith(fill, {}), fillWith(fill, { ratio: 2 }), fillWith(fill, { madeFrom: 'bread' })]),
  ).toBe(1);
  expect(orders([planWith(plan, { batch: 0.5 }), planWith(plan, { grams: new Map([['water', 20]]) })])).toBe(
    1,
  );
  expect(planWith(plan, { batch: 0.5 })).toEqual({ ...plan, batch: 0.5 });
});
