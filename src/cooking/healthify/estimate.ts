import type { FactTables } from '#food/fact-tables';
import type { Cooked, Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
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

/** What a change of words brings. */
export const noContribution: Contribution = {
  values: new Float64Array(nutrients.length),
  cookedGrams: 0,
};

/** What 100 g of a food bring, cooked in one way: sums are proportional to the weight. */
const byHundred = new WeakMap<Food, Map<string, Contribution>>();

/** What so many grams of a food bring that the dish did not have, cooked in a way, or raw. */
export const contributionOfAdded = (
  food: Food,
  grams: number,
  cooked: Cooked | null,
  tables: Pick<FactTables, 'retention' | 'thresholds'>,
): Contribution =>
  contributionOf(
    { key: `add:${food.id}`, text: food.name, name: food.name, food, grams, eatenShare: 1, cooked },
    tables,
  );

/** What one ingredient brings to a dish. */
export function contributionOf(
  ingredient: Ingredient,
  tables: Pick<FactTables, 'retention' | 'thresholds'>,
): Contribution {
  const { food, grams, cooked, eatenShare } = ingredient;
  if (food === null || grams === null)
    return { values: new Float64Array(nutrients.length).fill(Number.NaN), cookedGrams: 0 };
  const way = cooked ? `${cooked.method} ${cooked.minutes} ${cooked.drained}` : 'raw';
  let known = byHundred.get(food);
  if (known === undefined) byHundred.set(food, (known = new Map()));
  let hundred = known.get(way);
  if (hundred === undefined) {
    const alone = nutritionOf([{ ...ingredient, grams: 100, eatenShare: 1 }], { servings: 1, tables });
    hundred = {
      values: Float64Array.from(nutrients, (nutrient) => alone.total[nutrient] ?? Number.NaN),
      cookedGrams: alone.cookedGrams,
    };
    known.set(way, hundred);
  }
  const share = (grams * eatenShare) / 100;
  return { values: hundred.values.map((value) => value * share), cookedGrams: hundred.cookedGrams * share };
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
  const values = new Float64Array(nutrients.length);
  let parts: readonly Contribution[] | null = null;
  for (const [at, nutrient] of nutrients.entries()) {
    const stated = nutrition.total[nutrient];
    if (stated === null) {
      parts ??= ingredients.map((item) => contributionOf(item, tables));
      for (const part of parts) if (!Number.isNaN(part.values[at]!)) values[at]! += part.values[at]!;
    } else values[at] = stated;
  }
  return { values, cookedGrams: nutrition.cookedGrams };
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
