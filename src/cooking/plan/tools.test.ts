import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { describe, expect, it } from 'vitest';
import type { Dish } from '../dish.ts';
import { kitchenTools } from '../equipment/equipment.ts';
import { hasTools, isAtHand, owns, needsOwnAppliance } from './tools.ts';

const dish = (...tools: readonly (readonly string[])[]): Dish =>
  ({
    roles: [],
    steps: tools.map((some) => ({ tools: some, uses: [], when: [], station: 'burner' })),
  }) as unknown as Dish;

describe('a kitchen', () => {
  it('with a stove has pots and pans of every width, and no oven', () => {
    const tools = kitchenTools(['stovetop']);
    for (const tool of ['wide heavy pot with a lid', 'non-stick frying pan', 'wok or large frying pan'])
      expect(owns(tools, tool), tool).toBe(true);
    for (const tool of ['square tin', 'large rimmed baking tray', 'blender'])
      expect(owns(tools, tool), tool).toBe(false);
  });

  it('with an oven has tins and trays, and whisks by hand what others do by machine', () => {
    const tools = kitchenTools(['oven']);
    for (const tool of ['square tin', 'large rimmed baking tray', 'electric mixer', 'shallow dish'])
      expect(owns(tools, tool), tool).toBe(true);
    expect(owns(tools, 'saucepan')).toBe(false);
  });

  it('has a second pan, a casserole, cutters and cloths without a word about them', () => {
    const tools = kitchenTools(['stove', 'oven']);
    for (const tool of [
      'second frying pan',
      'Dutch oven',
      'rectangular baking tin',
      'two baking trays',
      'three shallow dishes',
      'round cutter',
      'clean cloth',
      'tall glass',
      'toaster',
    ])
      expect(owns(tools, tool), tool).toBe(true);
    for (const tool of ['blender', 'stick blender', 'waffle iron', 'air fryer'])
      expect(owns(tools, tool), tool).toBe(false);
    expect(owns(kitchenTools(['microwave']), 'Dutch oven')).toBe(false);
  });

  it('with one pot cooks in one pot', () => {
    const tools = kitchenTools(['one pot']);
    expect(hasTools(dish(['large pot'], ['large pot']), tools)).toBe(true);
    expect(hasTools(dish(['large frying pan'], ['large frying pan']), tools)).toBe(true);
    expect(hasTools(dish(['large pot'], ['frying pan']), tools)).toBe(false);
    expect(hasTools(dish(['frying pan'], ['second frying pan']), tools)).toBe(false);
    expect(hasTools(dish(['large pot', 'lid']), tools)).toBe(true);
  });

  it('with one pot does without what is boiled beside the dish in a pot of its own', () => {
    const stew = {
      ...dish(['heavy pot'], ['saucepan']),
      roles: [{ id: 'rice', beside: true }],
    } as unknown as Dish;
    const beside = stew.steps.map((step, at) => (at === 1 ? { ...step, uses: ['rice'] } : step));
    expect(hasTools(stew, kitchenTools(['one pot']))).toBe(false);
    expect(hasTools({ ...stew, steps: beside }, kitchenTools(['one pot']))).toBe(true);
  });

  it('with one pan has a wide one with a lid, and no saucepan beside it', () => {
    const tools = kitchenTools(['one pan']);
    expect(hasTools(dish(['wide lidded pan'], ['wide lidded pan']), tools)).toBe(true);
    expect(hasTools(dish(['wide lidded pan'], ['saucepan']), tools)).toBe(false);
  });

  it('is understood with what people say of their tools besides', () => {
    for (const text of [
      'one skillet with a lid',
      '12-inch nonstick skillet',
      'a large frying pan (28 cm)',
      'cast iron pan with its lid',
    ]) {
      const tools = kitchenTools([text]);
      expect(tools.has('stove'), text).toBe(true);
      expect(owns(tools, 'wide frying pan'), text).toBe(true);
    }
    expect(kitchenTools(['6-quart slow cooker']).has('slow cooker')).toBe(true);
    expect(kitchenTools(['5 litre stovetop pressure cooker']).has('stove')).toBe(true);
    expect(kitchenTools(['23 x 33 cm metal tin', 'oven']).has('baking dish')).toBe(true);
    expect(kitchenTools(['9x13 inch baking dish', 'electric oven']).has('oven')).toBe(true);
    expect([...kitchenTools(['bread machine'])]).toEqual(['bread machine']);
  });

  it('that only says what it lacks has the rest', () => {
    const tools = kitchenTools(['no oven']);
    expect(tools.has('oven')).toBe(false);
    expect(owns(tools, 'large saucepan')).toBe(true);
    expect(owns(tools, 'blender')).toBe(true);
    expect(owns(tools, 'microwave')).toBe(false);
  });

  it('without a stove has nothing that stands on one', () => {
    const tools = kitchenTools(['no stove']);
    for (const tool of ['stove', 'frying pan', 'large saucepan', 'wok', 'pots and pans'])
      expect(owns(tools, tool), tool).toBe(false);
    for (const tool of ['oven', 'baking tray', 'blender']) expect(owns(tools, tool), tool).toBe(true);
    const cold = kitchenTools(['no stove', 'no oven']);
    for (const tool of ['stove', 'oven', 'baking tray', 'large pot'])
      expect(owns(cold, tool), tool).toBe(false);
  });

  it('has nothing but what stands before "only"', () => {
    expect([...kitchenTools(['microwave only'])]).toEqual(['microwave']);
    expect([...kitchenTools(['just an air fryer'])]).toEqual(['air fryer']);
  });

  it('of which nobody says so has no machine of its own', () => {
    const unsaid = { tools: null, timeAvailable: null };
    for (const tool of ['air fryer', 'grill', 'microwave', 'slow cooker'])
      expect(isAtHand(unsaid, tool), tool).toBe(false);
    expect(isAtHand(unsaid, 'oven')).toBe(true);
  });

  it('has what a dish needs in the version that is told for it, and in no other', () => {
    const step = (tools: readonly string[], station: string, when: readonly string[]) => ({
      tools,
      uses: [],
      when,
      station,
      action: 'braise',
    });
    const twoWays = {
      roles: [],
      steps: [
        step(['large pot'], 'burner', ['notool slow cooker']),
        step(['slow cooker'], 'appliance', ['tool slow cooker']),
      ],
    } as unknown as Dish;
    expect(hasTools(twoWays, kitchenTools(['slow cooker']))).toBe(true);
    expect(hasTools(twoWays, kitchenTools(['stove']), 60)).toBe(true);
    // An hour is too short for the slow cooker, and there is no stove for the other way.
    expect(hasTools(twoWays, kitchenTools(['slow cooker']), 60)).toBe(false);
    expect(hasTools(twoWays, kitchenTools(['microwave']))).toBe(false);
    const ovenOrNothing = {
      roles: [],
      steps: [step(['baking tray'], 'oven', ['tool oven'])],
    } as unknown as Dish;
    expect(hasTools(ovenOrNothing, kitchenTools(['stove']))).toBe(false);
  });
});

