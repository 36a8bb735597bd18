import { describe, expect, it } from 'vitest';
import { randomBrief } from '../../../eval/generate/briefs.ts';
import { loadKitchen, loadTables } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import { fewestMinutes } from './fewest-minutes.ts';
import { draftRecipe } from '../instantiate.ts';
import type { Fill, Plan } from '../plan/fill.ts';
import { createDishIndex } from '../plan/rank/dish-index.ts';
import { timeRecipe } from './schedule.ts';
import { skillLevels } from '../vocabulary.ts';

const { foods } = loadKitchen();
const { dishes } = loadTables().dishes;
const index = createDishIndex(foods, dishes);

/** A dish made of its own foods, or of its last options, so that swaps are timed, too. */
function planOf(dish: (typeof dishes)[number], swapped: boolean): Plan {
  const fills = new Map<string, readonly Fill[]>();
  const defaults = new Map<string, Fill['food']>();
  for (const { role, ways } of index.of(dish).roles) {
    const buyable = ways.filter(({ toBuy }) => toBuy !== null && !toBuy.abstract);
    const way = swapped ? buyable.at(-1) : buyable[0];
    if (role.food !== null && ways[0]?.toBuy) defaults.set(role.food, ways[0].toBuy);
    fills.set(role.id, way === undefined ? [] : [{ ...way.option, food: way.toBuy!, pantry: null }]);
  }
  return { dish, fills, grams: new Map(), defaults };
}

describe('the fewest minutes', () => {
  it('are no more than any dish takes, by its own foods or others, for any cook and number', () => {
    const over: string[] = [];
    let [reckoned, all] = [0, 0];
    for (const [at, dish] of dishes.entries()) {
      const { servings = 4 } = randomBrief(at);
      for (const swapped of [false, true]) {
        const plan = planOf(dish, swapped);
        const wish = plainWish(dish, {
          ...{ servings, skill: skillLevels[at % skillLevels.length]!, cuisineName: '', brisk: true },
        });
        const taken = timeRecipe(draftRecipe(plan, wish).steps).totalMinutes;
        const fewest = fewestMinutes(plan, wish);
        const { leastMinutes } = index.of(dish);
        reckoned += fewest;
        all += taken;
        if (fewest > taken || leastMinutes > taken)
          over.push(`${dish.id} for ${servings}: ${fewest}, ${leastMinutes} > ${taken}`);
      }
    }
    expect(over).toEqual([]);
    // And near enough to them to be of use.
    expect(reckoned / all).toBeGreaterThan(0.7);
  });
});
