import type { Food } from '#food/model';
import { asMeasured, gramsPerUnit, kitchenAmount, type KitchenAmount, type UnitSystem } from './amounts.ts';
import type { Dish, DishRole } from '../dish.ts';
import { doughs } from './doughs.ts';
import { inOwnPacks } from './own-packs.ts';
import { isOwn, type Fill, type Plan } from '../plan/fill.ts';
import { podPrep, suitedPrep } from '../prep/suited-prep.ts';
import {
  asBoughtWeight,
  asTrimmed,
  byTheJoint,
  byThePiece,
  inFillets,
  inLargeOnes,
  inWholePieces,
  isTrimmed,
  withItsBones,
  type Leeway,
} from './whole-pieces.ts';

/** One role's food with its amounts. */
export interface Part {
  readonly role: DishRole;
  readonly fill: Fill;
  readonly amount: KitchenAmount;
  readonly prep: string | null;
}

/** How far an amount may move to whole pieces, and how far where a ratio of the dish rests on it. */
const freeChange = 0.35;
const boundChange = 0.08;
/** In a batter that the eggs decide. */
const anchoredChange = 0.2;

/** What the caller weighed is counted where it comes out even, and stays whole. */
const asWeighed = 0.01;

/** What seasons a pot for ten is less than two and a half times what seasons one for four. */
const seasoningGrowth = 0.8;
const strong =
  /garlic|ginger|galangal|chili|chile|jalapeno|scotch-bonnet|habanero|serrano|bay-leaf|thyme|rosemary|^sage$|oregano|tarragon|lemongrass|makrut|cinnamon-stick|horseradish/;
const savoury: ReadonlySet<string> = new Set(['main', 'soup', 'salad', 'starter', 'side', 'sauce']);

/** Share of its weight by servings that a strong seasoning has in a pot for more people than the dish was written for. */
function seasoningShare({ course, servings: { default: base } }: Dish, food: Food, servings: number): number {
  const seasons =
    strong.test(food.id) || (food.category === 'spices-seasonings' && food.roles[0] === 'spice');
  return seasons && servings > base && savoury.has(course) ? (servings / base) ** (seasoningGrowth - 1) : 1;
}

/** What a plan's foods weigh for so many people, in amounts that a kitchen can measure; in the order of the roles. */
export function measureParts(plan: Plan, servings: number, units: UnitSystem): readonly Part[] {
  const { dish } = plan;
  const factor = anchorFactor(plan, servings);
  const batch = plan.batch ?? 1;
  const bound = new Set(dish.ratios.flatMap(({ of, to }) => [...of, ...to]));
  const leewayOf = (role: DishRole, fill: Fill, shared: number): Leeway => ({
    range: [
      (role.range[0] * servings * batch * factor * fill.ratio) / shared,
      (role.range[1] * servings * batch * factor * fill.ratio) / shared,
    ],
    change: bound.has(role.id) ? boundChange : dish.anchor === null ? freeChange : anchoredChange,
    servings,
  });
  const parts: Part[] = [];
  for (const role of dish.roles) {
    const fills = plan.fills.get(role.id);
    if (fills === undefined || fills.length === 0) continue;
    const scaled = roleGrams(plan, role, servings) * (role.scale === 'linear' ? factor : 1);
    for (const fill of fills) {
      const food = asTheyLie(fill);
      // Who counted out four cloves for so many people means four.
      const mild =
        role.scale === 'linear' &&
        !bound.has(role.id) &&
        !isAllThere(fill, (scaled * fill.ratio) / fills.length)
          ? seasoningShare(dish, fill.food, servings)
          : 1;
      const grams = (scaled * mild * fill.ratio) / fills.length;
      const swapped = !isOwn(role, fill.food);
      const measured = kitchenAmount(
        food,
        grams,
        isByWeight(fill, role)
          ? 'g'
          : (fill.unit ??
              (swapped && role.unit !== null && gramsPerUnit(food, role.unit) === null ? null : role.unit)),
        units,
      );
      const leeway = leewayOf(role, fill, fills.length);
      const pieces =
        role.scale !== 'linear' || role.id === dish.anchor
          ? measured
          : byThePiece(
              food,
              grams,
              // Nobody buys a sixth sausage to the five in the fridge so that each has two.
              inWholePieces(
                food,
                grams,
                measured,
                plan.grams.has(role.id) || isAllOfThem(fill, grams) ? { ...leeway, servings: 1 } : leeway,
                units,
              ),
              plan.grams.has(role.id) ? { ...leeway, change: 0 } : leeway,
            );
      // What the caller has so much of, and what a dough rests on, stays as it was reckoned.
      const isFree =
        role.scale === 'linear' &&
        dish.anchor === null &&
        savoury.has(dish.course) &&
        !doughs.has(dish.family) &&
        !bound.has(role.id) &&
        !plan.grams.has(role.id);
      const weighed = isFree ? inLargeOnes(food, asBoughtWeight(pieces, leeway.range)) : pieces;
      // An option may say with '' that it needs no preparation.
      const prep = (fill.prep ?? role.prep) || null;
      const joints =
        role.scale === 'linear' && role.id !== dish.anchor
          ? byTheJoint(
              food,
              weighed,
              prep,
              fill.weighed === true
                ? { ...leeway, change: asWeighed }
                : plan.grams.has(role.id) || isAllOfThem(fill, grams)
                  ? { ...leeway, change: 0 }
                  : leeway,
            )
          : weighed;
      const { amount: portions, prep: left } = inFillets(fill.food, joints, prep, servings);
      // Where the dish says how much of it is eaten, it was weighed with its bones.
      const weighedOut =
        role.eaten < 1 ? portions : asTrimmed(fill.food, withItsBones(fill.food, portions, prep, units));
      const amount = role.scale === 'linear' ? inOwnUnit(fill, grams, weighedOut, units) : weighedOut;
      const done = podPrep(fill.food, left === null ? null : suitedPrep(fill.food, left));
      parts.push({
        role,
        fill,
        amount: inOwnPacks(fill, amount, grams, done, leeway.range, units),
        prep: done,
      });
    }
  }
  return parts;
}

