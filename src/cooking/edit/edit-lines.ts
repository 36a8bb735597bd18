import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { GroundedLine } from '#food/ground';
import { formatLine } from '#food/parse/format';
import { formatQuantity } from '#food/quantity';
import { weigh } from '#food/weigh';
import {
  formatFoodAmount,
  gramsPerUnit,
  kitchenAmount,
  speaksOfMany,
  type KitchenAmount,
  type UnitSystem,
} from '../amounts.ts';
import { isPluralName } from '../text/naming.ts';
import { formatNumber, pluralise } from '../text/grammar.ts';
import { canDo, isState, shapeOf } from './can-do.ts';
import type { EditDeps, EditPart } from './model.ts';
import { inSameWords, timelessComment } from './same-words.ts';

/** A line of the ingredient list as written for one food. */
export interface WrittenLine {
  readonly text: string;
  readonly food: Food;
  /** As the line calls it. */
  readonly name: string;
  readonly grams: number | null;
  readonly amount: KitchenAmount | null;
  /** Spoken of as many: "the carrots", not "the carrot". */
  readonly many: boolean;
}

const usUnits = new Set(['cup', 'oz', 'lb', 'fl-oz', 'stick', 'quart', 'pint', 'gallon']);
const metricUnits = new Set(['g', 'kg', 'ml', 'l', 'cl', 'dl']);

