import type { Food } from '#food/model';
import type { Dish, DishRole } from '../dish.ts';
import type { Brief } from './brief.ts';
import type { Fill, Plan } from './fill.ts';
import {
  isAnyBarred,
  isLeftUnbought,
  roleBit,
  type IndexedDish,
  type IndexedRole,
  type Option,
  type Way,
} from './rank/indexed-dish.ts';
import type { Larder, Offer } from './kitchen/larder.ts';
import { isMainPart } from './meal-parts.ts';
import { needlessStarch } from './beside/needless-starch.ts';
import { isSideVegetable } from './beside/side-role.ts';
import { hasNoRatio, isBound, isPlentiful } from './within/plentiful.ts';
import { errandOf, isFinishing, isKeeping, isRemains, isStaple, isTasted } from './kitchen/staples.ts';
import { oneVessel } from '../equipment/equipment.ts';
import { noStarch } from './rank/tilt.ts';
import { beyondTools } from './tools.ts';

/** A dish with its roles filled from the brief, and what that costs in character and shopping. */
export interface Assignment {
  readonly plan: Plan;
  /** Pantry items used, by index. */
  readonly used: ReadonlySet<number>;
  /** How much at home each of them is in the dish, 0–1: part of it, in another's place, or a guest. */
  readonly worth: ReadonlyMap<number, number>;
  /** Foods to buy that are not staples; a spice or herb counts half. */
  readonly buys: number;
  /** Sum of the character lost by swaps, weighted by need. */
  readonly loss: number;
  /** How many of the parts that make the dish are other foods, though their own might be eaten; by weight of need. */
  readonly strayed: number;
}

/** What a pantry item counts for that a dish takes into an open place, as a vegetable beside it, or in place of another food. */
const guestWorth = 0.72;
const besideWorth = 0.5;
/** What is mostly cooked, and lies raw or boiled beside a dish only because that has no place for it: who names fennel wants it in the pan. */
const asideWorth = 0.15;
const mostlyCooked: ReadonlySet<string> = new Set(['fennel', 'carrot', 'celery']);
const standInWorth = 0.88;
/** Nuts that are strewn over a dish, and cream that is spooned on, are no part of it as they are of the dish that is made with them. */
const strewnWorth = 0.6;
const strewn: ReadonlySet<string> = new Set(['side_bite', 'side_cream']);

/** How much at home a food is in a role; `loss` is the character that the dish loses by it, `own` the role's own food. */
export function worthOf(role: DishRole, food: Food, loss: number, own: Food | null, dish: Dish): number {
  if (dish.form) return 1;
  if (isSideVegetable(role.id)) return mostlyCooked.has(food.id) ? asideWorth : besideWorth;
  if (strewn.has(role.id)) return strewnWorth;
  if (role.beside && isBoiledBefore(food)) return besideWorth;
  if (role.need === 'extra' || role.food === null || (role.beside && isNoodle(food))) return guestWorth;
  if (role.need === 'essential' && own !== null && isJointForRoasting(food) && isBraised(own))
    return stewedJoint;
  return food.id === own?.id || loss === 0 ? 1 : standInWorth;
}

/** Who has a rib roast or a fillet did not buy it to have it in a stew. */
const stewedJoint = 0.7;
const isBraised = ({ cooking }: Food): boolean => cooking.some(({ method }) => moist.has(method));
const isJointForRoasting = ({ cooking, category }: Food): boolean =>
  category === 'meat' &&
  cooking.some(({ method }) => method === 'roast') &&
  !cooking.some(({ method }) => moist.has(method));
const moist: ReadonlySet<string> = new Set(['braise', 'simmer', 'slow', 'pressure']);

/** Rice that was boiled yesterday is there to be made into something, and not only to be warmed up beside it. */
const isBoiledBefore = ({ id, category }: Food): boolean =>
  category === 'pasta-rice-grains' && id.startsWith('cooked-');

/** Whoever names a pasta has a dish of pasta in mind, not a heap of it beside something else. */
const isNoodle = ({ ancestors }: Food): boolean =>
  ancestors.some((kind) => kind === 'pasta' || kind === 'noodle');