/** So near to what the caller measured an amount is all of it. */
const allOfIt = 0.035;

/** An amount that is all there is, in the caller's own words: 200 g stays 200 g, and two pounds two pounds. */
function inOwnUnit(
  { food, measured }: Fill,
  grams: number,
  amount: KitchenAmount,
  units: UnitSystem,
): KitchenAmount {
  if (measured === undefined || amount.quantity === null) return amount;
  // A tin that holds about as much is a tin; the piece that was weighed is told by the piece.
  const isTin = amount.unit === 'can' && Math.abs(amount.grams / measured.grams - 1) <= tinful;
  const isExact = Math.abs(amount.grams / measured.grams - 1) <= allOfIt || !sold.has(food.category);
  if (isTin || (isExact && countedOut.has(amount.unit ?? 'piece'))) return amount;
  if (Math.abs(grams / measured.grams - 1) > allOfIt) return amount;
  const isPoured = amount.unit === 'ml' || amount.unit === 'l';
  const weight = isTrimmed(food, measured.unit) ? measured.grams * food.edibleShare : measured.grams;
  return asMeasured(food, measured, weight, units, isPoured || undefined) ?? amount;
}
/** Who weighed four potatoes may well read of four. */
const countedOut: ReadonlySet<string> = new Set(['fillet', 'piece', 'large']);
const tinful = 0.1;

const sold: ReadonlySet<string> = new Set(['produce', 'meat', 'poultry', 'seafood', 'deli']);
/** Whether the list weighs what it would count, because the caller weighed it; nobody knows how big his potatoes are. */
const isByWeight = ({ weighed, food, unit }: Fill, role: DishRole): boolean =>
  weighed === true &&
  sold.has(food.category) &&
  role.scale === 'linear' &&
  (unit ?? role.unit ?? 'piece') === 'piece';

/** An amount this near to all that there is, is all of it. */
const nearlyAll = 0.06;
const isAllOfThem = ({ counted }: Fill, grams: number): boolean =>
  counted !== undefined && Math.abs(grams / (counted.each * counted.pieces) - 1) <= nearlyAll;

const isAllThere = (fill: Fill, grams: number): boolean =>
  isAllOfThem(fill, grams) || (fill.held !== undefined && Math.abs(grams / fill.held - 1) <= nearlyAll);

/** A food with its pieces as heavy as those in the caller's kitchen. */
const asTheyLie = ({ food, counted }: Fill): Food =>
  counted === undefined
    ? food
    : {
        ...food,
        measures: [
          { unit: 'piece', grams: counted.each, source: 'own' },
          ...food.measures.filter(({ unit }) => unit !== 'piece'),
        ],
      };

/** Grams of a role for the whole recipe, before rounding to the kitchen's measures. */
export function roleGrams(plan: Plan, role: DishRole, servings: number): number {
  const perServing = (plan.grams.get(role.id) ?? role.grams) * (plan.batch ?? 1);
  const base = plan.dish.servings.default;
  if (role.scale === 'fixed') return perServing * base;
  if (role.scale === 'root') return perServing * base * Math.sqrt(servings / base);
  return perServing * servings;
}

/** Scales everything to a whole count of the anchor (a cake for three takes 2 eggs, not 1.5). */
export function anchorFactor(plan: Plan, servings: number): number {
  const { anchor } = plan.dish;
  if (anchor === null) return 1;
  const role = plan.dish.roles.find((other) => other.id === anchor);
  const fill = role && plan.fills.get(role.id)?.[0];
  const each = fill ? gramsPerUnit(fill.food, 'piece') : null;
  if (!role || !fill || each === null) return 1;
  const count = (roleGrams(plan, role, servings) * fill.ratio) / each;
  return Math.max(1, Math.round(count)) / count;
}
