import { expect, test } from 'vitest';
import { loadDishTables } from '../../../test/support/dish-tables.ts';
import { evenDish } from './even-shape.ts';

const { dishes, forms } = loadDishTables();
const all = [...dishes, ...forms];

test('an even dish says what it said, with all its fields in one order', () => {
  expect(all.length).toBeGreaterThan(100);
  const made = all.map((dish) => evenDish(dish));
  expect(made).toEqual(all);
  const orders = (rows: readonly object[]): number =>
    new Set(rows.map((row) => Object.keys(row).join())).size;
  expect(orders(made)).toBe(1);
  expect(orders(made.flatMap(({ roles }) => roles))).toBe(1);
  expect(orders(made.flatMap(({ steps }) => steps))).toBe(1);
  expect(orders(made.flatMap(({ roles }) => roles.flatMap(({ options }) => options)))).toBe(1);
});

test('of a dish that was made from an even one only what is new is made even', () => {
  const like = evenDish(all[0]!);
  const [first, ...others] = like.roles;
  const made = evenDish({ ...like, roles: [{ ...first!, need: 'extra' }, ...others] }, like);
  expect(made.roles[0]!.need).toBe('extra');
  expect(made.roles.slice(1).every((role, at) => role === others[at])).toBe(true);
  expect(made.steps).toBe(like.steps);
  expect(evenDish(like, like)).toBe(like);
});
