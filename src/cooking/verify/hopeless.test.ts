import { expect, it } from 'vitest';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import { draftRecipe } from '../instantiate.ts';
import type { Fill, Plan } from '../plan/fill.ts';
import { hopelessFor } from './hopeless.ts';
import { judgeRecipe, type Asks } from './judge.ts';

const { foods, facts } = loadKitchen();
const servings = 4;

/** Every dish with its own foods. */
const plans = loadDishTables().dishes.map((dish): Plan => {
  const fills = dish.roles.map(({ id, food, need }): [string, readonly Fill[]] => {
    const own = food === null || need === 'extra' ? null : foods.concrete(food);
    const fill = { ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };
    return [id, own === null ? [] : [{ ...fill, food: own }]];
  });
  return { dish, fills: new Map(fills), grams: new Map() };
});

const draft = (plan: Plan) =>
  draftRecipe(plan, plainWish(plan.dish, { servings, skill: 'intermediate' })).recipe;

it.each([
  ['low-fat', null],
  ['low-carb', null],
  ['low-sodium', null],
  ['high-protein', null],
  [null, 1.5],
] as const)('of %s and a cost of %s no dish is put off that would do', (diet, maxCostPerServing) => {
  const asks: Asks = {
    diets: diet === null ? [] : [diet],
    allergens: [],
    exclusions: [],
    timeAvailable: null,
    servings: null,
    skill: null,
    equipment: null,
    maxCostPerServing,
    jurisdiction: 'us',
  };
  const isHopeless = hopelessFor(asks, facts)!;
  const putOff = plans.filter((plan) => isHopeless(plan, servings));
  expect(putOff.length).toBeGreaterThan(plans.length / 10);
  const wronged = putOff.filter((plan) =>
    judgeRecipe(draft(plan), asks, { facts, foods }).figures.every(({ status }) => status === 'met'),
  );
  expect(wronged.map(({ dish }) => dish.id)).toEqual([]);
});
