import { isWater, type Ingredient } from './ingredient.ts';
import { weigh, type MassAndVolume } from './weigh.ts';
import type { Food } from './model.ts';
import { typicalGrams } from './nutrition.ts';

/** What a caller pays: "1.89 for 500 g". */
export interface PriceBookEntry {
  readonly food: Food;
  readonly price: number;
  readonly amount: number;
  /** Canonical unit id; null = pieces. */
  readonly unit: string | null;
}

/** Prices per edible kilogram in the caller's currency, by food id. */
export type PriceBook = ReadonlyMap<string, number>;

/** Whose prices count, and in which money. Table prices are US dollars and are left out in any other. */
export interface Prices {
  readonly book: PriceBook;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * Turns a caller's prices into prices per edible kilogram. Entries that cannot be weighed, or with a
 * price or amount below zero, come back in `refused` with the reason; none is dropped silently.
 */
export function readPriceBook(
  entries: readonly PriceBookEntry[],
  units: MassAndVolume,
): {
  readonly book: PriceBook;
  readonly refused: readonly { readonly food: string; readonly why: string }[];
} {
  const book = new Map<string, number>();
  const refused: { food: string; why: string }[] = [];
  for (const { food, price, amount, unit } of entries) {
    if (!(price >= 0) || !Number.isFinite(price) || !(amount > 0)) {
      refused.push({ food: food.id, why: 'price must be 0 or more, and amount more than 0' });
      continue;
    }
    const { grams, arithmetic } = weigh(food, { quantity: amount, unit }, units);
    if (grams === null || grams <= 0) refused.push({ food: food.id, why: arithmetic });
    else book.set(food.id, (price / grams) * 1000);
  }
  return { book, refused };
}

/**
 * What the store's own brand costs of the average over all brands. Source: Volpe 2011, USDA ERS ERR-129: 23 % less than
 * national brands; with store brands a fifth of what is sold (PLMA 2020), 0.77 / (0.8 + 0.2 × 0.77).
 */
export const storeBrandShare = 0.81;
const storeBrand = /\b(?:store|own|house)[- ]brand\b/i;

/** Whether a line asks for the store's own brand. */
export const isStoreBrand = (text: string): boolean => storeBrand.test(text);

/** Cost of one ingredient; `cost` null = no price or no weight. */
export interface LineCost {
  readonly key: string;
  readonly cost: number | null;
  readonly perKg: number | null;
  readonly source: string | null;
}

/** What the ingredients cost. */
export interface Cost {
  /** Of the priced part; null where nothing could be priced. */
  readonly total: number | null;
  readonly perServing: number | null;
  readonly currency: string;
  /** Month of the oldest price used, `YYYY-MM`; null where only the caller's prices were used. */
  readonly asOf: string | null;
  /** Share of the mass (water aside) that has a price, 0–1; a line without weight counts as the median line. */
  readonly pricedShare: number;
  readonly unpriced: readonly string[];
  readonly lines: readonly LineCost[];
}

export interface CostOptions {
  readonly servings: number;
  /** ISO 4217, `USD` unless given. Table prices need `rate` in any other currency. */
  readonly currency?: string;
  /** Units of `currency` for one US dollar. Never assumed: without it table prices are left out. */
  readonly rate?: number;
  readonly priceBook?: PriceBook;
}

/**
 * Adds up what goes into the pot, eaten or not: frying oil is paid for in full. Tap water is free.
 * The caller's prices win over the table's.
 */
export function costOf(ingredients: readonly Ingredient[], options: CostOptions): Cost {
  const currency = options.currency ?? 'USD';
  const rate = currency === 'USD' ? 1 : options.rate;
  const typical = typicalGrams(ingredients);
  let total = 0;
  let grams = 0;
  let priced = 0;
  let asOf: string | null = null;
  const unpriced: string[] = [];
  const lines: LineCost[] = [];
  for (const line of ingredients) {
    const { food } = line;
    if (food !== null && isWater(food) && food.price === null && options.priceBook?.has(food.id) !== true) {
      lines.push({ key: line.key, cost: 0, perKg: 0, source: 'tap water' });
      continue;
    }
    if ((line.aside ?? null) !== null) continue;
    const own = food === null ? undefined : options.priceBook?.get(food.id);
    const table = food?.price ?? null;
    const share = isStoreBrand(line.text) ? storeBrandShare : 1;
    const perKg = own ?? (table === null || rate === undefined ? null : table.usdPerKg * rate * share);
    grams += line.grams ?? typical;
    if (perKg === null || line.grams === null) {
      unpriced.push(line.name);
      lines.push({
        key: line.key,
        cost: null,
        perKg,
        source: own === undefined ? (table?.source ?? null) : 'price book',
      });
      continue;
    }
    const cost = (line.grams * perKg) / 1000;
    total += cost;
    priced += line.grams;
    if (own === undefined && table !== null && (asOf === null || table.asOf < asOf)) asOf = table.asOf;
    lines.push({
      key: line.key,
      cost,
      perKg,
      source: own === undefined ? (table?.source ?? null) : 'price book',
    });
  }
  const nothing = priced === 0 && unpriced.length > 0;
  return {
    total: nothing ? null : total,
    perServing: nothing ? null : total / options.servings,
    currency,
    asOf,
    pricedShare: grams === 0 ? (unpriced.length === 0 ? 1 : 0) : priced / grams,
    unpriced,
    lines,
  };
}
