import type { Dish } from '../../dish.ts';
import { assignRoles, type Assignment } from '../assign.ts';
import { bestFirst } from './best-first.ts';
import { givenTooMuch, roughBound, tightBound } from './bound.ts';
import type { Brief } from '../brief.ts';
import type { DishIndex } from './dish-index.ts';
import type { IndexedDish } from './indexed-dish.ts';
import { stockLarder, type Larder } from '../kitchen/larder.ts';
import { seeded } from './random.ts';
import { scoreOf } from './score.ts';
import { reachOf } from './reach.ts';
import type { Shelf } from './shelf.ts';
import { weighPantry, type Stakes } from './stakes.ts';
import { hasTools } from '../tools.ts';
import { weight } from './weights.ts';
import { cuisineScore, wishScores } from './wish-score.ts';

/** A dish that could be cooked for a brief, with how well it answers it. */
export interface Ranked extends Assignment {
  readonly score: number;
  /** No version of the dish is done in fewer minutes. */
  readonly leastMinutes: number;
  /** The brief that it was planned for, where that is stricter than what was asked: with meat, and so without milk. */
  readonly brief?: Brief | undefined;
  /** As it was planned, where it has less of something for a measured diet. */
  readonly full?: Ranked | undefined;
}

/**
 * How many near-best answers seeds choose among, how far below the best they may lie, how far the first few, how far a form may that
 * comes before dishes of less worth, how many more things of the kitchen they may leave, and how many it takes for that.
 */
const choice = { answers: 8, below: 2.7, few: 6, fewBelow: 4, formBelow: 0.3, leaves: 0, least: 5 } as const;

/**
 * Ranks lists of dishes and forms for a brief, best first; with a seed, another of the near-best comes first, so that ten seeds
 * walk through all of them. Where seeds choose, what is not `inTime` is passed over, unless nothing else is left.
 */
export function* rankDishes(
  dishes: readonly (readonly Dish[])[],
  brief: Brief,
  index: DishIndex,
  inTime: (ranked: Ranked) => boolean,
): Generator<Ranked> {
  const ranked = inOrder(dishes, brief, index);
  if (brief.seed === 0) {
    yield* ranked;
    return;
  }
  const wanted = (brief.seed >>> 0) % choice.answers;
  const near: Ranked[] = [];
  const forms: Ranked[] = [];
  const twins: Ranked[] = [];
  const late: Ranked[] = [];
  const sparse: Ranked[] = [];
  let beyond: Ranked | null = null;
  for (let next = ranked.next(); next.done !== true; next = ranked.next()) {
    const one = next.value;
    const below = near.length < choice.few ? choice.fewBelow : choice.below;
    if (isSlow(one, brief) || one.score < (near[0]?.score ?? -Infinity) - below) {
      beyond = one;
      break;
    }
    if (near.length > 0 && leavesCuisine(one, near[0]!, brief)) continue;
    if ([...near, ...forms].some(({ plan }) => plan.dish.id === one.plan.dish.id)) {
      twins.push(one);
      continue;
    }
    if (near.length > 0 && one.used.size < near[0]!.used.size - choice.leaves) {
      sparse.push(one);
      continue;
    }
    if (!inTime(one)) {
      late.push(one);
      continue;
    }
    const formLater = one.plan.dish.form && near.length > 0 && one.score < near[0]!.score - choice.formBelow;
    (formLater ? forms : near).push(one);
    if (near.length === wanted + 1) break;
  }
  // What the seed means is mostly found by now; what might come after it is looked at when it is asked for.
  const found = near[wanted];
  if (found !== undefined) yield found;
  // Another dish is more of a change than vegetables and meat by another method.
  near.push(...forms);
  // One that leaves more of the kitchen lying is a change only where there are few others.
  const timely = timelyOf(sparse, inTime);
  while (near.length < choice.least) {
    const next = timely.next();
    if (next.done === true) break;
    near.push(next.value);
  }
  const first = near.length === 0 ? 0 : wanted % near.length;
  yield* near.slice(found === undefined ? first : first + 1);
  yield* near.slice(0, first);
  yield* timelyOf(twins, inTime);
  yield* timely;
  // Where nothing is in time, they tell how long it takes.
  if (near.length === 0) yield* late;
  if (beyond !== null) yield beyond;
  yield* ranked;
}

/** Those of a list that are in time; each is looked at when its turn comes. */
function* timelyOf(list: readonly Ranked[], inTime: (ranked: Ranked) => boolean): Generator<Ranked> {
  for (const one of list) if (inTime(one)) yield one;
}

/** Whether no version of a dish is done in the time. */
const isSlow = ({ leastMinutes }: { readonly leastMinutes: number }, { timeAvailable }: Brief): boolean =>
  timeAvailable !== null && leastMinutes > timeAvailable;

/** Whether a dish is from elsewhere, though the best of them is from the cuisine that was asked for. */
const leavesCuisine = ({ plan }: Ranked, best: Ranked, brief: Brief): boolean =>
  brief.cuisine !== null &&
  !plan.dish.form &&
  cuisineScore(plan.dish, brief) < 0 &&
  (best.plan.dish.form || cuisineScore(best.plan.dish, brief) > 0);

