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

/** A dish with differences added to what was computed for it. */
export function amountsWith(
  nutrition: Nutrition,
  differences: readonly Contribution[],
  servings = nutrition.servings,
): DishAmounts {
  return {
    servings,
    cookedGrams: differences.reduce((sum, one) => sum + one.cookedGrams, nutrition.cookedGrams),
    amount: (nutrient) => {
      const known = nutrition.total[nutrient];
      if (known === null) return null;
      let sum = known;
      for (const { values } of differences) sum += values[index[nutrient]]!;
      return Number.isNaN(sum) ? null : Math.max(0, sum);
    },
  };
}
