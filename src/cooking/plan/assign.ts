import type { Food } from '#food/model';
import type { DishRole } from '../dish.ts';
import { oneVessel } from '../equipment/equipment.ts';
import { needlessStarch } from './beside/needless-starch.ts';
import { isSideVegetable } from './beside/side-role.ts';
import type { Brief } from './brief.ts';
import type { Fill, Plan } from './fill.ts';
import type { Larder, Offer } from './kitchen/larder.ts';
import { errandOf, isKeeping, isStaple } from './kitchen/staples.ts';
import {
  type Candidate,
  type ShoppingList,
  costOf,
  purchaseCost,
  shoppingFor,
  tastedPrice,
} from './purchase.ts';
import {
  type IndexedDish,
  type IndexedRole,
  type Option,
  type Way,
  isAnyBarred,
  isLeftUnbought,
  roleBit,
} from './rank/indexed-dish.ts';
import { noStarch } from './rank/tilt.ts';
import { takingFor } from './taking.ts';
import { tiltGrams } from './tilt.ts';
import { beyondTools } from './tools.ts';
import { lossOf, strayOf, worthOf } from './worth.ts';

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

/** What a dish loses where it has to do without one of its parts. */
const withoutPart = 0.12;

const withoutTouch = 0.03;

/** From this price on nobody buys it. */
const tooDear = 90;

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
