import { isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { DishRole } from '../../dish.ts';
import { roleGrams } from '../../measures/measure-parts.ts';
import type { Brief } from '../brief.ts';
import { planWith, type Fill, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { isStaple } from '../kitchen/staples.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** Up to this loss of character a cheaper food of the same role stands in. */
const bearable = 0.1;
/** What saves less than this, US dollars a serving, is not worth changing a dish for. */
const worthSaving = 0.02;

/** One thing that a thrifty cook would do, US dollars a serving saved. */
interface Saving {
  readonly role: string;
  readonly fills: readonly Fill[];
  readonly saved: number;
}

/**
 * A plan with as many savings as it takes to come down to what may be spent: first other foods of the same role that cost
 * less, then what it can do without, the greatest saving first. The same object where it costs no more as it is; where even
 * all of them together do not suffice, the plan comes back as it was.
 * @param limit US dollars a serving
 */
export function withinCost(ranked: Ranked, limit: number, servings: number, brief: Brief): Ranked {
  const { plan } = ranked;
  let cost = costOfPlan(plan, servings);
  if (cost <= limit) return ranked;
  const fills = new Map(plan.fills);
  for (const find of [swapsFor, omissionsFor]) {
    const savings = plan.dish.roles
      .flatMap((role) => find(planWith(plan, { fills }), role, servings, brief))
      .sort((one, other) => other.saved - one.saved);
    for (const { role, fills: fewer, saved } of savings) {
      if (cost <= limit) break;
      if (fewer.length === 0 && isLastOf(plan.dish.any, role, fills)) continue;
      fills.set(role, fewer);
      cost -= saved;
    }
  }
  if (cost > limit) return ranked;
  const used = new Set([...fills.values()].flat().flatMap(({ pantry }) => (pantry === null ? [] : [pantry])));
  const kept = new Map([...ranked.worth].filter(([index]) => used.has(index)));
  return rankedWith(ranked, { plan: planWith(plan, { fills }), used, worth: kept });
}

/** Whether a part is the only one left of those of which a dish takes at least one, whichever it is. */
const isLastOf = (
  any: readonly string[],
  role: string,
  fills: ReadonlyMap<string, readonly Fill[]>,
): boolean =>
  any.includes(role) && !any.some((other) => other !== role && (fills.get(other) ?? []).length > 0);

/** A cheaper food in the same role. What the kitchen has stays; stock of its own is stretched with as much water. */
function swapsFor(plan: Plan, role: DishRole, servings: number, brief: Brief): readonly Saving[] {
  const fills = plan.fills.get(role.id) ?? [];
  const [fill] = fills;
  if (fill === undefined || fills.length > 1) return [];
  const has = fill.pantry !== null;
  const before = costOfFill(plan, role, fill, 1, servings);
  const cheaper = role.options.flatMap((option): readonly Saving[] => {
    const food = option.loss > bearable ? null : brief.concrete(option.food);
    if (food === null || food.id === fill.food.id || brief.deny(food) !== null) return [];
    const stretched = isWater(food) && isStock(fill.food);
    if (isWater(food) ? !stretched : has || food.price === null) return [];
    // Nobody is sent to the shop who wants no shopping, nor in place of what the cupboard holds.
    const bought = !isStaple(food, brief.onlyThese);
    if (bought && (brief.onlyThese || isStaple(fill.food, false))) return [];
    const { ratio, loss, prep, unit, as } = option;
    const next: Fill = { food, ratio, loss, prep: prep ?? role.prep, unit, as, pantry: null };
    const saved = has ? before / 2 : before - costOfFill(plan, role, next, 1, servings);
    return saved < worthSaving ? [] : [{ role: role.id, fills: has ? [fill, next] : [next], saved }];
  });
  return cheaper.sort((one, other) => other.saved - one.saved).slice(0, 1);
}

/** Leaving out what would be bought and is not needed. */
function omissionsFor(plan: Plan, role: DishRole, servings: number): readonly Saving[] {
  const fills = plan.fills.get(role.id) ?? [];
  if ((role.need !== 'optional' && role.need !== 'extra') || fills.length === 0) return [];
  if (fills.some(({ pantry }) => pantry !== null)) return [];
  const saved = fills.reduce((sum, fill) => sum + costOfFill(plan, role, fill, fills.length, servings), 0);
  return saved < worthSaving ? [] : [{ role: role.id, fills: [], saved }];
}

const isStock = ({ ancestors, id }: Food): boolean => id === 'stock' || ancestors.includes('stock');

/** US dollars a serving, before anything is measured in spoons. */
function costOfPlan(plan: Plan, servings: number): number {
  let sum = 0;
  for (const role of plan.dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const fill of fills) sum += costOfFill(plan, role, fill, fills.length, servings);
  }
  return sum;
}

const costOfFill = (plan: Plan, role: DishRole, fill: Fill, among: number, servings: number): number =>
  (((roleGrams(plan, role, servings) * fill.ratio) / among / servings) * (fill.food.price?.usdPerKg ?? 0)) /
  1000;
