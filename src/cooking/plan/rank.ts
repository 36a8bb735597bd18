import type { Food } from '#food/model';
import type { Dish } from '../dish.ts';
import { skillLevels } from '../vocabulary.ts';
import { assignRoles, closeLoss, type Assignment } from './assign.ts';
import type { Brief } from './brief.ts';
import type { DishIndex, IndexedDish } from './dish-index.ts';
import { isOwn } from './fill.ts';
import { stockLarder, type Larder } from './larder.ts';
import { seeded } from './random.ts';
import { isStaple } from './staples.ts';
import { noStarch } from './tilt.ts';
import { hasTools } from './tools.ts';

/** A dish that could be cooked for a brief, with how well it answers it. */
export interface Ranked extends Assignment {
  readonly score: number;
  /** No version of the dish is done in fewer minutes. */
  readonly leastMinutes: number;
}

/** Weights of the score. They were set by reading answers, not derived; `npm run eval` shows what a change does. */
const weight = {
  pantry: 7,
  buy: 0.55,
  loss: 0.9,
  /** All that tells a dish from others is in the kitchen. */
  kinship: 2.5,
  /** One part that makes the dish is another food; two are much worse than one. */
  strayed: 0.5,
  strayedFar: 0.8,
  cuisine: 2.8,
  otherCuisine: -5.5,
  /** A form that belongs to the cuisine's part of the world, and one that anybody might cook. */
  dressedForm: 1.6,
  dressedAnyForm: 0.7,
  form: -1.6,
  chance: 0.3,
  mustUse: 6,
  /** The chicken or the tofu stays in the fridge, and nothing like it is on the plate. */
  mainIdle: 3.4,
  /** The squid stays in the fridge, and the beans are cooked. */
  freshIdle: 2.2,
  /** Nothing of the kitchen is in it. */
  nothingUsed: 4,
  /** A form is built on something that nobody has: pasta for a pantry without pasta. */
  boughtBase: 2.4,
  /** A dish from a kitchen that few cook at home, where nobody asked for it. */
  rarelyCooked: -0.7,
  /** A dish that people all over the world cook, and one that few outside its own country do. */
  widelyKnown: 0.6,
  locallyKnown: -0.9,
  /** A second one stays there. */
  secondIdle: 0.4,
  /** Meat or fish is bought for it, though the kitchen has something to make a meal of. */
  boughtMain: 1.5,
  /** It has to soak or rise until tomorrow, and nobody said that there is time. */
  nextDay: 1.8,
} as const;

/** Minutes within which a dish is begun and eaten on one day. */
const sameDay = 360;

/** What a course is worth when the caller names no meal: people who list a kitchen's contents want a meal. */
const courseWorth: Readonly<Record<string, number>> = {
  main: 0.5,
  soup: 0.2,
  salad: -0.4,
  breakfast: -0.9,
  starter: -0.9,
  side: -1.3,
  bread: -1.2,
  snack: -1.2,
  dessert: -1.2,
  sauce: -2.5,
  drink: -1.8,
};

/** A dish before its roles are filled: the best that its score could become. */
interface Prospect {
  readonly indexed: IndexedDish;
  readonly fixed: number;
  readonly bound: number;
}

/** How many near-best answers seeds choose among, how far below the best they may lie, and how far the first few. */
const choice = { answers: 8, below: 2.7, few: 6, fewBelow: 4 } as const;

