import { describe, expect, it } from 'vitest';
import { loadDishTables } from '../../../test/support/dish-tables.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import { twoDeep, withRounds } from './basket-load.ts';
import { instantiate } from '../instantiate.ts';
import type { Fill } from '../plan/fill.ts';
import type { Step } from '../recipe.ts';

const kitchen = loadKitchen();
const { dishes } = loadDishTables();

function airFried(id: string, servings: number): Step {
  const dish = dishes.find((one) => one.id === id)!;
  const fills = new Map<string, readonly Fill[]>(
    dish.roles.map(({ id: role, food: own, need }) => {
      const food = own === null || need === 'extra' ? null : kitchen.foods.concrete(own);
      return [
        role,
        food === null ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
      ];
    }),
  );
  const { steps } = instantiate({ dish, fills, grams: new Map() }, plainWish(dish, { servings }));
  return steps.find(({ action }) => action === 'air-fry')!;
}

describe('the basket of an air fryer', () => {
  it('takes wings for two at once, and nothing is said of rounds', () => {
    const step = airFried('sticky-chicken-wings', 2);
    expect(step.text).not.toMatch(/\brounds\b|a round\b/);
    expect(step.minutes).toBeLessThan(30);
  });

  it('takes those for four in rounds, as they lie there with their bones, whose minutes are told for one and counted for all', () => {
    const step = airFried('sticky-chicken-wings', 4);
    expect(step.text).toMatch(/minutes a round/);
    expect(step.text).toMatch(/It takes two rounds/);
    expect(step.minutes).toBeGreaterThan(40);
  });

  it('counts the rounds of shaped pieces by the people', () => {
    expect(airFried('falafel', 2).text).not.toMatch(/\brounds\b|a round\b/);
    expect(airFried('falafel', 4).text).toMatch(/It takes two rounds/);
  });

  it('is not told of again where the glazed pieces go back', () => {
    expect(withRounds('Toss with the glaze and return to the basket, 4 minutes.', 2, '4 minutes')).toBe(
      'Toss with the glaze and return to the basket, 4 minutes a round.',
    );
  });

  it('loses no sentence that tells the minutes', () => {
    expect(withRounds('Cook in one layer, in two rounds if need be, 8–10 minutes.', 1, '8–10 minutes')).toBe(
      'Cook in one layer, 8–10 minutes.',
    );
  });
});

it('a sentence that is only about rounds goes as a whole', () => {
  expect(
    withRounds(
      'Cook until crisp, 20 minutes. Crowded wings steam. Cook them in two rounds, then all together.',
      1,
      '20 minutes',
    ),
  ).toBe('Cook until crisp, 20 minutes. Crowded wings steam.');
});

it('what lies two deep is not told to lie in one layer', () => {
  expect(twoDeep('Lay the wings in the basket in one layer and cook, turning halfway, for 20 minutes.')).toBe(
    'Lay the wings in the basket no more than two deep and cook, for 20 minutes. Turn them over from top to bottom every few minutes, and take out first what is done first.',
  );
  expect(twoDeep('Shake the basket.')).toBe('Shake the basket.');
});
