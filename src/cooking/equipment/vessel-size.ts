import type { UnitSystem } from '../measures/amounts.ts';
import { numberWord } from '../text/grammar.ts';

/** Vessels whose size depends on how much goes in. */
export type VesselKind =
  | 'dish'
  | 'square dish'
  | 'round dish'
  | 'loaf'
  | 'cake'
  | 'sandwich'
  | 'springform'
  | 'square tin'
  | 'rectangular tin'
  | 'tart'
  | 'pie'
  | 'muffin'
  | 'ramekins'
  | 'roasting'
  | 'tray'
  | 'pot';

/** How high a vessel is filled. */
export type Depth = 'deep' | 'usual' | 'shallow' | 'thin';

/** A size as shops sell it, and what it takes. */
interface Standard {
  readonly cm: string;
  readonly inches: string;
  readonly area: number;
}

/** How many vessels of which size. */
export interface VesselSize {
  readonly count: number;
  /** "30 × 20 cm (12 × 8 in)"; null where only their number matters. */
  readonly size: string | null;
  /** Muffins and the like: how many the batter makes, where that is fewer than the tin has hollows. */
  readonly fills: number | null;
}

const rectangle = (long: number, short: number, inches: string): Standard => ({
  cm: `${long} × ${short}`,
  inches,
  area: long * short,
});
const circle = (wide: number, inches: string): Standard => ({
  cm: String(wide),
  inches,
  area: Math.PI * (wide / 2) ** 2,
});

const smallSquare = rectangle(20, 20, '8 × 8');
const square = rectangle(23, 23, '9 × 9');
const largest = rectangle(33, 23, '13 × 9');
const dishes = [
  rectangle(20, 15, '8 × 6'),
  smallSquare,
  rectangle(28, 18, '11 × 7'),
  rectangle(30, 20, '12 × 8'),
  largest,
];
const loaves = [rectangle(21, 11, '8½ × 4½'), rectangle(23, 13, '9 × 5')];
const roastingTins = [
  rectangle(30, 23, '12 × 9'),
  rectangle(35, 25, '14 × 10'),
  rectangle(40, 30, '16 × 12'),
];
const tray = rectangle(40, 30, '16 × 12');
const rounds = [circle(15, '6'), circle(18, '7'), circle(20, '8'), circle(23, '9'), circle(25, '10')];
const flats = [circle(20, '8'), circle(23, '9'), circle(25, '10'), circle(28, '11')];

/**
 * Grams on a square centimetre, by how high the vessel is filled: a gram takes a millilitre; baking dishes stand 5 cm high
 * (deep ones 6) and are filled to four fifths, loaf and cake tins to three fifths, because the batter rises; a pie dish
 * is 4 cm high and a tart tin 3, both with sloping sides. Roasted vegetables lie in one layer, about a kilogram on a tray,
 * and a little closer between the sides of a tin.
 */
const loads: Readonly<
  Record<
    Exclude<VesselKind, 'muffin' | 'ramekins' | 'pot'>,
    readonly [sizes: readonly Standard[], load: Record<Depth, number>]
  >
> = {
  dish: [dishes, { deep: 4.8, usual: 4, shallow: 3.2, thin: 1.8 }],
  'square dish': [[smallSquare, square], { deep: 4.8, usual: 4, shallow: 3.2, thin: 1.8 }],
  'round dish': [rounds.slice(1), { deep: 4.8, usual: 4, shallow: 3.2, thin: 1.8 }],
  loaf: [loaves, { deep: 3.6, usual: 3.6, shallow: 3.6, thin: 3.6 }],
  cake: [rounds, { deep: 4, usual: 3, shallow: 2.2, thin: 1.3 }],
  sandwich: [rounds.slice(1), { deep: 2.2, usual: 2.2, shallow: 2.2, thin: 2.2 }],
  springform: [rounds, { deep: 4.2, usual: 3.2, shallow: 2.2, thin: 1.3 }],
  'square tin': [
    [rectangle(15, 15, '6 × 6'), smallSquare, square, largest],
    { deep: 3, usual: 2.4, shallow: 2, thin: 1.6 },
  ],
  'rectangular tin': [dishes, { deep: 3, usual: 2.4, shallow: 2, thin: 1.6 }],
  tart: [flats, { deep: 2.8, usual: 2.4, shallow: 2, thin: 1.6 }],
  pie: [flats, { deep: 4.2, usual: 3.6, shallow: 3, thin: 2 }],
  roasting: [roastingTins, { deep: 1.1, usual: 1.1, shallow: 1.1, thin: 1.1 }],
  tray: [[tray], { deep: 0.9, usual: 0.9, shallow: 0.9, thin: 0.9 }],
};

/** No oven bakes on more trays at once. */
const mostSpread = 3;

