import { expect, it } from 'vitest';
import { nutrients } from '#food/vocabulary';
import type { Nutrition, NutrientAmounts } from '#food/nutrition';
import { loadKitchen } from '../../../test/support/kitchen.ts';
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

const { foods } = loadKitchen();
const of = (id: string, grams: number) => ({ food: foods.get(id)!, grams });

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

it('tells of a plate by the Mediterranean, of plants and of balance what they are about', () => {
  const fish = [of('salmon', 150), of('potato', 200), of('asparagus', 150), of('olive-oil', 25)];
  expect(figureNote(amounts({ saturated_fat_g: 4, fiber_g: 6 }), [], 'mediterranean', fish)).toMatch(
    /6 g of fiber and 4 g of saturated fat; most of its fat is that of the olive oil/,
  );
  expect(figureNote(amounts({ fiber_g: 6 }), [], 'plantForward', fish)).toMatch(
    /^About 70 percent of the plate by weight comes from plants/,
  );
  expect(figureNote(amounts({ fiber_g: 6 }), [], 'wholeFood', fish)).toMatch(
    /^Nothing in it is ultra-processed/,
  );
  expect(
    figureNote(
      amounts({ energy_kcal: 512, protein_g: 31, carbohydrate_g: 48, fat_g: 20 }),
      [],
      'balanced',
      fish,
    ),
  ).toBe('A serving has about 510 kcal, with 31 g of protein, 48 g of carbohydrate and 20 g of fat.');
});

it('is silent where nothing is counted or the figure is not known', () => {
  expect(figureNote(amounts({ protein_g: 30 }), ['vegan'], null)).toBeNull();
  expect(figureNote(amounts({}), ['keto'], 'highProtein')).toBeNull();
  expect(figureNote(amounts({ carbohydrate_g: 12 }, 0.8), ['keto'], null)).toBeNull();
});

it('tells what of the recipe the figure comes from, and what seasons in place of salt', () => {
  expect(
    figureNote(amounts({ fiber_g: 8.2 }), [], 'highFiber', [of('red-lentils', 200), of('onion', 100)]),
  ).toBe('A serving has about 8 g of fiber, most of it from the red lentils.');
  expect(
    figureNote(amounts({ sodium_mg: 170 }), ['low-sodium'], null, [
      of('salmon', 600),
      of('lemon-juice', 30),
      of('garlic', 10),
      of('dill', 10),
    ]),
  ).toBe('A serving has about 170 mg of sodium; lemon juice, garlic and dill season it in place of salt.');
  expect(
    figureNote(amounts({ saturated_fat_g: 3.2, sodium_mg: 352 }), [], 'heartHealthy', [
      of('cod', 600),
      of('olive-oil', 40),
    ]),
  ).toBe(
    'A serving has about 3 g of saturated fat and 350 mg of sodium; most of its fat is that of the olive oil.',
  );
});

it('speaks of one bird, of which some is eaten', () => {
  expect(
    figureNote(amounts({ protein_g: 37 }), [], 'highProtein', [
      of('rotisserie-chicken', 130),
      of('romaine-lettuce', 80),
    ]),
  ).toBe('A serving has about 37 g of protein, most of it from the chicken.');
});