/** What a part counts for that has become another food. */
const strayWeight: Readonly<Record<string, number>> = {
  essential: 1,
  required: 0.5,
  optional: 0.25,
  extra: 0,
};
/** From this loss on a swap is no longer the same thing under another name. */
const strayLoss = 0.12;

/** How far a dish strays by a food in a role whose own food might be eaten. */
export const strayOf = (role: DishRole, food: Food, loss: number, own: Food): number =>
  food.id === own.id || loss < strayLoss ? 0 : role.beside ? 0.25 : (strayWeight[role.need] ?? 0);

/** Up to this loss a swap is as good as the dish's own food. */
export const closeLoss = 0.05;

/** What a dish loses where it has to do without one of its parts. */
const withoutPart = 0.12;
const withoutTouch = 0.03;

/** What it costs a dish that another food stands at its heart, before how well that food does there. */
const swappedHeart = 0.3;

/** What is lost of a dish by one of its foods: most at its heart, little in what it could do without. */
export function lossOf(role: DishRole, loss: number): number {
  if (role.need === 'essential') return loss > closeLoss ? loss * 2 + swappedHeart : loss;
  return role.need === 'required' ? loss : loss * 0.3;
}

interface Candidate extends Fill {
  readonly cost: number;
}

const buyCost: Readonly<Record<string, number>> = { essential: 1.4, required: 1.1, optional: 99, extra: 99 };

/** From this price on nobody buys it. */
const tooDear = 90;

/**
 * How much may be on the list already for butter or parsley to be bought that a dish could do without: it is duller
 * without them. Who counts what is on the plate is given less that nobody asked for.
 */
const roomForMore = 2.5;
const roomCounted = 1.5;
const roomFor = (brief: Brief): number => (isCounted(brief) ? roomCounted : roomForMore);

/** Whether a part is only sugar or honey to taste: who counts sugar gets none, and not a pinch of it that nobody tastes. */
const isSweetenedToTaste = ({ need, range }: DishRole, own: Food | null): boolean =>
  need === 'optional' && range[0] === 0 && own?.roles[0] === 'sweet';

/**
 * Fills the roles of a dish, essential ones first, from the pantry where it can, from staples or the shop where it must.
 * Null where a needed role cannot be filled under the brief's restrictions.
 * @param here bits of the roles that something in the kitchen could fill; more of them do no harm
 */
