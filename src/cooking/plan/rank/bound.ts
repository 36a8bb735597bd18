import { lossOf, strayOf, worthOf } from '../worth.ts';
import type { Brief } from '../brief.ts';
import { isLeftUnbought, roleBit, type IndexedDish, type IndexedRole } from './indexed-dish.ts';
import { isOwn } from '../fill.ts';
import { countBits, put } from './item-set.ts';
import type { Larder } from '../kitchen/larder.ts';
import { kin, strayCost } from './score.ts';
import type { Reach } from './reach.ts';
import { lostTo, type Stakes } from './stakes.ts';
import { noStarch } from './tilt.ts';
import { weight } from './weights.ts';

/*
 * The most that the score of a dish could become (beside its fixed part), reckoned without filling its roles. Both bounds
 * give the dish everything that it could have by itself, and charge only what no way of filling its roles avoids. They
 * must never be below the score, or a better dish would be passed over: `bound.test.ts` holds them to that.
 */

/** Sums are added up in another order than the score's, and may differ from it in the last digits. */
const slack = 1e-9;

/** Whether what is served beside dishes stays away, as hardly any starch is wanted. */
const leavesSides = ({ tilt }: Brief): boolean => (tilt['starch'] ?? 0) <= noStarch;

/** What is charged for needed parts that the kitchen has nothing for, where it is sure that they are bought. */
const boughtCost = (
  bases: number,
  basesBought: number,
  meats: number,
  filled: number,
  { mains }: Stakes,
): number =>
  (bases === 0 ? 0 : countBits(basesBought & ~filled) / bases) * weight.boughtBase +
  (mains.length > 0 && (meats & ~filled) !== 0 ? weight.boughtMain : 0);

/**
 * The rough bound, from what the pantry reaches: every item that some role could take is used and at home there, nothing
 * is bought that need not be, and a dish of which anything is here is taken to be all here.
 */
export function roughBound({ shelf, filled, taken }: Reach, place: number, stakes: Stakes): number {
  const here = filled[place]!;
  const from = place * stakes.words;
  let covered = 0;
  for (let word = 0; word < stakes.words; word++)
    for (let rest = taken[from + word]!; rest !== 0; rest &= rest - 1)
      covered += stakes.weights[word * 32 + 31 - Math.clz32(rest & -rest)]!;
  return (
    (covered / stakes.total) * weight.pantry +
    ((shelf.tellers[place]! & here) === 0 ? 0 : weight.kinship) -
    boughtCost(shelf.bases[place]!, shelf.basesBought[place]!, shelf.meats[place]!, here, stakes) -
    lostTo(taken, from, stakes) +
    slack
  );
}

/**
 * What the rough bound gave a dish beyond what can be: kinship that its parts in the kitchen could not tell of it, and
 * needed parts without an errand. Reckoned without asking what may be eaten, so that it is quickly done.
 */
export function givenTooMuch(indexed: IndexedDish, here: number, brief: Brief, larder: Larder): number {
  const { tellings, spares, sharings, errands, losses } = indexed;
  let told = 0;
  let whole = indexed.telling;
  let buys = 0;
  let loss = 0;
  let charged = 0;
  for (let at = 0; at < tellings.length; at++) {
    const telling = tellings[at]!;
    const isHere = (here & roleBit(at)) !== 0;
    if (telling !== 0) {
      const spared = spares[at]!;
      if (spared !== null && larder.bars(spared)) whole -= telling;
      else if (isHere) told += telling;
    }
    if (isHere) continue;
    loss += losses[at]!;
    if (errands[at]! > 0 && (sharings[at]! & charged) === 0) {
      buys += errands[at]!;
      charged |= roleBit(at);
    }
  }
  const kinship = (indexed.tellers & here) === 0 ? 0 : 1 - kinshipOf(indexed, told, whole);
  return kinship * weight.kinship + (brief.onlyThese ? 0 : buys * weight.buy) + loss * weight.loss - slack;
}

const kinshipOf = ({ dish }: IndexedDish, told: number, whole: number): number =>
  dish.form || whole <= 0 ? 0 : Math.min(1, told / whole);

/** An item that no role takes, and one that several do. */
const nowhere = -1;
const manifold = -2;

