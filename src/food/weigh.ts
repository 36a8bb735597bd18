import { isKind } from './ingredient.ts';
import type { Food, Measure, Source } from './model.ts';
import { genericMeasures, looseAmounts, pieceMultiples, type LooseAmount } from './weigh-rules.ts';

/** Exact conversions, as the unit table gives them; null where the unit is not of that dimension. */
export interface MassAndVolume {
  /** `unit` is a canonical unit id. */
  toGrams(quantity: number, unit: string): number | null;
  toMillilitres(quantity: number, unit: string): number | null;
}

interface StatedAmount {
  readonly quantity: number;
  readonly quantityMax?: number | null;
  readonly unit: string;
}

/** What a line says about how much; every `ParsedLine` is one. */
export interface Amount {
  readonly quantity: number | null;
  readonly quantityMax?: number | null;
  readonly unit: string | null;
  readonly size?: string | null;
  /** Content of one container: "1 (14-oz) can". */
  readonly amountEach?: StatedAmount | null;
  /** The same amount said again: "200 g / 7 oz". */
  readonly alternateAmount?: StatedAmount | null;
  /** "a few", "heaped". */
  readonly qualifier?: string | null;
  readonly preparation?: string | null;
  readonly comment?: string | null;
  readonly toTaste?: boolean;
  /** The whole line, where there is one. */
  readonly source?: string;
}

/** Name of the rule by which a stated weight of what is bought counts for what of it is eaten. */
const boughtToEdible = 'bought weight to edible part';

/** Grams of the edible part, and how they were come by. */
export interface Weight {
  /** The middle of a range; null where it cannot be known. */
  readonly grams: number | null;
  readonly gramsMin: number | null;
  readonly gramsMax: number | null;
  /** "1.5 cup × 125 g (fdc:168936) = 187.5 g"; says why where grams is null. */
  readonly arithmetic: string;
  /** 0–1. */
  readonly confidence: number;
  readonly source: Source | null;
  /** Name of the rule where the amount was not stated in full. */
  readonly rule: string | null;
}

interface Options {
  /** Portions that the dish makes, for amounts left to the cook. */
  readonly servings?: number;
}

const unknown = (why: string): Weight => ({
  grams: null,
  gramsMin: null,
  gramsMax: null,
  arithmetic: why,
  confidence: 0,
  source: null,
  rule: null,
});

/** Rounds for display: 3 significant digits below 100 g, one decimal above. */
const show = (value: number): string =>
  String(
    Number.isInteger(value) && value < 1e9
      ? value
      : value >= 100
        ? Math.round(value * 10) / 10
        : Math.round(value * steps(value)) / steps(value),
  );

/** By which a figure below 100 is multiplied to have three digits. */
const steps = (value: number): number =>
  value >= 10 ? 10 : value >= 1 ? 100 : value >= 0.1 ? 1000 : 10 ** (2 - Math.floor(Math.log10(value)));

/** Words of a preparation that name the same state of a food in the tables. */
const states: readonly (readonly string[])[] = [
  ['chopped', 'diced', 'cubed', 'cubes', 'pieces', 'minced', 'cut', 'chunks', 'crumbled'],
  ['sliced', 'slices', 'rings', 'julienned', 'strips', 'slivered', 'shaved', 'flaked'],
  ['grated', 'shredded', 'zested'],
  ['mashed', 'pureed', 'puree', 'crushed', 'sieved'],
  ['cooked', 'boiled', 'drained', 'roasted', 'steamed', 'popped'],
  ['packed'],
  ['sifted', 'unsifted'],
  ['whole', 'unbroken'],
  ['halves', 'halved', 'broken'],
  ['ground', 'powdered'],
  ['melted'],
  ['whipped'],
  ['pitted'],
];

const withWords = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
const statePatterns = states.map(withWords);
const stateOf = (text: string): number => statePatterns.findIndex((pattern) => pattern.test(text));

/** The states that the tables name are few: each is compiled once. */
const wordPatterns = new Map<string, RegExp>();
function hasWord(text: string, word: string): boolean {
  let known = wordPatterns.get(word);
  if (known === undefined) wordPatterns.set(word, (known = withWords([word])));
  return known.test(text);
}

/** Cooked portions of a raw food and the like weigh something else altogether. */
const changesWeight = new Set([3, 4, 5, 11]);

