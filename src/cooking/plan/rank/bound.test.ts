import { describe, expect, it } from 'vitest';
import { kitchenTools } from '../../equipment/equipment.ts';
import { understandPantry } from '../../understand.ts';
import { createDenials } from '../../verify/denials.ts';
import type { GenerateInput } from '#usecases/recipes/generate-recipe';
import { readRestrictions } from '#usecases/recipes/refuse';
import { randomBrief } from '../../../../eval/generate/briefs.ts';
import { loadKitchen, loadTables } from '../../../../test/support/kitchen.ts';
import { assignRoles } from '../assign.ts';
import type { Brief } from '../brief.ts';
import { createDishIndex } from './dish-index.ts';
import { stockLarder } from '../kitchen/larder.ts';
import { rankDishes } from './rank.ts';
import { tiltFor } from './tilt.ts';
import { hasTools } from '../tools.ts';
import { wishScores } from './wish-score.ts';

const kitchen = loadKitchen();
const { foods, facts, reader, cuisines } = kitchen;
const { dishes, forms } = loadTables().dishes;
const index = createDishIndex(foods, dishes);
const denials = createDenials({ foods, facts });
const lists = [dishes, forms];
/** The bits of all roles: any of them might be filled from the kitchen. */
const everyRole = -1;

/** A brief as the planner is given it. */
function planningBrief(input: GenerateInput): Brief {
  const asks = readRestrictions(input, foods);
  const deny = denials(asks);
  const cuisine = input.cuisine === undefined ? null : cuisines.find(input.cuisine);
  return {
    pantry: understandPantry(input.ingredients, input.must_use ?? [], reader).items,
    servings: input.servings ?? 4,
    servingsFree: input.servings === undefined,
    skill: input.skill_level ?? 'intermediate',
    timeAvailable: input.time_available ?? null,
    cuisine,
    meal: input.meal_type ?? null,
    tools: input.equipment === undefined ? null : kitchenTools(input.equipment),
    onlyThese: input.only_these ?? false,
    seed: 0,
    tilt: tiltFor(asks.diets, null),
    deny,
    mayMean: (food) => deny(food) === null,
    isA: (food, kind) => food.id === kind || food.ancestors.includes(kind),
    get: (id) => foods.get(id) ?? undefined,
    below: (id) => foods.descendants(id),
    concrete: (id) => foods.concrete(id),
  };
}

/** Briefs of all sorts: what is random in them, and now and then what makes a bound harder to get right. */
const inputs = Array.from({ length: 48 }, (_, number): GenerateInput => {
  const input = randomBrief(number);
  return {
    ...input,
    ...(number % 6 === 0 ? { must_use: input.ingredients.slice(0, 2) } : {}),
    ...(number % 7 === 0 ? { only_these: true } : {}),
    ...(number % 8 === 0 ? { equipment: ['stove', 'large pot', 'skillet'] } : {}),
    ...(number % 9 === 0
      ? {
          ingredients: [
            ...input.ingredients,
            'eggs',
            'tofu',
            'chicken thighs',
            'salmon',
            'pork chops',
            'shrimp',
          ],
        }
      : {}),
  };
});

describe('the search for the best dish', () => {
  it.each(inputs.map((input, number) => [number, input] as const))(
    'brief %i: gives what working out every dish gives, in that order',
    (_, input) => {
      const brief = planningBrief(input);
      const ranked = [...rankDishes(lists, brief, index, () => true)];
      // To the end every dish has been worked out: one out of order was passed over because of its bound.
      const limit = brief.timeAvailable ?? Infinity;
      const timely = ranked.filter(({ leastMinutes }) => leastMinutes <= limit);
      const slow = ranked.filter(({ leastMinutes }) => leastMinutes > limit);
      expect(ranked.indexOf(slow[0]!)).toBe(slow.length === 0 ? -1 : timely.length);
      for (const part of [timely, slow]) {
        const scores = part.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }
      const larder = stockLarder(brief, index);
      const possible = lists.flatMap((list) => {
        const shelf = index.shelf(list);
        const wishes = wishScores(shelf, brief);
        return shelf.dishes.filter(
          (one, at) =>
            wishes.every((scoresOf) => scoresOf[at]! > -Infinity) &&
            (brief.tools === null || hasTools(one.dish, brief.tools, brief.timeAvailable)) &&
            assignRoles(one, everyRole, brief, larder) !== null,
        );
      });
      expect(new Set(ranked.map(({ plan }) => plan.dish.id))).toEqual(
        new Set(possible.map(({ dish }) => dish.id)),
      );
      expect(ranked).toHaveLength(possible.length);
    },
  );
});