/**
 * Ranks lists of dishes and forms for a brief, best first; with a seed, another of the near-best comes first, so that ten seeds
 * walk through all of them. Where seeds choose, what is not `inTime` is passed over for good.
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
  const twins: Ranked[] = [];
  let beyond: Ranked | null = null;
  for (let next = ranked.next(); next.done !== true; next = ranked.next()) {
    const one = next.value;
    const below = near.length < choice.few ? choice.fewBelow : choice.below;
    if (one.score < (near[0]?.score ?? -Infinity) - below) {
      beyond = one;
      break;
    }
    if (near.length > 0 && leavesCuisine(one, near[0]!, brief)) continue;
    if (!inTime(one)) continue;
    (near.some(({ plan }) => plan.dish.id === one.plan.dish.id) ? twins : near).push(one);
    if (near.length === wanted + 1) break;
  }
  const first = near.length === 0 ? 0 : wanted % near.length;
  yield* near.slice(first);
  yield* near.slice(0, first);
  yield* twins;
  if (beyond !== null) yield beyond;
  yield* ranked;
}

/** Whether a dish is from elsewhere, though the best of them is from the cuisine that was asked for. */
const leavesCuisine = ({ plan }: Ranked, best: Ranked, brief: Brief): boolean =>
  brief.cuisine !== null &&
  !plan.dish.form &&
  cuisineScore(plan.dish, brief) < 0 &&
  (best.plan.dish.form || cuisineScore(best.plan.dish, brief) > 0);

/**
 * Ranks dishes and forms for a brief, best first. Dishes that break a hard constraint known before cooking (skill,
 * tools, meal, needed roles) are not in the list; those judged on the finished recipe are not decided here.
 * What can at best be had from each dish is reckoned first, and a dish is only worked out when its turn might have come.
 */
function* inOrder(dishes: readonly (readonly Dish[])[], brief: Brief, index: DishIndex): Generator<Ranked> {
  const weights = brief.pantry.map((item) => itemWeight(item.food, item.urgency));
  const total = weights.reduce((sum, value) => sum + value, 0) || 1;
  // Every dish must have its numbers before the pantry is laid out by them.
  const skill = skillLevels.indexOf(brief.skill);
  const indexed = dishes.flatMap((list) => index.all(list)).filter((one) => mayCook(one, brief, skill));
  const larder = stockLarder(brief, index);
  const mains = mainItems(brief, larder);
  // Briefs that are alike are not all sent to the same dish.
  const draw =
    seeded(0, `${brief.pantry.map(({ food }) => food?.id ?? '').join()}|${brief.cuisine?.id ?? ''}|`) *
    2 ** 31;
  const promising: Prospect[] = [];
  for (const one of indexed) {
    const { dish } = one;
    const least = leastShopping(one, larder, brief);
    if (least === Infinity) continue;
    let fixed = seeded(draw, dish.id) * weight.chance;
    if (brief.cuisine !== null && !dish.form) fixed += cuisineScore(dish, brief);
    if (!dish.form) fixed += renown(dish, brief.cuisine !== null);
    if (dish.form)
      fixed +=
        weight.form +
        (brief.cuisine === null ? 0 : dish.fits.length > 0 ? weight.dressedForm : weight.dressedAnyForm);
    fixed +=
      brief.meal === null
        ? (courseWorth[dish.course] ?? 0) + (dish.meals[0] === 'dinner' ? 0.3 : 0)
        : mealFit(dish, brief);
    if (!brief.servingsFree) fixed += servingsFit(dish, brief.servings) ?? 0;
    // Who says nothing of time does not mean tomorrow.
    if (brief.timeAvailable === null && one.leastMinutes > sameDay) fixed -= weight.nextDay;
    const reached = reach(one, larder, brief, weights, mains);
    promising.push({
      indexed: one,
      fixed,
      bound:
        fixed +
        (reached.weight / total) * weight.pantry -
        least * weight.buy -
        reached.lost +
        mostKinship(one, larder) * weight.kinship,
    });
  }
  promising.sort((a, b) => b.bound - a.bound || (a.indexed.dish.id < b.indexed.dish.id ? -1 : 1));
  const ready: Ranked[] = [];
  let next = 0;
  for (;;) {
    while (next < promising.length && (ready.length === 0 || promising[next]!.bound > ready[0]!.score)) {
      const ranked = workOut(promising[next]!, brief, larder, weights, total, mains);
      next += 1;
      if (ranked !== null) insert(ready, ranked);
    }
    const best = ready.shift();
    if (best === undefined) return;
    yield best;
  }
}

