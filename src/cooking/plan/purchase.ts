/** What has to be bought for a role, and what that costs the choice. */
import type { Food } from '#food/model';
import type { DishRole } from '../dish.ts';
import type { Brief } from './brief.ts';
import type { Fill } from './fill.ts';
import type { Larder } from './kitchen/larder.ts';
import { isFinishing, isKeeping, isRemains, isTasted } from './kitchen/staples.ts';
import type { IndexedRole, Way } from './rank/indexed-dish.ts';
import { noStarch } from './rank/tilt.ts';
import { closeLoss, swappedHeart } from './worth.ts';

export interface Candidate extends Fill {
  readonly cost: number;
}

const buyCost: Readonly<Record<string, number>> = { essential: 1.4, required: 1.1, optional: 99, extra: 99 };

/**
 * How much may be on the list already for butter or parsley to be bought that a dish could do without: it is duller
 * without them. Who counts what is on the plate is given less that nobody asked for.
 */
const roomForMore = 2.5;

const roomCounted = 1.5;

const roomFor = (brief: Brief): number => (isCounted(brief) ? roomCounted : roomForMore);

/** How a role is filled that the kitchen has nothing for. */
export interface Shopping {
  /** The role's own food, null where it has none. */
  readonly own: Food | null;
  readonly ownDenied: boolean;
  /** The dish is built on the own food, and that may be eaten. */
  readonly heart: boolean;
  /** Nothing beyond staples is bought. */
  readonly shopless: boolean;
  /** There is always oil, but what is made with butter is made with butter, as long as that may be eaten and bought. */
  readonly makeshift: boolean;
  /** How much may be on the list before what could be done without is left in the shop. */
  readonly room: number;
}

export function shoppingFor(
  { role, own: ownWay, fries }: IndexedRole,
  brief: Brief,
  larder: Larder,
): Shopping {
  const shopless =
    brief.onlyThese || role.need === 'extra' || (role.food === null && role.need === 'optional');
  const own = ownWay?.toBuy ?? null;
  const ownDenied = ownWay !== null && larder.bars(ownWay);
  const wanted = own !== null && !ownDenied;
  return {
    own,
    ownDenied,
    heart: wanted && role.need === 'essential',
    shopless,
    makeshift:
      wanted &&
      !shopless &&
      (role.need === 'essential' || role.need === 'required') &&
      isTasted(own) &&
      !(own.id === 'butter' && role.need === 'required' && fries),
    room: roomFor(brief),
  };
}

/** Whether the plate is measured for something. */
export const isCounted = ({ tilt }: Brief): boolean => Object.keys(tilt).length > 0;

/** What a loss of character and a price cost together. */
export const costOf = (loss: number, price: number, heart: boolean): number =>
  (heart && loss > closeLoss ? loss * 3 + swappedHeart : loss * 2.2) + price;

/** What a staple costs. */
const staplePrice = 0.15;

/** What is missed where a staple takes its place is bought rather, even for a part that the dish stands without; nothing costs less. */
export const tastedPrice = 0.1;

const seasonsOnly: ReadonlySet<string> = new Set(['herbs', 'spices-seasonings']);

/** What is on the list for the shop so far: what the dish needs, and what it could do without. */
export interface ShoppingList {
  readonly buys: number;
  readonly trimmings: number;
}

/** Up to this length of the list celery and parsley are bought besides, that round a dish off and no more: nobody goes for a sprig as well. */
const roomForTrimmings = 0.4;

/** Whether the list is too long for one thing more that the dish could do without; what gives it its taste comes before trimmings. */
const isTooLong = (
  food: Food,
  { beside }: DishRole,
  { buys, trimmings }: ShoppingList,
  room: number,
): boolean =>
  !isKeeping(food) && (isTasted(food) || beside ? buys > room : buys + trimmings > roomForTrimmings);

/** From so many things on a list that is the meal, and what is only strewn over it is not missed. */
const wholeMeal = 6;

/** Whether a sauce that may not be eaten has its like in the dish's own list: soy sauce for fish sauce, before plain salt. */
const hasOwnLike = ({ need, options }: DishRole, brief: Brief): boolean =>
  (need === 'required' || need === 'essential') &&
  options.some(({ food }) => {
    const one = soySauces.test(food) ? brief.get(food) : undefined;
    return one !== undefined && !one.abstract && brief.deny(one) === null;
  });

/** What any shop has; nobody is sent for coconut aminos where salt will do. */
const soySauces = /(?:soy-sauce|tamari|fish-sauce)$/;

/** What it costs to fill a role with a food from the cupboard or the shop; Infinity where nobody does that. */
export function purchaseCost(
  way: Way,
  role: DishRole,
  { own, ownDenied, heart, shopless, makeshift, room }: Shopping,
  brief: Brief,
  larder: Larder,
  list: ShoppingList,
): number {
  const { option, toBuy, double, staple: usual, bare, errand: distance } = way;
  const { need } = role;
  // An extra is only ever what the kitchen has; nobody adds oregano because it costs nothing.
  if (toBuy === null || toBuy.abstract || need === 'extra' || isRemains(toBuy)) return Infinity;
  if (way.instead && (!ownDenied || (toBuy.id === 'salt' && !shopless && hasOwnLike(role, brief))))
    return Infinity;
  // Who lists ginger, saffron and cinnamon has chosen the taste, and is sent for no turmeric to go with it.
  if (need === 'optional' && brief.seasoned === true && !bare) return Infinity;
  const staple = brief.onlyThese ? bare : usual;
  const garnish = need === 'optional' && !staple;
  if (garnish && (toBuy !== own || !isFinishing(toBuy) || isTooLong(toBuy, role, list, room)))
    return Infinity;
  // Nor is anybody sent for a sprig who has listed what goes into a meal.
  if (garnish && toBuy.category === 'herbs' && brief.pantry.length >= wholeMeal) return Infinity;
  // Who counts carbohydrates is sold no onion that the dish can do without.
  if (garnish && (brief.tilt['starch'] ?? 0) <= noStarch && !seasonsOnly.has(toBuy.category)) return Infinity;
  if ((!staple && shopless) || larder.bars(way)) return Infinity;
  // Carrots are easily had, and still nobody buys them for the broccoli of a dish.
  const isFirst = own === null || toBuy === own || ownDenied;
  const price = staple
    ? makeshift && toBuy !== own
      ? (buyCost[need] ?? 1) * 0.55
      : staplePrice
    : garnish
      ? isTasted(toBuy)
        ? tastedPrice
        : 1
      : (buyCost[need] ?? 1) * (distance < 1 && isFirst ? 0.55 : 1);
  return costOf(option.loss, (double ? doubled : 0) + price, heart);
}

/** What it costs that a food stands in for another and is in the dish already. */
export const doubled = 0.35;