describe('a side that the kitchen cannot cook', () => {
  it('is left away, and the burger is made', () => {
    const { title, instructions } = generateRecipe(loadKitchen(), {
      ingredients: [
        '2 burger buns',
        '300g beef mince',
        '2 slices cheddar',
        'lettuce',
        '400g potatoes',
        'ketchup',
      ],
      cuisine: 'American',
      servings: 2,
      equipment: ['stovetop'],
    });
    expect(title).toMatch(/burgers/i);
    expect(instructions.join(' ')).not.toMatch(/oven|tray/);
  });
});

describe('an appliance of one’s own', () => {
  it('is needed by a dish of which each version has a step in it', () => {
    const fish = (when: string[]): Dish['steps'][number] =>
      ({ when, tools: ['air fryer'], action: 'air-fry' }) as unknown as Dish['steps'][number];
    const dish = (...steps: Dish['steps'][number][]): Dish => ({ steps }) as unknown as Dish;
    expect(needsOwnAppliance(dish(fish(['isnt fish tofu']), fish(['is fish tofu'])))).toBe(true);
    expect(needsOwnAppliance(dish(fish(['tool air fryer'])))).toBe(false);
  });
});

it('a kitchen of one pot cools its sweets in any dish, and browns tortillas in the only pan', () => {
  const step = (tools: readonly string[], station: string): Dish =>
    ({ roles: [], steps: [{ tools, uses: [], when: [], station }] }) as unknown as Dish;
  const pot = kitchenTools(['large pot']);
  expect(hasTools(step(['square tin'], 'none'), pot)).toBe(true);
  expect(hasTools(step(['square tin'], 'oven'), pot)).toBe(false);
  expect(hasTools(step(['griddle'], 'burner'), kitchenTools(['dutch oven']))).toBe(true);
});
