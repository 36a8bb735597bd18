import { describe, expect, it } from 'vitest';
import { loadDishTables, loadKitchen } from '../../../../test/support/kitchen.ts';
import { broughtAlong } from './brought-along.ts';
import type { Fill } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';

const { foods } = loadKitchen();
const { dishes } = loadDishTables();

/** A plan of a dish with its own foods, but for some roles that something of the kitchen fills. */
function plan(id: string, held: Readonly<Record<string, string>>): Ranked {
  const dish = dishes.find((one) => one.id === id)!;
  const fill = (food: string, pantry: number | null): Fill => ({
    food: foods.get(food)!,
    ratio: 1,
    loss: 0,
    prep: null,
    unit: null,
    as: null,
    pantry,
  });
  const fills = new Map(
    dish.roles.map((role) => {
      const own = role.need === 'extra' || role.food === null ? null : foods.concrete(role.food);
      const food = held[role.id] ?? own?.id;
      return [role.id, food === undefined ? [] : [fill(food, role.id in held ? 0 : null)]] as const;
    }),
  );
  return { plan: { dish, fills, grams: new Map() } } as unknown as Ranked;
}
const filled = (ranked: Ranked, id: string): number => ranked.plan.fills.get(id)!.length;
const roleOf = (id: string, food: string): string =>
  dishes.find((one) => one.id === id)!.roles.find((role) => role.food === food)!.id;

describe('what a food brings along', () => {
  it.each(['banana-bread', 'american-pancakes', 'biscuits', 'torta-allo-yogurt'])(
    '%s of self-raising flour has no leavening besides',
    (id) => {
      const once = broughtAlong(plan(id, { flour: 'self-raising-flour' }));
      for (const food of ['baking-powder', 'baking-soda'])
        for (const role of dishes.find((one) => one.id === id)!.roles.filter((one) => one.food === food))
          expect([role.id, filled(once, role.id)]).toEqual([role.id, 0]);
    },
  );

  it('leaves a dish of self-raising flour what it wants besides', () => {
    const sponge = plan('victoria-sponge', { flour: 'self-raising-flour' });
    expect(broughtAlong(sponge)).toBe(sponge);
  });

  it('leaves plain flour its leavening', () => {
    const bread = plan('banana-bread', { flour: 'all-purpose-flour' });
    expect(broughtAlong(bread)).toBe(bread);
  });

  it('assumes no garlic beside a paste of ginger and garlic, and takes more of the paste', () => {
    const [garlic, ginger] = [
      roleOf('coconut-chickpea-curry', 'garlic'),
      roleOf('coconut-chickpea-curry', 'fresh-ginger'),
    ];
    const once = broughtAlong(plan('coconut-chickpea-curry', { [ginger]: 'ginger-garlic-paste' }));
    expect(filled(once, garlic)).toBe(0);
    expect(once.plan.grams.get(ginger)).toBe(8);
  });
});
