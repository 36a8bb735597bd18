/** What a caller wants of a substitute beside its job: money saved, a lighter plate, what a measured diet counts. */
import { isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutrients, type Diet, type Nutrient } from '#food/vocabulary';
import type { Candidate } from './candidates.ts';

/** What takes the place of 100 g of a food; `grams` null where nobody can say how much of it. */
export type Instead = readonly { readonly food: Food; readonly grams: number | null }[];

/** Share of the money saved, −1 to 1; null where a price or a weight is not known. */
export function cheaper(food: Food, instead: Instead): number | null {
  const old = food.price?.usdPerKg;
  if (old === undefined) return null;
  let cost = 0;
  for (const { food: part, grams } of instead) {
    const price = isWater(part) ? 0 : part.price?.usdPerKg;
    if (price === undefined || grams === null) return null;
    cost += (price * grams) / 100;
  }
  return Math.max(-1, Math.min(1, 1 - cost / old));
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

/** How much of a nutrient 100 g of a food hold, and what takes their place; null where a figure is missing. */
function loads(food: Food, instead: Instead, nutrient: number): readonly [number, number] | null {
  const old = food.nutrients?.[nutrient];
  if (old === null || old === undefined) return null;
  let now = 0;
  for (const { food: part, grams } of instead) {
    const value = isWater(part) ? 0 : part.nutrients?.[nutrient];
    if (value === null || value === undefined || grams === null) return null;
    now += (value * grams) / 100;
  }
  return [old, now];
}

/** How much lighter what takes the place of a food is, −1 to 1; figures that are missing count for nothing. */
export function lighter(food: Food, instead: Instead): number {
  let sum = 0;
  for (const [nutrient, daily] of burdens) {
    const [old, now] = loads(food, instead, nutrient) ?? [0, 0];
    sum += (old - now) / daily;
  }
  return Math.max(-1, Math.min(1, sum));
}

/** Share of a day's value in 100 g from which on a food is replaced for what it holds, or for the fibre that it lacks. */
const heavy = 0.05;
/** Less of it than this nobody calls lighter: the contract's own measure of a success. */
const felt = 0.25;

/** Whether somebody is better off with it: a quarter less of what the food is heavy in, or more fibre, and no worse in all. */
export function isHealthier(food: Food, instead: Instead): boolean {
  if (lighter(food, instead) <= 0) return false;
  return burdens.some(([nutrient, daily]) => {
    const [old, now] = loads(food, instead, nutrient) ?? [0, 0];
    return daily < 0 ? now - old >= heavy * -daily : old / daily >= heavy && now <= old * (1 - felt);
  });
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
