import type { MeasuredDiet, PatternItem, Threshold, ThresholdTable, Verdict } from './fact-tables.ts';
import type { Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import type { Nutrition, NutrientAmounts } from './nutrition.ts';
import { selectedBy } from './select.ts';
import { nutrients } from './vocabulary.ts';

const sugars = nutrients.indexOf('sugars_g');
const carbohydrate = nutrients.indexOf('carbohydrate_g');
const energy = nutrients.indexOf('energy_kcal');
const fiber = nutrients.indexOf('fiber_g');

/** Grams of sugar in one serving from foods that are added sugar, honey and syrups included. */
function addedSugarsGrams(ingredients: readonly Ingredient[], servings: number): number | null {
  let total = 0;
  for (const { food, grams, eatenShare } of ingredients) {
    if (food === null || !(food.traits.includes('added-sugar') || food.traits.includes('honey'))) continue;
    const share = food.nutrients?.[sugars] ?? food.nutrients?.[carbohydrate];
    if (share === null || share === undefined || grams === null) return null;
    total += (share * grams * eatenShare) / 100;
  }
  return total / servings;
}

/** Below so many kcal a gram carbohydrate is not taken up. Source: erythritol gives 0.2, sugar 4 (21 CFR 101.9(c)(1)(i)(F)). */
const takenUp = 0.5;

/** Share of the carbohydrate that is erythritol and its like, which the body lets pass: 0–1. */
function passingShare(ingredients: readonly Ingredient[]): number {
  let total = 0;
  let passing = 0;
  for (const { food, grams, eatenShare } of ingredients) {
    const share = food?.nutrients?.[carbohydrate] ?? 0;
    const eaten = (share * (grams ?? 0) * eatenShare) / 100;
    total += eaten;
    const kcal = food?.nutrients?.[energy] ?? null;
    if (food?.traits.includes('sweetener') === true && kcal !== null && kcal < share * takenUp)
      passing += eaten;
  }
  return total === 0 ? 0 : passing / total;
}

/** Portions that a threshold divides a dish into: its servings, or as often as it weighs 100 g. */
const portionsOf = ({ per }: Threshold, { servings, cookedGrams }: Nutrition): number =>
  per === '100g' ? cookedGrams / 100 : servings;

/** Grams of fiber in one portion from the foods of which it is known; cooking takes none of it away. */
const measuredFiber = (ingredients: readonly Ingredient[], portions: number): number =>
  ingredients.reduce(
    (sum, { food, grams, eatenShare }) =>
      sum + ((food?.nutrients?.[fiber] ?? 0) * (grams ?? 0) * eatenShare) / 100 / portions,
    0,
  );

/** kcal per gram. Source: Atwater general factors, 21 CFR 101.9(c)(1). */
const kcalPerGram = { protein_g: 4, fat_g: 9, saturated_fat_g: 9 } as const;

function energyPercent(amounts: NutrientAmounts, nutrient: keyof typeof kcalPerGram): number | null {
  const [kcal, grams] = [amounts.energy_kcal, amounts[nutrient]];
  if (kcal === null || grams === null) return null;
  return kcal <= 0 ? 0 : (100 * kcalPerGram[nutrient] * grams) / kcal;
}

function measureOf(
  threshold: Threshold,
  ingredients: readonly Ingredient[],
  nutrition: Nutrition,
): number | null {
  const amounts = threshold.per === '100g' ? nutrition.per100g : nutrition.perServing;
  if (amounts === null) return null;
  switch (threshold.measure) {
    case 'net_carbohydrate_g': {
      const { carbohydrate_g: whole, fiber_g: known } = amounts;
      if (whole === null) return null;
      const total = whole * (1 - passingShare(ingredients));
      if (known !== null) return Math.max(0, total - known);
      // Fibre that nobody measured could only take away from it: what is within the limit without that is within it.
      const most = Math.max(0, total - measuredFiber(ingredients, portionsOf(threshold, nutrition)));
      return threshold.max !== undefined && most <= threshold.max ? most : null;
    }
    case 'added_sugars_g':
      return addedSugarsGrams(ingredients, nutrition.servings);
    case 'protein_energy_percent':
      return energyPercent(amounts, 'protein_g');
    case 'fat_energy_percent':
      return energyPercent(amounts, 'fat_g');
    case 'saturated_fat_energy_percent':
      return energyPercent(amounts, 'saturated_fat_g');
    default:
      return amounts[threshold.measure];
  }
}

/** What a measure is at the least where one food keeps it from being known: net carbohydrate of all the others. */
function leastOf(
  threshold: Threshold,
  ingredients: readonly Ingredient[],
  nutrition: Nutrition,
): number | null {
  if (threshold.measure !== 'net_carbohydrate_g') return null;
  let sum = 0;
  for (const { food, grams, eatenShare } of ingredients) {
    const [whole, roughage] = [food?.nutrients?.[carbohydrate] ?? 0, food?.nutrients?.[fiber] ?? null];
    if (roughage !== null) sum += (Math.max(0, whole - roughage) * (grams ?? 0) * eatenShare) / 100;
  }
  return (sum * (1 - passingShare(ingredients))) / portionsOf(threshold, nutrition);
}

const measureNames: Readonly<Record<string, string>> = {
  net_carbohydrate_g: 'net carbohydrate',
  added_sugars_g: 'added sugars',
  protein_energy_percent: 'energy from protein',
  fat_energy_percent: 'energy from fat',
  saturated_fat_energy_percent: 'energy from saturated fat',
  energy_kcal: 'energy',
};

const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);

