import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { kitchenTools } from '../equipment/equipment.ts';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';
import type { Brief } from './brief.ts';
import type { Plan } from './fill.ts';
import { inNamedTools } from './in-named-tools.ts';
import type { Ranked } from './rank/rank.ts';
import { tellingTools } from './rank/wish-score.ts';

const kitchen = loadKitchen();
const cooked = (input: GenerateInput) => generateRecipe(kitchen, input);
const textOf = (input: GenerateInput): string => cooked(input).instructions.join('\n');

const fry = {
  ingredients: [
    'firm tofu',
    'green beans',
    'soy sauce',
    'garlic',
    'red chili',
    'rice',
    'thai basil',
    'fish sauce',
  ],
  cuisine: 'Thai',
  servings: 2,
} as const;

describe('tools that the caller named', () => {
  it('boil the rice in the rice cooker, where there is time for it', () => {
    const slow = textOf({ ...fry, equipment: ['wok', 'rice cooker'], time_available: 60 });
    expect(slow).toMatch(/into the rice cooker with \d+ ml (?:salted )?water/);
    expect(slow).not.toMatch(/saucepan/);
    const quick = textOf({ ...fry, equipment: ['wok', 'rice cooker'], time_available: 25 });
    expect(quick).not.toMatch(/rice cooker/);
  });

  it('keep no rice warm that is to be cold before it is fried', () => {
    const { dishes } = loadDishTables();
    const brief = {
      tools: kitchenTools(['rice cooker', 'frying pan', 'saucepan']),
      timeAvailable: null,
    } as Brief;
    const boiled = (id: string): string => {
      const dish = dishes.find((one) => one.id === id)!;
      const rice = [{ food: kitchen.foods.get('white-rice')! }];
      const plan = { dish, fills: new Map([['rice', rice]]), grams: new Map() } as unknown as Plan;
      return inNamedTools({ plan } as Ranked, brief)
        .plan.dish.steps.map(({ say }) => say)
        .join(' ');
    };
    expect(boiled('gallo-pinto')).toMatch(/Spread .* to cool/);
    expect(boiled('gallo-pinto')).not.toMatch(/rice cooker/);
    expect(boiled('kung-pao-chicken')).toMatch(/into the rice cooker/);
  });

  it('are no rice cooker and no slow cooker where nobody says so', () => {
    expect(textOf(fry)).not.toMatch(/rice cooker|slow cooker/);
  });

  it('fry in the wok that there is, and speak of none where there is none', () => {
    const wok = textOf({ ...fry, equipment: ['wok', 'saucepan'] });
    expect(wok).toMatch(/\bwok\b/);
    expect(wok).not.toMatch(/wok or|or wok/);
    const pan = textOf({ ...fry, equipment: ['frying pan', 'saucepan'] });
    expect(pan).toMatch(/frying pan/);
    expect(pan).not.toMatch(/\bwok\b/);
  });

  it('stand on a stove, however small the pan is', () => {
    expect(kitchenTools(['small frying pan', 'microwave']).has('stove')).toBe(true);
    expect(kitchenTools(['small saucepan']).has('stove')).toBe(true);
    expect(kitchenTools(['microwave']).has('stove')).toBe(false);
  });

  it('say what somebody has in mind as long as they are few', () => {
    expect(tellingTools(['crock pot', 'skillet'])).toEqual(['slow cooker']);
    expect(tellingTools(['12-cup muffin tin', 'oven'])).toEqual(['muffin tin']);
    expect(tellingTools(['oven', 'stove', 'blender', 'wok', 'grill', 'scale'])).toEqual([]);
  });
});
