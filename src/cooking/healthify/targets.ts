import type { Nutrition } from '#food/nutrition';
import type { Nutrient } from '#food/vocabulary';
import type { FocusLimit, TargetBasis } from './rules.ts';

/** kcal per gram. Source: Atwater general factors, 21 CFR 101.9(c)(1). */
export const kcalPerGram: Readonly<Partial<Record<Nutrient, number>>> = {
  protein_g: 4,
  carbohydrate_g: 4,
  sugars_g: 4,
  fat_g: 9,
  saturated_fat_g: 9,
  monounsaturated_fat_g: 9,
  polyunsaturated_fat_g: 9,
  alcohol_g: 7,
};

/** Amounts of a whole dish that limits are held against; null = not known. */
export interface DishAmounts {
  readonly servings: number;
  readonly cookedGrams: number;
  amount(nutrient: Nutrient): number | null;
}

/** The amounts of a judged dish. */
export function amountsOf(nutrition: Nutrition): DishAmounts {
  return {
    servings: nutrition.servings,
    cookedGrams: nutrition.cookedGrams,
    amount: (nutrient) => nutrition.total[nutrient],
  };
}

/** A nutrient of a dish on a basis: per 100 g, per serving, or percent of the energy; null where it is not known. */
export function measure(dish: DishAmounts, nutrient: Nutrient, basis: TargetBasis): number | null {
  const total = dish.amount(nutrient);
  if (total === null) return null;
  if (basis === 'per_serving') return total / dish.servings;
  if (basis === 'per_100g') return dish.cookedGrams > 0 ? (100 * total) / dish.cookedGrams : null;
  const energy = dish.amount('energy_kcal');
  const factor = kcalPerGram[nutrient];
  if (energy === null || factor === undefined) return null;
  return energy > 0 ? (100 * factor * total) / energy : 0;
}

/** How a dish stands to a limit. */
export interface Target {
  readonly nutrient: Nutrient;
  readonly basis: TargetBasis;
  readonly min: number | null;
  readonly max: number | null;
  readonly source: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly met: boolean;
}

const within = (value: number | null, { min, max }: Pick<FocusLimit, 'min' | 'max'>): boolean =>
  value !== null && (max === null || value <= max) && (min === null || value >= min);

/** The limits with the figures of the dish before and after. */
export function measureTargets(
  limits: readonly FocusLimit[],
  before: DishAmounts,
  after: DishAmounts,
): readonly Target[] {
  return limits.map((limit) => {
    const { nutrient, basis, min, max, source } = limit;
    const now = measure(after, nutrient, basis);
    return {
      nutrient,
      basis,
      min,
      max,
      source,
      before: measure(before, nutrient, basis),
      after: now,
      met: within(now, limit),
    };
  });
}

/** Share that a nutrient must have moved to count where the limit is out of reach. Source: 21 CFR 101.60–101.62, "reduced". */
const movedShare = 0.25;

/** Whether a target is met or its figure moved the right way by a quarter. */
export function succeeded({ met, before, after, max }: Target): boolean {
  if (met) return true;
  if (before === null || after === null) return false;
  return max !== null ? after <= before * (1 - movedShare) + 1e-9 : after >= before * (1 + movedShare) - 1e-9;
}

/** Whether all that is known of a dish is within its limits. */
export const meets = (limits: readonly FocusLimit[], dish: DishAmounts): boolean =>
  limits.every((limit) => {
    const value = measure(dish, limit.nutrient, limit.basis);
    return value === null || within(value, limit);
  });

/** A little inside the limit, so that rounding to spoons does not cross it. */
const margin = 0.96;

/**
 * How far a dish is from its limits: for each the logarithm of the ratio, so that halving counts the same wherever it
 * happens; 0 = all met. An unknown figure counts for nothing.
 */
export function shortfall(limits: readonly FocusLimit[], dish: DishAmounts): number {
  let sum = 0;
  for (const { nutrient, basis, min, max, weight } of limits) {
    const value = measure(dish, nutrient, basis);
    if (value === null) continue;
    if (max !== null) sum += weight * Math.max(0, Math.log(Math.max(value, 1e-6) / (max * margin)));
    if (min !== null) sum += weight * Math.max(0, Math.log(min / margin / Math.max(value, min * 0.05)));
  }
  return sum;
}