/** What it costs at the least to fill a needed role from the shop; null where nothing for it can be bought. */
function leastPurchase(
  { purchases, purchaseLosses, leastErrand, leastLoss }: IndexedRole,
  brief: Brief,
  larder: Larder,
): { errand: number; loss: number } | null {
  let errand = Infinity;
  let loss = Infinity;
  for (let at = 0; at < purchases.length; at++) {
    const way = purchases[at]!;
    const { staple, bare, errand: distance } = way;
    if (brief.onlyThese && !bare) continue;
    const far = staple || brief.onlyThese ? 0 : distance;
    // Whether it may be eaten is only asked where that makes a difference.
    const lost = purchaseLosses[at]!;
    if ((far >= errand && lost >= loss) || larder.bars(way)) continue;
    errand = Math.min(errand, far);
    loss = Math.min(loss, lost);
    if (errand <= leastErrand && loss <= leastLoss) break;
  }
  return errand === Infinity ? null : { errand, loss };
}

/**
 * The close bound, from what may be eaten: each item is used where it brings the dish most after what it costs there in
 * character, each needed role is filled in its cheapest way, and of items that have the same single place one is used.
 * `here` are the bits of the roles that something in the kitchen could fill. -Infinity where a needed role cannot be filled.
 */
export function tightBound(
  indexed: IndexedDish,
  here: number,
  brief: Brief,
  larder: Larder,
  stakes: Stakes,
): number {
  const { dish, roles, bases, basesBought, meats } = indexed;
  const { weights, total } = stakes;
  const { gains, places, usable } = stakes.scratch;
  gains.fill(0);
  places.fill(nowhere);
  usable.fill(0);
  const sidesLeft = leavesSides(brief);
  let filled = 0;
  let charged = 0;
  let buys = 0;
  let loss = 0;
  let told = 0;
  let whole = indexed.telling;
  for (let at = 0; at < roles.length; at++) {
    const entry = roles[at]!;
    const { role, ways, nodes, several, needed, telling, spared, shared } = entry;
    const isSpared = spared !== null && telling > 0 && larder.bars(spared);
    if (isSpared) whole -= telling;
    if (sidesLeft && entry.beside) continue;
    let kinship = 0;
    if ((here & roleBit(at)) !== 0) {
      const own = entry.own?.toBuy ?? null;
      const mayStray = own !== null && !dish.form && !several && !larder.bars(entry.own!);
      for (let way = 0; way < nodes.length; way++) {
        const node = nodes[way]!;
        if (!larder.has(node)) continue;
        const { option } = ways[way]!;
        for (const { index, food } of larder.offers(node)) {
          filled |= roleBit(at);
          put(usable, 0, index);
          places[index] = places[index] === nowhere || places[index] === at ? at : manifold;
          const gain =
            (weights[index]! / total) * worthOf(role, food, option.loss, own, dish) * weight.pantry -
            lossOf(role, option.loss) * weight.loss -
            (mayStray ? strayCost(strayOf(role, food, option.loss, own)) : 0);
          if (gain > gains[index]!) gains[index] = gain;
          if (telling > 0) kinship = Math.max(kinship, kin(isOwn(role, food), option.loss));
        }
      }
    }
    if ((filled & roleBit(at)) !== 0) {
      if (!isSpared) told += telling * kinship;
    } else if (needed) {
      if (isLeftUnbought(entry, brief)) continue;
      const purchase = leastPurchase(entry, brief, larder);
      if (entry.dispensable && entry.own !== null && larder.bars(entry.own)) continue;
      if (purchase === null) return -Infinity;
      if (purchase.loss > 0) loss += lossOf(role, purchase.loss);
      if (purchase.errand > 0 && (shared & charged) === 0) {
        buys += purchase.errand;
        charged |= roleBit(at);
      }
    }
  }
  return (
    sumOfGains(indexed, gains, places) -
    buys * weight.buy -
    loss * weight.loss +
    kinshipOf(indexed, told, whole) * weight.kinship -
    boughtCost(bases, basesBought, meats, filled, stakes) -
    lostTo(usable, 0, stakes) +
    slack
  );
}

/** What the items bring together, where one place that takes one food is shared by those that have no other. */
function sumOfGains({ roles }: IndexedDish, gains: Float64Array, places: Int16Array): number {
  let sum = 0;
  for (let index = 0; index < gains.length; index++) {
    const at = places[index]!;
    if (at < 0 || roles[at]!.several) sum += gains[index]!;
    else if (isBestAt(at, index, gains, places)) sum += gains[index]!;
  }
  return sum;
}

/** Whether an item brings most of those that have one place alone; of equals the first does. */
function isBestAt(at: number, index: number, gains: Float64Array, places: Int16Array): boolean {
  for (let other = 0; other < gains.length; other++)
    if (
      places[other] === at &&
      (gains[other]! > gains[index]! || (gains[other] === gains[index] && other < index))
    )
      return false;
  return true;
}