/** How well a measure's state fits what the line says, 0 = not at all. */
function stateFit(measure: Measure, preparation: string): number {
  const wanted = preparation === '' ? -1 : stateOf(preparation);
  if (measure.state === undefined) return wanted === -1 ? 1 : changesWeight.has(wanted) ? 0.7 : 0.85;
  if (hasWord(preparation, measure.state)) return 1;
  const has = stateOf(measure.state);
  if (wanted !== -1 && wanted === has) return 0.95;
  if (changesWeight.has(has)) return 0.3;
  return wanted === -1 ? 0.8 : 0.6;
}

const sizeRank: Readonly<Record<string, number>> = {
  'extra-small': 0,
  small: 1,
  medium: 2,
  large: 3,
  'extra-large': 4,
  jumbo: 5,
};
/** What people say for the sizes of the tables. */
const sizeWords: Readonly<Record<string, string>> = {
  big: 'large',
  biggish: 'large',
  fat: 'large',
  giant: 'large',
  huge: 'large',
  largish: 'large',
  lg: 'large',
  lge: 'large',
  lrg: 'large',
  little: 'small',
  med: 'medium',
  sm: 'small',
  sml: 'small',
  smallish: 'small',
  tiny: 'small',
};

/** How well a measure's size fits; no size said means medium. */
function sizeFit(measure: Measure, said: string | null): number {
  const size = said === null ? null : (sizeWords[said] ?? said);
  if (measure.size === undefined) return size === null ? 1 : 0.7;
  if (size === measure.size) return 1;
  const [wanted, has] = [sizeRank[size ?? 'medium'] ?? 2, sizeRank[measure.size] ?? 2];
  if (size === null && has === 2) return 0.95;
  return Math.max(0.3, 0.85 - 0.15 * Math.abs(wanted - has));
}

const pieceUnits = new Set(['piece', 'each', 'whole', 'item', 'unit']);

interface Found {
  readonly gramsEach: number;
  /** What is counted: "cup chopped", "large onion". */
  readonly label: string;
  /** What `gramsEach` was reckoned from, where it is not the portion itself: "125 g/cup". */
  readonly basis?: string;
  readonly source: Source;
  readonly fit: number;
  readonly rule: string | null;
}

/** The food's own portion for this unit, best state and size first. */
function ownMeasure(food: Food, unit: string, size: string | null, preparation: string): Found | null {
  let best: Found | null = null;
  for (const measure of food.measures) {
    if (measure.unit !== unit && !(pieceUnits.has(unit) && pieceUnits.has(measure.unit))) continue;
    // Cutting up a whole one does not change its weight.
    const state = pieceUnits.has(unit) && measure.state === undefined ? 1 : stateFit(measure, preparation);
    const fit = state * sizeFit(measure, size);
    if (best !== null && fit <= best.fit) continue;
    const label = [measure.size, measure.unit === 'piece' ? food.name : measure.unit, measure.state]
      .filter(Boolean)
      .join(' ');
    best = { gramsEach: measure.grams, label, source: measure.source, fit, rule: null };
  }
  return best;
}

/** Volumes by habit; a table's "dash" is not ours. */
const habitUnits = new Set(['dash', 'pinch', 'smidgen', 'drop', 'tad', 'splash', 'dollop', 'scoop']);

/** Grams per millilitre from the food's volume portions, or its density. */
function volumeMeasure(food: Food, unit: string, preparation: string, units: MassAndVolume): Found | null {
  const millilitres = units.toMillilitres(1, unit);
  if (millilitres === null) return null;
  let best: Found | null = null;
  for (const measure of food.measures) {
    const its = habitUnits.has(measure.unit) ? null : units.toMillilitres(1, measure.unit);
    if (its === null) continue;
    // Small portions are rounded harder: a cup says more about a millilitre than a teaspoon does.
    const fit = 0.97 * stateFit(measure, preparation) - 0.01 / (1 + measure.grams);
    if (best !== null && fit <= best.fit) continue;
    const label = [measure.unit, measure.state].filter(Boolean).join(' ');
    best = {
      gramsEach: (measure.grams * millilitres) / its,
      label: unit,
      basis: `${show(measure.grams)} g/${label}`,
      source: measure.source,
      fit,
      rule: null,
    };
  }
  if (food.gramsPerMl !== null && (best === null || best.fit < 0.9)) {
    return {
      gramsEach: food.gramsPerMl * millilitres,
      label: unit,
      basis: `${show(food.gramsPerMl)} g/ml`,
      source: food.gramsPerMlSource ?? 'own',
      fit: 0.9,
      rule: null,
    };
  }
  return best;
}