/** The dishes whose turn may come, by number; of each what is reckoned of it so far. */
interface Prospects {
  readonly dishes: readonly IndexedDish[];
  /** Numbers of those that may be done in the time, and of those of which no version is. */
  readonly timely: Int32Array;
  readonly slow: Int32Array;
  /** Bits of the roles that something in the kitchen could fill. */
  readonly here: Int32Array;
  /** The best that a score could become, the score once it is worked out. */
  readonly bounds: Float64Array;
  /** What a score has by the wish, whatever fills the roles; with the draw, once that is drawn. */
  readonly fixed: Float64Array;
}

/** How far a prospect is reckoned. */
const stage = { rough: 0, drawn: 1, tight: 2 } as const;

/**
 * Ranks dishes and forms for a brief, best first. Dishes that break a hard constraint known before cooking (skill,
 * tools, meal, needed roles) are not in the list; those judged on the finished recipe are not decided here.
 * What can at best be had from each dish is reckoned first, roughly for all and closely for those in front, and a dish is
 * only worked out when its turn might have come. What cannot be done in the time comes after all that might be.
 */
function* inOrder(dishes: readonly (readonly Dish[])[], brief: Brief, index: DishIndex): Generator<Ranked> {
  // Every dish must have its numbers before the pantry is laid out by them.
  const shelves = dishes.map((list) => index.shelf(list));
  const larder = stockLarder(brief, index);
  const stakes = weighPantry(brief);
  // Briefs that are alike are not all sent to the same dish.
  const draw =
    seeded(0, `${brief.pantry.map(({ food }) => food?.id ?? '').join()}|${brief.cuisine?.id ?? ''}|`) *
    2 ** 31;
  const prospects = findProspects(shelves, brief, larder, stakes);
  const { bounds, fixed } = prospects;
  const stages = new Uint8Array(prospects.dishes.length);
  const values = new Map<number, Ranked>();
  const refine = (at: number): boolean => {
    const indexed = prospects.dishes[at]!;
    const here = prospects.here[at]!;
    const { dish, leastMinutes } = indexed;
    if (stages[at] === stage.rough) {
      if (brief.tools !== null && !hasTools(dish, brief.tools, brief.timeAvailable)) return false;
      stages[at] = stage.drawn;
      const drawn = seeded(draw, dish.id) * weight.chance;
      fixed[at]! += drawn;
      bounds[at]! -= weight.chance - drawn + givenTooMuch(indexed, here, brief, larder);
      return true;
    }
    if (stages[at] === stage.drawn) {
      stages[at] = stage.tight;
      const bound = fixed[at]! + tightBound(indexed, here, brief, larder, stakes);
      if (bound < bounds[at]!) bounds[at] = bound;
      return bound > -Infinity;
    }
    const assignment = assignRoles(indexed, here, brief, larder);
    if (assignment === null) return false;
    const score = scoreOf(indexed, fixed[at]!, assignment, larder, stakes);
    bounds[at] = score;
    const { plan, used, worth, buys, loss, strayed } = assignment;
    values.set(at, { score, leastMinutes, plan, used, worth, buys, loss, strayed });
    return true;
  };
  const idOf = (at: number): string => prospects.dishes[at]!.dish.id;
  const before = (one: number, other: number): boolean =>
    idOf(one) === idOf(other) ? one > other : idOf(one) < idOf(other);
  yield* bestFirst({ numbers: prospects.timely, bounds, values, refine, before });
  yield* bestFirst({ numbers: prospects.slow, bounds, values, refine, before });
}

/** All dishes that the wish allows, with their rough bounds. */
function findProspects(shelves: readonly Shelf[], brief: Brief, larder: Larder, stakes: Stakes): Prospects {
  const most = shelves.reduce((sum, shelf) => sum + shelf.dishes.length, 0);
  const limit = brief.timeAvailable ?? Infinity;
  const dishes: IndexedDish[] = [];
  const timely = new Int32Array(most);
  const slow = new Int32Array(most);
  let [quick, late] = [0, 0];
  const here = new Int32Array(most);
  const bounds = new Float64Array(most);
  const fixed = new Float64Array(most);
  for (const shelf of shelves) {
    const reach = reachOf(shelf, larder, stakes.words);
    const lists = wishScores(shelf, brief);
    for (let place = 0; place < shelf.dishes.length; place++) {
      let wished = 0;
      for (const list of lists) wished += list[place]!;
      if (wished === -Infinity) continue;
      const at = dishes.push(shelf.dishes[place]!) - 1;
      if (shelf.leastMinutes[place]! > limit) slow[late++] = at;
      else timely[quick++] = at;
      here[at] = reach.filled[place]!;
      fixed[at] = wished;
      bounds[at] = wished + weight.chance + roughBound(reach, place, stakes);
    }
  }
  return { dishes, timely: timely.subarray(0, quick), slow: slow.subarray(0, late), here, bounds, fixed };
}
