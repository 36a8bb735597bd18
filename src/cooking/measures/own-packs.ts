import { kitchenAmount, type KitchenAmount, type UnitSystem } from './amounts.ts';
import type { Fill } from '../plan/fill.ts';
import { drainedShare } from './shown-size.ts';

/** So near to whole packs an amount is meant to be whole, and so near where the dish bears it. */
const near = 0.125;
const borne = 0.42;

/**
 * An amount in the cans or jars that lie in the kitchen, where somebody said how large they are: one of 28 oz, and not two of 15.
 * What fits in none of them whole is weighed, for a can of another size is not there.
 * @param wanted grams, before they were brought to what a kitchen measures
 * @param range grams for all servings within which it still is the dish
 */
export function inOwnPacks(
  { food, pack }: Pick<Fill, 'food' | 'pack'>,
  amount: KitchenAmount,
  wanted: number,
  prep: string | null,
  range: readonly [min: number, max: number],
  units: UnitSystem,
): KitchenAmount {
  if (pack === undefined || amount.quantity === null) return amount;
  const each = pack.each * drainedShare(food, prep);
  const meant = amount.unit === 'can' ? wanted : amount.grams;
  const count = Math.min(pack.count, Math.max(1, Math.round(meant / each)));
  const grams = count * each;
  const off = Math.abs(grams / meant - 1);
  // With its liquid it is as much as was reckoned with, and drained all there is.
  const isAll = meant >= grams && meant <= pack.count * pack.each;
  if (isAll || off <= near || (off <= borne && grams >= range[0] * 0.98 && grams <= range[1] * 1.02))
    return { quantity: count, unit: pack.unit, grams, size: pack.size };
  return amount.unit === 'can' ? weighed(food, Math.min(meant, pack.count * each), units) : amount;
}

/** In grams or ounces, or poured: never in cans. */
function weighed(food: Fill['food'], grams: number, units: UnitSystem): KitchenAmount {
  const boxed = { ...food, measures: food.measures.filter(({ unit }) => unit !== 'can') };
  return kitchenAmount(boxed, grams, food.roles[0] === 'liquid' ? 'ml' : 'g', units);
}
