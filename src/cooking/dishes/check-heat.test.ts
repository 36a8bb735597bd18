import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../../test/support/food-table.ts';
import { loadDishTables } from '../../../test/support/kitchen.ts';
import type { Dish } from '../dish.ts';
import { timeStep } from '../time/step-minutes.ts';
import { findShortHeat, heatFloors } from './check-heat.ts';
import { compileDish } from './compile.ts';
import { cutOf } from './cut.ts';
import { checkLeastHeat, type LeastHeatRow } from './least-heat.ts';

const foods = new Map(loadFoodTable().foods.map((food) => [food.id, food]));
const isA = (id: string, kind: string): boolean =>
  id === kind || (foods.get(id)?.ancestors.includes(kind) ?? false);
const { rows } = parse(readFileSync(new URL('../../../data/least-heat.yaml', import.meta.url), 'utf8')) as {
  rows: readonly LeastHeatRow[];
};

type Step = Record<string, unknown>;
const brown = { id: 'brown', do: 'sear', min: 8, say: 'Brown {main} for {min}.' };
const simmer = {
  id: 'simmer',
  do: 'simmer',
  min: 30,
  say: 'Simmer {main} in {water} for {min}.',
  cooks: ['main'],
};

/** A pot of one food and water. */
function pot(main: Record<string, unknown>, ...steps: readonly Step[]): Dish {
  const { dish, problems } = compileDish(
    {
      id: 'pot',
      title: 'Pot',
      cuisine: 'french',
      meals: ['dinner'],
      course: 'main',
      family: 'stew',
      skill: 'beginner',
      description: 'One thing in a pot of water, for as long as it takes and not a minute less.',
      roles: { main: { g: 150, ...main }, water: { food: 'water', g: 200 }, onion: { food: 'onion', g: 50 } },
      steps: [...steps, { id: 'serve', do: 'serve', min: 1, say: 'Serve {main} in {water} with {onion}.' }],
      tips: ['Wait for it.'],
      storage: 'Keeps 3 days in the fridge.',
    },
    { has: (id) => foods.has(id), isAbstract: (id) => foods.get(id)?.abstract ?? false, isA },
  );
  expect(problems).toEqual([]);
  return dish;
}
const short = (main: Record<string, unknown>, ...steps: readonly Step[]): readonly string[] =>
  findShortHeat(pot(main, ...steps), foods, rows).map(({ food }) => food);