function workOut(
  { indexed, fixed }: Prospect,
  brief: Brief,
  larder: Larder,
  weights: readonly number[],
  total: number,
  mains: readonly number[],
): Ranked | null {
  const assignment = assignRoles(indexed, brief, larder);
  if (assignment === null) return null;
  let covered = 0;
  for (const index of assignment.used) covered += weights[index]! * (assignment.worth.get(index) ?? 1);
  const score =
    fixed +
    (covered / total) * weight.pantry -
    assignment.buys * weight.buy -
    assignment.loss * weight.loss +
    kinship(indexed, assignment, larder) * weight.kinship -
    (indexed.dish.form ? 0 : strayCost(assignment.strayed)) -
    boughtBases(indexed, assignment) * weight.boughtBase -
    (mains.length > 0 && buysMain(assignment) ? weight.boughtMain : 0) -
    lostTo(assignment.used, brief, mains);
  return { ...assignment, score, leastMinutes: indexed.leastMinutes };
}

/** How much of a food's telling is left in one that stands in for it. */
const kin = (own: boolean, loss: number): number =>
  own ? 1 : loss <= closeLoss ? 0.75 : Math.max(0, 0.6 - loss * 3);

/**
 * How much of what tells a dish from others is in the kitchen, 0–1: mince, kidney beans and tomatoes are a chili,
 * whatever else could be cooked with them. What the brief forbids is not missed.
 */
function kinship({ dish, roles, telling }: IndexedDish, { plan }: Assignment, larder: Larder): number {
  let here = 0;
  let whole = telling;
  for (const { role, ways, needed, telling: own } of roles) {
    if (own === 0) continue;
    const fill = plan.fills.get(role.id)?.[0];
    if (needed && role.need !== 'essential' && ways[0]!.toBuy !== null && larder.denied(ways[0]!.toBuy))
      whole -= own;
    else if (fill !== undefined && fill.pantry !== null) here += own * kin(isOwn(role, fill.food), fill.loss);
  }
  return dish.form || whole <= 0 ? 0 : Math.min(1, here / whole);
}

/** The most that `kinship` could become. */
function mostKinship({ dish, tellers, telling }: IndexedDish, larder: Larder): number {
  if (dish.form) return 0;
  let here = 0;
  let whole = telling;
  for (const { nodes, telling: own, spared } of tellers) {
    if (spared !== null && larder.denied(spared)) whole -= own;
    else if (larder.hasAny(nodes)) here += own;
  }
  return whole <= 0 ? 0 : Math.min(1, here / whole);
}

/** A dish of which half the parts are others is that dish only by name. */
const strayCost = (strayed: number): number =>
  strayed * weight.strayed + strayed * strayed * weight.strayedFar;

/** Kitchens whose dishes people everywhere cook at home. */
const cookedEverywhere: ReadonlySet<string> = new Set(
  'american british irish canadian australian italian french spanish greek mexican indian chinese thai japanese'.split(
    ' ',
  ),
);

/** What a dish's renown is worth: less where its cuisine was asked for. */
function renown(dish: Dish, cuisineAsked: boolean): number {
  if (dish.known === 'widely') return weight.widelyKnown * (cuisineAsked ? 0.9 : 1);
  if (dish.known === 'locally') return weight.locallyKnown * (cuisineAsked ? 0.5 : 1);
  return cuisineAsked || cookedEverywhere.has(dish.cuisine) ? 0 : weight.rarelyCooked;
}

/** Whether meat or fish has to be bought for a part that the dish is not itself without. */
function buysMain({ plan }: Assignment): boolean {
  return plan.dish.roles.some(
    ({ id, need, grams }) =>
      (need === 'essential' || need === 'required') &&
      grams >= mainGrams &&
      (plan.fills.get(id) ?? []).some(
        ({ food, pantry }) => pantry === null && perishableMains.has(food.category),
      ),
  );
}

/** From this weight per person on meat or fish is more than a seasoning. */
const mainGrams = 40;

/** From this weight per person on a part is something to be full of. */
const baseGrams = 15;

