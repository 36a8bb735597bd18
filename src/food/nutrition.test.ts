import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nutritionOf, roundNutrient, type Nutrition } from './nutrition.ts';
import { retained } from './retention.ts';
import { nutrients } from './vocabulary.ts';
import { loadFactTables } from '../../test/support/fact-tables.ts';
import { makeFood, makeIngredient } from '../../test/support/make-food.ts';

const tables = loadFactTables();
const full = (values: Partial<Record<(typeof nutrients)[number], number>>) =>
  ({ ...Object.fromEntries(nutrients.map((n) => [n, 0])), ...values }) as Record<
    (typeof nutrients)[number],
    number
  >;
const rice = makeFood('rice', {
  ancestors: ['grain'],
  traits: ['grain'],
  per100g: full({ energy_kcal: 365, carbohydrate_g: 80, fiber_g: 1.3, protein_g: 7, thiamin_mg: 0.07 }),
  yields: [{ method: 'boil', ratio: 2.6, source: 'cnf:4515' }],
});
const spinach = makeFood('spinach', {
  ancestors: ['leafy-green', 'vegetable'],
  category: 'produce',
  per100g: full({ energy_kcal: 23, vitamin_c_mg: 28, folate_ug: 194, potassium_mg: 558 }),
});
const wine = makeFood('wine', {
  traits: ['alcohol'],
  per100g: full({ energy_kcal: 83, alcohol_g: 10, carbohydrate_g: 2.7 }),
});
const water = makeFood('water');
const oil = makeFood('oil', { per100g: { energy_kcal: 884, fat_g: 100, carbohydrate_g: 0 } });
const partly = makeFood('partly', { per100g: { energy_kcal: 100, protein_g: 5 } });
const bare = makeFood('bare');
const sum = (ingredients: Parameters<typeof nutritionOf>[0], servings = 1, more = {}): Nutrition =>
  nutritionOf(ingredients, { servings, tables, ...more });

test('grams × figure × share eaten, per serving and in all', () => {
  const result = sum(
    [makeIngredient(rice, { grams: 200 }), makeIngredient(oil, { grams: 50, eatenShare: 0.2 })],
    4,
  );
  expect(result.total.energy_kcal).toBeCloseTo(730 + 88.4);
  expect(result.perServing.energy_kcal).toBeCloseTo((730 + 88.4) / 4);
  expect(result.total.fat_g).toBeCloseTo(10);
  expect(result.coverage).toBe(1);
  expect(result.sources).toEqual(['fdc:rice', 'fdc:oil']);
});

describe('what is not known', () => {
  test('an unknown food is named and lowers the coverage', () => {
    const result = sum([
      makeIngredient(rice, { grams: 95 }),
      makeIngredient(null, { grams: 5, name: 'frobnitz' }),
    ]);
    expect(result.coverage).toBeCloseTo(0.95);
    expect(result.unmatched).toEqual(['frobnitz']);
    expect(result.total.energy_kcal).not.toBeNull();
  });

  test('above a tenth of the mass the figure is not stated', () => {
    const result = sum([makeIngredient(rice, { grams: 80 }), makeIngredient(null, { grams: 20 })]);
    expect(result.total.energy_kcal).toBeNull();
    expect(result.completeness.energy_kcal).toBeCloseTo(0.8);
  });

  test('each nutrient for itself', () => {
    const result = sum([makeIngredient(rice, { grams: 50 }), makeIngredient(partly, { grams: 50 })]);
    expect(result.total.protein_g).toBeCloseTo(6);
    expect(result.total.iron_mg).toBeNull();
  });

  test('water leaves no gap and hides none', () => {
    expect(
      sum([makeIngredient(water, { grams: 1000 }), makeIngredient(rice, { grams: 100 })]).total.iron_mg,
    ).toBe(0);
    const gap = sum([makeIngredient(water, { grams: 1000 }), makeIngredient(partly, { grams: 50 })]);
    expect(gap.total.iron_mg).toBeNull();
  });

  test('a line without weight is named', () => {
    const result = sum([makeIngredient(rice), makeIngredient(oil, { grams: null, name: 'olive oil' })]);
    expect(result.unweighed).toEqual(['olive oil']);
    expect(result.coverage).toBeCloseTo(0.5);
    expect(result.total.energy_kcal).toBeNull();
    const many = [
      ...Array.from({ length: 10 }, () => makeIngredient(rice)),
      makeIngredient(oil, { grams: null }),
    ];
    expect(sum(many).total.energy_kcal).toBeCloseTo(3650);
  });

  test('nothing known is nothing stated', () => {
    for (const ingredients of [
      [makeIngredient(bare)],
      [makeIngredient(null, { grams: null })],
      [makeIngredient(rice, { grams: null })],
    ]) {
      const result = sum(ingredients);
      expect(result.total.energy_kcal).toBeNull();
      expect(result.perServing.energy_kcal).toBeNull();
    }
  });

  test('where there is no fat there is no saturated fat', () => {
    const none = makeFood('none', { per100g: { fat_g: 0, carbohydrate_g: 0, energy_kcal: 4 } });
    const { total } = sum([makeIngredient(none)]);
    expect([total.saturated_fat_g, total.sugars_g, total.alcohol_g, total.iron_mg]).toEqual([0, 0, 0, null]);
  });
});

