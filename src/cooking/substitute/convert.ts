import type { Food } from '#food/model';
import type { Units } from '#food/units';
import { nutrients } from '#food/vocabulary';
import { isKind } from '#food/ingredient';
import { weigh } from '#food/weigh';
import type { Candidate } from './candidates.ts';
import { sameInOtherForm } from './likeness.ts';

/** How much of the original the recipe takes. */
export interface OriginalAmount {
  readonly quantity: number;
  /** Canonical unit id; null = pieces. */
  readonly unit: string | null;
  readonly grams: number | null;
}

/** One food of a substitute, weighed for the recipe. */
export interface ConvertedPart {
  readonly food: Food;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly grams: number | null;
}

/** A substitute in the amount that this recipe needs; everything null where the recipe gives no amount. */
export interface Converted {
  readonly ratio: { readonly from: number; readonly to: number };
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly grams: number | null;
  readonly parts: readonly ConvertedPart[];
}

const water = nutrients.indexOf('water_g');
/** Fresh and dried differ at least this much in dry matter; below it an equal amount is meant. */
const driedFrom = 2.5;

/**
 * Grams of one food that hold as much dry matter as a gram of another, where both are the same food, one of them
 * dried; else 1. Reckoned from the water in the figures of both.
 */
function dryMatterRatio(from: Food, to: Food): number {
  if (!sameInOtherForm(from, to)) return 1;
  const [a, b] = [from.nutrients?.[water], to.nutrients?.[water]];
  if (a === null || a === undefined || b === null || b === undefined || b >= 99 || a >= 99) return 1;
  const ratio = (100 - a) / (100 - b);
  return ratio >= driedFrom || ratio <= 1 / driedFrom ? ratio : 1;
}

/** A cup of one form of a food may weigh this many times as much as of another before cups stop being a measure. */
const denser = 1.7;

const round = (value: number): number => Number(value.toPrecision(3));

/** Below so many millilitres a cook takes this spoon: 1 tablespoon, a quarter of a cup. */
const spoons = [
  ['tsp', 14.5],
  ['tbsp', 58],
] as const;

/** An amount may be rounded by this share to a mark of a cup. */
const farOff = 0.04;

/** To what measures are marked with: halves, thirds, quarters (and eighths of a small spoon). */
function toFraction(value: number, finest: 4 | 8): number {
  const steps = (finest === 8 ? [2, 3, 4, 8] : [2, 3, 4]).map((parts) => Math.round(value * parts) / parts);
  const near = steps.filter((step) => step > 0);
  if (near.length === 0) return round(value);
  return round(near.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best)));
}

const packs: ReadonlySet<string> = new Set(['can', 'jar', 'packet', 'package', 'bag', 'box', 'carton']);

type Dimension = 'mass' | 'volume' | 'count';

