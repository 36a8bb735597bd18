import type { MeasuredDiet, Threshold } from '#food/fact-tables';
import type { Food } from '#food/model';
import { nutrients } from '#food/vocabulary';
import { doughs } from '../../measures/doughs.ts';
import type { Dish, DishRole } from '../../dish.ts';
import { anchorFactor, roleGrams } from '../../measures/measure-parts.ts';
import { fillWith, planWith, type Fill } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** The measured diets of a request, and from how many grams a serving is judged as a meal. */
export interface Measures {
  readonly diets: readonly MeasuredDiet[];
  readonly mealGrams: number;
}

/** One food of a plan with what it brings to a serving. */
interface Item {
  readonly role: DishRole;
  /** Its place among the role's foods. */
  readonly at: number;
  readonly food: Food;
  /** Grams a serving as the plan has it, eaten part. */
  readonly grams: number;
  /** Others rest on its amount, or it is not eaten. */
  readonly isFixed: boolean;
  share: number;
}

const at = {
  fat: nutrients.indexOf('fat_g'),
  saturated: nutrients.indexOf('saturated_fat_g'),
  energy: nutrients.indexOf('energy_kcal'),
  sodium: nutrients.indexOf('sodium_mg'),
  sugars: nutrients.indexOf('sugars_g'),
  carbohydrate: nutrients.indexOf('carbohydrate_g'),
  fiber: nutrients.indexOf('fiber_g'),
} as const;

const amountIn = (food: Food, nutrient: number): number => food.nutrients?.[nutrient] ?? 0;

/** What 100 g of a food brings of a measure; null for a measure that amounts do not answer for. */
function contentOf({ measure }: Threshold): ((food: Food) => number) | null {
  switch (measure) {
    case 'fat_g':
      return (food) => amountIn(food, at.fat);
    case 'sodium_mg':
      return (food) => amountIn(food, at.sodium);
    case 'energy_kcal':
      return (food) => amountIn(food, at.energy);
    case 'sugars_g':
      return (food) => amountIn(food, at.sugars);
    case 'carbohydrate_g':
      return (food) => amountIn(food, at.carbohydrate);
    case 'net_carbohydrate_g':
      return (food) => Math.max(0, amountIn(food, at.carbohydrate) - amountIn(food, at.fiber));
    case 'fat_energy_percent':
      return (food) => 9 * amountIn(food, at.fat);
    case 'saturated_fat_energy_percent':
      return (food) => 9 * amountIn(food, at.saturated);
    default:
      return null;
  }
}

/**
 * How much of a measure is allowed for 100 g of a food, at a share of the limit: what is judged by weight or by energy may
 * have more the more there is of other things. 0 where the limit is a serving's.
 */
function allowanceOf({ per, max = 0 }: Threshold, aim: number): (food: Food) => number {
  if (per === '100g') return (food) => max * aim * swelling(food);
  if (per === 'energy') return (food) => (max / 100) * aim * amountIn(food, at.energy);
  return () => 0;
}

/** From so many grams of fat in 100 g on a food is a cooking fat. */
const isCookingFat = (food: Food): boolean => amountIn(food, at.fat) > 70;

/** A film of fat keeps a pan from sticking: grams a serving below which a cooking fat does not go. */
const film = 1.1;

/** From so many mg of sodium in 100 g on a food is there to season, and a little of it seasons a little. */
const isSeasoning = (food: Food): boolean => amountIn(food, at.sodium) > 2000;

/** What is left of a food at the least, as a share, so that the dish is still what it is called. */
function leastOf({ role, food, grams, isFixed }: Item, { measure }: Threshold, dish: Dish): number {
  if (isFixed) return 1;
  if (measure === 'sodium_mg' && isSeasoning(food)) return 0.3;
  // A dressing or a spread without its oil is vinegar.
  if (isCookingFat(food) && (measure.includes('fat') || measure === 'energy_kcal')) {
    const share = dish.course === 'sauce' || dish.family === 'salad' ? 0.5 : 0.25;
    return Math.min(1, Math.max(share, film / grams));
  }
  if (role.need === 'essential') return 0.75;
  return role.need === 'required' ? 0.6 : 0.4;
}

/** How many times its weight a food may take up while it cooks. */
const swelling = ({ yields }: Food): number => Math.max(1, ...yields.map(({ ratio }) => ratio));

/** Figures reckoned from raw weights are a little off: at which share of the limit they aim, and at which where that was not enough. */
const margin = 0.94;
const tighter = [0.78, 0.6] as const;
/** What was brought down to a limit is within it, though the last digits say other. */
const exactly = 1 + 1e-9;
/** An excess by more than this is another dish's business; who counts carbohydrates wants no small potato. */
const farOver = 2.4;
const farOverStarch = 1.3;

/** A limit with what each food brings of it and what it allows. */
interface Limit {
  readonly threshold: Threshold;
  readonly content: (food: Food) => number;
  readonly allowance: (food: Food) => number;
  /** What a serving may have whatever is in it. */
  readonly fixed: number;
}

