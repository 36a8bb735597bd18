import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { GroundedLine } from '#food/ground';
import { weigh } from '#food/weigh';
import { gramsPerUnit, kitchenAmount, type KitchenAmount, type UnitSystem } from '../measures/amounts.ts';
import { formatNumber } from '../text/grammar.ts';
import { writesBritish } from './british.ts';
import { shapeOf } from './can-do.ts';
import type { EditDeps, EditPart } from './model.ts';

/** Units of an American kitchen. */
export const usUnits = new Set(['cup', 'oz', 'lb', 'fl-oz', 'stick', 'quart', 'pint', 'gallon']);
/** Metric units. */
export const metricUnits = new Set(['g', 'kg', 'ml', 'l', 'cl', 'dl']);

/** Pints, pounds and double cream without a cup anywhere: a British kitchen, which has a jug with millilitres and no cups. */
const poursPints = (lines: readonly GroundedLine[]): boolean =>
  lines.some(({ parsed: { unit } }) => unit === 'pint') &&
  !lines.some(({ parsed: { unit } }) => unit === 'cup' || unit === 'quart') &&
  writesBritish(lines.map(({ parsed }) => parsed.source).join('\n'));

/** The units that a recipe measures in. */
export function systemOf(lines: readonly GroundedLine[]): UnitSystem {
  if (poursPints(lines)) return 'metric';
  let us = 0;
  let grams = 0;
  let ounces = 0;
  for (const { parsed } of lines) {
    if (parsed.unit === null) continue;
    if (usUnits.has(parsed.unit)) us += 1;
    else if (metricUnits.has(parsed.unit)) us -= 1;
    if (/^(?:g|kg)$/.test(parsed.unit)) grams += 1;
    else if (/^(?:oz|lb|stick|quart|pint)$/.test(parsed.unit)) ounces += 1;
  }
  // Who weighs in grams and measures by the cup lives in Australia.
  return us > 0 && (grams === 0 || ounces > 0) ? 'us' : 'metric';
}

/** What another unit is measured in. */
export const unitIds: Readonly<Record<string, string>> = {
  'fl-oz': 'cup',
  stick: 'tbsp',
  quart: 'cup',
  pint: 'cup',
  cl: 'ml',
  dl: 'ml',
};
/** So far off a measure may be, as a share. */
export const closeEnough = 0.12;
/** So much is trimmed off what is bought by the pound. */
export const trimmed = 0.2;
/** What is weighed stays weighed, in the next smaller unit where that is nearer. */
export const weights: Readonly<Record<string, string>> = { lb: 'oz', oz: 'oz', kg: 'g', g: 'g' };

/** Grams that a line reads back to, where it reads back to this food; else null. */
export function readBack(text: string, food: Food, deps: EditDeps): { readonly grams: number | null } | null {
  const lines = deps.grounder.ground([text]);
  const [line] = lines;
  return lines.length === 1 && line?.ingredient.food?.id === food.id
    ? { grams: line.ingredient.grams }
    : null;
}

/** The amount of a food that comes in, as this list measures; null = none stated. */
export function amountOf(
  part: EditPart,
  old: GroundedLine | null,
  system: UnitSystem,
  deps: EditDeps,
): KitchenAmount | null {
  const made = rawAmount(part, old, system, deps);
  const own = old?.parsed.amountEach === null && (part.quantity ?? null) === null ? old.parsed.unit : null;
  return made === null || made.grams <= 0 ? made : handy(made, own, part.food, part.grams ?? made.grams);
}

/** "16 butter lettuce leaves": sixteen leaves, not heads. */
const isLeaves = ({ food, name, unit }: EditPart): boolean =>
  (unit ?? null) === null &&
  /\b(?:leaf|leaves)$/i.test(name ?? '') &&
  food.measures.some((one) => one.unit === 'leaf');

/** Half a pint of what was poured by the pint, by quarters; null where it comes out otherwise, or is not poured. */
export function inPints(food: Food, grams: number): KitchenAmount | null {
  const cup = shapeOf(food) === 'liquid' ? gramsPerUnit(food, 'cup') : null;
  if (cup === null) return null;
  const quantity = Math.round((grams / cup / 2) * 4) / 4;
  const made = quantity * cup * 2;
  return quantity > 0 && Math.abs(made - grams) <= grams * closeEnough
    ? { quantity, unit: 'pint', grams: made }
    : null;
}

