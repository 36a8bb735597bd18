import { expect, it } from 'vitest';
import { loadKitchen } from '../../test/support/kitchen.ts';

const { foods } = loadKitchen();

it('knows what is in mash from the own pot, and not what is in a bought one', () => {
  const own = foods.match('leftover mashed potatoes').food;
  expect(own?.id).toBe('leftover-mashed-potato');
  expect(own?.opaque).toBe(false);
  for (const name of ['ready-made mash', 'store-bought mashed potatoes', 'mashed potato (restaurant)']) {
    const { food } = foods.match(name);
    expect(food?.id, name).toBe('ready-made-mash');
    expect(food?.opaque, name).toBe(true);
    expect(food?.allergens.map(({ allergen }) => allergen)).toEqual(
      expect.arrayContaining(['milk', 'egg', 'sulphite']),
    );
  }
});
