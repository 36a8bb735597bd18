import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { asLoose, isLoose } from './loose-mince.ts';
import type { SwapEdit } from './model.ts';

const food = loadKitchen().foods.get('ground-turkey')!;
const swap: SwapEdit = {
  kind: 'swap',
  key: 'i0',
  by: [{ food }],
  methodChanges: ['Cook it until its middle reaches 74 °C (165 °F).'],
  reason: 'leaner',
};

it('mince is loose where no step shapes it', () => {
  expect(isLoose(swap, ['Brown the beef with the onion.'])).toBe(true);
  expect(isLoose(swap, ['Shape into 4 patties and fry.'])).toBe(false);
});

it('crumbs have no middle to measure, and the same temperature', () => {
  expect(asLoose(swap).methodChanges).toEqual(['Cook it until no pink is left, 74 °C (165 °F).']);
});
