import { expect, test } from 'vitest';
import { reasonWithFigure } from './reason.ts';

const targets = [
  { nutrient: 'saturated_fat_g', basis: 'energy_share', max: 10 },
  { nutrient: 'fiber_g', basis: 'per_serving', max: null },
] as const;

test('a reason gives the figure that was asked for, and no accounts', () => {
  expect(
    reasonWithFigure('swaps saturated for unsaturated fat', { saturated_fat_g: -14, fat_g: -18 }, targets, {
      saturated_fat_g: 52,
    }),
  ).toBe('Swaps saturated for unsaturated fat: about 14 g less saturated fat a serving.');
});

test('where no target moves, a share of the energy is told by the fat', () => {
  expect(reasonWithFigure('less of it is enough', { fat_g: -5 }, targets)).toBe(
    'Less of it is enough: about 5 g less fat a serving.',
  );
  expect(reasonWithFigure('black pepper adds punch', {}, targets)).toBe('Black pepper adds punch.');
});
