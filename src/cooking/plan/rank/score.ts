import type { Food } from '#food/model';
import type { DishRole } from '../../dish.ts';
import { wholeTins } from '../../measures/doughs.ts';
import { miscut } from './as-cut.ts';
import { asItLies } from './as-it-lies.ts';
import { closeLoss } from '../worth.ts';
import type { Assignment } from '../assign.ts';
import type { IndexedDish } from './indexed-dish.ts';
import { isOwn, type Fill } from '../fill.ts';
import { put } from './item-set.ts';
import type { Larder } from '../kitchen/larder.ts';
import { isBasePart, isMainPart, isPerishableMain, isStarch } from '../meal-parts.ts';
import { isMain, lostTo, type Stakes } from './stakes.ts';
import { errandOf, isCommon, isStaple } from '../kitchen/staples.ts';
import { hardly, partWorth, usualPortion } from './usual-portion.ts';
import { weight } from './weights.ts';

/** How well a dish with its roles filled answers the brief. */
export function scoreOf(
  indexed: IndexedDish,
  fixed: number,
  assignment: Assignment,
  larder: Larder,
  stakes: Stakes,
): number {
  const { used } = stakes.scratch;
  used.fill(0);
  const shares = sharesOf(assignment, stakes);
  let covered = 0;
  let portions = 0;
  for (const index of stakes.mains) if (assignment.used.has(index)) portions += shares[index]!;
  for (const index of assignment.used) {
    const share = shares[index]!;
    // Two slices of halloumi in a salad are not what it was bought for; sausage and shrimp in one pot are a portion together.
    if (share > hardly || portions >= together || !stakes.mains.includes(index)) put(used, 0, index);
    covered += stakes.weights[index]! * (assignment.worth.get(index) ?? 1) * partWorth(share);
  }
  for (const [index, held] of stakes.held) {
    if (!assignment.used.has(index)) continue;
    const share = takenOf(index, assignment, stakes) / held;
    const short = share > enough ? shortage : 0;
    const left = Math.max(0, 1 - share) * leftover;
    covered -= stakes.weights[index]! * (assignment.worth.get(index) ?? 1) * (short + left);
  }
  const fetched = shortHearts(assignment, stakes);
  for (const index of fetched)
    covered -= stakes.weights[index]! * (assignment.worth.get(index) ?? 1) * (1 - shortage);
  return (
    fixed +
    (covered / stakes.total) * weight.pantry -
    (stakes.mainsWanted ? lying(covered / stakes.eatenTotal, stakes.eaten) : 0) * weight.lying -
    (assignment.buys + fetched.length) * weight.buy -
    (indexed.dish.form ? 0 : fetched.length * weight.boughtHeart) -
    assignment.loss * weight.loss +
    kinship(indexed, assignment, larder) * weight.kinship -
    (indexed.dish.form ? 0 : strayCost(assignment.strayed)) -
    boughtBases(indexed, assignment) * weight.boughtBase -
    boughtNames(indexed, assignment) * weight.boughtName -
    boughtHearts(indexed, assignment, larder) * weight.boughtHeart -
    (stakes.mains.length > 0 && buysMain(assignment, isPerishableMain) ? weight.boughtMain : 0) -
    (stakes.mains.some((index) => !assignment.used.has(index)) && buysMain(assignment, isMain)
      ? weight.boughtInstead
      : 0) -
    (buysStarch(assignment, stakes) ? weight.boughtStarch : 0) -
    (stakes.mains.length > 0 && buysStandIn(assignment) ? weight.boughtStandIn : 0) -
    fetchedInstead(assignment) * weight.fetchedInstead -
    (stakes.cuts === null ? 0 : miscut(assignment, stakes.cuts, stakes.skill) * weight.miscut) -
    guests(assignment, stakes) * weight.guestMain -
    mustGuests(indexed, assignment, stakes) * weight.mustGuest -
    lostTo(used, 0, stakes)
  );
}

/** Of a list of so many things that may be eaten a cook uses so much of its worth, whatever else is cooked. */
const listed = 5;
const leastOfList = 0.3;
/** How near a dish comes to using next to nothing of a list, 0–1. */
const lying = (share: number, items: number): number =>
  items < listed ? 0 : Math.max(0, 1 - Math.max(0, share) / leastOfList);

/** From so much of a portion on, several things that a meal is made around are one between them. */
const together = 0.6;

/** Which part of a portion of each item somebody gets, 1 for those that no portions are eaten of. */
function sharesOf({ plan }: Assignment, { scratch: { shares } }: Stakes): Float64Array {
  shares.fill(0);
  for (const role of plan.dish.roles) {
    const { id, grams: usual, scale, need } = role;
    const fills = plan.fills.get(id);
    if (fills === undefined || fills.length === 0) continue;
    for (const { food, pantry, ratio } of fills) {
      if (pantry === null) continue;
      const portion = usualPortion(food);
      const grams = ((plan.grams.get(id) ?? usual) * ratio) / fills.length;
      // There is little bulgur in a tabbouleh, and it is what the dish is made of.
      const whole = portion === 0 || scale !== 'linear' || (need === 'essential' && isOwn(role, food));
      shares[pantry]! += whole ? 1 : grams / portion;
    }
  }
  return shares;
}