function rawAmount(
  part: EditPart,
  old: GroundedLine | null,
  system: UnitSystem,
  deps: EditDeps,
): KitchenAmount | null {
  const { food } = part;
  const stated = part.quantity ?? null;
  const unit = part.unit === 'piece' ? null : (part.unit ?? null);
  const grams =
    part.grams ??
    (stated === null
      ? null
      : weigh(food, { quantity: stated, unit: isLeaves(part) ? 'leaf' : (part.unit ?? null) }, deps.units)
          .grams);
  if (grams === null) return stated === null ? null : { quantity: stated, unit, grams: 0 };
  if (grams <= 0) return null;
  if (stated !== null && isLeaves(part)) return { quantity: stated, unit: null, grams };
  const kept = asWritten(part, old, grams);
  if (kept !== null) return kept;
  // Eggs and stock cubes come whole, or in halves.
  const each = /(?:^|-)(?:egg|cube)s?$/.test(food.id) ? gramsPerUnit(food, 'piece') : null;
  const spooned = each === null && stated === null ? fewSpoons(food, grams, old, system) : null;
  if (spooned !== null) return spooned;
  if (each !== null) {
    const step = /cube/.test(food.id) ? 0.5 : 1;
    const quantity = Math.max(step, Math.round(grams / each / step) * step);
    return { quantity, unit: null, grams: quantity * each };
  }
  const counted = filletsLike(part, old, deps) ?? countLike(part, old);
  if (counted !== null) return counted;
  // "28 oz can": the weight stays, as the new food's cans may be of another size.
  const before = old?.parsed.amountEach?.unit ?? old?.parsed.unit ?? null;
  const own =
    stated !== null
      ? (unit ?? 'piece')
      : before !== null && before !== 'piece'
        ? spoonedOil(food, grams, old)
          ? 'tbsp'
          : before === 'pint' && system === 'metric'
            ? 'ml'
            : (unitIds[before] ?? before)
        : null;
  // Nobody fills a cup with whole tomatoes: what came by the pint is weighed.
  if (before === 'pint' && food.category === 'produce' && shapeOf(food) === 'solid') {
    const ounces = kitchenAmount(food, grams, 'oz', 'us');
    if (ounces.unit === 'oz') return ounces;
  }
  const pints = unit === 'pint' || (before === 'pint' && stated === null) ? inPints(food, grams) : null;
  if (pints !== null) return pints;
  const lineSystem: UnitSystem = own !== null && usUnits.has(own) ? 'us' : system;
  // Nobody weighs out oil: it is spooned, by halves.
  const spoon = own === 'tbsp' && isKind(food, 'oil') ? gramsPerUnit(food, 'tbsp') : null;
  if (spoon !== null && stated === null && grams >= spoon * 0.9 && grams <= spoon * 6) {
    const halves = Math.round((grams / spoon) * 2) / 2;
    return { quantity: halves, unit: 'tbsp', grams: halves * spoon };
  }
  // Water beside the new food is poured by the cup.
  if (own === null && system === 'us' && isKind(food, 'water')) {
    const cups = kitchenAmount(food, grams, 'cup', 'us');
    if (cups.unit === 'cup' && Math.abs(cups.grams - grams) <= grams * 0.25) return cups;
  }
  const potful = own === 'cup' || (own === null && system === 'us') ? manyCups(food, grams) : null;
  if (potful !== null) return potful;
  const made = rounder(kitchenAmount(food, grams, own, lineSystem));
  if (Math.abs(made.grams - grams) <= grams * closeEnough) return made;
  // Too little for a cup is spooned, not weighed.
  const spoons = own === 'cup' || own === 'tbsp' ? (['tbsp', 'tsp'] as const) : [];
  for (const unit of spoons) {
    const spoon = kitchenAmount(food, grams, unit, lineSystem);
    if (Math.abs(spoon.grams - grams) <= grams * closeEnough) return spoon;
  }
  const free = kitchenAmount(food, grams, own !== null && own in weights ? 'g' : null, lineSystem);
  if (Math.abs(free.grams - grams) <= grams * closeEnough) return free;
  return kitchenAmount(food, grams, 'g', lineSystem);
}

/** More than the largest cup measure of a liquid is so many cups still: nobody weighs a pot of water. Null for less, and for what is not poured. */
function manyCups(food: Food, grams: number): KitchenAmount | null {
  const each = isWater(food) || isKind(food, 'stock') ? gramsPerUnit(food, 'cup') : null;
  if (each === null || grams / each <= mostCupMeasure) return null;
  const quantity = Math.round((grams / each) * 2) / 2;
  return { quantity, unit: 'cup', grams: quantity * each };
}
/** Up to here a number of cups is found by the usual steps. */
const mostCupMeasure = 8;

const spoonUnits: ReadonlySet<string> = new Set(['cup', 'tbsp', 'tsp']);
/** Spoons are taken for a cup's part although they are this far off: nobody changes to the scales for it. */
const spoonedOff = 0.2;