describe('cooking', () => {
  test('vitamins are lost by the table, drained or not', () => {
    const boiled = sum([makeIngredient(spinach, { cooked: { method: 'boil', minutes: 3 } })]);
    const row = tables.retention.rows['3005']!.keep[tables.retention.nutrients.indexOf('vitamin_c_mg')]!;
    expect(boiled.total.vitamin_c_mg).toBeCloseTo((28 * row) / 100);
    expect(boiled.sources).toContain('usda-rf6:3005');
    const soup = sum([makeIngredient(spinach, { cooked: { method: 'simmer', minutes: 3 } })]);
    expect(soup.sources).toContain('usda-rf6:3006');
    expect(soup.total.potassium_mg!).toBeGreaterThan(boiled.total.potassium_mg!);
    expect(sum([makeIngredient(spinach, { cooked: null })]).total.vitamin_c_mg).toBeCloseTo(28);
  });

  test.each([
    [0, 0.85],
    [14, 0.85],
    [15, 0.4],
    [40, 0.35],
    [60, 0.25],
    [200, 0.05],
  ])('of alcohol, after %d minutes, %d is left, with its energy', (minutes, left) => {
    const { total } = sum([makeIngredient(wine, { cooked: { method: 'simmer', minutes } })]);
    expect(total.alcohol_g).toBeCloseTo(10 * left);
    expect(total.energy_kcal).toBeCloseTo(83 - 70 * (1 - left));
  });

  test('per 100 g is of the finished dish: rice takes the water in', () => {
    const boiled = { method: 'boil' as const, minutes: 12 };
    const alone = sum([makeIngredient(rice, { cooked: boiled })]);
    expect(alone.cookedGrams).toBeCloseTo(260);
    expect(alone.cookedGramsBasis).toBe('yields');
    const withWater = sum([makeIngredient(rice, { cooked: boiled }), makeIngredient(water, { grams: 200 })]);
    expect(withWater.cookedGrams).toBeCloseTo(300);
    expect(sum([makeIngredient(rice)], 1, { cookedGrams: 280 }).per100g!.energy_kcal).toBeCloseTo(365 / 2.8);
  });

  test('every class of the table answers for each of its methods', () => {
    for (const { id, methods } of tables.retention.classes)
      expect(Object.keys(methods).length, id).toBeGreaterThan(0);
    expect(retained(spinach, { method: 'soak', minutes: 1 }, tables.retention)).toBeNull();
  });
});

test('percent of the daily value', () => {
  const salt = makeFood('salt', { per100g: full({ sodium_mg: 38758 }) });
  const { dailyValuePercent } = sum([makeIngredient(salt, { grams: 6 })], 2);
  expect(dailyValuePercent.sodium_mg).toBe(51);
  expect(dailyValuePercent.trans_fat_g).toBeUndefined();
});

test('rounding as on a label', () => {
  expect(roundNutrient('energy_kcal', 123.5)).toBe(124);
  expect(roundNutrient('fat_g', 1.25)).toBe(1.3);
  expect(roundNutrient('sodium_mg', 123.4)).toBe(123);
  expect(roundNutrient('iron_mg', 1.234)).toBe(1.23);
});

test('law: nutrition is additive, and scales', () => {
  const line = fc.record({
    food: fc.constantFrom(rice, spinach, wine, water),
    grams: fc.double({ min: 0.1, max: 2000, noNaN: true }),
    eatenShare: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 6 });
  const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
  fc.assert(
    fc.property(lines, lines, factor, factor, (a, b, x, y) => {
      const of = (list: typeof a, scale = 1): Nutrition =>
        sum(
          list.map(({ food, grams, eatenShare }) =>
            makeIngredient(food, { grams: grams * scale, eatenShare }),
          ),
        );
      const [one, two, both] = [of(a), of(b), of([...a, ...b])];
      for (const n of ['energy_kcal', 'vitamin_c_mg', 'alcohol_g'] as const) {
        const parts = one.total[n]! + two.total[n]!;
        expect(Math.abs(both.total[n]! - parts)).toBeLessThanOrEqual(1e-9 * (1 + parts));
        const scaled = of(a, x * y).total[n]!;
        expect(Math.abs(scaled - one.total[n]! * x * y)).toBeLessThanOrEqual(1e-9 * (1 + scaled));
      }
    }),
  );
});
