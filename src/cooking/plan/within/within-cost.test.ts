import { describe, expect, test } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import type { Brief } from '../brief.ts';
import type { Ranked } from '../rank/rank.ts';
import { withinCost } from './within-cost.ts';

const kitchen = loadKitchen();
const soup = ['red lentils', 'carrots', 'cumin', 'lemon', 'onion', 'vegetable stock'];

test('the dish that was meant is made for less rather than another cooked: stock is stretched with water', () => {
  const ask = { ingredients: soup, cuisine: 'turkish', time_available: 40 };
  const dear = generateRecipe(kitchen, ask);
  const limit = dear.cost.per_serving! - 0.5;
  const cheap = generateRecipe(kitchen, { ...ask, max_cost_per_serving: limit });
  expect(cheap.title).toBe(dear.title);
  expect(cheap.cost.per_serving!).toBeLessThanOrEqual(limit);
  const foods = cheap.ingredients.map(({ food }) => food);
  expect(foods).toContain('vegetable-stock');
  expect(foods).toContain('water');
});

test('what costs no more as it is stays as it is', () => {
  const ask = { ingredients: soup, cuisine: 'turkish', time_available: 40 };
  const plain = generateRecipe(kitchen, ask);
  const roomy = generateRecipe(kitchen, { ...ask, max_cost_per_serving: 50 });
  expect(roomy.ingredients).toEqual(plain.ingredients);
});

const nothingSpecial = { ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };
const food = (id: string) => kitchen.foods.concrete(id)!;

/** A dish as planned, each part of 100 g a serving bought; and what is left of it after saving. */
function saved(
  parts: readonly { id: string; need: string; options?: readonly string[] }[],
  { limit, any = [], onlyThese = false }: { limit: number; any?: readonly string[]; onlyThese?: boolean },
): string[] {
  const roles = parts.map(({ id, need, options = [] }) => ({
    ...{ id, need, food: id, grams: 100, scale: 'linear', prep: null },
    options: options.map((other) => ({ ...nothingSpecial, food: other, loss: 0.05 })),
  }));
  const dish = { roles, any, servings: { default: 4 } };
  const fills = new Map(parts.map(({ id }) => [id, [{ ...nothingSpecial, food: food(id) }]]));
  const ranked = {
    plan: { dish, fills, grams: new Map() },
    used: new Set(),
    worth: new Map(),
  } as unknown as Ranked;
  const brief = { onlyThese, deny: () => null, concrete: food } as unknown as Brief;
  const { plan } = withinCost(ranked, limit, 4, brief);
  return [...plan.fills.values()].flat().map((fill) => fill.food.id);
}

describe('saving', () => {
  const dear = [{ id: 'pine-nuts', need: 'required', options: ['sunflower-seeds'] }];

  test('takes the cheaper food of the same part', () =>
    expect(saved(dear, { limit: 5 })).toEqual(['sunflower-seeds']));

  test('buys nothing where nothing may be bought', () =>
    expect(saved(dear, { limit: 5, onlyThese: true })).toEqual(['pine-nuts']));

  test('sends nobody to the shop in place of what the cupboard holds', () => {
    const parts = [
      { id: 'olive-oil', need: 'required', options: ['margarine'] },
      { id: 'saffron', need: 'optional' },
    ];
    expect(saved(parts, { limit: 2 })).toEqual(['olive-oil']);
  });

  test('leaves one of the parts of which the dish takes any', () => {
    const parts = [
      { id: 'shrimp', need: 'optional' },
      { id: 'scallop', need: 'optional' },
      { id: 'olive-oil', need: 'required' },
    ];
    expect(saved(parts, { limit: 1.5 })).toEqual(['olive-oil']);
    expect(saved(parts, { limit: 1.5, any: ['shrimp', 'scallop'] })).toHaveLength(3);
  });
});