export function assignRoles(
  indexed: IndexedDish,
  here: number,
  brief: Brief,
  larder: Larder,
): Assignment | null {
  const { dish } = indexed;
  const fills = new Map<string, readonly Fill[]>();
  const used = new Set<number>();
  const worth = new Map<number, number>();
  const claimed = new Set<number>();
  let buys = 0;
  let trimmings = 0;
  let loss = 0;
  let strayed = 0;
  const bought = new Set<string>();
  const sidesLeft = (brief.tilt['starch'] ?? 0) <= noStarch;
  const onePot = brief.tools?.has(oneVessel) === true;
  const beyond = beyondTools(dish, brief);
  const unsweetened = (brief.tilt['sweet'] ?? 0) <= -1;
  const noStove = brief.tools !== null && !brief.tools.has('stove');
  for (let at = 0; at < indexed.roles.length; at++) {
    const entry = indexed.roles[at]!;
    const { role } = entry;
    const stocked = (here & roleBit(at)) !== 0;
    if (
      (!stocked && entry.spareable && entry.purchases.length === 0) ||
      (entry.unless.length > 0 && entry.unless.some((other) => (fills.get(other) ?? []).length > 0)) ||
      (entry.only !== null && (fills.get(entry.only) ?? []).length === 0) ||
      (entry.beside && sidesLeft) ||
      (unsweetened && isSweetenedToTaste(role, entry.own?.toBuy ?? null)) ||
      (noStove && isSideVegetable(role.id)) ||
      beyond.has(role.id)
    ) {
      fills.set(role.id, leftOut);
      continue;
    }
    const picks = entry.several
      ? choosePicks(role, candidatesFor(entry, stocked, brief, larder, claimed, { buys, trimmings }), brief)
      : cheapest(entry, stocked, brief, larder, claimed, { buys, trimmings });
    // In the only pot there is, nothing is boiled beside the dish.
    const found = picks.filter(
      ({ cost, food }) => cost < tooDear && !(onePot && entry.beside && !isBoiled.test(food.id)),
    );
    const isBarred = entry.dispensable && entry.own !== null && larder.bars(entry.own);
    const isSpared = isLeftUnbought(entry, brief) && found.every(({ pantry }) => pantry === null);
    const isDenied = isBarred || isSpared;
    // Who may not eat the sour cream on top buys nothing in its place, and who lacks a pinch of sugar is not taken to have it.
    const isGone = isSpared && (entry.touch || entry.ground) && !isAnyBarred(indexed, larder);
    const chosen: readonly Candidate[] =
      isGone || (isDenied && found.every(({ pantry, food }) => pantry === null && !isStaple(food)))
        ? []
        : found;
    if (chosen.length < Math.max(role.picks[0], 0) || chosen.length === 0) {
      if ((role.need === 'essential' || role.need === 'required') && !(onePot && entry.beside)) {
        if (!isDenied) return null;
        loss += entry.touch ? withoutTouch : lossOf(role, withoutPart);
      }
      fills.set(role.id, leftOut);
      continue;
    }
    fills.set(role.id, chosen);
    const own = entry.own?.toBuy ?? null;
    if (own !== null && !larder.bars(entry.own!))
      strayed += Math.max(...chosen.map(({ food, loss: lost }) => strayOf(role, food, lost, own)));
    for (const fill of chosen) {
      loss += lossOf(role, fill.loss);
      if (fill.pantry !== null) {
        used.add(fill.pantry);
        worth.set(
          fill.pantry,
          Math.max(worth.get(fill.pantry) ?? 0, worthOf(role, fill.food, fill.loss, own, dish)),
        );
        // Salt and oil may serve twice; a second chicken does not appear by itself.
        if (isStaple(fill.food) || isFat(fill.food)) continue;
        if (role.food === null || role.need === 'extra') claimed.add(fill.pantry);
        else if (role.grams * fill.ratio >= 15) claimed.add(fill.pantry);
      } else if (!isStaple(fill.food) && !bought.has(fill.food.id)) {
        bought.add(fill.food.id);
        if (role.need !== 'optional') buys += errandOf(fill.food);
        else if (!isKeeping(fill.food)) trimmings += errandOf(fill.food);
      }
    }
  }
  for (const id of needlessStarch(dish, fills)) fills.set(id, leftOut);
  pourOneOil(indexed, fills);
  if (dish.any.length > 0 && dish.any.every((role) => (fills.get(role) ?? []).length === 0)) return null;
  return { plan: { dish, fills, grams: tiltGrams(dish, fills, brief) }, used, worth, buys, loss, strayed };
}

/** Of more than so much, grams a serving, something is fried in deep oil. */
const shallow = 30;
const isTaken = (fills: readonly Fill[] | undefined, id: string): boolean =>
  fills?.length === 1 && fills[0]!.pantry === null && fills[0]!.food.id === id;

/**
 * Nobody opens two bottles for one pan: where olive oil stands in for butter beside an oil of no taste, and the kitchen has
 * named neither, all of it comes out of one.
 */
function pourOneOil({ roles }: IndexedDish, fills: Map<string, readonly Fill[]>): void {
  const standIn = roles.find(
    ({ role }) => role.food === 'butter' && isTaken(fills.get(role.id), 'olive-oil'),
  );
  if (standIn === undefined) return;
  const plain = roles.filter(({ role }) => isTaken(fills.get(role.id), 'neutral-oil'));
  if (plain.length === 0 || plain.some(({ role }) => role.grams > shallow)) return;
  const pour = ({ ways }: IndexedRole, oil: Food): readonly Fill[] | null => {
    const way = ways.find(({ toBuy }) => toBuy?.id === oil.id);
    if (way === undefined) return null;
    const { ratio, loss, prep, unit, as } = way.option;
    return [{ food: oil, pantry: null, ratio, loss, prep, unit, as }];
  };
  const olive = fills.get(standIn.role.id)![0]!.food;
  const poured = plain.map((entry) => (entry.role.food === 'neutral-oil' ? pour(entry, olive) : null));
  if (poured.every((one) => one !== null)) {
    for (const [at, { role }] of plain.entries()) fills.set(role.id, poured[at]!);
    return;
  }
  const neutral = fills.get(plain[0]!.role.id)![0]!.food;
  const [stood] = fills.get(standIn.role.id)!;
  fills.set(standIn.role.id, pour(standIn, neutral) ?? [{ ...stood!, food: neutral }]);
}

