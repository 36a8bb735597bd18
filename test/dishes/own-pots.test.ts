import { describe, expect, it } from 'vitest';
import type { Dish } from '#cooking/dish';
import { instantiate } from '#cooking/instantiate';
import type { Fill } from '#cooking/plan/fill';
import type { Recipe } from '#cooking/recipe';
import { loadDishTables } from '../support/dish-tables.ts';
import { loadKitchen } from '../support/kitchen.ts';
import { plainWish, usualTool } from '../support/plain-wish.ts';

const kitchen = loadKitchen();
const pots = ['slow cooker', 'pressure cooker'] as const;
const told = (pot: string) => ({
  name: new RegExp(pot, 'i'),
  condition: `tool ${pot}`,
});

/** Dishes that are told in a way of their own for a pot. */
const dishes = loadDishTables().dishes;
const ownWays = pots.flatMap((pot) =>
  dishes
    .filter(({ steps }) => steps.some(({ when }) => when.includes(told(pot).condition)))
    .map((dish) => ({ pot, dish })),
);

/** The dish of its own foods, with what it can do without or bare. */
function cook(
  dish: Dish,
  owned: readonly string[],
  skill: 'beginner' | 'intermediate',
  bare: boolean,
): Recipe {
  const fills = new Map<string, readonly Fill[]>();
  for (const { id, food, need } of dish.roles) {
    const own = food === null ? null : kitchen.foods.concrete(food);
    const skip = own === null || need === 'extra' || (bare && need === 'optional');
    fills.set(
      id,
      skip ? [] : [{ food: own, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
    );
  }
  for (const { id, unless } of dish.roles)
    if (unless.some((other) => (fills.get(other) ?? []).length > 0)) fills.set(id, []);
  return instantiate(
    { dish, fills, grams: new Map() },
    plainWish(dish, { skill, hasTool: (tool) => usualTool(tool) || owned.includes(tool) }),
  );
}

const wordsOf = ({ title, description, steps, tips, storage }: Recipe): string =>
  [title, description, ...steps.map(({ text }) => text), ...tips, storage].join('\n');

/** Ids of what the list has and no step takes. */
const unused = ({ ingredients, steps }: Recipe): readonly string[] => {
  const taken = new Set(steps.flatMap(({ inputs }) => inputs));
  return ingredients.filter(({ key }) => !taken.has(key)).map(({ name }) => name);
};

/** Rice and the like that are boiled by themselves before the slow cooker is even filled. */
function boiledTooSoon({ steps, ingredients }: Recipe): readonly string[] {
  const at = steps.findIndex(({ action }) => action === 'slow-cook');
  const isSide = (key: string): boolean => {
    const id = ingredients.find((one) => one.key === key)?.food ?? null;
    const food = id === null ? null : kitchen.foods.concrete(id);
    return (
      food !== null && ['rice', 'pasta', 'noodle', 'potato'].some((kind) => kitchen.foods.isA(food.id, kind))
    );
  };
  return steps
    .slice(0, Math.max(0, at))
    .filter(
      ({ action, inputs }) =>
        (action === 'boil' || action === 'simmer') && inputs.length > 0 && inputs.every(isSide),
    )
    .map(({ text }) => text);
}

describe('a dish in a pot that the caller named', () => {
  it('is told for many dishes', () => {
    expect(ownWays.filter(({ pot }) => pot === 'slow cooker').length).toBeGreaterThanOrEqual(45);
    expect(ownWays.filter(({ pot }) => pot === 'pressure cooker').length).toBeGreaterThanOrEqual(40);
  });

  it.each(ownWays.map((one) => [one.dish.id, one.pot, one.dish] as const))(
    '%s is cooked in the %s from the first line to the last',
    (_, pot, dish) => {
      const stove = cook(dish, [], 'intermediate', false);
      for (const bare of [false, true]) {
        const recipe = cook(dish, [pot], bare ? 'beginner' : 'intermediate', bare);
        const cooking = recipe.steps.filter(({ tools }) => tools.includes(pot));
        expect(cooking.map(({ text }) => text).join(' ')).toMatch(told(pot).name);
        expect(recipe.equipment).toContain(pot);
        expect(unused(recipe)).toEqual([]);
        expect(boiledTooSoon(recipe)).toEqual([]);
        expect(wordsOf(recipe)).not.toMatch(/\{|\[|\ba (?:Dutch oven|heavy (?:pot|casserole))\b/);
        expect(recipe.equipment).not.toContain('Dutch oven');
      }
      // What has to be hot inside is told in every way.
      const safe = (one: Recipe): boolean =>
        one.steps.some(({ internalCelsius }) => internalCelsius !== null);
      const own = cook(dish, [pot], 'intermediate', false);
      expect(safe(own)).toBe(safe(stove));
      for (const { internalCelsius, text } of own.steps.filter(({ action }) => /cook$/.test(action ?? '')))
        if (internalCelsius !== null) expect(text).toMatch(/\d °C/);
    },
  );

  it.each(ownWays.map((one) => [one.dish.id, one.dish] as const))(
    '%s speaks of no such pot to who has none',
    (_, dish) => {
      const stove = cook(dish, [], 'beginner', false);
      const { title, description, steps, storage } = stove;
      expect([title, description, ...steps.map(({ text }) => text), storage].join('\n')).not.toMatch(
        /slow[ -]cooker|Slow-Cooker|[Pp]ressure cooker|\bHIGH\b/,
      );
      expect(stove.equipment.join()).not.toMatch(/slow cooker|pressure cooker/);
      expect(unused(stove)).toEqual([]);
    },
  );

  it('is told for one of them where there are both', () => {
    for (const { dish } of ownWays) {
      const both = cook(dish, pots, 'intermediate', false);
      const used = pots.filter((pot) => both.equipment.includes(pot));
      expect(used, dish.id).toHaveLength(1);
    }
  });
});
