import { roleGrams } from '../../measures/measure-parts.ts';
import type { Brief } from '../brief.ts';
import type { DishRole } from '../../dish.ts';
import { planWith, type Fill } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** A pot takes so many grams of stock a serving at the least; of what makes a sauce less there is simply less. */
const potful = 110;
/** Of less than this share of what the pot takes the rest would be all one tastes: then stock is bought. */
const leastShare = 0.18;
/** A spoonful more than there is nobody notices. */
const leeway = 1.04;

/**
 * The plan with water for what the stock of the kitchen is short of: half a litre for a pot that takes more is let down,
 * and no second carton is bought for it. The same plan where there is enough, or hardly any.
 */
export function toppedUp(ranked: Ranked, servings: number, brief: Brief): Ranked {
  const water = brief.get('water');
  if (water === undefined) return ranked;
  const { plan } = ranked;
  let fills: Map<string, readonly Fill[]> | null = null;
  for (const role of plan.dish.roles) {
    const [only, more] = plan.fills.get(role.id) ?? [];
    if (only === undefined || more !== undefined || only.pantry === null) continue;
    const { food, pantry, ratio } = only;
    if (!food.ancestors.includes('stock') || role.scale !== 'linear') continue;
    const held = brief.pantry[pantry]!.grams;
    const needs = roleGrams(plan, role, servings) * ratio;
    if (held === null || held <= 0 || needs / servings < potful) continue;
    const share = held / needs;
    if (share * leeway >= 1 || share < leastShare) continue;
    fills ??= new Map(plan.fills);
    // Two foods of a part have half of it each, times their ratio.
    fills.set(role.id, [
      { ...only, ratio: 2 * ratio * share },
      { ...only, food: water, ratio: 2 * ratio * (1 - share), loss: 0, prep: null, as: null, pantry: null },
    ]);
  }
  return fills === null ? ranked : rankedWith(ranked, { plan: planWith(plan, { fills }) });
}

const cream = /^(?:heavy|light|whipping|double|single)-cream$|^half-and-half$/;
const milks = ['whole-milk', 'milk'];
/** With this much of what a sauce takes nobody buys milk for a last spoonful. */
const nearlyAll = 0.85;

/** What a part may be of besides, as milk; null where the dish would not do with it. */
function milkFor({ food, options }: DishRole, brief: Brief): Fill | null {
  for (const id of milks) {
    const known = food === id ? { ratio: 1, loss: 0 } : options.find((one) => one.food === id);
    const milk = brief.get(id);
    if (known === undefined || milk === undefined || brief.deny(milk) !== null) continue;
    const at = brief.pantry.findIndex((item) => item.food?.id === id);
    if (at < 0 && brief.onlyThese) continue;
    const { ratio } = known;
    return { food: milk, ratio, loss: 0, prep: null, unit: null, as: null, pantry: at < 0 ? null : at };
  }
  return null;
}

/**
 * The plan with milk for what the cream of the kitchen is short of, where the dish is made with milk as well: nobody buys two
 * cartons of cream for the half cup that he has. The same plan where there is enough.
 */
export function stretched(ranked: Ranked, servings: number, brief: Brief): Ranked {
  const { plan } = ranked;
  let fills: Map<string, readonly Fill[]> | null = null;
  for (const role of plan.dish.roles) {
    const [only, more] = plan.fills.get(role.id) ?? [];
    if (only === undefined || more !== undefined || only.pantry === null || !cream.test(only.food.id))
      continue;
    if (role.scale !== 'linear') continue;
    const held = brief.pantry[only.pantry]!.grams;
    const needs = roleGrams(plan, role, servings) * only.ratio;
    const milk = milkFor(role, brief);
    if (milk === null || held === null || held <= 0 || held / needs >= nearlyAll) continue;
    const share = held / needs;
    fills ??= new Map(plan.fills);
    // Two foods of a part have half of it each, times their ratio.
    fills.set(role.id, [
      { ...only, ratio: 2 * only.ratio * share },
      { ...milk, ratio: 2 * milk.ratio * (1 - share) },
    ]);
  }
  return fills === null ? ranked : rankedWith(ranked, { plan: planWith(plan, { fills }) });
}