function describe(threshold: Threshold, value: number | null, atMost: boolean): string {
  const { measure, per, min, max, source } = threshold;
  const unit = measure.endsWith('percent') ? '%' : measure.slice(measure.lastIndexOf('_') + 1);
  const name = measureNames[measure] ?? measure.slice(0, measure.lastIndexOf('_')).replaceAll('_', ' ');
  const where = per === '100g' ? ' per 100 g' : per === 'serving' ? ' a serving' : '';
  const limit = max !== undefined ? `limit ${max} ${unit}` : `at least ${min ?? 0} ${unit}`;
  return `${name} ${value === null ? 'not known' : `${atMost ? 'at most ' : ''}${round(value)} ${unit}`}${where}, ${limit} (${source})`;
}

type Outcome = 'met' | 'violated' | 'unverifiable';

/** A gap can only add to what is known: it cannot cure an excess, nor take away enough. */
function outcome(threshold: Threshold, value: number | null, gaps: boolean): Outcome {
  if (value === null) return 'unverifiable';
  // Shares of energy and figures per 100 g move either way when something is missing.
  const open = gaps && threshold.per !== 'serving';
  if (threshold.max !== undefined && value > threshold.max) return open ? 'unverifiable' : 'violated';
  if (threshold.min !== undefined && value < threshold.min) return gaps ? 'unverifiable' : 'violated';
  return open || (gaps && threshold.max !== undefined) ? 'unverifiable' : 'met';
}

/** How one limit or pattern stands, and the sentence about it for whoever asks. */
interface Measured {
  readonly result: Outcome;
  say(): string;
}

function byNumber(
  threshold: Threshold,
  ingredients: readonly Ingredient[],
  nutrition: Nutrition,
  gaps: boolean,
): Measured {
  const value = measureOf(threshold, ingredients, nutrition);
  const { fiber_g: known } = (threshold.per === '100g' ? nutrition.per100g : nutrition.perServing) ?? {};
  const atMost = threshold.measure === 'net_carbohydrate_g' && known === null;
  return { result: outcome(threshold, value, gaps), say: () => describe(threshold, value, atMost) };
}

const fitting = new WeakMap<readonly PatternItem[], WeakMap<Food, Readonly<Uint8Array>>>();

/** Which items of a pattern count a food: 1 at their places. Kept. */
function itemsCounting(pattern: readonly PatternItem[], food: Food): Readonly<Uint8Array> {
  let byFood = fitting.get(pattern);
  if (byFood === undefined) fitting.set(pattern, (byFood = new WeakMap()));
  let known = byFood.get(food);
  if (known === undefined) {
    known = Uint8Array.from(pattern, ({ foods = {} }) =>
      selectedBy(food, foods) !== null &&
      (foods.except === undefined || selectedBy(food, foods.except) === null)
        ? 1
        : 0,
    );
    byFood.set(food, known);
  }
  return known;
}

/** `counting`: for each ingredient the items that count its food, null where that is not known; `at`: which item. */
function byFoods(
  item: PatternItem,
  at: number,
  ingredients: readonly Ingredient[],
  counting: readonly (Readonly<Uint8Array> | null)[],
  servings: number,
  gaps: boolean,
): Measured {
  let grams = 0;
  let open = gaps;
  for (let one = 0; one < ingredients.length; one += 1) {
    if (counting[one]?.[at] !== 1) continue;
    const { grams: whole, eatenShare } = ingredients[one]!;
    if (whole === null) open = true;
    else grams += (whole * eatenShare) / servings;
  }
  const say = (): string => `${item.text} (${round(grams)} g a serving)`;
  if (item.maxGrams !== undefined)
    return { result: grams > item.maxGrams ? 'violated' : open ? 'unverifiable' : 'met', say };
  return { result: grams >= (item.minGrams ?? 0) ? 'met' : open ? 'unverifiable' : 'violated', say };
}