/** What was measured by the cup or the spoon stays so: "4 tsp", not "20 ml" or "1 oz"; and two teaspoons, not 1¾. */
export function handy(made: KitchenAmount, own: string | null, food: Food, grams: number): KitchenAmount {
  let best = made;
  // What was bought by the kilo is.
  if (own === 'kg' && made.unit === 'g' && (made.quantity ?? 0) >= 1000)
    best = { quantity: Math.round(made.quantity! / 100) / 10, unit: 'kg', grams: made.grams };
  // Four tablespoons of what was spooned are no quarter of a cup.
  if (own === 'tbsp' && made.unit === 'cup' && (made.quantity ?? 1) <= 0.5)
    best = { quantity: Math.round(made.quantity! * 16), unit: 'tbsp', grams: made.grams };
  if (own !== null && spoonUnits.has(own) && !spoonUnits.has(made.unit ?? '')) {
    const spoons = (['cup', 'tbsp', 'tsp'] as const)
      .map((unit) => kitchenAmount(food, grams, unit, 'us'))
      .filter(
        ({ unit, quantity, grams: weight }) =>
          unit !== null &&
          spoonUnits.has(unit) &&
          (quantity ?? 0) <= 8 &&
          Math.abs(weight - grams) <= grams * spoonedOff,
      )
      .sort((a, b) => Math.abs(a.grams - grams) - Math.abs(b.grams - grams));
    best = spoons[0] ?? made;
  }
  const { quantity, unit } = best;
  if (unit !== 'tsp' || quantity === null || quantity < 1.5 || Math.round(quantity * 4) % 2 === 0)
    return best;
  const round = Math.max(2, Math.round(quantity));
  return Math.abs(round - quantity) > 0.26
    ? best
    : round % 3 === 0
      ? { quantity: round / 3, unit: 'tbsp', grams: (best.grams * round) / quantity }
      : { quantity: round, unit, grams: (best.grams * round) / quantity };
}

/** 100 ml, not 95: what comes in is measured as a cook would write it. */
function rounder(made: KitchenAmount): KitchenAmount {
  const { quantity, unit, grams } = made;
  if (quantity === null || quantity < 60 || (unit !== 'ml' && unit !== 'g')) return made;
  for (const [step, share] of [
    [50, 0.06],
    [25, 0.06],
    [10, 0.05],
  ] as const) {
    const round = Math.round(quantity / step) * step;
    if (round > 0 && Math.abs(round / quantity - 1) <= share)
      return { quantity: round, unit, grams: (grams * round) / quantity };
  }
  return made;
}

/** More than this nobody spoons out. */
const mostSpoons = 47;
const closeSpoons = 0.22;
/** Nobody weighs less than this, however far the spoon is off. */
const leastWeighed = 3;

/**
 * A few grams of a sauce, an oil or a spice are spoons on every list; a US list measures herbs by the cup. Null where
 * the food is weighed, counted, or has no spoon.
 */
function fewSpoons(
  food: Food,
  grams: number,
  old: GroundedLine | null,
  system: UnitSystem,
): KitchenAmount | null {
  const before = old?.parsed.unit ?? null;
  if (food.category === 'herbs' && system === 'us' && before === null && !/^dried-/.test(food.id)) {
    const cups = kitchenAmount(food, grams, grams < 10 ? 'tbsp' : 'cup', 'us');
    return Math.abs(cups.grams - grams) <= grams * closeSpoons && cups.unit !== 'g' ? cups : null;
  }
  if (system === 'us' && before === null && scooped.has(food.category)) {
    const units = grams > 40 ? (['cup', 'tbsp'] as const) : (['tbsp', 'cup'] as const);
    const near = units
      .map((unit) => kitchenAmount(food, grams, unit, 'us'))
      .find((made) => spoonUnits.has(made.unit ?? '') && Math.abs(made.grams - grams) <= grams * closeSpoons);
    return near ?? null;
  }
  if (!spoonCategories.has(food.category) || grams > mostSpoons) return null;
  // A weighed line stays weighed where scales show it; drops never do.
  if ((before === 'g' || before === 'oz') && grams >= 10) return null;
  const spoon = gramsPerUnit(food, 'tbsp');
  if (spoon === null || grams > spoon * 3.2) return null;
  for (const unit of grams >= spoon * 0.9 ? (['tbsp', 'tsp'] as const) : (['tsp'] as const)) {
    const made = kitchenAmount(food, grams, unit, system);
    if (
      made.unit === unit &&
      Math.abs(made.grams - grams) <= grams * (grams < leastWeighed ? 0.45 : closeSpoons)
    )
      return made;
  }
  return null;
}

/** What an American kitchen scoops out of its bag. */
const scooped: ReadonlySet<string> = new Set(['nuts-seeds-dried-fruit', 'baking', 'pasta-rice-grains']);

