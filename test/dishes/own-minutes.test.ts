import { describe, expect, it } from 'vitest';
import type { Dish } from '#cooking/dish';
import { dressForm } from '#cooking/dishes/cuisine';
import { instantiate } from '#cooking/instantiate';
import type { Fill } from '#cooking/plan/fill';
import type { Recipe } from '#cooking/recipe';
import type { Food } from '#food/model';
import { loadDishTables } from '../support/dish-tables.ts';
import { loadKitchen } from '../support/kitchen.ts';
import { usualTool } from '../support/plain-wish.ts';

const kitchen = loadKitchen();
const read = loadDishTables();
const home = kitchen.cuisines.get('international')!;
const dishes = [...read.dishes, ...read.forms.map((form) => dressForm(form, home))];
const isA = (food: Food, kind: string): boolean => food.id === kind || food.ancestors.includes(kind);
const concrete = (id: string): Food => kitchen.foods.concrete(id)!;

/** A dish with other foods in one role. */
function cook(dish: Dish, role: string, foods: readonly Food[]): Recipe {
  const fills = new Map<string, readonly Fill[]>();
  const defaults = new Map<string, Food>();
  for (const { id, food, need, options } of dish.roles) {
    if (food !== null) defaults.set(food, concrete(food));
    const own = need === 'extra' ? null : (food ?? options[0]?.food ?? null);
    const chosen = id === role ? foods : own === null ? [] : [concrete(own)];
    fills.set(
      id,
      chosen.map((one) => ({ food: one, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: 0 })),
    );
  }
  return instantiate(
    { dish, fills, grams: new Map(), defaults },
    {
      servings: dish.servings.default,
      skill: 'intermediate',
      units: 'metric',
      meal: null,
      cuisineName: 'Italian',
      cuisineId: dish.cuisine,
      isA,
      hasTool: usualTool,
    },
  );
}

/** Every dish with a food of these kinds as one of the choices for a role, cooked with it. */
const cookedWith = (kinds: readonly string[]) =>
  dishes.flatMap((dish) =>
    dish.roles.flatMap((role) =>
      [role.food, ...role.options.map(({ food }) => food)]
        .flatMap((id) => (id === null ? [] : [kitchen.foods.concrete(id)]))
        .filter((food): food is Food => food !== null && kinds.some((kind) => isA(food, kind)))
        .map((food) => ({ dish, role: role.id, food, recipe: cook(dish, role.id, [food]) })),
    ),
  );

/** Steps that boil this one food by itself. */
const boiling = (recipe: Recipe, role: string) =>
  recipe.steps.filter(
    ({ action, inputs }) =>
      (action === 'boil' || action === 'simmer') && inputs.length === 1 && inputs[0]!.startsWith(role),
  );

describe('a food that stands in takes its own minutes', () => {
  it('no noodle is boiled like rice, potatoes or bread', () => {
    const boiled = cookedWith(['noodle']).flatMap(({ dish, role, food, recipe }) =>
      boiling(recipe, role).map(({ minutes }) => ({ dish: dish.id, food: food.id, minutes })),
    );
    expect(boiled.length).toBeGreaterThan(40);
    expect(boiled.filter(({ minutes }) => minutes > 16)).toEqual([]);
    expect(boiled.filter(({ food, minutes }) => food === 'rice-noodles' && minutes > 12)).toEqual([]);
  });

  it('couscous by itself is steeped and not boiled', () => {
    const steeped = cookedWith(['couscous'])
      .filter(({ food }) => !isA(food, 'pearl-couscous'))
      .flatMap(({ dish, role, recipe }) =>
        boiling(recipe, role).map(({ text, minutes }) => ({ dish: dish.id, text, minutes })),
      );
    expect(steeped.length).toBeGreaterThan(10);
    expect(steeped.filter(({ text, minutes }) => minutes > 10 || !/boiling|off the heat/.test(text))).toEqual(
      [],
    );
  });

  it('quinoa is boiled for as long as quinoa takes, in a step that is not done for couscous too', () => {
    const boiled = cookedWith(['quinoa']).flatMap(({ dish, role, recipe }) =>
      boiling(recipe, role).map(({ minutes }) => ({ dish: dish.id, minutes })),
    );
    expect(boiled.length).toBeGreaterThan(5);
    expect(boiled.filter(({ minutes }) => minutes > 25)).toEqual([]);
  });

  it('shrimp and scallops that stand in for meat are not fried or roasted as long as it', () => {
    const fried = cookedWith(['shrimp', 'scallop']).flatMap(({ dish, role, recipe }) =>
      recipe.steps
        .filter(
          ({ action, inputs }) =>
            (action === 'sear' || action === 'roast') && inputs.some((key) => key.startsWith(role)),
        )
        .map(({ minutes, text }) => ({ dish: dish.id, minutes, text })),
    );
    expect(fried.length).toBeGreaterThan(10);
    expect(fried.filter(({ minutes }) => minutes > 8)).toEqual([]);
  });
});

describe('tender vegetables go into the pot late', () => {
  const dish = (id: string): Dish => dishes.find((one) => one.id === id)!;
  const step = (recipe: Recipe, id: string): string => recipe.steps.find((one) => one.id === id)!.text;

  it('are added for the last minutes of a long simmer that named them at its start', () => {
    const recipe = cook(dish('sega-wot'), 'veg', [concrete('spinach')]);
    const spinach = recipe.ingredients.find(({ food }) => food === 'spinach')!.key;
    expect(step(recipe, 'meat')).toMatch(/Add the spinach for the last \d minutes\./);
    expect(recipe.steps.filter(({ inputs }) => inputs.includes(spinach)).map(({ id }) => id)).toContain(
      'meat',
    );
  });

  it('leave the hard ones of their role where they were', () => {
    const recipe = cook(dish('waterzooi'), 'veg', [concrete('carrot'), concrete('frozen-peas')]);
    expect(step(recipe, 'sweat')).toContain('carrots');
    expect(step(recipe, 'sweat')).not.toContain('peas');
    expect(recipe.steps.map(({ text }) => text).join(' ')).toMatch(/Add the peas for the last \d minutes\./);
  });

  it('stay where the dish itself says when', () => {
    const texts = cook(dish('american-goulash'), 'veg', [concrete('spinach')]).steps.map(({ text }) => text);
    expect(texts.join(' ')).toContain('Add the spinach for the last four minutes');
    expect(texts.join(' ').match(/Add the spinach/g)).toHaveLength(1);
  });

  it('stay in a quick pan', () => {
    const recipe = cook(dish('chicken-piccata'), 'veg', [concrete('spinach')]);
    expect(recipe.steps.map(({ text }) => text).join(' ')).not.toContain('Add the spinach');
  });
});