/** A portion by the kind of food, where its own is not in the table (a sprig, a handful, a can). */
function genericMeasure(food: Food, unit: string): Found | null {
  for (const generic of genericMeasures) {
    if (generic.unit !== unit) continue;
    if (generic.kinds !== undefined && !generic.kinds.some((kind) => isKind(food, kind))) continue;
    if (generic.categories !== undefined && !generic.categories.includes(food.category)) continue;
    return { gramsEach: generic.grams, label: unit, source: generic.source, fit: 0.5, rule: generic.rule };
  }
  return null;
}

/** What a spoon or cup holds that is not filled level, as a share of a level one; own, by kitchen scale. */
const fillings: Readonly<Record<string, number>> = {
  heaped: 1.5,
  heaping: 1.5,
  mounded: 1.5,
  rounded: 1.25,
  generous: 1.1,
  scant: 0.9,
};

/** A spoon or cup as full as the line says; the heap on a cup is less of it than that on a spoon. */
function filled(found: Found | null, amount: Amount, units: MassAndVolume): Found | null {
  const said = amount.qualifier?.toLowerCase() ?? '';
  const onSpoon = fillings[said];
  const millilitres = units.toMillilitres(1, amount.unit ?? '');
  if (found === null || onSpoon === undefined || millilitres === null) return found;
  const share = onSpoon > 1 && millilitres > 100 ? (1 + onSpoon) / 2 : onSpoon;
  return {
    ...found,
    gramsEach: found.gramsEach * share,
    label: `${said} ${found.label}`,
    rule: `${said}: ${show(share)} of a level one`,
  };
}

/** What one of the stated unit weighs, before anything is taken off. */
function gramsOfOne(food: Food, amount: Amount, preparation: string, units: MassAndVolume): Found | null {
  const multiple = pieceMultiples[amount.unit ?? ''];
  if (multiple !== undefined) {
    const piece = gramsOfOne(food, { ...amount, unit: 'piece' }, preparation, units);
    return piece === null
      ? null
      : { ...piece, gramsEach: piece.gramsEach * multiple, label: `${amount.unit ?? ''} ${piece.label}` };
  }
  const unit = amount.unit ?? 'piece';
  const size = amount.size ?? null;
  const exact = units.toGrams(1, unit);
  if (exact !== null) return { gramsEach: exact, label: unit, source: 'exact', fit: 1, rule: null };
  const own = ownMeasure(food, unit, size, preparation);
  const found =
    own !== null && own.fit >= 0.5
      ? own
      : (volumeMeasure(food, unit, preparation, units) ?? own ?? genericMeasure(food, unit));
  return filled(found, amount, units);
}

/** A bare number from here on is one of grams where the food is not counted. */
const leastBareGrams = 50;

/** The stated mass is that of the whole can; without one it is that of the food in the pot. */
const inContainer = /\b(cans?|tins?|jars?|cartons?|pouch(es)?)\b/i;

const peeled =
  /\b(peeled|boneless|boned|shelled|hulled|pitted|stoned|trimmed|cored|seeded|deseeded|skinless|fillets?|flesh|meat only|net|edible|cleaned|shucked|husked|cooked|leftover|prepared|chopped|diced|grated|sliced|shredded|mashed|pureed|juice|zest|florets?|kernels?|halves|frozen|canned|tinned|dried)\b/i;

/** Wherever it stands in the line, meat was weighed without its bones. */
const boned = /\b(?:boneless|off the bone|boned weight)\b/i;

/**
 * Whether the stated mass is that of the food as bought. Words before the name say how it was when
 * it was weighed ("500 g peeled potatoes"); what follows is done afterwards ("500 g potatoes, peeled").
 */
