import type { Food } from '#food/model';
import { doughs } from '../doughs.ts';
import type { DishRole } from '../dish.ts';
import { gramsPerUnit } from '../amounts.ts';
import { roleGrams } from '../measure-parts.ts';
import type { Brief, PantryItem } from './brief.ts';
import type { Fill, Plan } from './fill.ts';
import type { Ranked } from './rank.ts';

/** Of these a dish takes what there is, and tastes of them all the same: nobody buys a second tin for a third of it. */
const flexible: ReadonlySet<string> = new Set([
  'produce',
  'meat',
  'poultry',
  'seafood',
  'deli',
  'frozen',
  'canned-jarred',
  'beans-legumes',
  'cheese',
  'nuts-seeds-dried-fruit',
  'pasta-rice-grains',
  'herbs',
]);
const isFlexible = ({ food }: Fill): boolean => flexible.has(food.category) || food.id === 'egg';
/** What is left of an amount at the least: of what the dish is called by, of what it needs, of one of several things. */
const leastEssential = 0.65;
const leastOther = 0.45;
const leastOfSeveral = 0.3;
/** A spoonful more than there is nobody notices. */
const leeway = 1.04;

const leastFor = ({ need }: DishRole, fills: readonly Fill[]): number =>
  need === 'essential' ? leastEssential : fills.length > 1 ? leastOfSeveral : leastOther;
/** Fewer eggs are enough as long as everybody gets one, grams a serving. */
const eggEach = 45;

/** Whether every ratio that a role takes part in is still within its bounds. */
function ratiosHold(plan: Plan, role: string, servings: number): boolean {
  const weight = (ids: readonly string[]): number =>
    plan.dish.roles
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, one) => {
        const fills = plan.fills.get(one.id) ?? [];
        const shares = fills.reduce((total, { ratio }) => total + ratio, 0);
        return fills.length === 0 ? sum : sum + (roleGrams(plan, one, servings) * shares) / fills.length;
      }, 0);
  return plan.dish.ratios
    .filter(({ of, to }) => of.includes(role) || to.includes(role))
    .every(({ of, to, min, max }) => {
      const value = weight(of) / weight(to);
      return value >= min && value <= max;
    });
}

/** Grams that a plan takes of each pantry item, and as which food. */
function needsOf(
  plan: Plan,
  servings: number,
): ReadonlyMap<number, { readonly grams: number; readonly food: Food }> {
  const needs = new Map<number, { grams: number; food: Food }>();
  for (const role of plan.dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const { pantry, ratio, food } of fills) {
      if (pantry === null) continue;
      const grams = (roleGrams(plan, role, servings) * ratio) / fills.length;
      needs.set(pantry, { grams: (needs.get(pantry)?.grams ?? 0) + grams, food });
    }
  }
  return needs;
}

/**
 * The plan with what there is: the two carrots in place of three, and in the words that the list has for them. The same
 * object where nothing is short, or so short that the rest has to be bought.
 */
export const withinHeld = (ranked: Ranked, servings: number, brief: Brief): Ranked =>
  asItLies(fewerThanUsual(ranked, servings, brief), brief);

/**
 * With what the list has to say of the caller's own: the weight of one piece where they were counted, since two big onions
 * are two and not two and a half, and what something is made from that goes by another name.
 */
function asItLies(ranked: Ranked, { pantry }: Brief): Ranked {
  const { plan } = ranked;
  const fills = new Map(
    [...plan.fills].map(([id, all]) => [
      id,
      all.map((fill) => {
        const item = fill.pantry === null ? undefined : pantry[fill.pantry];
        if (item === undefined || item.food === null) return fill;
        if (item.food.id !== fill.food.id && !fill.food.ancestors.includes(item.food.id)) {
          const madeFrom = makes(item.food, fill.food) ? item.food.name : undefined;
          return madeFrom === undefined ? fill : { ...fill, madeFrom };
        }
        const held = heldOf(item, fill.food);
        if (item.pieces === undefined || held === null) return fill;
        return { ...fill, counted: { pieces: item.pieces, each: held / item.pieces } };
      }),
    ]),
  );
  return { ...ranked, plan: { ...plan, fills } };
}

/** Whether one is made from the other in passing: stock from a cube, crumbs from a loaf. */
const makes = (from: Food, food: Food): boolean =>
  (from.ancestors.includes('stock-cube') &&
    food.ancestors.includes('stock') &&
    !food.ancestors.includes('stock-cube')) ||
  (food.id === 'breadcrumbs' && from.category === 'bakery');

/** Grams of a food that the caller has as an item; of five sausages of no sort those of five of the sort that is cooked. */
function heldOf(item: PantryItem, food: Food): number | null {
  if (item.grams !== null || item.pieces === undefined) return item.grams;
  const each = gramsPerUnit(food, 'piece');
  return each === null ? null : item.pieces * each;
}

/** Less of vegetables, fruit and meat of which the caller has counted a little less than a dish usually takes. */
function fewerThanUsual(ranked: Ranked, servings: number, { pantry }: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (pantry.every(({ grams, pieces }) => grams === null && pieces === undefined) || doughs.has(dish.family))
    return ranked;
  const shares = new Map<number, number>();
  for (const [index, { grams: needs, food }] of needsOf(plan, servings)) {
    const held = heldOf(pantry[index]!, food);
    if (held !== null && held > 0 && needs > held * leeway) shares.set(index, held / needs);
  }
  if (shares.size === 0) return ranked;
  const fills = new Map(plan.fills);
  let changed = false;
  for (const role of dish.roles) {
    // What everything is scaled by takes everything along.
    if (role.id === dish.anchor) continue;
    const all = plan.fills.get(role.id) ?? [];
    let less = false;
    const fewer = all.map((fill) => {
      const share = fill.pantry === null ? undefined : shares.get(fill.pantry);
      if (share === undefined || !isFlexible(fill) || share < leastFor(role, all)) return fill;
      const each = ((roleGrams(plan, role, servings) * fill.ratio) / all.length / servings) * share;
      if (fill.food.id === 'egg' && each < eggEach) return fill;
      less = true;
      return { ...fill, ratio: fill.ratio * share };
    });
    if (!less) continue;
    fills.set(role.id, fewer);
    // What a batter or a pot of lentils rests on gives way only as far as it still holds.
    if (ratiosHold({ ...plan, fills }, role.id, servings)) changed = true;
    else fills.set(role.id, all);
  }
  return changed ? { ...ranked, plan: { ...plan, fills } } : ranked;
}