const sum = (items: readonly Item[], amount: (food: Food) => number): number =>
  items.reduce((all, { food, grams, share }) => all + (amount(food) * grams * share) / 100, 0);

/** By how much of its own unit a serving is over a limit, and how many times what it may have; null where it is within. */
function excessOf(
  { content, allowance, fixed }: Limit,
  items: readonly Item[],
): { readonly over: number; readonly ratio: number } | null {
  const [value, allowed] = [sum(items, content), fixed + sum(items, allowance)];
  return value > allowed * exactly ? { over: value - allowed, ratio: value / allowed } : null;
}

/**
 * The plan with less of what carries it over a measured limit: a film of oil where 30 % of the energy may be fat, less
 * potato where 20 g of carbohydrate may be in a serving. First goes what a cook can spare best. The same plan where nothing
 * is over a limit, where amounts hang together, or where the dish would not be itself; that is for the verdict to say.
 */
export function withinMeasures(
  ranked: Ranked,
  servings: number,
  measures: Measures | null,
  aim = margin,
): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (measures === null || doughs.has(dish.family)) return ranked;
  const bound = new Set(dish.ratios.flatMap(({ of, to }) => [...of, ...to]));
  const factor = anchorFactor(plan, servings);
  const items = dish.roles.flatMap((role): Item[] => {
    const fills = plan.fills.get(role.id) ?? [];
    const whole = (roleGrams(plan, role, servings) * (role.scale === 'linear' ? factor : 1)) / servings;
    return fills.map(({ food, ratio }, place) => {
      const grams =
        ((whole * ratio) / fills.length) * role.eaten * (food.category === 'produce' ? food.edibleShare : 1);
      const isFixed =
        bound.has(role.id) || role.id === dish.anchor || role.eaten < 1 || role.scale !== 'linear';
      return { role, at: place, food, grams, isFixed, share: 1 };
    });
  });
  const meal = items.reduce((all, { grams, food }) => all + grams * swelling(food), 0) >= measures.mealGrams;
  const limits = measures.diets.flatMap(({ thresholds }) =>
    thresholds.flatMap((threshold): Limit[] => {
      const content = contentOf(threshold);
      const isAsked = threshold.when === undefined || (threshold.when === 'meal') === meal;
      if (content === null || threshold.max === undefined || !isAsked) return [];
      const fixed = threshold.per === 'serving' ? threshold.max * aim : 0;
      return [{ threshold, content, allowance: allowanceOf(threshold, aim), fixed }];
    }),
  );
  if (!limits.some((limit) => excessOf(limit, items) !== null)) return ranked;
  for (const limit of limits) {
    const first = excessOf(limit, items);
    if (first === null) continue;
    const { threshold, content, allowance } = limit;
    const isStarchy =
      threshold.measure.endsWith('carbohydrate_g') && items.some(({ food }) => food.roles[0] === 'starch');
    if (first.ratio > (isStarchy ? farOverStarch : farOver)) return ranked;
    // What is spared easiest goes first: fat that may fall to a film, then garnish, then the rest by what it brings.
    const spare = items
      .map((item) => ({
        item,
        least: leastOf(item, threshold, dish),
        brings: (content(item.food) - allowance(item.food)) * item.grams,
      }))
      .filter(({ item, least, brings }) => item.share > least && brings > 0)
      .sort((a, b) => a.least - b.least || b.brings - a.brings);
    for (const { item, least, brings } of spare) {
      const over = excessOf(limit, items)?.over ?? 0;
      if (over <= 0) break;
      item.share = Math.max(least, item.share - (over * 100) / brings);
    }
    if (excessOf(limit, items) !== null) return ranked;
  }
  return rankedWith(ranked, { plan: planWith(plan, { fills: lessened(plan.fills, items) }), full: ranked });
}

function lessened(
  fills: ReadonlyMap<string, readonly Fill[]>,
  items: readonly Item[],
): ReadonlyMap<string, readonly Fill[]> {
  const less = new Map(fills);
  for (const { role, at: place, share } of items) {
    if (share === 1) continue;
    less.set(
      role.id,
      less
        .get(role.id)!
        .map((fill, other) => (other === place ? fillWith(fill, { ratio: fill.ratio * share }) : fill)),
    );
  }
  return less;
}

/** How many plans that were a little over a limit are taken down once more. */
const secondTries = 8;

/**
 * Makes a function that takes a plan further down which was cooked and found over a measured limit, for what is cooked weighs
 * other than what is raw, and spoons are rounded; nothing where it was another reason that spoke against it, or nothing more
 * can be spared.
 */
export function furtherDown(
  measures: Measures | null,
): (ranked: Ranked, servings: number, reason: string) => Iterable<Ranked> {
  let tries = 0;
  return function* (ranked, servings, reason) {
    if (measures === null || tries >= secondTries) return;
    if (!measures.diets.some(({ diet }) => reason.startsWith(`${diet}: `))) return;
    tries += 1;
    const full = ranked.full ?? ranked;
    for (const aim of tighter) {
      const less = withinMeasures(full, servings, measures, aim);
      if (less !== full) yield less;
    }
  };
}
