import { expect, test } from 'vitest';
import { eatenShares, type PotLine } from './eaten.ts';
import type { Food } from './model.ts';
import { makeFood } from '../../test/support/make-food.ts';

const oil = makeFood('sunflower-oil', { category: 'oils-vinegars', roles: ['fat'], ancestors: ['oil'] });
const salt = makeFood('salt');
const water = makeFood('water');
const pasta = makeFood('spaghetti', { ancestors: ['pasta'] });
const potato = makeFood('potato');
const flour = makeFood('white-flour', { ancestors: ['flour'] });
const chicken = makeFood('chicken');
const soy = makeFood('soy-sauce');
const line = (
  key: string,
  food: Food,
  grams: number,
  text = food.name,
  group: string | null = null,
): PotLine => ({
  key,
  food,
  grams,
  text,
  group,
});
const shares = (lines: PotLine[], steps?: string): Record<string, number> =>
  Object.fromEntries(
    [...eatenShares(lines, steps)].map(([key, { share }]) => [key, Math.round(share * 1000) / 1000]),
  );

test('a bath of oil is mostly left in the pan', () => {
  expect(shares([line('o', oil, 1000, 'oil for deep-frying'), line('p', potato, 800)])).toEqual({ o: 0.054 });
  expect(shares([line('o', oil, 1000, 'oil, for frying'), line('p', potato, 800)])).toEqual({ o: 0.054 });
});

test('a coating takes up twice as much', () => {
  const lines = [line('o', oil, 1000, 'oil for deep-frying'), line('c', chicken, 700), line('f', flour, 100)];
  expect(shares(lines)).toEqual({ o: 0.107 });
});

test('a spoon of oil for frying is eaten', () => {
  expect(shares([line('o', oil, 27, '2 tbsp oil, for frying'), line('p', potato, 800)])).toEqual({});
});

test('of the salt in pasta water little is eaten, of the water nothing counted', () => {
  const lines = [
    line('s', salt, 40, '40 g salt for the pasta water'),
    line('w', water, 4000, '4 l water for the pasta'),
    line('p', pasta, 400),
  ];
  expect(shares(lines)).toEqual({ s: 0.079, w: 0 });
});

test('a marinade counts whole unless the recipe pours it away', () => {
  const lines = [line('c', chicken, 1000), line('m', soy, 200, 'soy sauce', 'For the marinade')];
  expect(shares(lines, 'Cook the chicken with its marinade.')).toEqual({});
  expect(shares(lines, 'Lift the chicken from the marinade and grill.')).toEqual({ m: 0.4 });
  expect(shares(lines, 'Discard the marinade.')).toEqual({ m: 0.4 });
});

test('never more than all, and nothing for lines without food or weight', () => {
  expect(shares([line('s', salt, 1, 'salt for the pasta water'), line('p', pasta, 1000)])).toEqual({ s: 1 });
  expect(shares([{ key: 'x', food: null, grams: 10, text: 'oil for deep-frying' }])).toEqual({});
  expect(shares([line('o', oil, 0, 'oil for deep-frying')])).toEqual({});
});

test('oil that is lifted out of again is not eaten, whatever the frying is called', () => {
  const lines = [
    line('a', oil, 1300, '6 cups vegetable oil'),
    line('b', chicken, 1200),
    line('c', flour, 240),
  ];
  const fried =
    'Heat the oil to 350°F in a large pot (it should come no more than halfway up the sides). Fry the chicken. Drain on a rack.';
  expect(shares(lines, fried)['a']).toBeLessThan(0.2);
  expect(shares(lines, 'Fry at 130C for 6 mins, drain, leave to cool.')['a']).toBeLessThan(0.2);
  expect(shares(lines, 'Mix the oil in and bake. Fry an egg beside.')['a']).toBeUndefined();
});