/** Which share of the parts that make a dish or a form what it is has to be bought. */
function boughtBases({ roles }: IndexedDish, { plan }: Assignment): number {
  let bases = 0;
  let bought = 0;
  for (const { role } of roles) {
    // A spice is sooner fetched than what the plate is full of.
    if (role.need !== 'essential' || role.grams < baseGrams) continue;
    bases += 1;
    if (plan.fills.get(role.id)?.every(({ food, pantry }) => pantry === null && !isStaple(food)) === true)
      bought += 1;
  }
  return bases === 0 ? 0 : bought / bases;
}

/** Keeps the list best first; equals stand by the name of their dish. */
function insert(ready: Ranked[], ranked: Ranked): void {
  const before = (other: Ranked): boolean =>
    other.score > ranked.score || (other.score === ranked.score && other.plan.dish.id < ranked.plan.dish.id);
  let at = ready.length;
  while (at > 0 && !before(ready[at - 1]!)) at -= 1;
  ready.splice(at, 0, ranked);
}

/** What is known of a dish before its roles are looked at. */
const mayCook = ({ dish, level, ownAppliance }: IndexedDish, brief: Brief, skill: number): boolean =>
  level <= skill &&
  (brief.meal === null || dish.meals.includes(brief.meal)) &&
  (brief.servingsFree || servingsFit(dish, brief.servings) !== null) &&
  (brief.tools === null ? !ownAppliance : hasTools(dish, brief.tools));

/** Families whose dish comes whole out of one tin. */
const wholeFamilies: ReadonlySet<string> = new Set(['bread', 'cake', 'cookie', 'pie', 'pudding', 'roast']);

/** How well a number of servings suits a dish: 0 within its own range, less near it, null where it is not the dish any more. */
function servingsFit(dish: Dish, servings: number): number | null {
  const { min, max } = dish.servings;
  if (servings >= min && servings <= max) return 0;
  if (dish.anchor !== null || dish.course === 'dessert' || wholeFamilies.has(dish.family)) return null;
  return servings >= min / 2 && servings <= max * 2 ? -0.4 : null;
}

/** The least that must be bought for the roles that the pantry cannot fill; Infinity where no shop helps. */
function leastShopping({ errands }: IndexedDish, larder: Larder, brief: Brief): number {
  const starchless = (brief.tilt['starch'] ?? 0) <= noStarch;
  let sum = 0;
  for (const { nodes, beside, cost, strictCost } of errands) {
    const least = brief.onlyThese ? strictCost : cost;
    if (least > 0 && !(beside && starchless) && !larder.hasAny(nodes)) sum += least;
  }
  return sum;
}

/** Weight of the pantry items that some role of the dish could take, and what it costs that it takes no others. */
function reach(
  { nodes }: IndexedDish,
  larder: Larder,
  brief: Brief,
  weights: readonly number[],
  mains: readonly number[],
): { readonly weight: number; readonly lost: number } {
  const taken = new Set<number>();
  for (const node of nodes)
    if (larder.has(node)) for (const { index } of larder.offers(node)) taken.add(index);
  let sum = 0;
  for (const index of taken) sum += weights[index]!;
  return { weight: sum, lost: lostTo(taken, brief, mains) };
}

/** What it costs a dish that it leaves things lying that the caller wants to see used. */
function lostTo(used: ReadonlySet<number>, brief: Brief, mains: readonly number[]): number {
  let lost = 0;
  for (let index = 0; index < brief.pantry.length; index++)
    if (brief.pantry[index]!.mustUse && !used.has(index)) lost += weight.mustUse;
  if (used.size === 0) lost += weight.nothingUsed;
  if (mains.length === 0 || (brief.meal !== null && sweetMeals.has(brief.meal))) return lost;
  let idle = 0;
  let fresh = 0;
  let waiting = 0;
  for (const index of mains) {
    const unused = !used.has(index);
    if (unused) idle += 1;
    if (!isFreshMain(brief.pantry[index]!.food!)) continue;
    fresh += 1;
    if (unused) waiting += 1;
  }
  if (idle === mains.length) return lost + weight.mainIdle;
  return lost + (fresh > 0 && waiting === fresh ? weight.freshIdle : 0) + idle * weight.secondIdle;
}

