import { describe, expect, it } from 'vitest';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import { kitchenTools, withoutSize } from './equipment.ts';
import { instantiate } from '../instantiate.ts';
import type { Recipe } from '../recipe.ts';
import { readNumbers } from '../understand-recipe/numbers.ts';
import { vesselSize } from './vessel-size.ts';

const kitchen = loadKitchen();
const { dishes } = loadDishTables();

/** A dish with its own foods, for so many people. */
function cook(id: string, servings: number, units: 'metric' | 'us' = 'metric'): Recipe {
  const dish = dishes.find((one) => one.id === id)!;
  const fills = new Map(
    dish.roles.map(({ id: role, food, need }) => {
      const own = food === null || need === 'extra' ? null : kitchen.foods.concrete(food);
      const plain = { ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };
      return [role, own === null ? [] : [{ ...plain, food: own }]];
    }),
  );
  return instantiate(
    { dish, fills, grams: new Map() },
    plainWish(dish, { servings, units, skill: 'intermediate' }),
  );
}
const textOf = (recipe: Recipe): string => recipe.steps.map(({ text }) => text).join(' ');

describe('the size of a vessel', () => {
  it('grows with what goes in, and becomes several of the largest', () => {
    const sizes = [900, 1500, 2000, 2400, 3000, 5500].map((grams) =>
      vesselSize('dish', grams, 'usual', 1, 'metric'),
    );
    expect(sizes.map((size) => `${size?.count} ${size?.size}`)).toEqual([
      '1 20 × 15 cm (8 × 6 in)',
      '1 20 × 20 cm (8 × 8 in)',
      '1 28 × 18 cm (11 × 7 in)',
      '1 30 × 20 cm (12 × 8 in)',
      '1 33 × 23 cm (13 × 9 in)',
      '2 33 × 23 cm (13 × 9 in)',
    ]);
  });

  it('is told with inches first to whoever cooks with them', () => {
    expect(vesselSize('loaf', 900, 'usual', 1, 'us')?.size).toBe('9 × 5 in (23 × 13 cm)');
    expect(vesselSize('pot', 5000, 'usual', 1, 'us')?.size).toBe('8 qt (8 l)');
  });

  it('counts hollows, ramekins and trays', () => {
    expect(vesselSize('muffin', 1275, 'usual', 1, 'metric')).toEqual({
      count: 2,
      size: '12-hole',
      fills: 15,
    });
    expect(vesselSize('ramekins', 640, 'usual', 4, 'metric')).toMatchObject({
      count: 4,
      size: '180 ml (6 oz)',
    });
    expect(vesselSize('tray', 900, 'usual', 1, 'metric')).toBeNull();
    expect(vesselSize('tray', 1900, 'usual', 1, 'metric')).toEqual({ count: 2, size: null, fills: null });
  });

  it('is not told where nothing goes in, or hardly anything', () => {
    expect(vesselSize('dish', 0, 'usual', 1, 'metric')).toBeNull();
    expect(vesselSize('dish', 100, 'usual', 1, 'metric')).toBeNull();
    expect(vesselSize('pot', 3500, 'usual', 1, 'metric')).toBeNull();
  });
});

describe('a recipe', () => {
  it('says the size where it first speaks of the vessel, and in the list of tools', () => {
    const recipe = cook('tuna-pasta-bake', 4);
    expect(textOf(recipe)).toContain('tip into a 30 × 20 cm (12 × 8 in) baking dish');
    expect(recipe.equipment).toContain('baking dish, 30 × 20 cm (12 × 8 in)');
    expect(textOf(cook('tuna-pasta-bake', 4, 'us'))).toContain('a 12 × 8 in (30 × 20 cm) baking dish');
  });

  it('speaks of several in the plural to its end', () => {
    const text = textOf(cook('mac-and-cheese', 10));
    expect(text).toMatch(/grease two [\d× ]+ cm \([\d× ]+ in\) baking dishes/);
    expect(text).not.toMatch(/\b(?:in|into|over) the (?:baking )?dish\b/);
  });

  it('leaves the number and size that the author tells', () => {
    expect(textOf(cook('torta-caprese', 8))).toContain('a round cake tin of about 22 cm');
    expect(textOf(cook('involtini-di-melanzane', 10))).toContain('roast on two trays');
  });

  it('does not count what is served beside', () => {
    const size = (recipe: Recipe): string => recipe.equipment.find((tool) => /^baking dish/.test(tool))!;
    const recipe = cook('moussaka', 4);
    const all = recipe.ingredients.reduce((sum, { grams, eatenShare }) => sum + (grams ?? 0) * eatenShare, 0);
    expect(all).toBeGreaterThan(2100);
    expect(size(recipe)).toBe('baking dish, 28 × 18 cm (11 × 7 in)');
  });

  it('can be read again: no size is taken for a time, a temperature or an amount', () => {
    const sized = /\d [×x] \d|\d+ cm|\(\d+ in\)|-hole|\d (?:ml|l|qt) [(/]/;
    let seen = 0;
    const told = dishes.filter(({ steps }) =>
      steps.some(({ say }) => /\b(?:dish|tin|ramekins|molds|large pot)\b/.test(say)),
    );
    for (const { id } of told)
      for (const units of ['metric', 'us'] as const) {
        const before = /\b(?:dish|tin|tray|ramekins|molds|pot)\b/;
        for (const { text } of cook(id, 10, units).steps.filter(({ text: one }) => before.test(one)))
          for (const number of readNumbers(text)) {
            const around = text.slice(Math.max(0, number.start - 12), number.end + 30);
            if (!/^[\d½]+ (?:×|cm|in\b|qt|l [/(]|l\))|^\d+ (?:ml|oz) \(\d/.test(text.slice(number.start)))
              continue;
            if (!sized.test(around)) continue;
            seen += 1;
            expect(number.kind, `${id}: ${around}`).toBe('length');
          }
      }
    expect(seen).toBeGreaterThan(200);
  });
});

describe('a list of tools', () => {
  it('is known again without its sizes', () => {
    expect(withoutSize('baking dish, 33 × 23 cm (13 × 9 in)')).toBe('baking dish');
    expect(withoutSize('large baking tray, two')).toBe('large baking tray');
    expect(withoutSize('ramekins, four of 150 ml (5 oz)')).toBe('ramekins');
    expect(withoutSize('heavy pot with a lid')).toBe('heavy pot with a lid');
    expect(kitchenTools(['loaf tin, 21 × 11 cm (8½ × 4½ in)']).has('loaf tin')).toBe(true);
  });
});

describe('a dish of bread under a custard', () => {
  it('is as large as torn bread needs', () => {
    expect(textOf(cook('breakfast-strata', 6))).toMatch(/30 × 20 cm|33 × 23 cm|deep 28 × 18 cm/);
  });
});

describe('a crust that is filled after it was baked', () => {
  it('is in a tin that takes the filling as well', () => {
    expect(textOf(cook('melktert', 10))).toMatch(/a 2[58] cm \([^)]*\) tart tin/);
  });
});

it('a joint lies in one tin that takes what is laid around it, and the rest on a tray below', () => {
  const many = textOf(cook('roast-leg-of-lamb', 8));
  expect(many).toMatch(/in a 40 × 30 cm \(16 × 12 in\) roasting tin/);
  expect(many).toMatch(/What does not lie around it in one layer roasts on a tray on the shelf below\./);
  expect(textOf(cook('gigot-d-agneau', 6))).not.toMatch(/What does not lie around it/);
});
