import type { FactTables } from '#food/fact-tables';
import type { Ingredient } from '#food/ingredient';
import { nutritionOf, type Nutrition } from '#food/nutrition';
import { nutrients, type Nutrient } from '#food/vocabulary';
import type { DishAmounts } from './targets.ts';

const index = Object.fromEntries(nutrients.map((nutrient, at) => [nutrient, at])) as Readonly<
  Record<Nutrient, number>
>;

/** What some ingredients bring: amounts in the order of `nutrients`, and their weight as eaten. NaN = not known. */
export interface Contribution {
  readonly values: Float64Array;
  readonly cookedGrams: number;
}

/** What one ingredient brings to a dish. */
export function contributionOf(
  ingredient: Ingredient,
  tables: Pick<FactTables, 'retention' | 'thresholds'>,
): Contribution {
  const alone = nutritionOf([ingredient], { servings: 1, tables });
  return {
    values: Float64Array.from(nutrients, (nutrient) => alone.total[nutrient] ?? Number.NaN),
    cookedGrams: alone.cookedGrams,
  };
}

/** The difference that new ingredients make in the place of old ones. */
export function differenceOf(before: readonly Contribution[], after: readonly Contribution[]): Contribution {
  const values = new Float64Array(nutrients.length);
  let cookedGrams = 0;
  for (const [parts, sign] of [
    [before, -1],
    [after, 1],
  ] as const)
    for (const part of parts) {
      cookedGrams += sign * part.cookedGrams;
      for (let at = 0; at < values.length; at += 1) values[at]! += sign * part.values[at]!;
    }
  return { values, cookedGrams };
}

/**
 * What is known of a dish: its nutrition, and where that states nothing, as too much is unknown, the sum of what is
 * known. Good for choosing between moves, not for stating.
 */
export function knownAmounts(
  nutrition: Nutrition,
  ingredients: readonly Ingredient[],
  tables: Pick<FactTables, 'retention' | 'thresholds'>,
): Contribution {
  const gaps = nutrients.some((nutrient) => nutrition.total[nutrient] === null);
  const parts = gaps ? ingredients.map((item) => contributionOf(item, tables)) : [];
  return {
    values: Float64Array.from(
      nutrients,
      (nutrient, at) =>
        nutrition.total[nutrient] ??
        parts.reduce((sum, { values }) => sum + (Number.isNaN(values[at]!) ? 0 : values[at]!), 0),
    ),
    cookedGrams: nutrition.cookedGrams,
  };
}

/** A dish with differences added to what is known of it. */
export function amountsWith(
  known: Contribution,
  differences: readonly Contribution[],
  servings: number,
): DishAmounts {
  return {
    servings,
    cookedGrams: differences.reduce((sum, one) => sum + one.cookedGrams, known.cookedGrams),
    amount: (nutrient) => {
      let sum = known.values[index[nutrient]]!;
      for (const { values } of differences) sum += values[index[nutrient]]!;
      return Number.isNaN(sum) ? null : Math.max(0, sum);
    },
  };
}

/** Whether a difference is known for all of some nutrients. */
export const knows = ({ values }: Contribution, wanted: readonly Nutrient[]): boolean =>
  wanted.every((nutrient) => !Number.isNaN(values[index[nutrient]]!));
