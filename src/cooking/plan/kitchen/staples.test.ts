import { expect, it } from 'vitest';
import { createCatalogue } from '#food/catalogue';
import { loadFoodTable } from '../../../../test/support/food-table.ts';
import { isAssumed } from './staples.ts';

const catalogue = createCatalogue(loadFoodTable());
const food = (id: string) => catalogue.concrete(id)!;

it('sends nobody to the shop for what every kitchen has', () => {
  for (const id of ['salt', 'olive-oil', 'ground-cumin', 'onion', 'garlic'])
    expect(isAssumed(food(id), { need: 'required' }, false), id).toBe(true);
  for (const id of ['leek', 'shallot', 'cilantro', 'feta'])
    expect(isAssumed(food(id), { need: 'required' }, false), id).toBe(false);
});

it('takes no onions for granted where a dish is made of them, nor where only the list may be used', () => {
  expect(isAssumed(food('onion'), { need: 'essential' }, false)).toBe(false);
  expect(isAssumed(food('onion'), { need: 'required' }, true)).toBe(false);
  expect(isAssumed(food('salt'), { need: 'required' }, true)).toBe(true);
});

it('puts no ice into a kitchen in which nothing may be bought', () => {
  expect(isAssumed(food('ice'), { need: 'required' }, true)).toBe(false);
  expect(isAssumed(food('ice'), { need: 'required' }, false)).toBe(true);
  expect(isAssumed(food('salt'), { need: 'required' }, true)).toBe(true);
});
