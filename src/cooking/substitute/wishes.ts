/** What a caller wants of a substitute beside its job: money saved, a lighter plate, what a measured diet counts. */
import { isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutrients, type Diet, type Nutrient } from '#food/vocabulary';
import type { Candidate } from './candidates.ts';

/** Share of the money saved, −1 to 1; a little below 0 where a price is not known. */
export function cheaper(food: Food, candidate: Candidate): number {
  const { parts, per } = candidate;
  const old = food.price?.usdPerKg;
  if (old === undefined) return 0;
  let cost = 0;
  let weight = 0;
  for (const [at, one] of candidate.foods.entries()) {
    const price = isWater(one) ? 0 : one.price?.usdPerKg;
    if (price === undefined) return -0.2;
    const grams = parts?.[at]?.grams ?? 1;
    cost += price * grams;
    weight += grams;
  }
  const ratio = per === null ? 1 : weight / per.grams;
  return Math.max(-1, Math.min(1, 1 - ((cost / weight) * ratio) / old));
}

const at = (nutrient: Nutrient): number => nutrients.indexOf(nutrient);
/** What counts as lighter: less of these per 100 g, more fibre. Daily values of 21 CFR 101.9. */
const burdens: readonly (readonly [number, number])[] = [
  [at('energy_kcal'), 2000],
  [at('saturated_fat_g'), 20],
  [at('sodium_mg'), 2300],
  [at('sugars_g'), 50],
  [at('fiber_g'), -28],
];

/** How much lighter a food is than another, −1 to 1; 0 where figures are missing. */
function lighter(from: Food, to: Food): number {
  if (from.nutrients === null || to.nutrients === null) return 0;
  let sum = 0;
  for (const [index, daily] of burdens)
    sum += ((from.nutrients[index] ?? 0) - (to.nutrients[index] ?? 0)) / daily;
  return Math.max(-1, Math.min(1, sum));
}

/** The same for what is stirred together: milk with butter in it is as rich as cream. */
export function lighterParts(from: Food, { foods, parts }: Candidate): number {
  if (foods.length < 2 || parts === null) return lighter(from, foods[0]!);
  const all = parts.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  return all === 0
    ? 0
    : foods.reduce((sum, food, at) => sum + (lighter(from, food) * (parts[at]?.grams ?? 0)) / all, 0);
}

/** What it is worth that a food has all of what a diet wants less of, or more. */
const measuredGain = 0.8;
/** What it costs to be no nearer to it: brown rice is no low-carb rice. */
const noNearer = 0.25;
/** Grams, or milligrams of sodium, in 100 g from which on a food is replaced for what it holds of them. */
const worthReplacing = 5;

/** What diets that are measured by the plate want less of in each part of it. */
const wanted: Readonly<Partial<Record<Diet, Nutrient>>> = {
  'low-carb': 'carbohydrate_g',
  'diabetic-friendly': 'carbohydrate_g',
  'low-sodium': 'sodium_mg',
  'low-fat': 'fat_g',
};

/** What it is worth that a food is nearer to what measured diets want than another; 0 where nothing is known. */
export function towards(diets: readonly Diet[], from: Food, { foods, parts, per }: Candidate): number {
  const to = foods[0]!;
  // Of what is cooked already more is taken.
  const more = parts === null || per === null ? 1 : parts[0]!.grams / per.grams;
  let sum = 0;
  for (const diet of diets) {
    const nutrient = wanted[diet];
    const [old, now] = [from, to].map((food) =>
      nutrient === undefined ? null : (food.nutrients?.[at(nutrient)] ?? null),
    );
    if (old === null || old === undefined || now === null || now === undefined || old < worthReplacing)
      continue;
    const gain = Math.max(-1, Math.min(1, (old - now * more) / old));
    sum += gain > 0.15 ? measuredGain * gain : -noNearer;
  }
  return sum;
}
