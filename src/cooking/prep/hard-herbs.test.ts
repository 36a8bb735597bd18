import { expect, it } from 'vitest';
import type { DishStep } from '../dish.ts';
import { withFewHardHerbs } from './hard-herbs.ts';
import type { Plan } from '../plan/fill.ts';

const planOf = (herb: string): Plan =>
  ({
    dish: { roles: [{ id: 'herb', food: 'parsley', grams: 6 }] },
    fills: new Map([['herb', [{ food: { id: herb }, ratio: 1 }]]]),
    grams: new Map(),
  }) as unknown as Plan;
const step = (station: string, uses: readonly string[] = []): DishStep =>
  ({ station, uses }) as unknown as DishStep;
const grams = (herb: string, steps: readonly DishStep[]): number =>
  withFewHardHerbs(planOf(herb), steps).grams.get('herb') ?? 6;

it('scatters thyme by the pinch where parsley goes by the spoon', () => {
  expect(grams('thyme', [step('burner'), step('none', ['herb'])])).toBeCloseTo(2.1);
  expect(grams('cilantro', [step('burner'), step('none', ['herb'])])).toBe(6);
});

it('leaves what is cooked or rubbed in before', () => {
  expect(grams('thyme', [step('none', ['herb']), step('oven')])).toBe(6);
});

it('takes half a teaspoon of dried leaves where it takes more of a ground spice', () => {
  expect(grams('dried-thyme', [step('burner', ['herb'])])).toBe(0.5);
  expect(grams('ground-cumin', [step('burner', ['herb'])])).toBe(6);
});