const spoonCategories: ReadonlySet<string> = new Set([
  'sauces-condiments',
  'oils-vinegars',
  'spices-seasonings',
]);

/** The same amount of another food is written as it was: 225 g stay 225 g, and 4 tablespoons no quarter of a cup. */
function asWritten(part: EditPart, old: GroundedLine | null, grams: number): KitchenAmount | null {
  if (old === null) return null;
  const { quantity, quantityMax, amountEach, unit } = old.parsed;
  if (quantity === null || quantityMax !== null || amountEach !== null || unit === null || unit === 'piece')
    return null;
  const stated = part.quantity === quantity && part.unit === unit && measures.has(unit);
  const weighed =
    (unit === 'g' || unit === 'lb' || unit === 'oz' || unit === 'kg') && (part.quantity ?? null) === null;
  const same = weighed && Math.abs(grams / (old.ingredient.grams ?? Infinity) - 1) < 0.005;
  return stated || same ? { quantity, unit, grams } : null;
}

const measures: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'l', 'oz', 'lb', 'tsp', 'tbsp', 'cup']);

/** What comes in slices is counted out, not weighed. */
export const cutUnits: ReadonlySet<string> = new Set(['slice', 'rasher', 'strip', 'link']);
/** Rashers are of all weights. */
export const closeRashers = 0.35;

/** Two fillets of another fish are two fillets, if they come to about as much. */
function filletsLike(
  { food, grams, name }: EditPart,
  old: GroundedLine | null,
  deps: EditDeps,
): KitchenAmount | null {
  const quantity = old?.parsed.quantity ?? null;
  const was = old?.ingredient.food ?? null;
  if (quantity === null || was === null || name !== undefined || old!.parsed.amountEach !== null) return null;
  if ((old!.parsed.unit ?? 'piece') !== 'piece' || !/\bfillets?$/i.test(old!.parsed.name)) return null;
  if (!isFish(food) || !isFish(was) || food.id === was.id) return null;
  const made = readBack(`${formatNumber(quantity)} ${food.name} fillets`, food, deps)?.grams ?? null;
  const wanted = grams ?? old!.ingredient.grams ?? 0;
  return made === null || made < wanted * 0.65 || made > wanted * 1.5
    ? null
    : { quantity, unit: null, grams: made };
}

const countedUnits: ReadonlySet<string> = new Set(['piece', 'slice', 'link']);

/** Eight tortillas of another kind are eight again: the same thing by its last word comes in the same number. */
function countLike({ food, grams, name }: EditPart, old: GroundedLine | null): KitchenAmount | null {
  const before = old?.ingredient ?? null;
  const quantity = old?.parsed.quantity ?? null;
  const unit = old?.parsed.unit ?? 'piece';
  if (before === null || before.food === null || before.grams === null || quantity === null) return null;
  if (old!.parsed.quantityMax !== null || old!.parsed.amountEach !== null || !countedUnits.has(unit))
    return null;
  const head = (one: string): string => one.toLowerCase().split(' ').at(-1)!.replace(/s$/, '');
  const own = head(name ?? food.name);
  const alike = own === head(before.food.name) || own === head(old!.parsed.name);
  if (!alike || food.id === before.food.id) return null;
  const each = gramsPerUnit(food, unit);
  if (each === null) return null;
  const share = (grams ?? before.grams) / before.grams;
  // Without its skin a piece weighs less, and is one piece still.
  const least = food.traits.includes('meat') || food.traits.includes('poultry') ? 0.74 : 0.85;
  const made = Math.max(1, Math.round(quantity * (share > least && share < 1.4 ? 1 : share)));
  // Twenty pearl onions are not twenty onions, and six beef tomatoes not six small ones.
  if (grams !== null && grams !== undefined && (made * each > grams * 2 || made * each < grams * 0.5))
    return null;
  return { quantity: made, unit: unit === 'piece' ? null : unit, grams: made * each };
}

/** Butter is weighed, the few spoons of oil in its place are not. */
const spoonedOil = (food: Food, grams: number, old: GroundedLine | null): boolean =>
  isKind(food, 'oil') &&
  grams <= 90 &&
  old?.ingredient.food !== null &&
  old?.ingredient.food !== undefined &&
  !isKind(old.ingredient.food, 'oil');

/** Whether it is fish. */
export const isFish = (food: Food): boolean => food.traits.includes('fish');

/** Whether it is meat, poultry, fish or shellfish. */
export const isFlesh = (food: Food | null): boolean =>
  food !== null &&
  (['meat', 'poultry', 'fish', 'shellfish'] as const).some((trait) => food.traits.includes(trait));
