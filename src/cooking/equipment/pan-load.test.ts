import { describe, expect, it } from 'vitest';
import type { DishStep } from '../dish.ts';
import { panLoad, withLargerPan } from './pan-load.ts';
import type { Plan } from '../plan/fill.ts';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

/** A dish with its own foods. */
function planOf(id: string): Plan {
  const dish = loadDishTables().dishes.find((one) => one.id === id)!;
  const fills = dish.roles.map(({ id: role, food, need }) => {
    const own = food === null || need === 'extra' ? null : kitchen.foods.concrete(food);
    const fill = { ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };
    return [role, own === null ? [] : [{ ...fill, food: own }]] as const;
  });
  return { dish, fills: new Map(fills), grams: new Map() };
}
const stepsOf = (plan: Plan, wanted: (step: DishStep) => boolean): readonly DishStep[] =>
  plan.dish.steps.filter(wanted);

const plans = loadDishTables().dishes.map(({ id }) => planOf(id));

describe('the load of a pan', () => {
  it('changes nothing for the number of servings that a dish was written for, nor below', () => {
    for (const plan of plans)
      for (const step of plan.dish.steps)
        for (const servings of [1, plan.dish.servings.default])
          expect(panLoad(step, plan, servings)).toEqual({
            factor: 1,
            batches: 1,
            heating: 0,
            outgrown: false,
          });
  });

  it('goes by the weight of fish in the pan, not by the number of fillets', () => {
    const plan = planOf('lax-med-dillsas');
    const fry = plan.dish.steps.find(({ id }) => id === 'fry')!;
    expect(fry.grows).toBe('batch');
    expect(panLoad(fry, plan, 4).factor).toBe(1);
    expect(panLoad(fry, plan, 6).factor).toBe(2);
  });

  it('takes three duck breasts at once, but browns as much stewing meat in two goes', () => {
    const duck = planOf('canard-aux-cerises');
    const render = duck.dish.steps.find(({ id }) => id === 'render')!;
    expect(panLoad(render, duck, 4).batches).toBe(1);
    expect(panLoad(render, duck, 8).factor).toBe(2);
  });

  it('fries mince for six in one go onto its onions, and for a little longer', () => {
    const pie = planOf('pastel-de-choclo');
    const fry = pie.dish.steps.find(({ action, cooks }) => action === 'fry' && cooks.includes('meat'))!;
    const { batches, factor } = panLoad(fry, pie, 6);
    expect(batches).toBe(1);
    expect(factor).toBeLessThan(1.3);
  });

  it('never shortens a step, and asks for batches only where they take their time', () => {
    for (const plan of plans)
      for (const step of plan.dish.steps) {
        const load = panLoad(step, plan, 12);
        expect(load.factor).toBeGreaterThanOrEqual(1);
        expect(load.heating).toBeGreaterThanOrEqual(0);
        if (load.batches > 1) expect(load.factor).toBeGreaterThanOrEqual(load.batches);
      }
  });

  it('lets onions for twelve brown for longer than those for four', () => {
    const plan = planOf('dal-tadka');
    const [tadka] = stepsOf(plan, ({ action, uses }) => action === 'fry' && uses.includes('onion'));
    expect(panLoad(tadka!, plan, 12).outgrown).toBe(true);
    expect(withLargerPan(tadka!.say)).toContain('in a pan');
    expect(panLoad(tadka!, plan, 12).factor).toBeGreaterThan(1.3);
  });

  it('turns in a glaze what was browned before, without browning it by batches again', () => {
    let glazes = 0;
    for (const plan of plans)
      for (const [at, { action, cooks, uses, ...step }] of plan.dish.steps.entries()) {
        const before = plan.dish.steps
          .slice(0, at)
          .some((one) => one.action === 'fry' && one.cooks.some((role) => uses.includes(role)));
        if (!/^(?:fry|sear|stir-fry)$/.test(action) || cooks.length > 0 || !before) continue;
        glazes += 1;
        expect(panLoad({ ...step, action, cooks, uses }, plan, 12).batches).toBe(1);
      }
    expect(glazes).toBeGreaterThan(5);
  });

  it('browns three kilos of meat in several goes', () => {
    const meaty = plans.flatMap((plan) =>
      stepsOf(
        plan,
        ({ action, say, cooks }) => action === 'sear' && cooks.length > 0 && !/batch/.test(say),
      ).map((step) => panLoad(step, plan, 24).factor),
    );
    expect(meaty.some((factor) => factor >= 3)).toBe(true);
  });
});