/** A little more than a vessel should take is still put in; so is what hardly covers the smallest one's bottom. */
const squeezed = 1.08;
const leastFilled = 0.35;

/** Batter of one muffin in a case that is filled nearly to its rim. */
const muffinGrams = 85;
/** So many more pieces' batter makes the others a little larger. */
const crammed = 1;
const ramekins = [
  [100, '3½'],
  [125, '4'],
  [150, '5'],
  [180, '6'],
  [200, '7'],
  [250, '8'],
  [300, '10'],
] as const;
const ramekinFilled = 0.9;
/** Stew for a family goes into any large pot; from here on it does not. */
const usualPot = 4000;
const pots = [6, 8, 10, 12, 15];
const potFilled = 0.8;

/** Both measures of a length or volume, the reader's own first. */
const both = (metric: string, us: string, units: UnitSystem): string =>
  units === 'us' ? `${us} (${metric})` : `${metric} (${us})`;

/**
 * The smallest usual size, or several of the largest, that takes so much; null where there is nothing worth saying.
 * @param grams of what goes in
 * @param portions in how many vessels it is to be parted (ramekins, two sandwich tins), else 1
 */
export function vesselSize(
  kind: VesselKind,
  grams: number,
  depth: Depth,
  portions: number,
  units: UnitSystem,
): VesselSize | null {
  if (!(grams > 0)) return null;
  if (kind === 'muffin') {
    const pieces = Math.max(1, Math.round(grams / muffinGrams));
    const [holes, count] =
      pieces <= 6 + crammed ? [6, 1] : [12, Math.max(1, Math.ceil((pieces - 2 * crammed) / 12))];
    const fills = pieces >= holes * count || pieces % holes === 0 ? null : pieces;
    return { count, size: `${holes}-hole`, fills };
  }
  if (kind === 'ramekins') {
    const each = grams / portions;
    const fit = ramekins.find(([ml]) => ml * ramekinFilled >= each);
    if (fit === undefined || each < ramekins[0][0] * leastFilled) return null;
    return { count: portions, size: both(`${fit[0]} ml`, `${fit[1]} oz`, units), fills: null };
  }
  if (kind === 'pot') {
    if (grams <= usualPot) return null;
    const litres = pots.find((one) => one * 1000 * potFilled >= grams);
    return litres === undefined
      ? null
      : { count: 1, size: both(`${litres} l`, `${litres} qt`, units), fills: null };
  }
  const [sizes, load] = loads[kind];
  const takes = ({ area }: Standard): number => area * load[depth] * squeezed;
  const most = sizes.at(-1)!;
  const needed = portions > 1 ? portions : Math.ceil(grams / takes(most));
  const spread = kind === 'tray' || kind === 'roasting';
  const count = spread ? Math.min(mostSpread, needed) : needed;
  const each = grams / count;
  const fit = sizes.find((size) => takes(size) >= each) ?? (spread ? most : undefined);
  if (fit === undefined || each < sizes[0]!.area * load[depth] * leastFilled) return null;
  // Every kitchen's tray is of one size.
  if (kind === 'tray') return count === 1 ? null : { count, size: null, fills: null };
  return { count, size: both(`${fit.cm} cm`, `${fit.inches} in`, units), fills: null };
}

/** What goes up to the rim, grams on a square centimetre, batter that rises counted. */
const toTheRim: Readonly<Record<Exclude<VesselKind, 'muffin' | 'ramekins' | 'pot'>, number>> = {
  dish: 5,
  'square dish': 5,
  'round dish': 5,
  loaf: 4,
  cake: 4.2,
  sandwich: 2.8,
  springform: 4.4,
  'square tin': 3.5,
  'rectangular tin': 3.5,
  tart: 3,
  pie: 4.4,
  roasting: 1.6,
  tray: 1.2,
};

/**
 * How a vessel of a known bottom is filled: the share of what it should take, and whether it all goes in.
 * @param grams of what goes into one of them
 * @param takes square centimetres
 */
export function fillingOf(
  kind: Exclude<VesselKind, 'muffin' | 'ramekins' | 'pot'>,
  grams: number,
  depth: Depth,
  takes: number,
): { readonly share: number; readonly rim: number } {
  return { share: grams / (takes * loads[kind][1][depth]), rim: grams / (takes * toTheRim[kind]) };
}

/** What a ramekin of so many millilitres takes of so many grams each. */
export const ramekinShare = (each: number, ml: number): number => each / (ml * ramekinFilled);

/** "a 30 × 20 cm (12 × 8 in)", "an 8 × 8 in", "two". */
export const articleFor = (count: number, next: string): string =>
  count > 1 ? numberWord(count) : /^(?:8|11|18|[aeio])/i.test(next) ? 'an' : 'a';
