import { lazyShape } from '#kernel/lazy-shape';
import { once } from '#kernel/once';
import { createRecent } from '#kernel/recent';
import type { FactTables } from './fact-tables.ts';
import { isWater, type Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import { retained } from './retention.ts';
import { nutrients, type Nutrient } from './vocabulary.ts';

/** An amount for every nutrient; null = not known well enough to be stated. */
export type NutrientAmounts = Readonly<Record<Nutrient, number | null>>;

/** Nutrition of a dish, with what it does not know. */
export interface Nutrition {
  readonly servings: number;
  readonly total: NutrientAmounts;
  readonly perServing: NutrientAmounts;
  /** Per 100 g as eaten; null where no weight is known. */
  readonly per100g: NutrientAmounts | null;
  /** Percent of the FDA daily value in one serving, for nutrients that have one. */
  readonly dailyValuePercent: Readonly<Partial<Record<Nutrient, number | null>>>;
  /** Grams of what is eaten, before cooking. */
  readonly rawGrams: number;
  /** Grams of the finished dish. */
  readonly cookedGrams: number;
  /** `given` by the caller, reckoned from the foods' `yields`, or `raw` where none is known. */
  readonly cookedGramsBasis: 'given' | 'yields' | 'raw';
  /** Share of the eaten mass whose food has figures, 0–1; lines without weight count as the median line. */
  readonly coverage: number;
  /** Lines whose food is not known or has no figures. */
  readonly unmatched: readonly string[];
  /** Lines whose food is known and whose weight is not. */
  readonly unweighed: readonly string[];
  /** Share of the eaten mass for which each nutrient is known, 0–1. */
  readonly completeness: Readonly<Record<Nutrient, number>>;
  /** Ids of the figures used, in the order of the ingredients. */
  readonly sources: readonly string[];
  /** One sentence for people. */
  readonly source: string;
}

export interface NutritionOptions {
  readonly servings: number;
  readonly tables: Pick<FactTables, 'retention' | 'thresholds'>;
  /** Weight of the finished dish, where the caller knows it. */
  readonly cookedGrams?: number;
}

/**
 * A nutrient is stated when at least this share of the eaten mass (water aside) has a figure for it.
 * Own rule: half of the 20 % that 21 CFR 101.9(g) allows a label to be off.
 */
const statedFromShare = 0.9;

const index = Object.fromEntries(nutrients.map((nutrient, i) => [nutrient, i])) as Record<Nutrient, number>;
const count = nutrients.length;
/** kcal per gram of alcohol. Source: Atwater general factor, 21 CFR 101.9(c)(1). */
const alcoholKcal = 7;

const vectors = new WeakMap<Food, Float64Array>();

/** Figures per gram; NaN = unknown. Fills in what an absent figure can only be: nothing. */
function perGram(food: Food): Float64Array | null {
  const known = vectors.get(food);
  if (known !== undefined) return known;
  if (food.nutrients === null) {
    if (!isWater(food)) return null;
    const none = new Float64Array(count);
    vectors.set(food, none);
    return none;
  }
  const vector = new Float64Array(count);
  for (let i = 0; i < count; i += 1) vector[i] = (food.nutrients[i] ?? Number.NaN) / 100;
  const nothing = (nutrient: Nutrient): void => {
    const i = index[nutrient];
    if (Number.isNaN(vector[i])) vector[i] = 0;
  };
  const value = (nutrient: Nutrient): number => vector[index[nutrient]] ?? Number.NaN;
  if (value('fat_g') < 0.005) {
    for (const part of [
      'saturated_fat_g',
      'trans_fat_g',
      'monounsaturated_fat_g',
      'polyunsaturated_fat_g',
    ] as const)
      nothing(part);
  }
  if (value('carbohydrate_g') < 0.005) (['fiber_g', 'sugars_g'] as const).forEach(nothing);
  if (!food.traits.includes('alcohol') && !food.traits.includes('alcohol-extract')) nothing('alcohol_g');
  if (value('water_g') > 0.995) nutrients.forEach(nothing);
  vectors.set(food, vector);
  return vector;
}

const blank = Object.fromEntries(nutrients.map((nutrient) => [nutrient, null])) as Record<Nutrient, null>;

/** A copy of one object with every nutrient, so that all amounts share its shape and are quick to read. */
const record = (at: (i: number) => number | null): NutrientAmounts => {
  const amounts: Record<Nutrient, number | null> = { ...blank };
  for (let i = 0; i < count; i += 1) amounts[nutrients[i]!] = at(i);
  return amounts;
};

/** Weight of the finished dish from each food's yield; water listed beside grains goes into them. */
function finishedGrams(ingredients: readonly Ingredient[]): { grams: number; known: boolean } {
  let others = 0;
  let water = 0;
  let taken = 0;
  let known = false;
  for (const { food, grams, eatenShare, cooked } of ingredients) {
    if (grams === null) continue;
    const eaten = grams * eatenShare;
    if (food !== null && isWater(food)) {
      water += eaten;
      continue;
    }
    const ratio =
      cooked === null || cooked === undefined
        ? undefined
        : food?.yields.find((y) => y.method === cooked.method)?.ratio;
    if (ratio === undefined) others += eaten;
    else {
      known = true;
      others += eaten * ratio;
      if (ratio > 1) taken += eaten * (ratio - 1);
    }
  }
  return { grams: others + Math.max(0, water - taken), known };
}

/**
 * Adds up what is eaten: figures per 100 g × grams × share eaten × share kept through cooking.
 * Foods without figures and lines without weight are named, never counted as nothing; a nutrient that
 * is unknown for more than a tenth of the mass is null (a line without weight counts as the median
 * line in that). Additive: two lists together give the sum.
 */
export function nutritionOf(ingredients: readonly Ingredient[], options: NutritionOptions): Nutrition {
  const { servings, tables } = options;
  const sums = new Float64Array(count);
  const missing = new Float64Array(count);
  const unmatched: string[] = [];
  const unweighed: string[] = [];
  const sources: string[] = [];
  const typical = typicalGrams(ingredients);
  let eatenGrams = 0;
  let dryGrams = 0;
  let hiddenGrams = 0;
  let matchedGrams = 0;
  for (const { food, name, grams, eatenShare, cooked, aside } of ingredients) {
    if ((aside ?? null) !== null) continue;
    const vector = food === null ? null : perGram(food);
    if (vector === null) unmatched.push(name);
    if (grams === null) {
      if (food !== null && isWater(food)) continue;
      if (vector !== null) unweighed.push(name);
      hiddenGrams += typical;
      continue;
    }
    const eaten = grams * eatenShare;
    eatenGrams += eaten;
    const water = food !== null && isWater(food);
    if (!water) dryGrams += eaten;
    if (vector === null || food === null) {
      for (let i = 0; i < count; i += 1) missing[i]! += eaten;
      continue;
    }
    matchedGrams += eaten;
    const kept = retained(food, cooked, tables.retention);
    for (let i = 0; i < count; i += 1) {
      const per = vector[i]!;
      if (Number.isNaN(per)) missing[i]! += eaten;
      else sums[i]! += per * eaten * (kept === null ? 1 : kept.share[i]!);
    }
    if (kept !== null) {
      const alcohol = vector[index.alcohol_g]! * eaten;
      if (alcohol > 0) sums[index.energy_kcal]! -= alcoholKcal * alcohol * (1 - kept.share[index.alcohol_g]!);
    }
    for (const id of kept === null ? [food.nutrientSource] : [food.nutrientSource, `usda-rf6:${kept.code}`]) {
      if (id !== null && !sources.includes(id)) sources.push(id);
    }
  }
  const finished = finishedGrams(ingredients);
  const cookedGrams = options.cookedGrams ?? finished.grams;
  const known = eatenGrams > 0;
  const complete = (i: number): number =>
    known
      ? dryGrams + hiddenGrams === 0
        ? 1
        : 1 - (missing[i]! + hiddenGrams) / (dryGrams + hiddenGrams)
      : 0;
  const stated = (i: number, factor: number): number | null =>
    known && complete(i) + 1e-9 >= statedFromShare ? sums[i]! * factor : null;
  const perServing = record((i) => stated(i, 1 / servings));
  const total = once(() => record((i) => stated(i, 1)));
  const per100g = once(() => (cookedGrams > 0 ? record((i) => stated(i, 100 / cookedGrams)) : null));
  const percent = once(() => percentOf(perServing, tables.thresholds.dailyValues));
  const completeness = once(
    () => record((i) => Math.max(0, complete(i))) as Readonly<Record<Nutrient, number>>,
  );
  // A recipe between two changes is only asked for what a serving holds.
  return withFurtherFigures(
    {
      servings,
      perServing,
      rawGrams: eatenGrams,
      cookedGrams,
      cookedGramsBasis: options.cookedGrams !== undefined ? 'given' : finished.known ? 'yields' : 'raw',
      coverage: known ? matchedGrams / (eatenGrams + hiddenGrams) : 0,
      unmatched,
      unweighed,
      sources,
      source: sentence(sources),
    },
    { total, per100g, dailyValuePercent: percent, completeness },
  );
}

const withFurtherFigures = lazyShape('total', 'per100g', 'dailyValuePercent', 'completeness');

function percentOf(
  amounts: NutrientAmounts,
  dailyValues: Readonly<Partial<Record<Nutrient, number>>>,
): Nutrition['dailyValuePercent'] {
  const { list, unknown } = daily.get(dailyValues, () => ({
    list: Object.entries(dailyValues) as [Nutrient, number][],
    unknown: Object.fromEntries(Object.keys(dailyValues).map((nutrient) => [nutrient, null])),
  }));
  // A copy of one object, as above.
  const percent: Partial<Record<Nutrient, number | null>> = { ...unknown };
  for (const [nutrient, value] of list) {
    const amount = amounts[nutrient];
    if (amount !== null) percent[nutrient] = Math.round((amount / value) * 100);
  }
  return percent;
}

/** Tables of daily values at work, as lists and as objects in which nothing is known. */
const daily = createRecent<
  object,
  {
    readonly list: readonly [Nutrient, number][];
    readonly unknown: Readonly<Partial<Record<Nutrient, null>>>;
  }
>(2);

/** What a line without weight is taken to weigh where only its share matters: the median of the others. */
export function typicalGrams(ingredients: readonly Ingredient[]): number {
  const known: number[] = [];
  for (const { food, grams, eatenShare } of ingredients)
    if (grams !== null && !(food !== null && isWater(food))) known.push(grams * eatenShare);
  known.sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? 0;
}

const published = ['fdc:', 'usda-rf6:', 'cnf:'];

function sentence(sources: readonly string[]): string {
  const parts: string[] = [];
  if (sources.some((id) => id.startsWith('fdc:'))) parts.push('USDA FoodData Central');
  if (sources.some((id) => id.startsWith('cnf:'))) parts.push('Canadian Nutrient File');
  if (sources.some((id) => id.startsWith('usda-rf6:')))
    parts.push('USDA nutrient retention factors, release 6');
  if (!sources.every((id) => published.some((start) => id.startsWith(start)))) parts.push('own figures');
  return parts.length === 0 ? 'no figures' : parts.join('; ');
}

/** Rounds as a label does: whole kcal and percent, one decimal for g, whole mg from 10 up. */
export function roundNutrient(nutrient: Nutrient, amount: number): number {
  if (nutrient === 'energy_kcal') return Math.round(amount);
  if (nutrient.endsWith('_g')) return Math.round(amount * 10) / 10;
  return Math.abs(amount) >= 10 ? Math.round(amount) : Math.round(amount * 100) / 100;
}
