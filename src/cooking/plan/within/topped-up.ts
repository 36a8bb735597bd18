import { roleGrams } from '../../measures/measure-parts.ts';
import type { Brief } from '../brief.ts';
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
