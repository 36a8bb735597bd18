import type { Source } from '#food/model';
import type { Context, Impact, IngredientFunction } from './vocabulary.ts';

/** One food of a substitute, for the rule's `per`. */
export interface SubstitutePart {
  readonly food: string;
  readonly quantity: number;
  /** Canonical unit id; null = pieces. */
  readonly unit: string | null;
  readonly grams: number;
}

/** An amount of the food that is replaced. */
export interface ReplacedAmount {
  readonly quantity: number;
  readonly unit: string | null;
  readonly grams: number;
}

/** What can stand in for a food or for every food of a kind. */
export interface SubstitutionRule {
  readonly from: string;
  /** The main food first. */
  readonly foods: readonly string[];
  /** Amounts of the foods for `per`; null where the same amount is taken. */
  readonly parts: readonly SubstitutePart[] | null;
  readonly per: ReplacedAmount | null;
  readonly function: IngredientFunction | null;
  /** Empty: everywhere. */
  readonly contexts: readonly Context[];
  readonly method: readonly string[];
  readonly flavor: Impact;
  readonly texture: Impact;
  readonly note: string | null;
  readonly source: Source;
  /** Place in its list, 0 first: what a home cook would reach for. */
  readonly place: number;
  /** Made out of a rule for the other way round or out of a group. */
  readonly derived: boolean;
}

/** That nothing else does a job in some dishes. */
export interface Irreplaceable {
  readonly from: string;
  readonly function: IngredientFunction;
  /** Words of the title of such dishes, lower case. */
  readonly when: readonly string[];
  readonly reason: string;
}

/** What home cooks take for a food, the most usual first; how much and how is in the rules. */
export interface EverydayList {
  readonly from: string;
  /** Empty: everywhere. */
  readonly contexts: readonly Context[];
  readonly foods: readonly string[];
  /** By id, what the list calls a food that has another name in the tables; absent: none. */
  readonly called?: Readonly<Record<string, string>>;
  /** Other sorts of the very food, which the tables hold for one: sharp cheddar; absent: none. */
  readonly sorts?: readonly ListedSort[];
}

/** A sort of a food by the name it is sold under, and how many foods of its list stand before it. */
export interface ListedSort {
  readonly name: string;
  readonly place: number;
}

/** Foods that a dish of some title would rather be given: pepper Jack in a taco casserole. */
export interface Affinity {
  /** Words of the title, lower case. */
  readonly titles: readonly string[];
  readonly foods: readonly string[];
}

/** Sorts of one food that are sold under names of their own: white and yellow onions. */
export interface Variants {
  readonly food: string;
  readonly names: readonly string[];
}

/** How a food, or the foods of a kind, taste and feel: "It tastes `taste`.", "It is `texture`." */
export interface Taste {
  readonly taste: string;
  /** Null where nothing is worth saying of it. */
  readonly texture: string | null;
}

/** What `data/substitutions` compiles to. */
export interface SubstitutionTable {
  /** By id of a food or kind. */
  readonly tastes: Readonly<Record<string, Taste>>;
  readonly variants: readonly Variants[];
  /** By food id, what American home cooks say where the tables have another name for the same food. */
  readonly called: Readonly<Record<string, string>>;
  readonly everyday: readonly EverydayList[];
  /** What else of its kind goes into such dishes, for who finds nothing near a food; by kind. */
  readonly others: readonly EverydayList[];
  readonly affinities: readonly Affinity[];
  readonly rules: readonly SubstitutionRule[];
  readonly irreplaceable: readonly Irreplaceable[];
}
