import { describe, expect, it } from 'vitest';
import { loadDishTables } from '../../../test/support/dish-tables.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import type { Dish } from '../dish.ts';
import { doneAt, isSafe, sayDone } from './doneness.ts';
import { instantiate } from '../instantiate.ts';
import type { Fill } from '../plan/fill.ts';
import type { Step } from '../recipe.ts';
import { safeTemperature } from './safety.ts';

const kitchen = loadKitchen();
const { dishes } = loadDishTables();

/** The steps of a dish with its own foods, some of them replaced. */
function stepsOf(dish: Dish, instead: Readonly<Record<string, string>> = {}): readonly Step[] {
  const fills = new Map<string, readonly Fill[]>();
  for (const role of dish.roles) {
    const id = instead[role.id] ?? role.food;
    const food = id === null ? null : kitchen.foods.concrete(id);
    const skip = food === null || role.need === 'extra';
    fills.set(
      role.id,
      skip ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
    );
  }
  return instantiate({ dish, fills, grams: new Map() }, plainWish(dish)).steps;
}

const dishOf = (id: string): Dish => {
  const found = dishes.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no dish ${id}`);
  return found;
};

describe('house figures of doneness', () => {
  const safest = {
    tender: ['beef-chuck', 'pork-shoulder', 'lamb-shank', 'goat-meat'],
    nearly: ['beef-chuck', 'lamb-shoulder'],
    leg: ['chicken-thigh', 'duck-leg', 'turkey-leg', 'chicken-wings'],
    crumb: ['egg'],
    enriched: ['egg'],
    custard: ['egg', 'egg-yolk'],
    soaked: ['egg'],
  } as const satisfies Record<keyof typeof doneAt, readonly string[]>;

  it.each(Object.entries(safest))('%s is never under the safe minimum', (kind, foods) => {
    for (const id of foods)
      expect(isSafe(doneAt[kind as keyof typeof doneAt], safeTemperature(kitchen.foods.get(id)!)!)).toBe(
        true,
      );
  });

  it.each(Object.values(doneAt))('$kind says the figure that it has', ({ celsius, said }) => {
    expect(said).toContain(String(celsius));
    const fahrenheit = Number(/\((\d+)/.exec(said)![1]);
    expect(Math.abs(fahrenheit - (celsius * 9) / 5 - 32)).toBeLessThanOrEqual(2);
  });

  it('hold in every dish: no step stops under the minimum of what it cooks', () => {
    for (const dish of dishes) {
      const steps = stepsOf(dish);
      for (const { id, cooks } of dish.steps) {
        const step = steps.find((one) => one.id === id);
        const due = cooks.flatMap((role) => {
          const food = dish.roles.find((one) => one.id === role)?.food ?? null;
          const item = step?.inputs.includes(role) === true && food !== null ? kitchen.foods.get(food) : null;
          return item ? [safeTemperature(item)?.celsius ?? 0] : [];
        });
        if (step && due.length > 0)
          expect(step.internalCelsius ?? 0, `${dish.id}, ${id}`).toBeGreaterThanOrEqual(Math.max(...due));
      }
    }
  });

  it('leave nothing "far past" the figure at which it is done', () => {
    const told = dishes.flatMap((dish) => stepsOf(dish).map(({ text }) => text));
    for (const { said } of Object.values(doneAt).filter(({ kind }) => kind !== 'soaked'))
      for (const text of told)
        expect(text).not.toMatch(
          new RegExp(`(?:past|above|beyond|over|passed|at least) ${said.replace(/[()]/g, '\\$&')}`),
        );
  });
});

describe('the temperature of a step', () => {
  it.each([
    ['carnitas', 93, /far past the safe 63 °C \(145 °F\)/],
    ['boeuf-bourguignon', 93, /far past the safe 63 °C \(145 °F\)/],
    ['karanga', 88, /far past the safe 63 °C \(145 °F\), and the time that follows/],
    ['lu-ya-tui', 80, /80–85 °C \(175–185 °F\)/],
    ['banana-bread', 95, /the middle reads about 95 °C \(203 °F\)/],
    ['dinner-rolls', 88, /88–90 °C \(190–195 °F\) inside/],
    ['quiche-lorraine', 77, /77 °C \(170 °F\)/],
    ['bread-pudding', 74, /74 °C \(165 °F\)/],
    ['brownies', 71, /71 °C \(160 °F\)/],
    ['pavlova', 71, /71 °C \(160 °F\)/],
    ['sunday-roast-chicken', 74, /74 °C \(165 °F\)/],
    ['hainanese-chicken-rice', 74, /74 °C \(165 °F\)/],
    ['kung-pao-chicken', 74, /74 °C \(165 °F\)/],
  ])('%s: %d °C', (id, celsius, text) => {
    const hottest = Math.max(...stepsOf(dishOf(id)).map(({ internalCelsius }) => internalCelsius ?? 0));
    expect(hottest).toBe(celsius);
    const said = stepsOf(dishOf(id)).filter(({ internalCelsius }) => internalCelsius === celsius);
    expect(said.map((step) => step.text).join('\n')).toMatch(text);
  });

  it('is the minimum again for breast in a braise that was written for chuck', () => {
    const dish = dishOf('beef-stew');
    const step = stepsOf(dish, { meat: 'chicken-breast' }).findLast(
      ({ internalCelsius }) => internalCelsius !== null,
    )!;
    expect(step.internalCelsius).toBe(74);
    expect(step.text).toContain('74 °C (165 °F)');
  });
});

describe('words about a figure that lies behind', () => {
  const { said } = doneAt.crumb;
  it.each([
    [`golden, well past ${said} inside`, `golden, at ${said} inside`],
    [`the middle reads well over ${said}`, `the middle reads ${said}`],
    [`the crumb has passed ${said}`, `the crumb has reached ${said}`],
    [`it must reach ${said}`, `it should reach ${said}`],
    ['golden all over', 'golden all over'],
  ])('%s', (before, after) => expect(sayDone(before, doneAt.crumb)).toBe(after));

  it('go where the dish braises until it is tender', () => {
    const at = doneAt.tender.said;
    expect(sayDone(`Cook until soft, 2 hours, far past ${at}.`, doneAt.tender)).toBe(
      'Cook until soft, 2 hours.',
    );
    expect(sayDone(`Cook until soft. It is past ${at} long before that.`, doneAt.tender)).toBe(
      'Cook until soft.',
    );
  });
});
