import type { Portion } from '#food/compile/figures';
import { readPortions } from '#food/compile/portions';
import type { Units } from '#food/units';

/** One row of food_portion.csv. */
export interface PortionRow {
  readonly amount: number;
  readonly unit: string;
  readonly description: string;
  readonly modifier: string;
  readonly grams: number;
}

/** "1/2 cup, diced" as an amount and what it is of. */
function amountOf(text: string): { readonly amount: number; readonly measure: string } {
  const found = /^(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?\s+(.*)$/.exec(text.trim());
  if (!found) return { amount: 1, measure: text.trim() };
  return { amount: Number(found[1]) / Number(found[2] ?? 1), measure: found[3]! };
}

/** The portions of a food in our units; what is of no use in a kitchen is left out. */
export function portionsOf(name: string, rows: readonly PortionRow[]): Portion[] {
  return readPortions(
    name,
    rows.map(({ amount, unit, description, modifier, grams }) => {
      const named = unit === '' || unit.toLowerCase() === 'undetermined' ? '' : unit;
      // Surveys write the portion out, with a code for modifier.
      if (named === '' && description !== '') return { ...amountOf(description), grams };
      const measure = [named, /^\d+$/.test(modifier) ? '' : modifier].filter((word) => word !== '').join(' ');
      return { amount: amount > 0 ? amount : 1, measure, grams };
    }),
  );
}

/** "2 Tbsp (30 g)" of a pack's label, with the grams of the serving. */
export function labelPortion(name: string, household: string, servingGrams: number): Portion[] {
  const { amount, measure } = amountOf(household);
  if (!(servingGrams > 0) || measure === '') return [];
  return readPortions(name, [{ amount, measure, grams: servingGrams }]);
}

const byTrust = ['cup', 'fl-oz', 'tbsp', 'tsp'];

/** Grams per millilitre by the largest spoon or cup that names no state; null where there is none in reason. */
export function densityOf(portions: readonly Portion[], units: Units): number | null {
  for (const unit of byTrust) {
    const portion = portions.find((one) => one.unit === unit && one.size === null && one.state === null);
    const millilitres = units.toMillilitres(1, unit);
    if (!portion || !millilitres) continue;
    const density = portion.grams / millilitres;
    return density >= 0.05 && density <= 2 ? Math.round(density * 10_000) / 10_000 : null;
  }
  return null;
}