/** What needs no pot of its own. */
const isBoiled = /^(?:cooked|ready)-|bread|baguette|pita|tortilla|naan|roll/;

/** Of oil and ghee there is a bottle or a jar. */
const isFat = ({ roles, category }: Food): boolean => roles[0] === 'fat' && category !== 'dairy-eggs';

const leftOut: readonly Fill[] = [];

const isFlesh = (one: Nature): boolean => one === 'meat' || one === 'seafood';

type Nature = 'meat' | 'seafood' | 'egg' | 'cheese' | 'plant';

const keptLonger: ReadonlySet<string> = new Set(['canned-jarred', 'frozen']);
/** From the deli counter comes what is eaten for meat, and mash that is potatoes; clams stay clams in a tin, prawns in the freezer. */
const natureOf = ({ category, traits, ancestors }: Food): Nature =>
  category === 'meat' || category === 'poultry' || (category === 'deli' && !traits.includes('starchy'))
    ? 'meat'
    : category === 'seafood' || (keptLonger.has(category) && ancestors.includes('seafood'))
      ? 'seafood'
      : category === 'cheese'
        ? 'cheese'
        : category === 'dairy-eggs' && traits.includes('egg')
          ? 'egg'
          : 'plant';

/**
 * What it costs that a dish is built on something else than its own kind, where nobody has to avoid that. Salmon
 * teriyaki is as good a dish as the chicken's where its own cooks say so.
 */
function strangeness(own: Nature, other: Nature, loss: number): number {
  // Where its cooks say that paneer is no loss to it at all, the dish is its as well.
  if (own === other || loss === 0) return 0;
  if (!isFlesh(own) || !isFlesh(other)) return 0.5;
  return loss <= closeLoss ? 0 : 0.15;
}

/** A brined brisket in a dish of fresh beef would be salted twice, unless the dish names it. */
const curedForFresh = 0.4;
const isCured = ({ traits }: Food): boolean => traits.includes('cured-meat');

/** Up to this a guess at what was meant is as good as said: "chicken" for thighs. */
const sureGuess = 0.12;

/** What it costs that something goes into a second part of the dish. */
const secondTime = 0.2;
const keptInNumbers =
  /onion|shallot|scallion|garlic|ginger|lemon|lime|chil[il]|cheese|cream|yogurt|milk|butter|flour|sugar|-oil$|^ghee$/;

const peel = /-zest$/;
/** Who writes "red onion" has another one, for the pan and for the pickle; nobody has a second chicken. */
const isKeptInNumbers = ({ id, category }: Food): boolean => category === 'cheese' || keptInNumbers.test(id);

