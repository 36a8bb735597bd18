import { expect, it } from 'vitest';
import type { Food } from '#food/model';
import { withRiceKept } from './rice-keeps.ts';

const rice = [{ id: 'basmati-rice', ancestors: ['rice'] } as unknown as Food];
const noodles = [{ id: 'rice-noodles', ancestors: ['noodle'] } as unknown as Food];

it('says how rice keeps where the advice does not', () => {
  expect(withRiceKept('Keeps 3 days in the fridge.', rice, 'curry')).toMatch(/Cool the rice within the hour/);
});

it('says nothing where there is no rice, where it is told, or nothing is kept', () => {
  for (const [storage, foods] of [
    ['Keeps 3 days in the fridge.', noodles],
    ['Keeps 3 days in the fridge, without the rice.', rice],
    ['Eat at once.', rice],
  ] as const)
    expect(withRiceKept(storage, foods, 'curry')).toBe(storage);
  expect(withRiceKept(null, rice, 'curry')).toBeNull();
});