/** Families whose pot or bowl is as much itself with meat in it as without. */
const takeAnything: ReadonlySet<string> = new Set(
  'soup stew curry braise rice noodles pasta salad bowl wrap sandwich stir-fry'.split(' '),
);

/** 1 where meat or fish to be eaten soon is in a dish only as what it could do without: salmon laid on a mash. */
function guests({ plan, used }: Assignment, { freshMains }: Stakes): number {
  const { form, family } = plan.dish;
  if (form || takeAnything.has(family) || !freshMains.some((index) => used.has(index))) return 0;
  const isPartOfIt = ({ id, need, food }: DishRole): boolean =>
    need !== 'extra' &&
    !(need === 'optional' && food === null) &&
    (plan.fills.get(id) ?? []).some(({ pantry }) => pantry !== null && freshMains.includes(pantry));
  return plan.dish.roles.some(isPartOfIt) ? 0 : 1;
}

/** How many things that must be used are no part of the dish, but only in it as well. */
const mustGuests = ({ dish }: IndexedDish, { used, worth }: Assignment, { must }: Stakes): number =>
  dish.form ? 0 : must.filter((index) => used.has(index) && (worth.get(index) ?? 1) < ownPlace).length;
/** What has a place of its own in a dish, or stands for what has, is worth as much. */
const ownPlace = 0.8;

/** What is lost of an item's worth where next to nothing of the weighed pound is used. */
const leftover = 0.7;
/** From here on more of it has to be bought, and what that costs of its worth. */
const enough = 1.2;
const shortage = 0.25;

/** Grams of a pantry item that a plan takes. */
function takenOf(
  index: number,
  { plan }: Assignment,
  { servings: asked, servingsFree, foods }: Stakes,
): number {
  const servings = servingsFree && wholeTins.has(plan.dish.family) ? plan.dish.servings.default : asked;
  let grams = 0;
  for (const { id, grams: usual, scale } of plan.dish.roles)
    for (const fill of plan.fills.get(id) ?? [])
      if (fill.pantry === index)
        grams += asItLies(
          (plan.grams.get(id) ?? usual) *
            fill.ratio *
            (scale === 'linear' ? servings : plan.dish.servings.default),
          fill.food,
          foods[index] ?? fill.food,
        );
  return grams;
}

/** Of what makes a dish nobody has it who has less than half. */
const farShort = 2.2;

/** Counted things of which what makes the dish takes more than twice as many: who has one banana has none for a banana bread. */
const shortHearts = (assignment: Assignment, stakes: Stakes): readonly number[] =>
  stakes.few.flatMap(([index, held]) =>
    assignment.used.has(index) &&
    takenOf(index, assignment, stakes) > held * farShort &&
    isHeart(index, assignment)
      ? [index]
      : [],
  );

const isHeart = (index: number, { plan }: Assignment): boolean =>
  plan.dish.roles.some(
    ({ id, need }) =>
      need === 'essential' && (plan.fills.get(id) ?? []).some(({ pantry }) => pantry === index),
  );

/** How much of a food's telling is left in one that stands in for it. */
export const kin = (own: boolean, loss: number): number =>
  own ? 1 : loss <= closeLoss ? 0.75 : Math.max(0, 0.6 - loss * 3);

/**
 * How much of what tells a dish from others is in the kitchen, 0–1: mince, kidney beans and tomatoes are a chili,
 * whatever else could be cooked with them. What the brief forbids is not missed.
 */
function kinship({ dish, roles, telling }: IndexedDish, { plan }: Assignment, larder: Larder): number {
  let here = 0;
  let whole = telling;
  for (const { role, telling: own, spared } of roles) {
    if (own === 0) continue;
    const fill = plan.fills.get(role.id)?.[0];
    if (spared !== null && larder.bars(spared)) whole -= own;
    else if (fill !== undefined && fill.pantry !== null) here += own * kin(isOwn(role, fill.food), fill.loss);
  }
  return dish.form || whole <= 0 ? 0 : Math.min(1, here / whole);
}

/** A dish of which half the parts are others is that dish only by name. */
export const strayCost = (strayed: number): number =>
  strayed * weight.strayed + strayed * strayed * weight.strayedFar;

/** Whether something of a sort has to be bought for a part that the dish is not itself without. */
const buysMain = ({ plan }: Assignment, isSuch: (food: Food) => boolean): boolean =>
  plan.dish.roles.some(
    (role) =>
      isMainPart(role) &&
      (plan.fills.get(role.id) ?? []).some(({ food, pantry }) => pantry === null && isSuch(food)),
  );

/** Whether what the dish is called by is not eaten here, and what would take its place is bought: smoked tofu for a tuna salad. */
const buysStandIn = ({ plan }: Assignment): boolean =>
  !plan.dish.form &&
  plan.dish.roles.some(
    (role) =>
      isMainPart(role) &&
      (plan.fills.get(role.id) ?? []).some(
        ({ food, pantry }) => pantry === null && isMain(food) && role.food !== null && !isOwn(role, food),
      ),
  );