/** Converts the amount of the original into that of a candidate. */
export function convert(
  original: Food,
  amount: OriginalAmount | null,
  candidate: Candidate,
  units: Units,
): Converted {
  const dimensionOf = (unit: string | null): Dimension =>
    unit === null ? 'count' : ((units.get(unit)?.dimension as Dimension | undefined) ?? 'count');
  const gramsOf = (food: Food, quantity: number, unit: string | null): number | null =>
    weigh(food, { quantity, unit }, units).grams;
  const [main] = candidate.foods;
  const { parts, per } = candidate;

  if (parts === null || per === null) return sameAmount(original, amount, main!);
  // Flour that is weighed is weighed again: a cup of the other may weigh more, a dough wants the same.
  if (
    parts.length === 1 &&
    amount !== null &&
    dimensionOf(amount.unit) === 'mass' &&
    isKind(original, 'all-purpose-flour') &&
    isKind(main!, 'all-purpose-flour')
  )
    return sameAmount(original, amount, main!);

  // A rule with amounts: everything scales with the original's weight, or with its own unit.
  const sameUnit = amount !== null && per.unit === amount.unit ? amount.quantity / per.quantity : null;
  const byVolume =
    amount !== null && amount.unit !== null && per.unit !== null
      ? units.convert(amount.quantity, amount.unit, per.unit)
      : null;
  const factor =
    sameUnit ??
    (byVolume === null ? null : byVolume / per.quantity) ??
    (amount === null || amount.grams === null ? null : amount.grams / per.grams);
  const foods = candidate.foods;
  const scaled = parts.map((part, at): ConvertedPart => ({
    food: foods[at]!,
    ...inUnitOf(part.quantity * (factor ?? 1), part.unit, part.grams * (factor ?? 1)),
  }));
  const totalGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const asUnit = parts.map((part) =>
    part.unit === null || per.unit === null ? null : units.convert(part.quantity, part.unit, per.unit),
  );
  const inOneUnit = asUnit.every((one) => one !== null)
    ? asUnit.reduce<number>((sum, one) => sum + one!, 0)
    : null;
  const ratio = {
    from: 1,
    to: round(inOneUnit === null ? totalGrams / per.grams : inOneUnit / per.quantity),
  };
  if (factor === null) return { ratio, quantity: null, unit: null, grams: null, parts: blank(foods) };
  const grams = round(totalGrams * factor);
  const [first] = scaled;
  if (scaled.length === 1)
    return { ratio, quantity: first!.quantity, unit: first!.unit, grams, parts: scaled };
  const unit = amount?.unit ?? null;
  const together =
    inOneUnit === null || per.unit === null || unit === null
      ? null
      : units.convert(inOneUnit * factor, per.unit, unit);
  return together === null
    ? { ratio, quantity: grams, unit: 'g', grams, parts: scaled }
    : { ratio, quantity: round(together), unit, grams, parts: scaled };

  /** An amount in the caller's unit where that says the same, else as the rule has it. */
  function inUnitOf(
    quantity: number,
    unit: string | null,
    grams: number,
  ): { quantity: number; unit: string | null; grams: number } {
    const asked = amount?.unit ?? null;
    const plain = { quantity: round(quantity), unit, grams: round(grams) };
    if (unit === null) return plain;
    if (asked !== null && dimensionOf(asked) === 'mass' && grams >= 15) {
      const weighed = units.convert(grams, 'g', asked);
      return weighed === null ? plain : { ...plain, quantity: round(weighed), unit: asked };
    }
    if (dimensionOf(unit) !== 'volume') return plain;
    const measure = asked !== null && dimensionOf(asked) === 'volume' ? asked : unit;
    return kitchenMeasure(quantity, unit, grams, measure) ?? plain;
  }

  /** A volume in the spoon or cup that a cook takes for it; metric stays metric. */
  function kitchenMeasure(
    quantity: number,
    unit: string,
    grams: number,
    asked: string,
  ): { quantity: number; unit: string; grams: number } | null {
    const milliliters = units.convert(quantity, unit, 'ml');
    if (milliliters === null) return null;
    const metric = units.get(asked)?.system === 'metric' && milliliters >= 15;
    const spoon = spoons.find(([, upTo]) => milliliters < upTo)?.[0];
    const inMeasure = (measure: string): { quantity: number; unit: string; grams: number } | null => {
      const exact = units.convert(quantity, unit, measure);
      if (exact === null || exact === 0) return null;
      const near = metric ? round(exact) : toFraction(exact, measure === 'tsp' && exact < 1 ? 8 : 4);
      return { quantity: near, unit: measure, grams: round((grams * near) / exact) };
    };
    if (metric) return inMeasure(asked);
    if (spoon !== undefined) return inMeasure(spoon);
    // Six spoons are no third of a cup.
    const cups = inMeasure('cup');
    const off = cups === null ? 1 : Math.abs(cups.grams / grams - 1);
    return off > farOff && milliliters < 120 ? inMeasure('tbsp') : cups;
  }

  function sameAmount(from: Food, has: OriginalAmount | null, to: Food): Converted {
    const dry = dryMatterRatio(from, to);
    const bare = { food: to, quantity: null, unit: null, grams: null };
    if (has === null) {
      return { ratio: { from: 1, to: round(dry) }, quantity: null, unit: null, grams: null, parts: [bare] };
    }
    const answer = (
      quantity: number | null,
      unit: string | null,
      grams: number | null,
      to1: number,
    ): Converted => {
      const part = {
        food: to,
        quantity: quantity === null ? null : round(quantity),
        unit,
        grams: grams === null ? null : round(grams),
      };
      return { ratio: { from: 1, to: round(to1) }, ...part, parts: [part] };
    };
    const dimension = dimensionOf(has.unit);
    if (dry !== 1 && has.grams !== null) {
      const grams = has.grams * dry;
      const one = has.unit === null || dimension === 'count' ? null : gramsOf(to, 1, has.unit);
      return one === null || dimension === 'mass' || grams / one < 0.1
        ? answer(grams, 'g', grams, dry)
        : answer(grams / one, has.unit, grams, grams / one / has.quantity);
    }
    if (dimension === 'mass') return answer(has.quantity, has.unit, has.grams, 1);
    if (dimension === 'volume') {
      const grams = gramsOf(to, has.quantity, has.unit);
      // A cup of frozen spinach is five cups of leaves: the same food in another form goes by weight.
      const packed =
        grams !== null &&
        has.grams !== null &&
        sameInOtherForm(from, to) &&
        (grams / has.grams > denser || grams / has.grams < 1 / denser);
      return (grams === null || packed) && has.grams !== null
        ? answer(has.grams, 'g', has.grams, 1)
        : answer(has.quantity, has.unit, grams, 1);
    }
    const counted = gramsOf(to, has.quantity, has.unit);
    // A can of what is not sold in cans is no amount.
    const sameShelf = !packs.has(has.unit ?? '') || from.category === to.category;
    const alike =
      sameShelf &&
      counted !== null &&
      has.grams !== null &&
      counted / has.grams > 0.6 &&
      counted / has.grams < 1.7;
    if (alike) return answer(has.quantity, has.unit, counted, 1);
    return has.grams === null ? answer(null, null, null, 1) : answer(has.grams, 'g', has.grams, 1);
  }
}

const blank = (foods: readonly Food[]): readonly ConvertedPart[] =>
  foods.map((food) => ({ food, quantity: null, unit: null, grams: null }));
