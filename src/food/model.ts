import type { CompiledNames } from './match/names.ts';
import type { Allergen, Category, CookingMethod, CulinaryRole, Diet, Trait } from './vocabulary.ts';

/** Where a figure comes from: `fdc:168878`, `ppnap:58145110`, `bls:APU0000708111`, `foodkeeper:234`, `cnf:3600`, `ers:…`, `own`. */
export type Source = string;

/** Grams of the edible part in one household measure. */
export interface Measure {
  /** A unit id (`cup`, `tbsp`, `tsp`) or a counted noun (`piece`, `clove`, `bunch`, `can`, `slice`, `stalk`, `head`, `sprig` …). */
  readonly unit: string;
  /** `small`, `medium`, `large` … where sizes differ. */
  readonly size?: string;
  /** A state that changes the figure: `chopped`, `grated`, `cooked`, `packed` … */
  readonly state?: string;
  readonly grams: number;
  readonly source: Source;
}

/** An allergen that a food carries, and why. */
export interface AllergenFact {
  readonly allergen: Allergen;
  readonly level: 'contains' | 'may';
  /** The part that carries it, e.g. `anchovy` in Worcestershire sauce; null where the food itself is the allergen. */
  readonly via: string | null;
  readonly source: Source;
}

/** Time by one cooking method for the food as usually cut. */
export interface CookingTime {
  readonly method: CookingMethod;
  readonly minutes: readonly [min: number, max: number];
  readonly cue: string | null;
}

/** Days a food keeps; null = not advised or not known. */
export interface StorageFact {
  readonly best: 'pantry' | 'fridge' | 'freezer';
  readonly pantryDays: number | null;
  readonly fridgeDays: number | null;
  readonly freezerDays: number | null;
  readonly openedDays: number | null;
  readonly source: Source;
}

/** Shop price of the food as bought, per kilogram of edible weight. */
export interface PriceFact {
  readonly usdPerKg: number;
  /** `YYYY-MM`. */
  readonly asOf: string;
  readonly source: Source;
}

/**
 * One node of the tree of foods, with everything inherited already filled in by the compiler.
 * `abstract` nodes (grain, mushroom) exist for matching and exclusion only and have no figures.
 */
export interface Food {
  readonly id: string;
  /** Parent node, null for a root. */
  readonly kind: string | null;
  /** Parent, grandparent … root. */
  readonly ancestors: readonly string[];
  readonly abstract: boolean;
  /** Singular or mass name, as written inside a sentence (`spaghetti`, `red onion`, `Worcestershire sauce`). */
  readonly name: string;
  /** Plural, or null for a mass noun (`rice`, `flour`). */
  readonly plural: string | null;
  readonly aliases: readonly string[];
  /** What it is called in other languages. */
  readonly abroad?: readonly string[];
  readonly category: Category;
  /** Per 100 g edible portion, in the order of `nutrients`; null = unknown. */
  readonly nutrients: readonly (number | null)[] | null;
  readonly nutrientSource: Source | null;
  readonly gramsPerMl: number | null;
  readonly gramsPerMlSource: Source | null;
  readonly measures: readonly Measure[];
  /** Share of the weight as bought that is eaten, 0–1. */
  readonly edibleShare: number;
  readonly edibleSource: Source | null;
  /** Cooked weight / raw weight, by method. */
  readonly yields: readonly {
    readonly method: CookingMethod;
    readonly ratio: number;
    readonly source: Source;
  }[];
  readonly allergens: readonly AllergenFact[];
  /** Foods this one is made of (ids), most first. */
  readonly madeOf: readonly string[];
  /** A compound whose parts are not known for sure (`seasoning mix`): absence of a claim is not evidence. */
  readonly opaque: boolean;
  /** Of an opaque compound: all allergens that makers are known to put into it are listed, though not all that is in it. */
  readonly allergensListed?: boolean;
  readonly traits: readonly Trait[];
  readonly price: PriceFact | null;
  readonly storage: StorageFact | null;
  /** Months 1–12 of local season (northern hemisphere), null = all year. */
  readonly season: readonly number[] | null;
  readonly cooking: readonly CookingTime[];
  readonly roles: readonly CulinaryRole[];
  /** Foods that can stand in for it, best first. */
  readonly kin: readonly string[];
  /**
   * Diets that somebody vouches for, where the diets rest on that alone: every other one stays open.
   * Absent for foods whose facts are known, which are judged by them.
   */
  readonly vouchedDiets?: readonly Diet[];
  /** What its packet has to say ("gluten-free"); only of a food that a plan takes so, never in the tables. */
  readonly label?: string;
}

/** The compiled table, as `dist/data/foods.json` holds it. */
export interface FoodTable {
  readonly version: string;
  readonly foods: readonly Food[];
  /** The names of `foods`, read beforehand. Absent: they are read when they are indexed. */
  readonly names?: CompiledNames;
  /** Ids by the names of other languages, which mean a food only where they stand by themselves. */
  readonly abroad?: Readonly<Record<string, string>>;
  /** Foods that an operator added; by name they are found first. */
  readonly own?: readonly Food[];
}
