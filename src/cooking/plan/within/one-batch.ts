import type { Food } from '#food/model';
import { doughs } from '../../measures/doughs.ts';
import { gramsPerUnit } from '../../measures/amounts.ts';
import { anchorFactor, roleGrams } from '../../measures/measure-parts.ts';
import type { Brief } from '../brief.ts';
import { fillWith, planWith, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';
import { needsOf } from './needs.ts';
import { isInside, isLaidIn, isSmall } from './own-measures.ts';
import { ratiosHold } from './ratios.ts';

/** How much smaller or bigger than its servings say a cake or a bread is made, for what there is. */
const smallestBatch = 0.6;
/** And where nobody said for how many: two cups of flour make six scones. */
const smallestOfAny = 0.35;
const biggestBatch = 1.5;
/** And where two things and more are short together: eggs and milk that were both measured are a smaller recipe of the caller's own. */
const smallestTogether = 0.45;
/** A pudding is spooned out, and nobody counts its pieces. */
const smallestPudding = 0.5;
/** From here on it is worth the odd amounts. */
const worthScaling = 0.04;
/** Of what is listed for so much, the cook would see no difference. */
const seenAs = 1.06;

/**
 * Doughs and batters of as much as the scarcest thing allows, since nothing in them gives way alone; and of the whole bag of
 * flour, where that is little more than the servings take.
 */
export function inOneBatch(ranked: Ranked, servings: number, { pantry, servingsFree }: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (!doughs.has(dish.family) || pantry.every(({ grams }) => grams === null)) return ranked;
  const shares = new Map<number, number>();
  let whole = Infinity;
  const factor = anchorFactor(plan, servings);
  for (const [index, { grams, food }] of needsOf(plan, servings, pantry, isInside)) {
    const held = pantry[index]!.grams;
    if (held === null || held <= 0) continue;
    const share = held / (grams * factor);
    if (!isNeeded(plan, index) || isSmall(food) || liesInside(plan, index)) continue;
    shares.set(index, share);
    if (isBulk(plan, index)) whole = Math.min(whole, share);
  }
  if (shares.size === 0) return ranked;
  const least = Math.min(...shares.values());
  const wanted = least < 1 - worthScaling ? least : whole <= biggestBatch ? Math.max(1, least) : 1;
  const batch = wanted === 1 ? 1 : inWholeAnchors(plan, servings, wanted);
  const together = [...shares.values()].filter((share) => share < smallestBatch + worthScaling).length > 1;
  const smallest = servingsFree ? smallestOfAny : smallestOf(dish, together);
  if (batch < smallest) return inScantBatch(ranked, servings, shares, smallest);
  if (batch > biggestBatch || Math.abs(batch - 1) < worthScaling) return ranked;
  return rankedWith(ranked, { plan: planWith(plan, { batch }) });
}

/** How small a batch may be for as many as were asked for. */
const smallestOf = ({ family, course }: Plan['dish'], together: boolean): number => {
  if (together) return smallestTogether;
  return family === 'pudding' && course === 'dessert' ? smallestPudding : smallestBatch;
};

/**
 * The largest batch for which every scant thing of the kitchen is still as much as the dish's author takes at the least: bars of
 * the third of a cup of tahini that is there, and no second jar. Where that is too small, a batch of
 * what the others allow, so that only the scant thing is bought. The same object where a ratio forbids it.
 */
function inScantBatch(
  ranked: Ranked,
  servings: number,
  shares: ReadonlyMap<number, number>,
  smallest: number,
): Ranked {
  const { plan } = ranked;
  const most = Math.min(...[...shares].map(([index, share]) => share / Math.min(1, leastShare(plan, index))));
  const others = [...shares.values()].filter((share) => share >= smallest);
  const wanted = most >= smallest ? most : Math.min(...others);
  const batch = inWholeAnchors(plan, servings, Math.min(1, wanted));
  if (batch < smallest) return ranked;
  if (most < smallest)
    return batch > 1 - worthScaling ? ranked : rankedWith(ranked, { plan: planWith(plan, { batch }) });
  const fills = new Map(plan.fills);
  for (const { id } of plan.dish.roles) {
    if (id === plan.dish.anchor) continue;
    const all = plan.fills.get(id) ?? [];
    const scant = all.map((fill) => {
      const share = (shares.get(fill.pantry ?? -1) ?? Infinity) / batch;
      return share < 1 ? fillWith(fill, { ratio: fill.ratio * share }) : fill;
    });
    if (scant.some((fill, at) => fill !== all[at])) fills.set(id, scant);
  }
  const next = planWith(plan, { fills, batch });
  return plan.dish.roles.every(({ id }) => ratiosHold(next, id, servings))
    ? rankedWith(ranked, { plan: next })
    : ranked;
}

/** What a dish takes at the least of a thing of the kitchen, as a share of what it usually takes; 1 of what everything hangs on. */
function leastShare({ dish, fills, grams }: Plan, index: number): number {
  const shares = dish.roles.flatMap((role) =>
    (fills.get(role.id) ?? []).some(({ pantry }) => pantry === index)
      ? [role.id === dish.anchor ? 1 : role.range[0] / (grams.get(role.id) ?? role.grams)]
      : [],
  );
  return Math.max(leastOfAny, ...shares);
}
/** However little an author allows. */
const leastOfAny = 0.5;

/** Whether a dish cannot do without something of the kitchen. */
const isNeeded = (plan: Plan, index: number): boolean =>
  plan.dish.roles.some(
    (role) =>
      (role.need === 'essential' || role.need === 'required') &&
      isInside(role) &&
      (plan.fills.get(role.id) ?? []).some(({ pantry }) => pantry === index),
  );
/** Whether something of the kitchen only lies in a dough or on it. */
const liesInside = ({ dish, fills }: Plan, index: number): boolean =>
  dish.roles.every((role) =>
    (fills.get(role.id) ?? []).every((fill) => fill.pantry !== index || isLaidIn(role, fill)),
  );

/** Whether something of the kitchen is what a dough mostly consists of: its flour, or what there is most of. */
function isBulk({ dish, fills }: Plan, index: number): boolean {
  const needed = dish.roles.filter(
    ({ id, need, food }) =>
      (need === 'essential' || need === 'required') && food !== 'water' && (fills.get(id) ?? []).length > 0,
  );
  const most = Math.max(...needed.map(({ grams }) => grams));
  return needed.some(({ id, grams }) =>
    (fills.get(id) ?? []).some(
      ({ pantry, food }) => pantry === index && (isFlour(food) || grams >= most * mainShare),
    ),
  );
}
/** Of the heaviest part. */
const mainShare = 0.95;
export const isFlour = ({ id, ancestors }: Food): boolean => id === 'flour' || ancestors.includes('flour');

/** The batch nearest to what is wanted in which the eggs are whole, and nothing is bought for it. */
function inWholeAnchors(plan: Plan, servings: number, wanted: number): number {
  const { anchor } = plan.dish;
  const role = plan.dish.roles.find(({ id }) => id === anchor);
  const fill = role === undefined ? undefined : plan.fills.get(role.id)?.[0];
  const each = fill === undefined ? null : gramsPerUnit(fill.food, 'piece');
  if (role === undefined || fill === undefined || each === null) return wanted;
  const count = Math.max(1, Math.round((roleGrams(plan, role, servings) * fill.ratio) / each));
  const nearest = Math.round(count * wanted);
  const pieces = nearest > count * wanted * seenAs ? nearest - 1 : nearest;
  return pieces / count;
}
