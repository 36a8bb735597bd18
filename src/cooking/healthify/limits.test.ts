import { expect, test } from 'vitest';
import type { FocusLimit } from './rules.ts';
import type { DishAmounts } from './targets.ts';
import { asClaimed } from './limits.ts';

const base = { basis: 'per_serving', when: null, added: false, weight: 1, source: 'own' } as const;
const dish = (value: number): DishAmounts => ({ servings: 1, cookedGrams: 300, amount: () => value });
const most: FocusLimit = {
  ...base,
  nutrient: 'sodium_mg',
  min: null,
  max: 600,
  soft: { less: 0.4, within: 900 },
};
const least: FocusLimit = {
  ...base,
  nutrient: 'fiber_g',
  min: 5.6,
  max: null,
  claim: { more: 1.5, least: 2.8 },
};

test('a limit out of reach asks for the fall of the claim, and never for more than its bound', () => {
  expect(asClaimed([most], dish(700))[0]!.max).toBe(600);
  expect(asClaimed([most], dish(1200))[0]!.max).toBe(720);
  expect(asClaimed([most], dish(4000))[0]!.max).toBe(900);
});

test('a least amount far off asks for a good source at least, and never for more than itself', () => {
  expect(asClaimed([least], dish(0.2))[0]!.min).toBe(2.8);
  expect(asClaimed([least], dish(1.6))[0]!.min).toBe(4);
  expect(asClaimed([least], dish(5))[0]!.min).toBe(5.6);
});

test('a limit that has no claim beside it stays what it is', () => {
  const { soft: _, ...plain } = most;
  expect(asClaimed([plain], dish(4000))[0]!.max).toBe(600);
});