/** How a role is filled that the kitchen has nothing for. */
interface Shopping {
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

function shoppingFor({ role, own: ownWay, fries }: IndexedRole, brief: Brief, larder: Larder): Shopping {
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
const isCounted = ({ tilt }: Brief): boolean => Object.keys(tilt).length > 0;

/** What a loss of character and a price cost together. */
const costOf = (loss: number, price: number, heart: boolean): number =>
  (heart && loss > closeLoss ? loss * 3 + swappedHeart : loss * 2.2) + price;

/** What a staple costs. */
const staplePrice = 0.15;
/** What is missed where a staple takes its place is bought rather, even for a part that the dish stands without; nothing costs less. */
const tastedPrice = 0.1;

const seasonsOnly: ReadonlySet<string> = new Set(['herbs', 'spices-seasonings']);

/** What is on the list for the shop so far: what the dish needs, and what it could do without. */
interface ShoppingList {
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
function purchaseCost(
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
const doubled = 0.35;

/** What it costs to take what is another part's own, where the kitchen has something else of the kind. */
const notMine = 0.1;

/** What a whole joint on its bone loses that is cut into cubes for a stew. */
const cutUpJoint = 0.2;
const cutUp = /\b(?:cubes?|chunks?|pieces|strips|diced?|slices?|sliced)\b/;
/** Whether a list speaks of a whole joint: who has a leg of lamb on its bone means to roast it. */
const isJoint = ({ category, id }: Food, text: string): boolean =>
  category === 'meat' &&
  /\b(?:bone[- ]in|on the bone|whole|joint)\b/i.test(text) &&
  /leg|shoulder|loin|rib|rack|joint|roast|ham/.test(id) &&
  !/\b(?:chops?|steaks?|cutlets?|diced|cubed|sliced|stew(?:ing)?)\b/i.test(text);

/** What it costs to take one thing of the kitchen for a role, and how much of the dish's character that loses. */
interface Taking {
  readonly loss: number;
  readonly cost: number;
}

/** Reckons what taking things of the kitchen for one role costs; null for what is spoken for. */
function takingFor(
  { role, own: ownWay, others }: IndexedRole,
  { own, ownDenied, heart }: Shopping,
  brief: Brief,
  larder: Larder,
  claimed: ReadonlySet<number>,
): (way: Way, offer: Offer) => Taking | null {
  const ownHeld = ownWay !== null && larder.has(ownWay.node);
  const ownPart = own !== null && (role.need === 'essential' || role.need === 'required');
  // The pork is there for the noodles, and the mushrooms go in besides.
  const isMade = heart || (own !== null && !ownDenied && isMainPart(role) && isFlesh(natureOf(own)));
  const character = own !== null && isMade ? natureOf(own) : null;
  return ({ option, toBuy, double, apart, instead, held }, { index, food, guess }) => {
    if ((instead && !ownDenied) || (held && ownHeld)) return null;
    if (apart.length > 0 && apart.some((id) => food.id === id || food.ancestors.includes(id))) return null;
    const item = brief.pantry[index]!;
    // The fruit whose juice is taken has its peel left.
    const again = claimed.has(index) && !peel.test(food.id);
    if (again && !(ownPart && item.grams === null && isKeptInNumbers(food))) return null;
    const strange =
      (guess > sureGuess ? guess : 0) +
      (heart && isCured(food) && !isCured(own!) && food !== toBuy ? curedForFresh : 0) +
      (heart && isJoint(food, item.text) && cutUp.test(option.prep ?? role.prep ?? '') ? cutUpJoint : 0) +
      (character === null ? 0 : strangeness(character, natureOf(food), option.loss));
    const wish = 0.25 + item.urgency * 0.6 + (item.mustUse ? 3 : 0);
    const foreign = !double && own !== null && food.id !== own.id && others.has(food.id) ? notMine : 0;
    const price = (double ? doubled : 0) + foreign - wish + guess + (again ? secondTime : 0);
    const loss = option.loss + strange;
    return { loss, cost: costOf(loss, price, heart) };
  };
}

/** The cheapest way to fill a role with one food, the first of equals; none is made of those that it beats. */
function cheapest(
  entry: IndexedRole,
  stocked: boolean,
  brief: Brief,
  larder: Larder,
  claimed: ReadonlySet<number>,
  list: ShoppingList,
): readonly Candidate[] {
  const { role, ways, nodes, purchases, purchaseLosses, purchasePlaces } = entry;
  if (!stocked && purchases.length === 0) return [];
  const shopping = shoppingFor(entry, brief, larder);
  let best: Candidate | null = null;
  let least = Infinity;
  /** Place of the best way. */
  let place = -1;
  if (stocked) {
    const taking = takingFor(entry, shopping, brief, larder, claimed);
    // What an item costs at the first way that it can go is what it costs.
    const seen: Offer[] = [];
    for (let at = 0; at < nodes.length; at++) {
      if (!larder.has(nodes[at]!)) continue;
      const way = ways[at]!;
      for (const offer of larder.offers(nodes[at]!)) {
        const taken = taking(way, offer);
        if (taken === null || isSeen(seen, offer)) continue;
        seen.push(offer);
        if (taken.cost >= least) continue;
        least = taken.cost;
        place = at;
        best = candidate(offer.food, way.option, taken.loss, offer.index, least);
      }
    }
  }
  let bought: Way | null = null;
  for (let at = 0; at < purchases.length; at++) {
    if (costOf(purchaseLosses[at]!, tastedPrice, false) > least) continue;
    const way = purchases[at]!;
    const cost = purchaseCost(way, role, shopping, brief, larder, list);
    if (cost > least || (cost === least && (cost === Infinity || purchasePlaces[at]! >= place))) continue;
    least = cost;
    place = purchasePlaces[at]!;
    bought = way;
  }
  if (bought !== null) return [candidate(bought.toBuy!, bought.option, bought.option.loss, null, least)];
  return best === null ? [] : [best];
}

/** Whether an item has come up for a role as the same food before. */
function isSeen(seen: readonly Offer[], { food, index }: Offer): boolean {
  for (const other of seen) if (other.index === index && other.food.id === food.id) return true;
  return false;
}

/** Everything that may fill a role, in the order of its ways; `stocked` where the kitchen may have something for it. */
function candidatesFor(
  entry: IndexedRole,
  stocked: boolean,
  brief: Brief,
  larder: Larder,
  claimed: ReadonlySet<number>,
  list: ShoppingList,
): readonly Candidate[] {
  const { role } = entry;
  const found: Candidate[] = [];
  const shopping = shoppingFor(entry, brief, larder);
  const taking = takingFor(entry, shopping, brief, larder, claimed);
  for (const way of stocked ? entry.ways : entry.purchases) {
    const { node, option, toBuy } = way;
    if (stocked && larder.has(node))
      for (const offer of larder.offers(node)) {
        const { index, food } = offer;
        const taken = taking(way, offer);
        if (taken === null || isFound(found, food, index)) continue;
        found.push(candidate(food, option, taken.loss, index, taken.cost));
      }
    const cost = purchaseCost(way, role, shopping, brief, larder, list);
    if (cost < Infinity && toBuy !== null && !isFound(found, toBuy, null))
      found.push(candidate(toBuy, option, option.loss, null, cost));
  }
  return found;
}

/** Whether a food of one origin is among the candidates already. */
function isFound(found: readonly Candidate[], food: Food, pantry: number | null): boolean {
  for (const other of found) if (other.pantry === pantry && other.food.id === food.id) return true;
  return false;
}

const candidate = (
  food: Food,
  { ratio, prep, unit, as }: Option,
  loss: number,
  pantry: number | null,
  cost: number,
): Candidate => ({ food, pantry, ratio, loss, prep, unit, as, cost });

/** For a role that several foods may share: what the kitchen has first, in a seeded order among equals. */
function choosePicks(role: DishRole, candidates: readonly Candidate[], brief: Brief): readonly Candidate[] {
  const [min, max] = role.picks;
  const distinct: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => a.cost - b.cost)) {
    if (
      distinct.some(
        (other) =>
          other.food.id === candidate.food.id || (other.pantry !== null && other.pantry === candidate.pantry),
      )
    )
      continue;
    distinct.push(candidate);
  }
  const have = distinct.filter((candidate) => candidate.pantry !== null).slice(0, max);
  if (have.length >= Math.max(1, min)) return have;
  const fromShop = distinct.filter((candidate) => candidate.pantry === null);
  const wanted = role.need === 'essential' || role.need === 'required' ? Math.max(1, min) : 0;
  // Beside the red peppers that are there nobody buys other peppers.
  const isLike = (one: Candidate): boolean => have.some(({ food }) => areAkin(food, one.food));
  const apart = [...fromShop.filter((one) => !isLike(one)), ...fromShop.filter(isLike)];
  const rotated = apart.length > 1 && role.food === null ? rotate(apart, brief.seed) : apart;
  return [...have, ...rotated.slice(0, Math.max(0, wanted - have.length))];
}

/** Whether one food is a kind of the other. */
const areAkin = (one: Food, other: Food): boolean =>
  one.id === other.id || one.ancestors.includes(other.id) || other.ancestors.includes(one.id);

/** Seeds take turns among the cheapest two. */
function rotate(items: readonly Candidate[], seed: number): readonly Candidate[] {
  return seed % 2 === 0 ? items : [items[1]!, items[0]!, ...items.slice(2)];
}

/** From how many times what a dish bears on, the rest is for another day, and the dish stays as it is. */
const far = 5;
const usedUp: ReadonlySet<string> = new Set(['produce', 'meat', 'poultry', 'seafood', 'deli']);
/** Beyond what the dish bears by so much nobody minds, if then nothing is left over. */
const allOfIt = 1.3;
const isUsedUp = (food: Food): boolean =>
  usedUp.has(food.category) && !['acid', 'aromatic'].includes(food.roles[0] ?? '');

const finished: ReadonlySet<string> = new Set([
  'bakery',
  'nuts-seeds-dried-fruit',
  'canned-jarred',
  'frozen',
]);
const isFinished = (food: Food): boolean => finished.has(food.category) || isUsedUp(food);
/** Where nothing may be bought, a sauce with little meat is better than no dinner; fajitas with one pepper are fajitas. */
const halfOfIt = 0.5;

/** Share of a role's smallest amount that must be there; less than all of it only where no proportion hangs on it. */
function leastShare(dish: Dish, role: DishRole, food: Food, { onlyThese }: Brief): number {
  const mayBeLess = onlyThese || (food.category === 'produce' && role.need !== 'essential');
  const isFree = !isBound(dish) && hasNoRatio(dish, role);
  return mayBeLess && isFree ? halfOfIt : 1;
}

/** Grams per serving leaned towards a measured wish, and down to what the pantry holds. */
function tiltGrams(
  dish: Dish,
  fills: ReadonlyMap<string, readonly Fill[]>,
  brief: Brief,
): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  const tilted = isCounted(brief);
  if (!tilted && brief.pantry.every((item) => item.grams === null)) return grams;
  for (const role of dish.roles) {
    const chosen = fills.get(role.id) ?? [];
    if (chosen.length === 0) continue;
    let value = role.grams;
    const leaning = tilted ? chosen[0]!.food.roles.find((name) => (brief.tilt[name] ?? 0) !== 0) : undefined;
    const lean = leaning === undefined ? 0 : Math.max(-1, brief.tilt[leaning]!);
    if (lean < 0) value = role.grams + lean * (role.grams - role.range[0]);
    if (lean > 0) value = role.grams + lean * (role.range[1] - role.grams);
    const held = chosen.reduce<number | null>((sum, fill) => {
      const limit = fill.pantry === null ? null : brief.pantry[fill.pantry]!.grams;
      return limit === null || sum === null ? null : sum + limit / fill.ratio;
    }, 0);
    if (held !== null && held > 0 && role.scale === 'linear') {
      const each = held / brief.servings;
      if (each < value)
        value = Math.max(each, role.range[0] * leastShare(dish, role, chosen[0]!.food, brief));
      // Half a cabbage is bought to be eaten: as much of it as the dish bears, unless there is far more than that.
      const bears = role.range[1];
      if (each > value && each <= bears * far && !isBound(dish) && isUsedUp(chosen[0]!.food))
        value = each <= bears * allOfIt ? each : bears;
      // The last of the tortillas and of the almonds go along, but nobody eats more cheese because there is a pound of it.
      else if (
        each > value &&
        each <= bears &&
        dish.anchor === null &&
        hasNoRatio(dish, role) &&
        isFinished(chosen[0]!.food)
      )
        value = each;
      // Of cheese and soured cream as much as the dish bears, and of rice that is boiled by itself a whole bag where it is little more.
      else if (each > value && lean >= 0 && bears > value && isPlentiful(dish, role, chosen[0]!.food, each))
        value = Math.min(each, bears);
    }
    if (Math.abs(value - role.grams) > 1e-6) grams.set(role.id, value);
  }
  return grams;
}
