import type { UnitSystem } from '../measures/amounts.ts';
import { canonicalTool } from './equipment.ts';
import { fillingOf, ramekinShare, type Depth, type VesselKind, type VesselSize } from './vessel-size.ts';

/**
 * Tins, dishes and ramekins that a caller listed with their size: who owns an 8 inch square tin is not told to take one of
 * 9 inches. What is baked in them lies a little higher or lower than in the size that would be chosen.
 */
export interface NamedVessel {
  readonly kinds: ReadonlySet<VesselKind>;
  /** Square centimetres of its bottom; of a ramekin the millilitres that it holds; of a muffin tin its hollows. */
  readonly takes: number;
  /** How many of it there are, where the caller says so. */
  readonly count: number | null;
  readonly cm: string;
  readonly inches: string;
  readonly shape: 'round' | 'square' | 'long' | 'cup';
}

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const unit = String.raw`(?:\s*-?\s*(cm|centimet(?:er|re)s?|inch(?:es)?|in|["”″]))?`;
const twoSides = new RegExp(String.raw`\b${number}${unit}\s*(?:[x×*]|by)\s*${number}${unit}`, 'iu');
const oneSide = new RegExp(
  String.raw`\b${number}\s*-?\s*(cm|centimet(?:er|re)s?|inch(?:es)?|in\b|["”″])`,
  'iu',
);
const holes = /\b(6|12|24)[\s-]*(?:cups?|holes?|wells?|hollows?)\b/i;
const volume = /\b(\d+(?:[.,]\d+)?)\s*-?\s*(ml|oz|ounces?)\b/i;
/** What British loaf tins are named by. */
const loafPounds = /\b([12]) ?-?(?:lb|pound)s?\b/i;
const countOf =
  /^(?:(\d+)(?:\s*[x×]\s+|\s+)|(two|three|four|five|six|eight)\s+)(?!cm\b|cent|in\b|inch|ml\b|oz\b|cups?\b|holes?\b|lbs?\b|pounds?\b|by\b|[x×]|["”″])/i;
const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 };

const kindsOf: Readonly<Record<string, readonly VesselKind[]>> = {
  'baking dish': ['dish', 'square dish', 'square tin', 'rectangular tin'],
  'loaf tin': ['loaf'],
  'cake tin': ['cake', 'springform', 'round dish', 'sandwich'],
  'springform tin': ['springform', 'cake'],
  'tart tin': ['tart', 'pie'],
  'pie dish': ['pie', 'tart'],
  'muffin tin': ['muffin'],
  ramekins: ['ramekins'],
  'roasting tin': ['roasting'],
};
/** What says that a tin goes into the oven, where it has no name that is known. */
const isTin = /\b(?:tins?|dish(?:es)?|pans?|moulds?|molds?)\b/i;
/** What stands on the stove has a size too. */
const onStove = /\b(?:frying|fry|saut[eé]|skillet|sauce|grill|wok|omelette|crepe|pancake|cast[- ]iron)\b/i;

const centimetres = (value: number, said: string | undefined): number =>
  said === undefined
    ? value <= 18
      ? value * 2.54
      : value
    : /^(?:cm|cent)/i.test(said)
      ? value
      : value * 2.54;
const parse = (text: string): number => Number(text.replace(',', '.'));
const wholeInches = (cm: number): string => {
  const halves = Math.round((cm / 2.54) * 2) / 2;
  return Number.isInteger(halves) ? String(halves) : `${Math.floor(halves)}½`;
};

/** Centimetres of the usual sizes, that nobody reads of a tin of 22.86 cm. */
const usual = (cm: number): number => Math.round(cm);

/** "30 x 20 cm" is a length and a width, "4 x 200 ml" four of them. */
const isSides = ([, long = '', , short = '']: RegExpExecArray): boolean =>
  Math.max(parse(long), parse(short)) < 3 * Math.min(parse(long), parse(short)) && !/ml|oz/.test(short);

/** One vessel of a caller's list with its size; null where the line names none, or no size. */
export function namedVessel(text: string): NamedVessel | null {
  const plain = text.trim().toLowerCase();
  if (onStove.test(plain)) return null;
  const measured = twoSides.exec(plain);
  const counted = measured?.index === 0 && isSides(measured) ? null : countOf.exec(plain);
  const count =
    counted === null
      ? null
      : counted[2] === undefined
        ? Number(counted[1])
        : (numbers[counted[2].toLowerCase()] ?? null);
  const rest = counted === null ? plain : plain.slice(counted[0].length);
  const tool = canonicalTool(text);
  const kinds =
    kindsOf[tool] ?? kindsOf[canonicalTool(rest)] ?? (isTin.test(plain) ? kindsOf['baking dish']! : null);
  if (kinds === null) return null;
  if (kinds[0] === 'muffin') {
    const found = holes.exec(plain);
    return found === null
      ? null
      : {
          kinds: new Set(kinds),
          takes: Number(found[1]),
          count: null,
          cm: '',
          inches: '',
          shape: 'cup',
        };
  }
  const pounds = kinds[0] === 'loaf' ? loafPounds.exec(rest)?.[1] : undefined;
  if (pounds !== undefined) {
    const [long, short, inches] = pounds === '1' ? [16, 11, '6 × 4'] : [23, 13, '9 × 5'];
    return {
      kinds: new Set(kinds),
      takes: long * short,
      count,
      cm: `${long} × ${short} cm`,
      inches: `${inches} in`,
      shape: 'long',
    };
  }
  if (kinds[0] === 'ramekins') {
    const found = volume.exec(plain);
    if (found === null) return null;
    const ml = /^ml/i.test(found[2]!) ? parse(found[1]!) : Math.round(parse(found[1]!) * 29.6);
    const ounces = String(Math.round(ml / 29.6));
    return { kinds: new Set(kinds), takes: ml, count, cm: `${ml} ml`, inches: `${ounces} oz`, shape: 'cup' };
  }
  const two = twoSides.exec(rest);
  if (two !== null) {
    const said = two[2] ?? two[4];
    // "20 x 15" without a unit is centimetres, "9 x 13" inches.
    const both = [parse(two[1]!), parse(two[3]!)];
    const guess = said ?? (Math.max(...both) <= 18 ? 'in' : 'cm');
    const sides = both.map((value) => centimetres(value, guess)).sort((a, b) => b - a);
    const [long, short] = [usual(sides[0]!), usual(sides[1]!)];
    return {
      kinds: new Set(kinds[0] === 'cake' ? kindsOf['baking dish']! : kinds),
      takes: long * short,
      count,
      cm: `${long} × ${short} cm`,
      inches: `${wholeInches(sides[0]!)} × ${wholeInches(sides[1]!)} in`,
      shape: long === short ? 'square' : 'long',
    };
  }
  const one = oneSide.exec(rest);
  if (one === null || kinds[0] === 'loaf' || kinds[0] === 'roasting') return null;
  const cm = centimetres(parse(one[1]!), one[2]);
  const wide = usual(cm);
  if (/\bsquare\b|\bbrownie\b/.test(plain))
    return {
      kinds: new Set(kindsOf['baking dish']!),
      takes: wide * wide,
      count,
      cm: `${wide} × ${wide} cm`,
      inches: `${wholeInches(cm)} × ${wholeInches(cm)} in`,
      shape: 'square',
    };
  // A dish with one figure may be round or oval.
  if (kinds[0] === 'dish' && !/\bround\b/.test(plain)) return null;
  return {
    kinds: new Set(kinds[0] === 'dish' ? kindsOf['cake tin']! : kinds),
    takes: Math.PI * (wide / 2) ** 2,
    count,
    cm: `${wide} cm`,
    inches: `${wholeInches(cm)} in`,
    shape: 'round',
  };
}

/** All vessels of a list whose size is told. */
export const namedVessels = (listed: readonly string[] | null): readonly NamedVessel[] =>
  (listed ?? []).flatMap((text) => namedVessel(text) ?? []);

/** Its size in both measures, the reader's own first. */
export const sizeOf = ({ cm, inches }: NamedVessel, units: UnitSystem): string =>
  units === 'us' ? `${inches} (${cm})` : `${cm} (${inches})`;

/** How what is baked lies in the vessel that the caller has. */
export interface NamedFit {
  readonly size: VesselSize;
  /** A sentence for the baking, where it lies much higher or lower than usual. */
  readonly remark: string | null;
}

/** From so much more, or less, than the usual load on the minutes are other ones. */
const higher = 1.35;
const lower = 0.5;
/** So far beyond its rim the rest goes into a small dish beside it; more than that is another tin's worth. */
const overflows = 2.2;
/** Of less than so much nothing lies there but a film. */
const leastShare = 0.28;

/** The listed vessel in which so much is baked, and what is to be said of it; null where none of that kind is listed. */
export function namedFit(
  named: readonly NamedVessel[],
  kind: VesselKind,
  grams: number,
  depth: Depth,
  portions: number,
  units: UnitSystem,
): NamedFit | null {
  if (!(grams > 0) || kind === 'pot' || kind === 'muffin' || kind === 'tray') return null;
  const own = named.filter(({ kinds }) => kinds.has(kind));
  if (kind === 'ramekins') {
    const one = own.find(({ takes }) => ramekinShare(grams / portions, takes) <= 1.1);
    return one === undefined
      ? null
      : { size: { count: portions, size: sizeOf(one, units), fills: null }, remark: null };
  }
  const count = kind === 'sandwich' ? portions : 1;
  const fits = own.map((one) => ({ one, ...fillingOf(kind, grams / count, depth, one.takes) }));
  const best =
    fits.find(({ rim, share }) => rim <= 1 && share >= leastShare) ??
    fits.find(({ rim }) => rim > 1 && rim <= overflows);
  if (best === undefined) return null;
  const { one, rim, share } = best;
  return {
    size: { count, size: sizeOf(one, units), fills: null },
    remark:
      rim > 1
        ? 'This is more than it holds, so bake the rest in a small dish beside it.'
        : share > higher
          ? 'It lies higher than usual at this size, so expect five minutes more.'
          : share < lower
            ? 'It lies flat at this size, so begin to look five minutes early.'
            : null,
  };
}
