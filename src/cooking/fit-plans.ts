import { isKnownByName } from './text/known-names.ts';
import { once } from '#kernel/once';
import type { Food } from '#food/model';
import type { Dish } from './dish.ts';
import { wholeTins } from './measures/doughs.ts';
import { fewestMinutes } from './time/fewest-minutes.ts';
import type { GenerateBrief } from './generate-brief.ts';
import type { KitchenTables } from './generate.ts';
import { draftsOf, type Draft, type Haste, type RecipeWish } from './instantiate.ts';
import type { Brief } from './plan/brief.ts';
import { planWith, type Plan } from './plan/fill.ts';
import type { Ranked } from './plan/rank/rank.ts';
import { hasSides, withoutSides } from './plan/beside/side-role.ts';
import { isAtHand } from './plan/tools.ts';
import { forHowMany } from './plan/for-how-many.ts';
import { namedVessels } from './equipment/named-vessel.ts';
import { namedPan } from './text/named-pan.ts';
import { totalMinutes } from './time/schedule.ts';
import { cutFromMarinades, mostHurry } from './time/step-minutes.ts';
import { rankedWith } from './plan/rank/ranked-with.ts';

/** A plan as it would be cooked, and its minutes (0 where nobody asked). */
export interface Fitted {
  readonly ranked: Ranked;
  readonly minutes: number;
  /** In the low end of its minutes, and how much of what can be saved beyond that is saved. */
  readonly brisk: boolean;
  readonly hurry: number;
  draft(): Draft;
}

/** Fits the plans for one brief into its time; each is reckoned once. */
export interface Fitting {
  /** Minutes that a plan cannot fall below, however it is fitted into the time; 0 where nobody asked. */
  fewestMinutes(ranked: Ranked): number;
  /** In the low end of its minutes, and with nothing beside it, where it would be too slow else. */
  fit(ranked: Ranked): Fitted;
  /** With no more haste than another that was fitted; null where that takes too long. */
  fitLike(ranked: Ranked, other: Fitted): Fitted | null;
  isInTime(ranked: Ranked): boolean;
  /** For how many people a dish is cooked. */
  servingsOf(dish: Dish): number;
}

/** For how many people one cooks who does not say. */
export const usualServings = 4;
/** What takes at the least no more than this part of the time is in time without being laid out. */
const roomy = 0.85;
/** In what haste a plan is tried, from none to the greatest; half of what can be saved is tried before all of it. */
const calmly = { brisk: false, hurry: 0 };
const briskly = { brisk: true, hurry: 0 };
const halfHurried = { brisk: true, hurry: 0.5 };
const hurried = { brisk: true, hurry: 1 };
/** What would be late by a minute or two is cooked with quicker hands. */
const flatOut = { brisk: true, hurry: mostHurry };
const nearlyInTime = 1.15;
/** A marinade that gets less than so many minutes more is none the better for it. */
const leastSoak = 10;

/**
 * What of the hurry is needed between half of it, which is too slow, and all of it, with a minute in hand for what is rounded:
 * a recipe of 130 minutes where there are 150 has hurried for nothing.
 */
export function easedHurry(half: number, whole: number, limit: number): number {
  const needed = 0.5 + (0.5 * (half - limit + 1)) / Math.max(1, half - whole);
  return Math.min(1, Math.ceil(needed * 20) / 20);
}

/** Whether a dish is from elsewhere than the cuisine that was asked for. */
const isAbroad = ({ cuisine, title }: Dish, { cuisine: asked }: Brief): boolean =>
  asked === null ? !isKnownByName(title) : cuisine !== asked.id && !asked.within.has(cuisine);

