import type { Food, Measure } from '../model.ts';
import type { Units } from '../units.ts';
import { nutrients } from '../vocabulary.ts';
import type { Figures, Portion } from './figures.ts';
import { nutrientIndex, type ReadableFood } from './readable.ts';

/** Nutrients per 100 g and where they come from; null where they cannot be had. */
export interface NutrientFact {
  readonly values: readonly (number | null)[];
  readonly source: string;
}

/** Finds or works out the nutrients that a food asks for. */
export function nutrientsOf(
  food: ReadableFood,
  figures: Figures,
  compiled: ReadonlyMap<string, Food>,
): NutrientFact | null {
  const asked = food.nutrients;
  if (!asked) return null;
  if ('from' in asked) {
    const values = figures.get(asked.from)?.nutrients;
    if (!values) return null;
    if (asked.fill === null) return { values, source: asked.from };
    const rest = figures.get(asked.fill)?.nutrients;
    if (!rest) return null;
    return {
      values: values.map((value, at) => value ?? rest[at] ?? null),
      source: `${asked.from} (rest ${asked.fill})`,
    };
  }
  if ('like' in asked) {
    const other = compiled.get(asked.like);
    return other?.nutrients
      ? { values: other.nutrients, source: `${other.nutrientSource} (like ${other.id})` }
      : null;
  }
  const parts = asked.made.map(({ food: id, grams }) => ({ values: compiled.get(id)?.nutrients, grams }));
  const raw = parts.reduce((sum, part) => sum + part.grams, 0);
  const made = raw * asked.yield;
  const values = nutrients.map((name, at): number | null => {
    let sum = 0;
    let unknown = 0;
    for (const part of parts) {
      const value = part.values?.[at];
      if (value === undefined || value === null) unknown += part.grams;
      else sum += (value * part.grams) / 100;
    }
    // What boils away, or is soaked up, is water.
    if (name === 'water_g') sum += made - raw;
    return unknown > 0.02 * raw ? null : Math.round((Math.max(0, sum) / made) * 100_000) / 1000;
  });
  if (parts.some((part) => !part.values)) return null;
  return { values, source: `made:${asked.made.map((part) => part.food).join('+')}` };
}

/** The measures of a food: its source's portions, overridden by what it says itself. */
export function measuresOf(
  food: ReadableFood,
  figures: Figures,
  compiled: ReadonlyMap<string, Food>,
  units: Units,
): Measure[] {
  const measures = new Map<string, Measure>();
  const add = ({ unit, size, state, grams }: Portion, source: string): void => {
    measures.set(`${unit} ${size} ${state}`, {
      unit,
      ...(size === null ? {} : { size }),
      ...(state === null ? {} : { state }),
      grams,
      source,
    });
  };
  const asked = food.nutrients;
  const picks = food.measures.some((row) => 'from' in row && row.pick !== null);
  if (food.ownPortions && !picks && asked && 'from' in asked) {
    for (const portion of figures.get(asked.from)?.portions ?? []) add(portion, asked.from);
  }
  if (food.ownPortions && asked && 'like' in asked) {
    // A cup of it weighs the same; how large a piece is, is another matter.
    for (const measure of compiled.get(asked.like)?.measures ?? []) {
      if (units.get(measure.unit)?.dimension === 'volume') {
        measures.set(`${measure.unit} ${measure.size ?? null} ${measure.state ?? null}`, measure);
      }
    }
  }
  for (const row of food.measures) {
    if ('like' in row) {
      for (const measure of compiled.get(row.like)?.measures ?? []) {
        measures.set(`${measure.unit} ${measure.size ?? null} ${measure.state ?? null}`, measure);
      }
    } else if ('from' in row) {
      for (const portion of figures.get(row.from)?.portions ?? []) {
        if (row.pick !== null && portion.state !== row.pick) continue;
        add({ ...portion, state: row.state ?? (row.pick === null ? portion.state : null) }, row.from);
      }
    } else add(row, row.src);
  }
  return [...measures.values()];
}

const byTrust = ['cup', 'fl-oz', 'ml', 'l', 'pint', 'quart', 'tbsp', 'tsp'];

/** Grams per millilitre: as given, else from the largest spoon or cup that names no state. */
export function densityOf(
  food: ReadableFood,
  measures: readonly Measure[],
  units: Units,
): { readonly gramsPerMl: number; readonly source: string } | null {
  if (food.density) return { gramsPerMl: food.density.gramsPerMl, source: food.density.src };
  for (const unit of byTrust) {
    const measure = measures.find(
      (row) =>
        row.unit === unit && row.size === undefined && (row.state === undefined || row.state === 'liquid'),
    );
    const millilitres = units.toMillilitres(1, unit);
    if (measure && millilitres) {
      return {
        gramsPerMl: Math.round((measure.grams / millilitres) * 10_000) / 10_000,
        source: measure.source,
      };
    }
  }
  return null;
}

/** One nutrient of a vector; unknown is null. */
export function nutrient(
  values: readonly (number | null)[],
  name: keyof typeof nutrientIndex,
): number | null {
  return values[nutrientIndex[name]] ?? null;
}