/** Meat or fish to be eaten soon; beans, eggs and bacon beside it can wait. */
const isFreshMain = (food: Food): boolean =>
  perishableMains.has(food.category) &&
  !food.traits.some((trait) => ['cured-meat', 'animal-stock', 'animal-fat'].includes(trait));

/** Meals for which nobody expects the chicken to be used. */
const sweetMeals: ReadonlySet<string> = new Set(['dessert', 'drink']);

/** Pantry items that a meal is made around. */
function mainItems(brief: Brief, larder: Larder): readonly number[] {
  return brief.pantry.flatMap(({ food }, index) =>
    food !== null &&
    !larder.denied(food) &&
    (perishableMains.has(food.category) ||
      (food.roles[0] === 'protein' && food.category !== 'nuts-seeds-dried-fruit'))
      ? [index]
      : [],
  );
}

function cuisineScore(dish: Dish, brief: Brief): number {
  if (brief.cuisine === null) return 0;
  if (dish.cuisine === brief.cuisine.id) return weight.cuisine;
  // A neighbour's kitchen has made it its own: chili in the one that people call Mexican.
  if (dish.fits.includes(brief.cuisine.id)) return weight.cuisine * 0.85;
  return brief.cuisine.within.has(dish.cuisine) ? weight.cuisine * 0.85 : weight.otherCuisine;
}

/** A dish first of all for this meal fits it better than one that will also do. */
function mealFit(dish: Dish, brief: Brief): number {
  const at = dish.meals.indexOf(brief.meal!);
  const main = brief.meal === 'lunch' || brief.meal === 'dinner';
  return (at === 0 ? 0.3 : 0.1) + (main ? (courseWorth[dish.course] ?? 0) : 0);
}

/** Things that spoil and were bought to be the middle of a meal. */
const perishableMains = new Set(['meat', 'poultry', 'seafood']);

/** Bought for one sort of dish, and asking for it. */
const telling =
  /wrappers?$|rice-paper|phyllo|puff-pastry|brick-pastry|pie-crust|pizza-dough|tortilla|taco-shells|lasagna|cannelloni|arborio|polenta|cornmeal|gnocchi|curry-paste|nori|masa/;

/** What gives a dish its taste and its country: whoever names it wants to taste it. */
const tasteMaking =
  /^(?:(?:light-)?coconut-milk|coconut-cream|curry-powder|garam-masala|gochujang|(?:white-|red-)?miso|harissa|tahini|pesto|berbere|ras-el-hanout|kimchi|five-spice-powder|taco-seasoning|cajun-seasoning|jerk-seasoning|zaatar|enchilada-sauce|satay-sauce|hoisin-sauce|doubanjiang|chipotle-in-adobo|chorizo|peanut-butter|natural-peanut-butter|pomegranate-molasses|preserved-lemon|oyster-sauce|dashi|mirin|thai-basil|fish-sauce|fajita-seasoning|chili-seasoning)$/;

/** How much it matters that a pantry item is used: a chicken more than the salt. */
function itemWeight(food: Brief['pantry'][number]['food'], urgency: number): number {
  if (food === null) return 0.1;
  const own = isStaple(food)
    ? 0.15
    : telling.test(food.id)
      ? 2.2
      : tasteMaking.test(food.id)
        ? 1.6
        : perishableMains.has(food.category)
          ? 2.4
          : food.kind === 'curry-paste' || food.kind === 'seasoning-blend'
            ? 0.9
            : food.roles.includes('protein')
              ? 1.5
              : food.category === 'spices-seasonings' || food.category === 'oils-vinegars'
                ? 0.25
                : food.category === 'herbs' || food.category === 'sauces-condiments'
                  ? 0.6
                  : 1;
  return own * (1 + urgency);
}