/** @param label name of the cuisine that was asked for */
export function fitPlans(
  brief: GenerateBrief,
  planning: Brief,
  tables: KitchenTables,
  label: string | null,
): Fitting {
  const limit = brief.asks.timeAvailable;
  const few = forHowMany(brief.pantry);
  const servingsOf = (dish: Dish): number =>
    brief.servings ??
    (wholeTins.has(dish.family)
      ? dish.servings.default
      : (few ?? Math.min(dish.servings.max, Math.max(dish.servings.min, usualServings))));
  const careful = brief.asks.diets.includes('pregnancy-safe');
  const pan = namedPan(brief.asks.equipment);
  const vessels = namedVessels(brief.asks.equipment);
  const wishFor = (dish: Dish): RecipeWish => ({
    servings: servingsOf(dish),
    skill: brief.skill,
    units: brief.units,
    meal: brief.meal,
    cuisineName: label ?? tables.cuisines.get(dish.cuisine)?.adjective ?? '',
    cuisineId: dish.cuisine,
    abroad: isAbroad(dish, planning),
    plain: planning.cuisine === null,
    limit,
    careful,
    pan,
    vessels,
    isA: planning.isA,
    hasTool: (tool) => isAtHand(planning, tool),
  });
  const draftsFor = kept((ranked) => draftsOf(withDefaults(ranked.plan, tables), wishFor(ranked.plan.dish)));
  const drafted = (ranked: Ranked, haste: Haste & Pick<Fitted, 'brisk' | 'hurry'>): Fitted => {
    const draft = once(() => draftsFor(ranked)(haste));
    const minutes = limit === null ? 0 : Math.ceil(totalMinutes(draft().steps) - 1e-6);
    return { ranked, minutes, ...haste, draft };
  };
  const fewest = kept(({ plan }) => fewestMinutes(withDefaults(plan, tables), wishFor(plan.dish)));
  const inTime = (one: Fitted): boolean => limit === null || one.minutes <= limit;
  const calmOf = kept((ranked) => drafted(ranked, calmly));
  /** A plan with nothing beside it; null where it has nothing there, or what has to be used. */
  const bareOf = kept((ranked): Ranked | null => {
    const bare = hasSides(ranked.plan) ? alone(ranked) : null;
    return bare === null ||
      brief.pantry.some((item, index) => item.mustUse && ranked.used.has(index) && !bare.used.has(index))
      ? null
      : bare;
  });
  const leastOf = kept((ranked) => drafted(bareOf(ranked) ?? ranked, hurried));
  /** What quicker hands make of a plan that haste leaves a minute or two late; null where they are not asked for. */
  const lastOf = kept((ranked): Fitted | null =>
    limit !== null && leastOf(ranked).minutes <= limit * nearlyInTime
      ? drafted(bareOf(ranked) ?? ranked, flatOut)
      : null,
  );
  const isInTime = (one: Fitted | null): boolean => one !== null && inTime(one);
  /** Whether some haste brings a plan into the time: what cannot be done in the greatest cannot be done with less. */
  const timely = (ranked: Ranked): boolean =>
    inTime(calmOf(ranked)) || inTime(leastOf(ranked)) || isInTime(lastOf(ranked));
  const fit = (ranked: Ranked): Fitted => {
    const calm = calmOf(ranked);
    if (limit === null || inTime(calm) || fewest(ranked) > limit) return calm;
    const least = leastOf(ranked);
    if (!inTime(least)) {
      const last = lastOf(ranked);
      if (last !== null && inTime(last)) return last;
      return least.minutes < calm.minutes ? least : calm;
    }
    const bare = bareOf(ranked);
    // First what costs the dish nothing, then half a hurry, then what is beside it, and last the fewest minutes that will do.
    const quick = drafted(ranked, briskly);
    if (inTime(quick)) return quick;
    const half = drafted(ranked, halfHurried);
    if (inTime(half)) return half;
    const plain = bare === null ? null : drafted(bare, briskly);
    if (plain !== null && inTime(plain)) return plain;
    const whole = bare === null ? least : drafted(ranked, hurried);
    if (!inTime(whole)) return least;
    // No braise gives up more of its time than dinner on the table asks for.
    const eased = drafted(ranked, { brisk: true, hurry: easedHurry(half.minutes, whole.minutes, limit) });
    return inTime(eased) ? eased : whole;
  };
  /** With what is left of the time given to the marinade, which was cut to the fewest minutes that do. */
  const steeped = (one: Fitted): Fitted => {
    if (limit === null || !one.brisk) return one;
    const left = Math.min(limit - one.minutes, cutFromMarinades(one.ranked.plan.dish));
    const soak = Math.floor(left / 5) * 5;
    if (soak < leastSoak) return one;
    const longer = drafted(one.ranked, { brisk: one.brisk, hurry: one.hurry, soak });
    return inTime(longer) ? longer : one;
  };
  const fitted = kept((ranked) => steeped(fit(ranked)));
  return {
    servingsOf,
    fewestMinutes: (ranked) => (limit === null ? 0 : fewest(ranked)),
    fit: fitted,
    fitLike(ranked, { brisk, hurry }) {
      const first = drafted(ranked, { brisk, hurry });
      const one = inTime(first) || brisk ? first : drafted(ranked, briskly);
      return inTime(one) ? steeped(one) : null;
    },
    isInTime: (ranked) =>
      limit === null ||
      (ranked.leastMinutes <= limit &&
        (fewest(ranked) <= limit * roomy || (fewest(ranked) <= limit && timely(ranked)))),
  };
}

/** A function of a plan that keeps its answers. */
function kept<T>(reckon: (ranked: Ranked) => T): (ranked: Ranked) => T {
  const known = new Map<Ranked, T>();
  return (ranked) => {
    let value = known.get(ranked);
    if (value === undefined) known.set(ranked, (value = reckon(ranked)));
    return value;
  };
}

/** The same dish with nothing beside it. */
export function alone(ranked: Ranked): Ranked {
  const plan = withoutSides(ranked.plan);
  const used = new Set(
    [...plan.fills.values()].flat().flatMap(({ pantry }) => (pantry === null ? [] : [pantry])),
  );
  return rankedWith(ranked, { plan, used });
}

/** The default foods of dishes, by their ids; kept. */
const defaultFoods = new WeakMap<Dish, ReadonlyMap<string, Food>>();

/** The foods that the dish is written for, so that a swapped food's time can be compared with its own. */
function withDefaults(plan: Plan, tables: KitchenTables): Plan {
  const { dish } = plan;
  let defaults = defaultFoods.get(dish);
  if (defaults === undefined) {
    defaults = new Map(
      dish.roles.flatMap(({ food: id }) => {
        const food = id === null ? null : tables.foods.concrete(id);
        return food === null ? [] : [[id!, food] as const];
      }),
    );
    defaultFoods.set(dish, defaults);
  }
  return planWith(plan, { defaults });
}