function scorePattern(
  diet: MeasuredDiet,
  ingredients: readonly Ingredient[],
  nutrition: Nutrition,
  gaps: boolean,
): Measured {
  let points = 0;
  let open = 0;
  const parts: (() => string)[] = [];
  const counting = ingredients.map(({ food }) => (food === null ? null : itemsCounting(diet.pattern, food)));
  for (let at = 0; at < diet.pattern.length; at += 1) {
    const item = diet.pattern[at]!;
    const { result, say } =
      item.threshold === undefined
        ? byFoods(item, at, ingredients, counting, nutrition.servings, gaps)
        : byNumber(item.threshold, ingredients, nutrition, gaps);
    if (result === 'met') points += item.points;
    if (result === 'unverifiable') open += item.points;
    parts.push(() => `${say()}: ${result === 'met' ? item.points : 0} of ${item.points}`);
  }
  const needed = diet.points ?? 0;
  const most = diet.pattern.reduce((sum, item) => sum + item.points, 0);
  return {
    result: points >= needed ? 'met' : points + open >= needed ? 'unverifiable' : 'violated',
    say: () => [`${points} of ${most} points, ${needed} needed`, ...parts.map((say) => say())].join('; '),
  };
}

/** Each limit and pattern that speaks of a dish of this size, in turn, until `take` has heard enough. */
function measure(
  parts: readonly MeasuredDiet[],
  ingredients: readonly Ingredient[],
  nutrition: Nutrition,
  table: ThresholdTable,
  take: (measured: Measured) => boolean,
): void {
  const gaps = nutrition.unmatched.length + nutrition.unweighed.length > 0;
  const meal = nutrition.cookedGrams / nutrition.servings >= table.mealGrams;
  for (const part of parts) {
    if (part.pattern.length > 0 && !take(scorePattern(part, ingredients, nutrition, gaps))) return;
    for (const threshold of part.thresholds)
      if (threshold.when === undefined || (threshold.when === 'meal') === meal)
        if (!take(byNumber(threshold, ingredients, nutrition, gaps))) return;
  }
}

const worstOf = (results: readonly Measured[]): Outcome =>
  (['violated', 'unverifiable'] as const).find((status) => results.some(({ result }) => result === status)) ??
  'met';

/** The status that `judgeMeasured` gives, without its evidence. */
export function measuredStatus(
  parts: readonly MeasuredDiet[],
  ingredients: readonly Ingredient[],
  nutrition: Nutrition | null,
  table: ThresholdTable,
): Verdict['status'] {
  if (nutrition === null || ingredients.length === 0) return 'unverifiable';
  let status: Outcome = 'met';
  // What is broken once is broken: the rest need not be measured.
  measure(parts, ingredients, nutrition, table, ({ result }) => {
    if (result !== 'met') status = result;
    return result !== 'violated';
  });
  return status;
}

/** How far a figure reckoned from raw weights may be off: cooking, rounding to spoons, seasoning left away. */
const farOff = 1.25;

/**
 * Whether figures reckoned from raw weights break a limit by so much that the finished dish will hardly meet it. Patterns
 * are left open, and so is what is not known.
 */
export function isFarOff(
  parts: readonly MeasuredDiet[],
  ingredients: readonly Ingredient[],
  nutrition: Nutrition,
  table: ThresholdTable,
): boolean {
  const meal = nutrition.rawGrams / nutrition.servings >= table.mealGrams * farOff;
  return parts.some(({ thresholds }) =>
    thresholds.some((threshold) => {
      const { max = Infinity, min = 0, when } = threshold;
      if (when === 'food' || (when === 'meal' && !meal)) return false;
      const value =
        measureOf(threshold, ingredients, nutrition) ?? leastOf(threshold, ingredients, nutrition);
      return value !== null && (value > max * farOff || value < min / farOff);
    }),
  );
}

/** Judges numbers: every threshold that speaks of a dish of this size must hold, or the pattern's points be reached. */
export function judgeMeasured(
  parts: readonly MeasuredDiet[],
  ingredients: readonly Ingredient[],
  nutrition: Nutrition | null,
  table: ThresholdTable,
): Verdict {
  if (nutrition === null || ingredients.length === 0)
    return { status: 'unverifiable', evidence: ['nutrition is not known'] };
  const results: Measured[] = [];
  measure(parts, ingredients, nutrition, table, (measured) => results.push(measured) > 0);
  const status = worstOf(results);
  const shown = results.filter(({ result }) => status === 'met' || result === status).map(({ say }) => say());
  const missing = [...nutrition.unmatched, ...nutrition.unweighed];
  const because =
    status === 'unverifiable' && missing.length > 0 ? [`not counted: ${missing.join(', ')}`] : [];
  return { status, evidence: [...shown, ...because] };
}
