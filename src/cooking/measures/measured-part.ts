import type { Food } from '#food/model';
import { gramsPerUnit, kitchenAmount, type KitchenAmount, type UnitSystem } from './amounts.ts';
import { formatNumber } from '../text/grammar.ts';

const teaspoons: readonly number[] = [0.25, 0.5, 0.75, 1, 1.5, 2];
const tablespoons: readonly number[] = [1, 1.5, 2, 3, 4, 5, 6];
/** Below so much of a teaspoon there is no spoon. */
const leastSpoon = 0.19;
/** What is cut up is halved by eye, though the list has it in spoons. */
const toldByEye: ReadonlySet<string> = new Set(['produce', 'herbs', 'cheese', 'nuts-seeds-dried-fruit']);
const weighedOut: ReadonlySet<string> = new Set(['baking', 'oils-vinegars', 'dairy-eggs']);

const nearest = (value: number, steps: readonly number[]): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best), steps[0]!);

/**
 * The nearest amount that measures a part of an ingredient: "1 tablespoon", "120 ml", "a pinch"; null where a cook takes
 * such a part by eye.
 * @param whole what the list says of all of it
 */
export function measuredPart(
  food: Food,
  whole: KitchenAmount,
  grams: number,
  share: number,
  units: UnitSystem,
): { readonly text: string; readonly grams: number } | null {
  const isPoured = whole.unit === 'ml' || whole.unit === 'l';
  if (toldByEye.has(food.category) && !isPoured && (share === 1 / 2 || !isSpoon(whole.unit))) return null;
  if (whole.unit === 'pinch') return { text: 'a little', grams };
  if (isSpoon(whole.unit)) return inSpoons(food, grams, units) ?? null;
  if (whole.unit === 'ml' || whole.unit === 'l' || whole.unit === 'cup' || weighedOut.has(food.category))
    return inVolumeOrWeight(food, whole, grams, units);
  return null;
}

const isSpoon = (unit: string | null): boolean => unit === 'tsp' || unit === 'tbsp';

function inSpoons(
  food: Food,
  grams: number,
  units: UnitSystem,
): { readonly text: string; readonly grams: number } | null {
  const tsp = gramsPerUnit(food, 'tsp');
  const tbsp = gramsPerUnit(food, 'tbsp');
  if (tbsp !== null && grams / tbsp > 6.5) {
    const amount = kitchenAmount(food, grams, food.gramsPerMl === null ? 'g' : 'ml', units);
    return spoken(amount);
  }
  if (tbsp !== null && (tsp === null || grams / tsp > 2.5)) {
    const quantity = nearest(grams / tbsp, tablespoons);
    return { text: `${formatNumber(quantity)} ${plural('tablespoon', quantity)}`, grams: quantity * tbsp };
  }
  if (tsp === null) return null;
  const raw = grams / tsp;
  if (raw < leastSpoon) return { text: 'a pinch', grams };
  const quantity = nearest(raw, teaspoons);
  return { text: `${formatNumber(quantity)} ${plural('teaspoon', quantity)}`, grams: quantity * tsp };
}

function inVolumeOrWeight(
  food: Food,
  whole: KitchenAmount,
  grams: number,
  units: UnitSystem,
): { readonly text: string; readonly grams: number } | null {
  const tbsp = gramsPerUnit(food, 'tbsp');
  if (tbsp !== null && grams <= tbsp * 3.25) return inSpoons(food, grams, units);
  // A piece of butter or four eggs are halved by eye; what is poured or weighed is not.
  if (whole.unit === null || !['ml', 'l', 'cup', 'g', 'kg', 'oz', 'lb'].includes(whole.unit)) return null;
  const unit = whole.unit === 'kg' ? 'g' : whole.unit === 'l' ? 'ml' : whole.unit;
  return spoken(kitchenAmount(food, grams, unit, units));
}

const plural = (unit: string, quantity: number): string => (quantity > 1 ? `${unit}s` : unit);

const symbols: ReadonlySet<string> = new Set(['ml', 'l', 'g', 'kg', 'oz', 'lb']);

function spoken(amount: KitchenAmount): { readonly text: string; readonly grams: number } | null {
  const { quantity, unit, grams } = amount;
  if (quantity === null || unit === null) return null;
  const long = unit === 'tbsp' ? 'tablespoon' : unit === 'tsp' ? 'teaspoon' : unit;
  return {
    text: `${formatNumber(quantity)} ${symbols.has(long) ? long : plural(long, quantity)}`,
    grams,
  };
}
