import { afterAll, describe, expect, it } from 'vitest';
import type { Dish } from '#cooking/dish';
import { dressForm } from '#cooking/dishes/cuisine';
import { proofread } from '#cooking/dishes/proof';
import { instantiate } from '#cooking/instantiate';
import type { Fill } from '#cooking/plan/fill';
import type { Recipe } from '#cooking/recipe';
import { findHazards } from '#cooking/verify/hazards';
import type { SkillLevel } from '#cooking/vocabulary';
import { loadDishTables } from '../support/dish-tables.ts';
import { loadKitchen } from '../support/kitchen.ts';
import { plainWish } from '../support/plain-wish.ts';

const kitchen = loadKitchen();
const read = loadDishTables();

/** The dish with its own foods; with `poor` only what it cannot do without. */
function cook(dish: Dish, servings: number, skill: SkillLevel, poor = false): Recipe {
  const fills = new Map<string, Fill[]>();
  for (const role of dish.roles) {
    const id = role.food ?? (role.need === 'extra' ? null : role.options[0]?.food);
    const food = id === null || id === undefined ? null : kitchen.foods.concrete(id);
    const skip = food === null || role.need === 'extra' || (poor && role.need === 'optional');
    fills.set(
      role.id,
      skip ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
    );
  }
  return instantiate({ dish, fills, grams: new Map() }, plainWish(dish, { servings, skill }));
}

/** What is made when it is first asked for, and let go of when it is forgotten. */
function once<Value>(make: () => Value): { get(): Value; forget(): void } {
  let made: Value | undefined;
  return { get: () => (made ??= make()), forget: () => void (made = undefined) };
}

const counts = [1, 2, 3, 4, 5, 6, 8, 10, 12];
const sizes = (dish: Dish): number[] =>
  counts.filter((servings) => servings >= dish.servings.min && servings <= dish.servings.max);

describe('dish files', () => {
  it('are there, and each obeys the format', () => {
    expect(read.dishes.length).toBeGreaterThanOrEqual(17);
    expect(read.problems).toEqual([]);
  });

  const italian = kitchen.cuisines.get('italian');
  const everything = [
    ...read.dishes,
    ...read.forms.map((form) => (italian ? dressForm(form, italian) : form)),
  ];

  describe.each(everything.map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
    // Both checks read the same recipes; only those of the dish at hand are held.
    const atEverySize = once(() =>
      sizes(dish).map((servings) => [servings, cook(dish, servings, 'intermediate')] as const),
    );
    afterAll(atEverySize.forget);

    it('reads right at every size, for every cook', () => {
      for (const [servings, recipe] of atEverySize.get())
        expect(proofread(recipe), `${servings} servings, intermediate`).toEqual([]);
      const servings = dish.servings.default;
      for (const skill of ['beginner', 'expert'] as const)
        expect(proofread(cook(dish, servings, skill)), `${servings} servings, ${skill}`).toEqual([]);
      if (!dish.form)
        expect(proofread(cook(dish, servings, 'intermediate', true)), 'without optional parts').toEqual([]);
    });

    it('keeps its ratios and its safety at every size', () => {
      for (const [servings, recipe] of atEverySize.get()) {
        const grams = (roles: readonly string[]): number =>
          recipe.ingredients
            .filter((item) => roles.includes(item.key))
            .reduce((sum, item) => sum + (item.grams ?? 0), 0);
        for (const rule of dish.ratios) {
          const all = [...rule.of, ...rule.to];
          if (!all.every((role) => recipe.ingredients.some((item) => item.key === role))) continue;
          const ratio = grams(rule.of) / grams(rule.to);
          // Rounding to the kitchen's measures may move a ratio by an eighth.
          expect(ratio, `${rule.name} for ${servings}`).toBeGreaterThanOrEqual(rule.min * 0.875);
          expect(ratio, `${rule.name} for ${servings}`).toBeLessThanOrEqual(rule.max * 1.125);
        }
        expect(
          findHazards(recipe, (id) => kitchen.foods.get(id)).filter((hazard) => hazard.blocking),
        ).toEqual([]);
      }
    });
  });
});