function isAsBought(food: Food, amount: Amount): boolean {
  if (food.edibleShare >= 1) return false;
  const source = amount.source ?? '';
  if (inContainer.test(source)) return false;
  if (source === '') return !peeled.test(amount.preparation ?? '');
  // "1 kg short ribs, boneless": nobody bones them at home.
  if (boned.test(source)) return false;
  const comma = source.search(/[,(;–—]/);
  return !peeled.test(comma === -1 ? source : source.slice(0, comma));
}

const drained = /\b(drained|rinsed|strained)\b/i;
const undrained =
  /\b(undrained|not drained|do not drain|don['’]t drain|with (?:its|their|the) (?:liquid|juices?|brine|oil)|in (?:its|their) (?:liquid|juices?))\b/i;

interface Share {
  readonly share: number;
  readonly source: Source;
  readonly rule: string;
}

/**
 * Share of a can's stated contents that is left when its liquid is poured away, else null. Beans are
 * drained unless the line says otherwise, other foods only where it says so.
 */
function drainedShare(food: Food, text: string): Share | null {
  if (food.category !== 'canned-jarred' || undrained.test(text)) return null;
  if (food.traits.includes('legume') && !isKind(food, 'baked-beans'))
    return { share: 0.6, source: 'fdc:173801', rule: 'canned beans, drained' };
  if (!drained.test(text)) return null;
  return food.traits.includes('fish')
    ? { share: 0.89, source: 'fdc:173709', rule: 'canned fish, drained' }
    : { share: 0.6, source: 'fdc:169143', rule: 'canned food, drained' };
}

function loose(food: Food, text: string, servings: number): Weight | null {
  const rule = looseAmounts.find((candidate) => matchesLoose(candidate, food, text));
  if (rule === undefined) return null;
  const grams = rule.perServing ? rule.grams * servings : rule.grams;
  const many = rule.perServing ? ` × ${show(servings)} servings` : '';
  return {
    grams,
    gramsMin: 0,
    gramsMax: grams * 3,
    arithmetic: `no amount stated; ${rule.rule}: ${show(rule.grams)} g${many} = ${show(grams)} g`,
    confidence: 0.3,
    source: rule.source,
    rule: rule.rule,
  };
}

function matchesLoose(rule: LooseAmount, food: Food, text: string): boolean {
  if (rule.text !== undefined && !rule.text.test(text)) return false;
  if (rule.kinds !== undefined && !rule.kinds.some((kind) => isKind(food, kind))) return false;
  if (rule.roles !== undefined && !rule.roles.some((role) => food.roles.includes(role))) return false;
  return rule.categories === undefined || rule.categories.includes(food.category);
}

/** Grams of a food that is not known: masses only, since nothing else says anything; null for the rest. */
export function weighUnknown(amount: Amount, units: MassAndVolume): Weight | null {
  const stated = [amount.amountEach ?? null, amount, amount.alternateAmount ?? null];
  const count = amount.amountEach ? (amount.quantity ?? 1) : 1;
  for (const one of stated) {
    if (one === null || one.unit === null || one.quantity === null) continue;
    const low = units.toGrams(one.quantity, one.unit);
    if (low === null) continue;
    const times = one === amount.amountEach ? count : 1;
    const high = units.toGrams(one.quantityMax ?? one.quantity, one.unit) ?? low;
    const grams = ((low + high) / 2) * times;
    const arithmetic = `${times === 1 ? '' : `${show(times)} × `}${show(one.quantity)} ${one.unit} = ${show(grams)} g`;
    return {
      grams,
      gramsMin: low * times,
      gramsMax: high * times,
      arithmetic,
      confidence: 0.9,
      source: null,
      rule: null,
    };
  }
  return null;
}

/**
 * Weighs an amount of a food. Masses are exact; volumes go by the food's household portions, then its
 * density; counts by its pieces; amounts left to the cook by named rules. A mass stated for a food sold
 * with bone, peel or shell is taken as bought and reduced to what is eaten. Never throws.
 */
export function weigh(food: Food, amount: Amount, units: MassAndVolume, options: Options = {}): Weight {
  const text = amount.source ?? [amount.preparation, amount.comment].filter(Boolean).join(', ');
  const preparation = amount.preparation ?? '';
  if (amount.quantity === null && (amount.unit !== null || (amount.size ?? null) !== null)) {
    // "pinch of salt", "a few sprigs of thyme": some of them, so one, or three where it says a few.
    const some = /\b(few|some|several)\b/i.test(`${amount.qualifier ?? ''} ${text}`) ? 3 : 1;
    const one = weigh(food, { ...amount, quantity: some }, units, options);
    return { ...one, confidence: Math.min(one.confidence, 0.5), rule: `number not stated: ${some}` };
  }
  if (amount.quantity === null || !(amount.quantity >= 0) || !Number.isFinite(amount.quantity)) {
    const left = amount.quantity === null ? loose(food, text, options.servings ?? 4) : null;
    return left ?? unknown('no amount stated');
  }
  const high = amount.quantityMax ?? amount.quantity;
  const middle = (amount.quantity + high) / 2;
  const spoken =
    high > amount.quantity ? `${show(amount.quantity)}–${show(high)} (middle ${show(middle)})` : show(middle);

  let found: Found | null = null;
  let arithmetic = '';
  let massStated = false;
  if (amount.amountEach !== undefined && amount.amountEach !== null) {
    const each = amount.amountEach;
    const one = gramsOfOne(food, { ...amount, ...each, size: null }, preparation, units);
    if (one !== null) {
      const eachMiddle = (each.quantity + (each.quantityMax ?? each.quantity)) / 2;
      found = { ...one, gramsEach: one.gramsEach * eachMiddle };
      massStated = one.source === 'exact';
      arithmetic = `${spoken} × ${show(eachMiddle)} ${each.unit}${massStated ? '' : ` × ${show(one.gramsEach)} g`}`;
    }
  }
  if (found === null) {
    found = gramsOfOne(food, amount, preparation, units);
    massStated = found?.source === 'exact';
    if (found !== null) {
      arithmetic = massStated
        ? `${spoken} ${found.label}`
        : `${spoken} ${found.label} × ${show(found.gramsEach)} g${found.basis === undefined ? '' : ` at ${found.basis}`}`;
    }
  }
  // A second statement in grams beats a portion from the tables.
  const second = amount.alternateAmount ?? null;
  if (second !== null && !massStated) {
    const other = gramsOfOne(food, { ...amount, ...second, size: null }, preparation, units);
    if (other !== null && (other.source === 'exact' || found === null)) {
      const total = (other.gramsEach * (second.quantity + (second.quantityMax ?? second.quantity))) / 2;
      found = { ...other, gramsEach: middle > 0 ? total / middle : 0 };
      massStated = other.source === 'exact';
      arithmetic = `${show(second.quantity)} ${second.unit}`;
    }
  }
  // "200 yogurt" in a list: nobody counts so many of what is not counted. That is a way of reading lines, not of weighing.
  const bare =
    amount.source !== undefined &&
    amount.unit === null &&
    (amount.size ?? null) === null &&
    middle >= leastBareGrams;
  if (found === null && bare) {
    found = { gramsEach: 1, label: 'g', source: 'own', fit: 0.5, rule: 'bare number read as grams' };
    arithmetic = `${spoken} without a unit, read as grams`;
  }
  if (found === null) return unknown(`no weight known for one ${amount.unit ?? food.name}`);

  let share = 1;
  let rule = found.rule;
  let confidence = found.fit;
  if (!massStated && found.source !== 'exact') arithmetic += ` (${found.source})`;
  if (massStated && isAsBought(food, amount)) {
    share *= food.edibleShare;
    rule = boughtToEdible;
    confidence *= 0.95;
    arithmetic += ` × ${show(food.edibleShare)} edible (${food.edibleSource ?? 'own'})`;
  }
  const left = drainedShare(food, text);
  const container = (amount.amountEach ?? null) !== null || inContainer.test(text);
  if (left !== null && (rule === 'standard can' || (massStated && container))) {
    share *= left.share;
    rule = left.rule;
    confidence *= 0.9;
    arithmetic += ` × ${show(left.share)} drained (${left.source})`;
  }
  const each = found.gramsEach * share;
  const grams = middle * each;
  return {
    grams,
    gramsMin: amount.quantity * each,
    gramsMax: high * each,
    arithmetic: `${arithmetic} = ${show(grams)} g`,
    confidence: Math.round(confidence * 100) / 100,
    source: found.source,
    rule,
  };
}

/**
 * Grams as whoever wrote them sees the food lie there: of fruit and vegetables with their peel and stalks, as a recipe's list
 * tells them; of everything else the edible part.
 */
export const asListed = (food: Food, { grams, rule }: Weight): number | null =>
  grams !== null && rule === boughtToEdible && food.category === 'produce' ? grams / food.edibleShare : grams;