/** The units that a recipe measures in. */
export function systemOf(lines: readonly GroundedLine[]): UnitSystem {
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

const unitIds: Readonly<Record<string, string>> = {
  'fl-oz': 'cup',
  stick: 'tbsp',
  quart: 'cup',
  pint: 'cup',
  cl: 'ml',
  dl: 'ml',
};
const closeEnough = 0.12;
const trimmed = 0.2;
/** What is weighed stays weighed, in the next smaller unit where that is nearer. */
const weights: Readonly<Record<string, string>> = { lb: 'oz', oz: 'oz', kg: 'g', g: 'g' };

/** Grams that a line reads back to, where it reads back to this food; else null. */
function readBack(text: string, food: Food, deps: EditDeps): { readonly grams: number | null } | null {
  const lines = deps.grounder.ground([text]);
  const [line] = lines;
  return lines.length === 1 && line?.ingredient.food?.id === food.id
    ? { grams: line.ingredient.grams }
    : null;
}

function amountOf(
  part: EditPart,
  old: GroundedLine | null,
  system: UnitSystem,
  deps: EditDeps,
): KitchenAmount | null {
  const made = rawAmount(part, old, system, deps);
  const own = old?.parsed.amountEach === null && (part.quantity ?? null) === null ? old.parsed.unit : null;
  return made === null || made.grams <= 0 ? made : handy(made, own, part.food, part.grams ?? made.grams);
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
    (stated === null ? null : weigh(food, { quantity: stated, unit: part.unit ?? null }, deps.units).grams);
  if (grams === null) return stated === null ? null : { quantity: stated, unit, grams: 0 };
  if (grams <= 0) return null;
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
  const counted = countLike(part, old);
  if (counted !== null) return counted;
  // "28 oz can": the weight stays, as the new food's cans may be of another size.
  const before = old?.parsed.amountEach?.unit ?? old?.parsed.unit ?? null;
  const own =
    stated !== null
      ? (unit ?? 'piece')
      : before !== null && before !== 'piece'
        ? spoonedOil(food, grams, old)
          ? 'tbsp'
          : (unitIds[before] ?? before)
        : null;
  // Nobody fills a cup with whole tomatoes: what came by the pint is weighed.
  if (before === 'pint' && food.category === 'produce' && shapeOf(food) === 'solid') {
    const ounces = kitchenAmount(food, grams, 'oz', 'us');
    if (ounces.unit === 'oz') return ounces;
  }
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

const spoonUnits: ReadonlySet<string> = new Set(['cup', 'tbsp', 'tsp']);
/** Spoons are taken for a cup's part although they are this far off: nobody changes to the scales for it. */
const spoonedOff = 0.2;

/** What was measured by the cup or the spoon stays so: "4 tsp", not "20 ml" or "1 oz"; and two teaspoons, not 1¾. */
function handy(made: KitchenAmount, own: string | null, food: Food, grams: number): KitchenAmount {
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
const cutUnits: ReadonlySet<string> = new Set(['slice', 'rasher', 'strip', 'link']);
const closeRashers = 0.35;

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
  // Twenty pearl onions are not twenty onions.
  if (grams !== null && grams !== undefined && made * each > grams * 2) return null;
  return { quantity: made, unit: unit === 'piece' ? null : unit, grams: made * each };
}

/** Butter is weighed, the few spoons of oil in its place are not. */
const spoonedOil = (food: Food, grams: number, old: GroundedLine | null): boolean =>
  isKind(food, 'oil') &&
  grams <= 90 &&
  old?.ingredient.food !== null &&
  old?.ingredient.food !== undefined &&
  !isKind(old.ingredient.food, 'oil');

/** What stays of "finely chopped" for another food; remarks ("to serve", "divided") stay. */
function keptPreparation(preparation: string | null, food: Food, old: Food | null): string | null {
  if (preparation === null) return null;
  const parts = preparation.split(/,\s*|\s+and\s+/);
  const bones = /^bone-in-|^whole-/.test(food.id);
  // Frozen salmon is skinned as fresh salmon is.
  if (old !== null && /^frozen-/.test(food.id) && isKind(food, old.id)) return preparation;
  const kept = parts.filter(
    (part) =>
      !(/^(?:very )?hot$/i.test(part) && shapeOf(food) !== 'liquid') &&
      part.split(/\s+/).every((word) => !isState(word) || canDo(word, food)) &&
      // Nobody shreds a pea.
      (old?.id === food.id ||
        !isKind(food, 'pea') ||
        !/\b(?:shredded|sliced|halved|chopped|trimmed|cut)\b/i.test(part)) &&
      // Woody ends, strings and tips are those of the food that goes.
      (old?.id === food.id ||
        !/\b(?:ends?|tips?|stalks?|strings?|ribs?|cores?|husks?|silks?|roots?)\b[^,]*\b(?:snapped|trimmed|removed|cut|discarded|pulled)\b|\btough\b|\bwoody\b/i.test(
          part,
        )) &&
      (old?.id === food.id ||
        !/\b(?:jointed|quartered|(?:\d+|eight|ten) (?:serving )?pieces)\b/i.test(part)) &&
      (old?.id === food.id ||
        !(bones ? /\b(?:bone|skin)less\b/i : /\b(?:bones?|skins?|fat|trimmed)\b/i).test(part)),
  );
  return kept.length === 0 ? null : kept.join(', ');
}

/** Lardons that become ham are diced still. */
const cutAsWas = (old: GroundedLine | null, food: Food): string =>
  old !== null && /\b(?:lardons|cubetti)\b/i.test(old.parsed.name) && canDo('diced', food) ? ', diced' : '';

/** What an ingredient is for, whatever takes its place. */
const forWhat =
  /^(?:for|to) (?:serv\w+|garnish\w*|top\w*|finish\w*|sprinkl\w+|dust\w+|drizzl\w+|scatter\w*)\b|^for the \p{L}[\p{L} ]{2,24}$|^divided$/iu;

/** Writes the line of a food that comes in, so that it reads back to the same food and weight. */
export function writePart(
  part: EditPart,
  old: GroundedLine | null,
  system: UnitSystem,
  deps: EditDeps,
): WrittenLine {
  const { food } = part;
  const sort =
    part.sort === true && old !== null ? (sortLine(part, old, deps) ?? sameCan(part, old, deps)) : null;
  if (sort !== null) return sort;
  const amount = amountOf(part, old, system, deps);
  const own =
    part.preparation !== undefined
      ? part.preparation
      : keptPreparation(old?.parsed.preparation ?? null, food, old?.ingredient.food ?? null);
  // Twelve small shallots stay whole; the three onions in their place do not.
  const fewer =
    amount !== null &&
    amount.unit === null &&
    amount.quantity !== null &&
    (old?.parsed.quantity ?? 0) >= 6 &&
    amount.quantity * 2 <= (old?.parsed.quantity ?? 0) &&
    food.category === 'produce';
  const preparation = fewer && /^peeled$/i.test(own ?? 'peeled') ? 'peeled and cut into wedges' : own;
  const comment = old?.parsed.comment ?? null;
  const purpose =
    comment !== null && forWhat.test(comment) && !(preparation ?? '').includes(comment) ? `, ${comment}` : '';
  const tail =
    (preparation === null ? cutAsWas(old, food) : `, ${preparation}`) +
    purpose +
    (old?.parsed.optional === true && !/optional/.test(preparation ?? '') ? ' (optional)' : '');
  // A British list stays British: "turkey mince" where it said "lamb mince".
  const mince = /\bmince\b/i.test(old?.parsed.name ?? '')
    ? food.aliases.find((name) => /\bmince$/.test(name))
    : undefined;
  // Prawns stay prawns, out of the freezer too.
  const last = (name: string): string => (/\p{L}+$/u.exec(name.toLowerCase())?.[0] ?? '').replace(/s$/, '');
  const like = old === null ? [] : food.aliases.filter((name) => last(name) === last(old.parsed.name));
  // "Turkey breakfast sausage" for breakfast sausage: the alias that says all that the line said.
  const said = (old?.parsed.name ?? '').toLowerCase().split(' ');
  const whole =
    said.length < 2 || !isFlesh(food) || !isFlesh(old!.ingredient.food)
      ? undefined
      : like.find((name) => said.every((word) => name.toLowerCase().split(' ').includes(word)));
  const names = [...new Set([part.name ?? mince ?? whole ?? food.name, ...like, food.name, ...food.aliases])];
  const amounts: (KitchenAmount | null)[] = [amount];
  if (amount !== null && amount.grams > 0) {
    // "400 g", not "397 g".
    const step = amount.grams >= 100 ? 10 : amount.grams >= 40 ? 5 : 1;
    const round = Math.max(1, Math.round(amount.grams / step) * step);
    amounts.push(
      amount.unit === 'kg' && round >= 1000
        ? { quantity: Math.round(round / 100) / 10, unit: 'kg', grams: round }
        : { quantity: round, unit: 'g', grams: round },
    );
  }
  let first: WrittenLine | null = null;
  for (const one of amounts)
    for (const name of names) {
      const many =
        (one !== null &&
          name === food.name &&
          food.plural !== null &&
          (one.quantity === null || speaksOfMany(food, one))) ||
        (one === null && name === food.name && food.plural !== null) ||
        isPluralName(name);
      const called =
        one === null
          ? many && name === food.name
            ? (food.plural ?? name)
            : name
          : formatFoodAmount(food, one, 'list', name);
      const toTaste =
        one === null && (old?.parsed.toTaste ?? false) && !/to taste/.test(tail) ? ' to taste' : '';
      const plain = `${called}${toTaste}${tail}`;
      const sized = one?.unit === 'can' && old === null ? withCanSize(plain, food, system, deps) : null;
      const text = sized ?? plain;
      const written: WrittenLine = { text, food, name, grams: one?.grams ?? null, amount: one, many };
      first ??= written;
      const back = readBack(text, food, deps);
      if (back === null) continue;
      if (
        one === null ||
        one.grams === 0 ||
        (back.grams !== null &&
          // What is trimmed off is bought all the same: a pound of beans reads back to what is eaten of it.
          Math.abs(back.grams - one.grams) <=
            one.grams * (one.unit === 'oz' || one.unit === 'lb' ? trimmed : closeEnough))
      )
        return { ...written, grams: back.grams };
    }
  return first!;
}

/** "1 can (15 oz) black beans": as shops sell them; null where that would not read back to the food. */
function withCanSize(text: string, food: Food, system: UnitSystem, deps: EditDeps): string | null {
  if (!isKind(food, 'legume')) return null;
  const sized = text.replace(/^(\d+) cans?\b/, (said, number: string) => {
    const size = system === 'us' ? '15 oz' : '400 g';
    return `${said} (${size}${number === '1' ? '' : ' each'})`;
  });
  return sized !== text && readBack(sized, food, deps) !== null ? sized : null;
}

/** "Shredded store-brand cheddar": the brand goes before what is done with it. */
const brandedLate = /((?:\b(?!of\b)\p{L}+(?:ed|en)\s+)+)(store-brand\s+)/iu;

/** "Unsalted stock (made with 2 cubes)" is none: of the salted cubes nothing is said any more. */
const withoutCubes = (text: string, food: Food): string =>
  isKind(food, 'stock') && /^(?:unsalted|low-sodium|homemade)-/.test(food.id)
    ? text.replace(
        /\s*(?:\((?:made )?(?:with|from|using)[^()]*(?:cubes?|stock ?pots?|bouillon|powder)[^()]*\)|,?\s+(?:made )?(?:with|from|using)\b[^,()]*(?:cubes?|stock ?pots?|bouillon|powder)\b[^,]*)/gi,
        '',
      )
    : text;

/** "1 (15 oz) can black beans, drained" with another make of beans in it; null where it would not read back. */
function sortLine(part: EditPart, old: GroundedLine, deps: EditDeps): WrittenLine | null {
  const { source, name: called, also, quantity, unit } = old.parsed;
  const at = source.toLowerCase().indexOf(called.toLowerCase());
  if (at < 0 || also.length > 0 || part.name === undefined) return null;
  const plain = source.slice(0, at) + part.name + source.slice(at + called.length);
  const text = withoutCubes(plain.replace(brandedLate, '$2$1'), part.food);
  const [back, ...more] = deps.grounder.ground([text]);
  const same = back?.ingredient.food?.id === part.food.id && more.length === 0;
  if (!same || back.parsed.quantity !== quantity || back.parsed.unit !== unit) return null;
  const { grams } = back.ingredient;
  return {
    text,
    food: part.food,
    name: part.name,
    grams,
    amount: quantity === null ? null : { quantity, unit, grams: grams ?? 0 },
    many: isPluralName(called),
  };
}

/** "1 (14 oz) can fire-roasted tomatoes" is a can of as much; null where the new food would not be read from it. */
function sameCan(part: EditPart, old: GroundedLine, deps: EditDeps): WrittenLine | null {
  const { source, name: called, unit, quantity } = old.parsed;
  if (!/^(?:can|tin|jar)$/.test(unit ?? '') || quantity === null) return null;
  const make = /^((?:no-salt-added|low-sodium|unsalted|reduced-sodium) )/i.exec(part.name ?? '')?.[1] ?? '';
  const bare = `${make}${part.food.name.replace(/\b(?:canned|no-salt-added|unsalted|low-sodium) /gi, '')}`;
  const at = source.toLowerCase().indexOf(called.toLowerCase());
  if (at < 0) return null;
  const text = source.slice(0, at) + bare + source.slice(at + called.length);
  const [back, ...more] = deps.grounder.ground([text]);
  if (back?.ingredient.food?.id !== part.food.id || more.length > 0 || back.parsed.quantity !== quantity)
    return null;
  const { grams } = back.ingredient;
  return {
    text,
    food: part.food,
    name: bare,
    grams,
    amount: { quantity, unit, grams: grams ?? 0 },
    many: isPluralName(bare),
  };
}

/** The name in the number that a count asks for. */
function nameFor(name: string, food: Food | null, quantity: number, unit: string | null): string {
  if (food === null || food.plural === null || (unit !== null && unit !== 'piece')) return name;
  const low = name.toLowerCase();
  if (quantity <= 1 && low.endsWith(food.plural))
    return name.slice(0, name.length - food.plural.length) + food.name;
  if (quantity > 1 && low.endsWith(food.name))
    return name.slice(0, name.length - food.name.length) + food.plural;
  // "Red pepper", which the table calls a red bell pepper: its last word is the same.
  const [one, many] = [food.name, food.plural].map((said) => said.split(' ').at(-1)!);
  if (quantity > 1 && low.endsWith(` ${one}`) && one !== many)
    return name.slice(0, name.length - one!.length) + many!;
  // "Yolks" of an egg yolk.
  if (quantity <= 1 && one !== many && ` ${low}`.endsWith(` ${many}`))
    return name.slice(0, name.length - many!.length) + one!;
  return name;
}

/** The line with another amount in the recipe's own way of measuring; null where it states none. */
export function scaleLine(
  line: GroundedLine,
  factor: number,
  system: UnitSystem,
  deps: EditDeps,
): WrittenLine | null {
  const { parsed, ingredient } = line;
  const { food } = ingredient;
  if (parsed.quantity === null || factor <= 0) return null;
  const smaller = ofAnotherWeight(line, factor, deps);
  if (smaller !== null) return smaller;
  // "200 g flour, or 100 g of another": the amount of the other is not scaled, and its words stand there already.
  const or = /^or\b/i.test(parsed.comment ?? '') ? parsed.comment : null;
  const plain = {
    ...parsed,
    also: [],
    alternateAmount: null,
    qualifier: null,
    comment: timelessComment(parsed.comment),
    ...(or === null ? {} : { alternatives: [], comment: /\d/.test(or) ? null : or }),
  };
  const unit = parsed.unit;
  let quantity = parsed.quantity * factor;
  let newUnit = unit;
  let grams: number | null = ingredient.grams === null ? null : ingredient.grams * factor;
  const middle =
    parsed.quantityMax === null ? 1 : (parsed.quantity + parsed.quantityMax) / 2 / parsed.quantity;
  if (
    food !== null &&
    grams !== null &&
    parsed.amountEach === null &&
    parsed.size === null &&
    !isKind(food, 'water')
  ) {
    const own = unit === null || unit === 'piece' ? 'piece' : (unitIds[unit] ?? unit);
    const lineSystem =
      own === 'piece' ? system : usUnits.has(own) ? 'us' : metricUnits.has(own) ? 'metric' : system;
    // "300 g coconut" in its shell: what is bought is scaled, not what is eaten of it.
    const bought = own === 'piece' ? null : deps.units.toGrams(quantity * middle, own);
    if (bought !== null) grams = bought;
    // "3 aubergines (900 g)" are three of their own size, whatever a usual one weighs.
    const sized =
      own === 'piece' &&
      parsed.alternateAmount !== null &&
      parsed.quantityMax === null &&
      parsed.quantity >= 2
        ? Math.max(1, Math.round(parsed.quantity * factor))
        : null;
    const weighed = kitchenAmount(food, grams, own, lineSystem);
    // Twenty cashews become ten, not ten grams.
    const counted =
      sized === null && own === 'piece' && weighed.unit !== null && weighed.unit !== 'piece'
        ? Math.round(parsed.quantity * middle * factor)
        : 0;
    const count = sized ?? (counted >= 2 ? counted : null);
    const usual =
      count === null
        ? weighed
        : { quantity: count, unit: null, grams: (ingredient.grams! * count) / (parsed.quantity * middle) };
    const wanted = grams;
    const near = (one: KitchenAmount): boolean => Math.abs(one.grams - wanted) <= wanted * closeEnough;
    // Half of 3 lb is 1½ lb, three quarters of a pound are 12 oz.
    const share = parsed.quantityMax === null ? Math.round(parsed.quantity * factor * 4) / 4 : 0;
    const cans = /^(?:can|tin|jar)$/.test(unit ?? '') ? Math.round(parsed.quantity * factor) : 0;
    const whole =
      cans >= 1 && parsed.quantityMax === null && Math.abs(cans - parsed.quantity * factor) <= cans * 0.08
        ? { quantity: cans, unit, grams: (grams * cans) / (parsed.quantity * factor) }
        : (unit === 'lb' || unit === 'kg') &&
            share >= 1 &&
            Math.abs(share - parsed.quantity * factor) <= share * 0.08
          ? { quantity: share, unit, grams: (grams * share) / (parsed.quantity * factor) }
          : null;
    const spoon = own === 'cup' ? kitchenAmount(food, grams, 'tbsp', lineSystem) : null;
    // A fifth of a cup is three tablespoons, whatever the table says of its spoon.
    const sixteenths = Math.round(parsed.quantity * factor * 16);
    const spoons =
      own === 'cup' &&
      usual.unit !== 'cup' &&
      spoon?.unit !== 'tbsp' &&
      parsed.quantityMax === null &&
      sixteenths >= 1 &&
      sixteenths <= 6 &&
      Math.abs(sixteenths / (parsed.quantity * factor * 16) - 1) <= closeEnough
        ? {
            quantity: sixteenths,
            unit: 'tbsp',
            grams: (grams * sixteenths) / (parsed.quantity * factor * 16),
          }
        : null;
    const made =
      whole ??
      spoons ??
      (spoon !== null && near(spoon) && !near(usual) ? spoon : null) ??
      (own === 'piece' ||
      Math.abs(usual.grams - grams) <= grams * (cutUnits.has(own) ? closeRashers : closeEnough)
        ? usual
        : kitchenAmount(food, grams, weights[own] ?? null, lineSystem));
    const said = handy(made, own, food, wanted);
    if (said.quantity !== null) {
      quantity = said.quantity;
      newUnit = said.unit;
      grams = said.grams;
    }
  } else {
    quantity *= middle;
    const counted = unit === null || deps.units.get(unit)?.dimension === 'count';
    const step = counted ? (quantity >= 2 ? 1 : 0.5) : quantity >= 100 ? 10 : quantity >= 10 ? 1 : 0.25;
    quantity = Math.max(step, Math.round(quantity / step) * step);
  }
  // "4 fillets (6 oz each)" become smaller, not fewer; one and a half cans are what they hold.
  const one = parsed.amountEach;
  let each = one;
  if (one !== null && factor < 1) {
    const step = one.unit === 'oz' ? 0.5 : one.unit === 'g' ? 5 : one.unit === 'ml' ? 5 : 0;
    if (unit === null || unit === 'piece' || unit === 'fillet' || unit === 'slice') {
      if (step > 0 && parsed.quantity === 1 && unit !== 'fillet' && unit !== 'slice' && !isFlesh(food)) {
        // "1 8 oz cream cheese": of one block so much is taken.
        quantity = Math.max(step, Math.round((one.quantity * factor) / step) * step);
        newUnit = one.unit;
        each = null;
      } else if (step > 0) {
        quantity = parsed.quantity;
        each = {
          ...one,
          quantity: Math.max(step, Math.round((one.quantity * factor) / step) * step),
          quantityMax: null,
        };
      }
    } else if (quantity % 1 !== 0 && step > 0) {
      quantity *= one.quantity;
      newUnit = one.unit;
      each = null;
    }
  }
  // One ounce that is rounded to one ounce is no less.
  if (
    each === one &&
    newUnit === unit &&
    quantity === parsed.quantity &&
    parsed.quantityMax === null &&
    Math.abs(factor - 1) > 0.1
  )
    return null;
  const sameUnit = newUnit === unit || (newUnit === null && unit === 'piece');
  const symbol = newUnit === null || /^(?:g|kg|ml|l|oz|lb|tsp|tbsp|piece)$/.test(newUnit);
  const unitText =
    sameUnit && parsed.unitText !== null && quantity > 1 === parsed.quantity > 1
      ? parsed.unitText
      : newUnit === null || newUnit === 'piece'
        ? null
        : symbol || quantity <= 1
          ? newUnit.replace(/-/g, ' ')
          : pluralise(newUnit.replace(/-/g, ' '));
  const counted = newUnit === null || newUnit === 'piece';
  const own =
    (each !== null && each !== one) || (counted && (!sameUnit || quantity > 1 !== parsed.quantity > 1))
      ? null
      : inSameWords(
          parsed,
          `${formatQuantity({ quantity, quantityMax: null })}${unitText === null || counted ? '' : ` ${unitText}`}`,
        );
  const [kept, ...others] = own === null ? [] : deps.grounder.ground([own]);
  if (
    own !== null &&
    food !== null &&
    others.length === 0 &&
    kept?.ingredient.food?.id === food.id &&
    kept.parsed.unit === (newUnit ?? unit) &&
    Math.abs((kept.parsed.quantity ?? 0) - quantity) < 0.01
  )
    return {
      text: own,
      food,
      name: parsed.name,
      grams: kept.ingredient.grams ?? grams,
      amount: { quantity, unit: counted ? null : newUnit, grams: grams ?? 0 },
      many: quantity > 1,
    };
  const text = formatLine({
    ...plain,
    quantity,
    quantityMax: null,
    unit: newUnit,
    unitText,
    name: nameFor(parsed.name, food, quantity, newUnit),
    amountEach: sameUnit ? each : null,
  });
  const inBrackets =
    sameUnit && each !== null && each !== one ? eachInPlace(parsed.source, one!, each.quantity) : null;
  const [bracketed] = inBrackets === null ? [] : deps.grounder.ground([inBrackets]);
  if (
    inBrackets !== null &&
    bracketed?.ingredient.food?.id === food?.id &&
    bracketed!.ingredient.grams !== null
  )
    return {
      text: inBrackets,
      food: food!,
      name: parsed.name,
      grams: bracketed!.ingredient.grams,
      amount: { quantity, unit: newUnit === 'piece' ? null : newUnit, grams: bracketed!.ingredient.grams },
      many: quantity > 1,
    };
  const [back] = deps.grounder.ground([text]);
  if (food !== null && back?.ingredient.food?.id !== food.id && grams !== null)
    return writePart({ food, grams, preparation: parsed.preparation }, null, system, deps);
  return {
    text,
    food: food!,
    name: parsed.name,
    grams: back?.ingredient.grams ?? grams,
    amount: { quantity, unit: newUnit === 'piece' ? null : newUnit, grams: grams ?? 0 },
    many: quantity > 1,
  };
}

const metricWeights: ReadonlySet<string> = new Set(['g', 'kg']);

/** "1 ham hock (about 1 kg)": a smaller one is bought, not half of it; null where the line is written otherwise. */
function ofAnotherWeight(
  { parsed, ingredient }: GroundedLine,
  factor: number,
  deps: EditDeps,
): WrittenLine | null {
  const { food, grams } = ingredient;
  const stated = parsed.alternateAmount;
  if (food === null || grams === null || stated === null || stated.quantityMax !== null || !isFlesh(food))
    return null;
  if (
    parsed.quantity !== 1 ||
    parsed.quantityMax !== null ||
    (parsed.unit !== null && parsed.unit !== 'piece')
  )
    return null;
  if (!metricWeights.has(stated.unit) && stated.unit !== 'lb') return null;
  const asGrams = stated.unit === 'kg' ? stated.quantity * 1000 * factor : stated.quantity * factor;
  const round = stated.unit === 'lb' ? Math.round(asGrams * 4) / 4 : Math.round(asGrams / 50) * 50;
  if (round <= 0) return null;
  const said =
    stated.unit === 'lb'
      ? `${formatNumber(round)} lb`
      : round >= 1000
        ? `${formatNumber(round / 1000)} kg`
        : `${round} g`;
  const text = parsed.source.replace(
    new RegExp(String.raw`(\([^()\d]*)\d[\d./ ½¼¾-]*?\s*${stated.unit}s?\b`, 'i'),
    (_, before: string) => `${before}${said}`,
  );
  const [back, ...more] = deps.grounder.ground([text]);
  if (text === parsed.source || more.length > 0 || back?.ingredient.food?.id !== food.id) return null;
  return { text, food, name: parsed.name, grams: back.ingredient.grams, amount: null, many: false };
}

const isFlesh = (food: Food | null): boolean =>
  food !== null &&
  (['meat', 'poultry', 'fish', 'shellfish'] as const).some((trait) => food.traits.includes(trait));

/** "4 salmon fillets (about 6 oz each)" with another weight in its brackets; null where it stands elsewhere. */
function eachInPlace(
  source: string,
  one: { readonly quantity: number; readonly unit: string | null },
  quantity: number,
): string | null {
  if (one.unit === null) return null;
  const said = new RegExp(String.raw`(\([^()]*?)\d[\d./ ½¼¾–-]*?(?=\s*${one.unit}\b[^()]*\))`, 'i');
  const made = source.replace(said, (_, before: string) => `${before}${formatNumber(quantity)}`);
  return made === source ? null : made;
}

/** A line for one food out of a line of several ("salt and pepper"): in its own words where they share no amount. */
export function ownLine(line: GroundedLine): string {
  const { quantity, unit, source } = line.parsed;
  const { text } = line.ingredient;
  if (quantity === null && unit === null && text !== source && text !== '') return text;
  return formatLine({ ...line.parsed, also: [] });
}
