import { describe, expect, it } from 'vitest';
import type { Nutrient } from '#food/vocabulary';
import type { FocusLimit } from './rules.ts';
import { measure, measureTargets, shortfall, succeeded, type DishAmounts } from './targets.ts';

const dish = (amounts: Partial<Record<Nutrient, number>>, servings = 2, cookedGrams = 1000): DishAmounts => ({
  servings,
  cookedGrams,
  amount: (nutrient) => amounts[nutrient] ?? null,
});
const limit = (one: Partial<FocusLimit>): FocusLimit => ({
  nutrient: 'sodium_mg',
  basis: 'per_serving',
  min: null,
  max: null,
  when: null,
  added: false,
  weight: 1,
  source: 'test',
  ...one,
});

describe('measuring', () => {
  it('takes a figure for a serving, for 100 g and as a share of the energy', () => {
    const one = dish({ sodium_mg: 2000, fat_g: 20, energy_kcal: 600 });
    expect(measure(one, 'sodium_mg', 'per_serving')).toBe(1000);
    expect(measure(one, 'sodium_mg', 'per_100g')).toBe(200);
    expect(measure(one, 'fat_g', 'energy_share')).toBeCloseTo(30);
  });
  it('knows nothing of what is not known, and divides by nothing', () => {
    expect(measure(dish({}), 'sodium_mg', 'per_serving')).toBeNull();
    expect(measure(dish({ sodium_mg: 1 }, 2, 0), 'sodium_mg', 'per_100g')).toBeNull();
    expect(measure(dish({ fat_g: 1 }), 'fat_g', 'energy_share')).toBeNull();
    expect(measure(dish({ sodium_mg: 1, energy_kcal: 9 }), 'sodium_mg', 'energy_share')).toBeNull();
  });
});

describe('targets', () => {
  it('are met at the limit itself and not beyond it', () => {
    const limits = [limit({ max: 600 }), limit({ nutrient: 'fiber_g', min: 5.6 })];
    const before = dish({ sodium_mg: 2000, fiber_g: 4 });
    const after = dish({ sodium_mg: 1200, fiber_g: 11.1 });
    const [sodium, fibre] = measureTargets(limits, before, after);
    expect(sodium).toMatchObject({ before: 1000, after: 600, met: true });
    expect(fibre).toMatchObject({ before: 2, after: 5.55, met: false });
  });
  it('that are not known are never met', () => {
    expect(measureTargets([limit({ max: 600 })], dish({}), dish({}))[0]!.met).toBe(false);
  });
  it('succeed when a quarter is gone in the right direction only', () => {
    const [to] = measureTargets([limit({ max: 100 })], dish({ sodium_mg: 2000 }), dish({ sodium_mg: 1500 }));
    expect(succeeded(to!)).toBe(true);
    const [up] = measureTargets([limit({ max: 100 })], dish({ sodium_mg: 1500 }), dish({ sodium_mg: 2000 }));
    expect(succeeded(up!)).toBe(false);
  });
});

describe('the shortfall', () => {
  it('is nothing where every limit is met with room to spare, and the same for each halving', () => {
    const limits = [limit({ max: 100 })];
    const at = (sodium: number): number => shortfall(limits, dish({ sodium_mg: sodium * 2 }));
    expect(at(90)).toBe(0);
    expect(at(800) - at(400)).toBeCloseTo(at(400) - at(200));
  });
});
