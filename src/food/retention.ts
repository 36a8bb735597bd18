import type { RetentionClass, RetentionTable } from './fact-tables.ts';
import type { Cooked } from './ingredient.ts';
import type { Food } from './model.ts';
import { selectedBy } from './select.ts';
import { nutrients, type CookingMethod } from './vocabulary.ts';

/** Share of each nutrient kept (0–1, in the order of `nutrients`) and the code of the row. */
export interface Retained {
  readonly code: string;
  readonly name: string;
  readonly share: Float64Array;
}

const fatIndex = nutrients.indexOf('fat_g');

/** Ways of cooking that pour the water away unless told otherwise. */
const drains = new Set<CookingMethod>(['boil']);

const compiled = new WeakMap<RetentionTable, Map<string, Float64Array>>();
const classOf = new WeakMap<RetentionTable, WeakMap<Food, RetentionClass | null>>();

function shareOf(table: RetentionTable, code: string): Float64Array | null {
  let rows = compiled.get(table);
  if (rows === undefined) compiled.set(table, (rows = new Map()));
  const known = rows.get(code);
  if (known !== undefined) return known;
  const row = table.rows[code];
  if (row === undefined) return null;
  const share = new Float64Array(nutrients.length).fill(1);
  table.nutrients.forEach((nutrient, i) => (share[nutrients.indexOf(nutrient)] = (row.keep[i] ?? 100) / 100));
  rows.set(code, share);
  return share;
}

function classFor(table: RetentionTable, food: Food): RetentionClass | null {
  let foods = classOf.get(table);
  if (foods === undefined) classOf.set(table, (foods = new WeakMap()));
  let found = foods.get(food);
  if (found === undefined) {
    const fat = food.nutrients?.[fatIndex] ?? 0;
    found = table.classes.find((c) => fat >= (c.fatAtLeast ?? 0) && selectedBy(food, c) !== null) ?? null;
    foods.set(food, found);
  }
  return found;
}

/**
 * What is left of each nutrient after cooking, or null where the food stays uncooked or the table
 * does not judge it (then everything is counted as kept). Where minutes step the row, the last step
 * reached counts, so that alcohol is never written off too early.
 * Source: USDA Table of Nutrient Retention Factors, Release 6 (2007).
 */
export function retained(
  food: Food,
  cooked: Cooked | null | undefined,
  table: RetentionTable,
): Retained | null {
  if (cooked === null || cooked === undefined) return null;
  const steps = classFor(table, food)?.methods[cooked.method];
  if (steps === undefined) return null;
  const minutes = cooked.minutes ?? 0;
  let step = steps[0];
  for (const candidate of steps) if (minutes >= candidate.fromMinutes) step = candidate;
  if (step === undefined) return null;
  const code = (cooked.drained ?? drains.has(cooked.method)) ? step.drained : step.liquid;
  const share = shareOf(table, code);
  return share === null ? null : { code, name: table.rows[code]?.name ?? '', share };
}
