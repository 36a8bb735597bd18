import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { weightBeside } from './shown-size.ts';

const { foods } = loadKitchen();
const ounce = 28.349523125;

it('rounds a weight in pounds only where the quarter is near', () => {
  const beef = foods.get('beef')!;
  expect(beef.edibleShare).toBe(1);
  const shown = (ounces: number): string | null =>
    weightBeside(beef, { quantity: 4, unit: null, grams: ounces * ounce }, 'us');
  expect(shown(24.3)).toBe('about 1½ lb');
  expect(shown(26)).toBe('about 26 oz');
  expect(shown(28)).toBe('about 1¾ lb');
  expect(shown(50)).toBe('about 3¼ lb');
  const off = Array.from({ length: 700 }, (_, at) => 12 + at / 10).filter((ounces) => {
    const [, number, unit] = /^about (\S+) (oz|lb)$/.exec(shown(ounces)!)!;
    const parts = { '¼': '.25', '½': '.5', '¾': '.75' } as Readonly<Record<string, string>>;
    const told = Number(number!.replace(/[¼½¾]/, (part) => parts[part]!)) * (unit === 'lb' ? 16 : 1);
    return Math.abs(told / ounces - 1) > 0.065;
  });
  expect(off).toEqual([]);
});

it('weighs what is mashed without its peel, leaves by the handful, and two pieces of meat', () => {
  const shown = (
    id: string,
    quantity: number,
    unit: string | null,
    grams: number,
    prep: string | null = null,
  ) => weightBeside(foods.get(id)!, { quantity, unit, grams }, 'metric', prep);
  expect(shown('banana', 3, null, 350, 'peeled and mashed')).toBe('about 350 g peeled');
  expect(shown('banana', 3, null, 350, 'sliced')).toBeNull();
  expect(shown('thai-basil', 4, 'handful', 40)).toBe('about 40 g');
  expect(shown('duck-breast', 2, null, 280)).toMatch(/^about \d+ g$/);
});

it('says what a packet of yeast weighs', () => {
  const yeast = foods.get('instant-yeast')!;
  expect(weightBeside(yeast, { quantity: 1, unit: 'packet', grams: 7 }, 'metric')).toBe('7 g');
  expect(weightBeside(yeast, { quantity: 2, unit: 'packet', grams: 14 }, 'us')).toBe('7 g each');
});
