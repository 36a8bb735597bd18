import { expect, test } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';
import { believableCue, onionMinutes } from './golden-onions.ts';
import type { Plan } from '../plan/fill.ts';
import { timeStep } from './step-minutes.ts';

const kitchen = loadKitchen();
const { foods } = kitchen;
const { dishes } = loadDishTables();

const plans = dishes.map((dish): Plan => {
  const fills = dish.roles.map(({ id, food, need }) => {
    const own = food === null || need === 'extra' ? null : foods.concrete(food);
    const fill = { ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };
    return [id, own === null ? [] : [{ ...fill, food: own }]] as const;
  });
  return { dish, fills: new Map(fills), grams: new Map() };
});

test('onions get the minutes that their color takes, wherever there is time', () => {
  let looked = 0;
  for (const plan of plans)
    for (const step of plan.dish.steps) {
      const least = onionMinutes(step, plan, plan.dish.servings.default);
      if (least === 0) continue;
      looked += 1;
      const { max } = timeStep(step, plan, {
        servings: plan.dish.servings.default,
        skill: 'intermediate',
        brisk: false,
        hurry: 0,
      });
      expect([plan.dish.id, step.id, max >= least]).toEqual([plan.dish.id, step.id, true]);
    }
  expect(looked).toBeGreaterThan(40);
});

test('a cue promises no more than the minutes give', () => {
  expect(believableCue('deep golden brown', 8, 11)).toBe('beginning to color');
  expect(believableCue('soft and golden', 6, 9)).toBe('soft and beginning to color');
  expect(believableCue('soft, sticky and the color of toffee', 9, 15)).toBe('soft and beginning to color');
  expect(believableCue('soft and golden', 9, 10)).toBe('soft and golden');
});

test('a cue of brown places wants no onions that are brown all through', () => {
  const of = (until: string): number => {
    for (const plan of plans)
      for (const step of plan.dish.steps)
        if (onionMinutes(step, plan, 4) > 0) return onionMinutes({ ...step, until }, plan, 4);
    return 0;
  };
  expect(of('soft and golden')).toBeGreaterThan(0);
  expect(of('softened and browned in places')).toBe(0);
  expect(of('browned on one side and just tender')).toBe(0);
  expect(of('they have shrunk by half and begun to brown')).toBe(0);
});

test('nobody is told to wait for a brown that there is no time for', () => {
  const tipsIn = (time: number): string =>
    generateRecipe(kitchen, {
      ingredients: [
        '500g chicken thighs',
        '1 onion',
        'garlic',
        'ginger',
        'tin chopped tomatoes',
        'garam masala',
        'turmeric',
        'chilli powder',
        'natural yoghurt',
        'basmati rice',
        'fresh coriander',
      ],
      cuisine: 'Indian',
      skill_level: 'beginner',
      time_available: time,
      servings: 4,
    }).tips.join(' ');
  expect(tipsIn(90)).toMatch(/wait for the brown/);
  expect(tipsIn(45)).not.toMatch(/wait for the brown/);
});
