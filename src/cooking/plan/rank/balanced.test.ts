import { describe, expect, it } from 'vitest';
import { loadDishTables, loadKitchen } from '../../../../test/support/kitchen.ts';
import { balanced, besideSaltedMeat, strongSeasonings } from './balanced.ts';
import type { Fill } from '../fill.ts';
import type { Ranked } from './rank.ts';
import { standInFoods } from '../kitchen/stand-ins.ts';

const { foods } = loadKitchen();
const { dishes } = loadDishTables();

/** A plan of a dish with other foods in some of its roles. */
function plan(id: string, others: Readonly<Record<string, string>>): Ranked {
  const dish = dishes.find((one) => one.id === id)!;
  const fill = (food: string): Fill => ({
    food: foods.get(food)!,
    ratio: 1,
    loss: 0,
    prep: null,
    unit: null,
    as: null,
    pantry: null,
  });
  const fills = new Map(
    dish.roles.map((role) => {
      const own = role.need === 'extra' || role.food === null ? null : foods.concrete(role.food);
      const food = others[role.id] ?? own?.id;
      return [role.id, food === undefined ? [] : [fill(food)]] as const;
    }),
  );
  return { plan: { dish, fills, grams: new Map() } } as unknown as Ranked;
}
const roleOf = (id: string, food: string) =>
  dishes.find((one) => one.id === id)!.roles.find((role) => role.food === food)!;

describe('seasoning beside what stands in', () => {
  it('names only foods of the tables', () => {
    expect([...strongSeasonings, ...standInFoods].filter((id) => foods.get(id) === null)).toEqual([]);
    expect(standInFoods.length).toBeGreaterThan(40);
  });

  it('takes no two spoons of smoked paprika for two of mild chili powder', () => {
    const chili = roleOf('chili-con-carne', 'ancho-chili-powder');
    const { fills } = balanced(plan('chili-con-carne', { [chili.id]: 'smoked-paprika' })).plan;
    const [{ ratio }] = fills.get(chili.id)! as [Fill];
    expect(chili.grams).toBeGreaterThan(2);
    expect(chili.grams * ratio).toBeCloseTo(1.5, 5);
  });

  it('salts meat of a kosher butcher less, which has been salted already', () => {
    const own = plan('shawarma', {});
    const { grams } = roleOf('shawarma', 'salt');
    expect(besideSaltedMeat(own, ['kosher']).plan.grams.get('salt')).toBeCloseTo(grams * 0.7, 5);
    expect(besideSaltedMeat(own, ['halal'])).toBe(own);
    const bean = plan('shawarma', { meat: 'firm-tofu' });
    expect(besideSaltedMeat(bean, ['kosher'])).toBe(bean);
  });

  it('leaves the dish as it is where nothing stands in', () => {
    const own = plan('chili-con-carne', {});
    expect(balanced(own)).toBe(own);
  });

  it('measures no needles out like parsley', () => {
    const seared = loadDishTables().forms.find(({ id }) => id === 'seared')!;
    const role = seared.roles.find(({ from }) => from === 'herbs')!;
    const herb = {
      food: foods.get('rosemary')!,
      ratio: 1,
      loss: 0,
      prep: null,
      unit: null,
      as: null,
      pantry: null,
    };
    const one = {
      plan: { dish: seared, fills: new Map([[role.id, [herb]]]), grams: new Map() },
    } as unknown as Ranked;
    const [taken] = balanced(one).plan.fills.get(role.id)!;
    expect(role.grams).toBeGreaterThan(1);
    expect(role.grams * taken!.ratio).toBeLessThanOrEqual(0.6);
  });
});