describe('the fewest minutes of heat', () => {
  const onBone = { food: 'bone-in-chicken-thigh' };
  it('are counted for a food as it comes', () => {
    expect(short(onBone, simmer)).toEqual([]);
    expect(short(onBone, { ...simmer, min: 20 })).toEqual(['bone-in-chicken-thigh']);
  });

  it('are counted at the minutes of a cook in a hurry', () => {
    expect(short(onBone, { ...simmer, min: '35-40', hurry: 20 })).toEqual(['bone-in-chicken-thigh']);
    expect(short(onBone, { ...simmer, min: '35-40', hurry: 30 })).toEqual([]);
  });

  it('take browning for less than it looks', () => {
    expect(short(onBone, brown, { ...simmer, min: 26 })).toEqual([]);
    expect(short(onBone, brown, { ...simmer, min: 20 })).toEqual(['bone-in-chicken-thigh']);
  });

  it.each([
    [{ food: 'chicken-thigh', prep: 'cut into 4 cm pieces' }, 14],
    [{ food: 'chicken-thigh', prep: 'thinly sliced' }, 4],
    [{ food: 'beef-chuck', prep: 'cut into 2 cm cubes' }, 60],
    [{ food: 'beef-chuck', prep: 'cut into 4 cm cubes' }, 80],
    [{ food: 'brown-lentils', prep: 'rinsed' }, 18],
    [{ food: 'white-rice', prep: 'rinsed' }, 12],
    [{ food: 'potato', prep: 'cut into 2 cm cubes' }, 9],
    [{ food: 'pork-sausage' }, 12],
    [{ food: 'ground-beef' }, 6],
    [{ food: 'cod', prep: 'cut into chunks' }, 4],
  ])('of %j in a pot end at %d', (main, minutes) => {
    expect(short(main, { ...simmer, min: minutes })).toEqual([]);
    expect(short(main, { ...simmer, min: minutes * 0.8 })).toEqual([main.food]);
  });

  it('ask nothing of what is cooked, cured, or eaten raw', () => {
    expect(short({ food: 'cooked-chicken' }, { ...simmer, min: 2 })).toEqual([]);
    expect(short({ food: 'smoked-sausage' }, { ...simmer, min: 2 })).toEqual([]);
    expect(short({ food: 'chicken-thigh', note: 'already cooked' }, { ...simmer, min: 2 })).toEqual([]);
  });

  it('run on while other things join the pot, and stop where the food is taken out', () => {
    const onions = { id: 'onions', do: 'simmer', min: 15, say: 'Add {onion} and simmer for {min}.' };
    const early = { ...simmer, min: 16 };
    expect(short(onBone, early, onions)).toEqual([]);
    const out = { ...early, say: 'Simmer {main} in {water} for {min}. Lift it out onto a plate.' };
    expect(short(onBone, out, onions)).toEqual(['bone-in-chicken-thigh']);
  });

  it('are kept for what stands in: its step goes on for longer, hurried too', () => {
    const quick = { ...simmer, min: '15-18', hurry: 14 };
    const dish = pot({ food: 'chicken-thigh', prep: 'cut into 4 cm pieces', or: ['turkey-thigh'] }, quick);
    const { atLeast, problems } = heatFloors(dish, foods, rows);
    expect(problems).toEqual([]);
    expect(atLeast).toEqual({ simmer: { main: { 'turkey-thigh': 25 } } });
    const minutes = (food: string, hurry: number): number =>
      timeStep(
        dish.steps[0]!,
        {
          dish: { ...dish, atLeast },
          fills: new Map([
            [
              'main',
              [{ food: foods.get(food)!, ratio: 1, loss: 0, prep: '', unit: null, as: null, pantry: null }],
            ],
          ]),
          grams: new Map(),
        },
        { servings: 4, skill: 'intermediate', brisk: hurry > 0, hurry },
      ).min;
    expect(minutes('chicken-thigh', 1)).toBe(14);
    expect(minutes('turkey-thigh', 1)).toBeGreaterThanOrEqual(25);
    expect(minutes('turkey-thigh', 0)).toBeGreaterThanOrEqual(25);
  });

  it('are a problem where the dish itself is too quick, or nothing can wait for what stands in', () => {
    const dish = pot({ food: 'beef-sirloin-steak', or: ['beef-shin'] }, { ...brown, cooks: ['main'] });
    expect(heatFloors(dish, foods, rows).problems.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^beef-shin .*no step can give it more$/),
    ]);
    expect(heatFloors(pot(onBone, { ...simmer, min: 15 }), foods, rows).problems).toHaveLength(1);
  });

  it('hold in every dish and form', () => {
    const { dishes, forms, problems } = loadDishTables();
    expect(problems).toEqual([]);
    expect(dishes.length + forms.length).toBeGreaterThan(1000);
    const own = [...dishes, ...forms].flatMap((dish) =>
      findShortHeat(dish, foods, rows)
        .filter(({ role, food }) => dish.roles.some((one) => one.id === role && one.food === food))
        .map(({ food, share }) => `${dish.id} ${food} ${share}`),
    );
    expect(own).toEqual([]);
  });
});

describe('the table of least heat', () => {
  it('names foods, and explains its sources', () => {
    expect(checkLeastHeat(rows, (id) => foods.has(id))).toEqual([]);
  });

  it('is told where it is wrong', () => {
    expect(
      checkLeastHeat([{ foods: ['unicorn'], slow: [1, 2], source: 'hearsay' }], (id) => foods.has(id)),
    ).toHaveLength(3);
    expect(checkLeastHeat([{ foods: ['cod'], source: 'usda' }], () => true)).toHaveLength(1);
    expect(checkLeastHeat([], () => true)).toHaveLength(1);
  });
});

describe('how small a food is cut', () => {
  it.each([
    ['', 'whole'],
    ['patted dry', 'whole'],
    ['cut into 4 cm pieces', 'pieces'],
    ['cut into 6 mm slices and pounded thin', 'thin'],
    ['thinly sliced', 'thin'],
    ['cut into 1 cm cubes', 'small'],
    ['cut into bite-sized pieces', 'small'],
    ['cut into large pieces', 'pieces'],
    ['scrubbed and cut into wedges', 'pieces'],
  ])('%s: %s', (prep, cut) => {
    expect(cutOf(prep)).toBe(cut);
  });
});

describe('a tough cut that stands in', () => {
  const dish = pot({ food: 'chicken-thigh', prep: 'cut into chunks', or: ['lamb-shoulder'] }, simmer);
  const timed = (brisk: boolean): number => {
    const heat = heatFloors(dish, foods, rows);
    const food = foods.get('lamb-shoulder')!;
    const fill = { food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };
    const plan = {
      dish: { ...dish, ...heat },
      fills: new Map([['main', [fill]]]),
      grams: new Map(),
      defaults: new Map(),
    };
    return timeStep(dish.steps[0]!, plan, { servings: 4, skill: 'intermediate', brisk, hurry: 0 }).min;
  };

  it('gets half as long again from a cook who has time', () => {
    expect(timed(true)).toBeGreaterThanOrEqual(60);
    expect(timed(false)).toBeGreaterThanOrEqual(timed(true) * 1.4);
  });
});
