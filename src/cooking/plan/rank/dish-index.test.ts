import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../../../test/support/food-table.ts';
import { loadDishTables } from '../../../../test/support/kitchen.ts';
import { createCatalogue } from '#food/catalogue';
import { createDishIndex } from './dish-index.ts';
import type { Way } from './indexed-dish.ts';

describe('the ways to fill a role', () => {
  const foods = createCatalogue(loadFoodTable());
  const { dishes } = loadDishTables();
  const index = createDishIndex(foods, dishes);
  const ways = dishes.slice(0, 200).flatMap((dish) => index.of(dish).roles.flatMap((role) => role.ways));

  it('are all laid down in one shape, and so are their options', () => {
    const shape = (one: object): string => Object.keys(one).join();
    expect(new Set(ways.map(shape)).size).toBe(1);
    expect(new Set(ways.map(({ option }) => shape(option))).size).toBe(1);
  });

  it('are of each sort, and what only a kitchen brings is not bought', () => {
    const isHeld = ({ held, toBuy }: Way): boolean => held && toBuy === null;
    expect(ways.some(isHeld)).toBe(true);
    expect(ways.some(({ held, toBuy }) => held && toBuy !== null)).toBe(false);
    expect(ways.some(({ instead }) => instead)).toBe(true);
    expect(ways.some(({ instead, held }) => !instead && !held)).toBe(true);
  });
});