/**
 * How many parts of a dish are bought as something that only stands for what is not eaten here: soy cream for its cream, flaxseed
 * for its eggs. Nobody has them who did not list them, and the dish is a little less itself as well.
 */
function fetchedInstead({ plan }: Assignment): number {
  if (plan.dish.form) return 0;
  let fetched = 0;
  for (const role of plan.dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    if (role.need === 'extra' || role.food === null || fills.length === 0) continue;
    if (
      fills.every(
        ({ food, pantry }) => pantry === null && !isOwn(role, food) && !isMain(food) && isMadeToStand(food),
      )
    )
      fetched += 1;
  }
  return Math.min(fetched, 2);
}
/** What is made, or kept, only to take the place of milk, cream, eggs and cheese. */
const isMadeToStand = ({ id }: Food): boolean => madeToStand.test(id);
const madeToStand =
  /^(?:(?:soy|oat|coconut|almond|cashew|vegan)-(?:(?:whipped-|whipping-|sour-)?cream(?:-cheese)?|yogurt|cheese|feta|ricotta|mozzarella|cheddar|parmesan|mayonnaise|halloumi|bacon|egg|fish-sauce)|(?:ground-)?flaxseed|flax-egg|chia-seeds|nutritional-yeast)$/;

/** From this weight per person on something starchy fills a plate: flour that thickens a sauce does not. */
const plateful = 30;

/** Whether something to fill the plate up is bought, or boiled afresh, while another such thing lies there, boiled before. */
const buysStarch = ({ plan, used }: Assignment, { starches, foods }: Stakes): boolean => {
  const idle = starches.filter((index) => !used.has(index));
  if (idle.length === 0) return false;
  const boiled = idle.some((index) => foods[index]?.id.startsWith('cooked-') === true);
  return plan.dish.roles.some(
    ({ id, grams }) =>
      grams >= plateful &&
      (plan.fills.get(id) ?? []).some(
        ({ food, pantry }) => pantry === null && isStarch(food) && (boiled || !isStaple(food)),
      ),
  );
};

/** From so many grams a serving on most kitchens have too little of what most kitchens have: no carrot soup of the one carrot. */
const byThePound = 90;
const isByThePound = ({ grams }: DishRole): boolean => grams >= byThePound;

/** How many of the foods that the dish is called by have to be bought. */
const boughtNames = ({ roles }: IndexedDish, { plan }: Assignment): number =>
  roles.filter(({ role, named, titled }) => {
    if (!named && !titled) return false;
    const fills = plan.fills.get(role.id) ?? [];
    return (
      fills.length > 0 &&
      fills.every(
        ({ food, pantry }) =>
          pantry === null &&
          ((named && isOwn(role, food)) ||
            (titled && !isStaple(food) && (!isCommon(food) || isByThePound(role)))),
      )
    );
  }).length;

/**
 * How many foods have to be bought that a dish is built on, or that are to stand for what may not be eaten: achiote for who
 * has none, soy yogurt for a vegan. Who wrote the list did not think of that dish.
 */
function boughtHearts({ dish, roles }: IndexedDish, { plan }: Assignment, larder: Larder): number {
  if (dish.form) return 0;
  let bought = 0;
  for (const { role, own } of roles) {
    if (role.need !== 'essential' && role.need !== 'required') continue;
    const fills = plan.fills.get(role.id) ?? [];
    if (fills.length === 0) continue;
    // Vinegar by the glass makes the dish, though the bottle stands in the cupboard: nobody who lists beef and wine has it in mind.
    if (role.need === 'essential' && role.grams >= byTheGlass && fills.every(isVinegarOutOfTheCupboard))
      bought += 1;
    // A jar of spice is a small errand, whatever is built on it.
    if (!fills.every(({ food, pantry }) => pantry === null && !isStaple(food) && errandOf(food) === 1))
      continue;
    if (role.need === 'essential') bought += 1;
    if (own !== null && larder.bars(own)) {
      bought += 1;
      // A sauce of nothing but bought soy cream: a dish that needs no cream is the better one.
      if (role.grams >= bySauce && fills.every(({ food }) => isMadeToStand(food))) bought += 1;
    }
  }
  return bought;
}

/** From so many grams a serving on something is a sauce, and no spoonful in one. */
const bySauce = 40;

/** From so many grams a serving on a dish is soured, and not only sharpened. */
const byTheGlass = 15;
const isVinegarOutOfTheCupboard = ({ food, pantry }: Fill): boolean =>
  pantry === null && food.ancestors.includes('vinegar');

/** Which share of the parts that make a dish or a form what it is has to be bought. */
function boughtBases({ roles, bases }: IndexedDish, { plan }: Assignment): number {
  let bought = 0;
  for (const { role } of roles)
    if (
      isBasePart(role) &&
      plan.fills.get(role.id)?.every(({ food, pantry }) => pantry === null && !isStaple(food)) === true
    )
      bought += 1;
  return bases === 0 ? 0 : bought / bases;
}
