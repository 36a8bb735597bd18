import { expect, it } from 'vitest';
import { nutrients } from '#food/vocabulary';
import type { Nutrition, NutrientAmounts } from '#food/nutrition';
import { figureNote } from './figure-note.ts';

const amounts = (
  known: Partial<NutrientAmounts>,
  coverage = 1,
): Pick<Nutrition, 'perServing' | 'coverage'> => ({
  perServing: {
    ...Object.fromEntries(nutrients.map((nutrient) => [nutrient, null])),
    ...known,
  } as NutrientAmounts,
  coverage,
});

it('tells the figure that a diet or a focus is about', () => {
  expect(figureNote(amounts({ carbohydrate_g: 12.4, fiber_g: 4.1 }), ['keto'], null)).toBe(
    'A serving has about 8 g of carbohydrate besides fiber.',
  );
  expect(figureNote(amounts({ sodium_mg: 384 }), ['low-sodium'], null)).toBe(
    'A serving has about 380 mg of sodium.',
  );
  expect(figureNote(amounts({ protein_g: 38.6 }), [], 'highProtein')).toBe(
    'A serving has about 39 g of protein.',
  );
});

it('is silent where nothing is counted or the figure is not known', () => {
  expect(figureNote(amounts({ protein_g: 30 }), ['vegan'], null)).toBeNull();
  expect(figureNote(amounts({}), ['keto'], 'highProtein')).toBeNull();
  expect(figureNote(amounts({ carbohydrate_g: 12 }, 0.8), ['keto'], null)).toBeNull();
});
