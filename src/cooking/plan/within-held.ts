import { doughs } from '../doughs.ts';
import type { DishRole } from '../dish.ts';
import { roleGrams } from '../measure-parts.ts';
import type { Brief } from './brief.ts';
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
const isFlexible = ({ food }: Fill): boolean => flexible.has(food.category);
/** What is left of an amount at the least: of what the dish is called by, of what it needs, of one of several things. */
const leastEssential = 0.7;
const leastOther = 0.45;
const leastOfSeveral = 0.3;
/** A spoonful more than there is nobody notices. */
const leeway = 1.04;

const leastFor = ({ need }: DishRole, fills: readonly Fill[]): number =>
  need === 'essential' ? leastEssential : fills.length > 1 ? leastOfSeveral : leastOther;

/** Grams that a plan takes of each pantry item. */
function needsOf(plan: Plan, servings: number): ReadonlyMap<number, number> {
  const needs = new Map<number, number>();
  for (const role of plan.dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const { pantry, ratio } of fills) {
      if (pantry === null) continue;
      const grams = (roleGrams(plan, role, servings) * ratio) / fills.length;
      needs.set(pantry, (needs.get(pantry) ?? 0) + grams);
    }
  }
  return needs;
}

/**
 * The plan with the two carrots that are there in place of three: vegetables and fruit of which the caller has counted a
 * little less than a dish usually takes. The same object where nothing is short, or so short that the rest has to be bought.
 */
export function withinHeld(ranked: Ranked, servings: number, { pantry }: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (pantry.every(({ grams }) => grams === null) || doughs.has(dish.family)) return ranked;
  const shares = new Map<number, number>();
  for (const [index, needs] of needsOf(plan, servings)) {
    const held = pantry[index]!.grams;
    if (held !== null && held > 0 && needs > held * leeway) shares.set(index, held / needs);
  }
  if (shares.size === 0) return ranked;
  const fills = new Map(plan.fills);
  let changed = false;
  for (const role of dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    if (dish.ratios.some(({ of, to }) => of.includes(role.id) || to.includes(role.id))) continue;
    const fewer = all.map((fill) => {
      const share = fill.pantry === null ? undefined : shares.get(fill.pantry);
      if (share === undefined || !isFlexible(fill) || share < leastFor(role, all)) return fill;
      changed = true;
      return { ...fill, ratio: fill.ratio * share };
    });
    fills.set(role.id, fewer);
  }
  return changed ? { ...ranked, plan: { ...plan, fills } } : ranked;
}
