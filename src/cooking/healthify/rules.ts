import type { Source } from '#food/model';
import type { Nutrient } from '#food/vocabulary';
import type { HealthFocus } from '../vocabulary.ts';
import type { DishNames } from './named-dish.ts';

/** What a figure is taken for: 100 g as eaten, a serving, or a share of the energy in percent. */
export type TargetBasis = 'per_100g' | 'per_serving' | 'energy_share';

/** What a dish tastes less of after a cut. */
export type Taste = 'salt' | 'sugar' | 'fat';

/** One published limit of a focus. */
export interface FocusLimit {
  readonly nutrient: Nutrient;
  readonly basis: TargetBasis;
  readonly min: number | null;
  readonly max: number | null;
  /** For servings of a meal's size, for smaller ones, or for sweets and cakes of either size; null = all. */
  readonly when: 'meal' | 'food' | 'treat' | null;
  /** The share by which the dish's own figure is to fall, in place of a figure that it could only meet as another dish. */
  readonly less?: number;
  /** Beside `less`: a figure in 100 g, as eaten, that is low enough whatever the dish had. */
  readonly enough?: number;
  /** Beside `less`: more than this is too much, however far it fell. */
  readonly most?: number;
  /** Only where sugar, syrup or honey is added. */
  readonly added: boolean;
  /** How much it counts in the search. */
  readonly weight: number;
  readonly source: Source;
}

/** What a focus is measured by. */
export interface FocusRule {
  readonly limits: readonly FocusLimit[];
  /** Said with every answer. */
  readonly note: string | null;
}

/** What a dish of some kind must keep. */
export interface CharacterRule {
  readonly id: string;
  /** Words of the title, lower case; a star at the end = the beginning of a word. */
  readonly title: readonly string[];
  /** Foods or kinds of which one must be there; empty: no matter. */
  readonly foods: readonly string[];
  /** Not where the title has one of these. */
  readonly unless: readonly string[];
  readonly form: string;
  readonly also: readonly string[];
  /** Least share of a food or kind that stays. */
  readonly keep: readonly { readonly food: string; readonly share: number }[];
  /** Foods and kinds that nothing else takes the place of. */
  readonly fixed: readonly string[];
  readonly why: string | null;
}

interface MoveRule {
  /** Forms or words of dishes; empty: everywhere. */
  readonly in: readonly string[];
  readonly not: readonly string[];
  /** Only where one of these nutrients is measured; empty: always. */
  readonly nutrients: readonly Nutrient[];
  /** What the cook is told, a clause without a full stop. */
  readonly why: string;
  readonly source: Source;
}

/** A share that stays (below 1) or a multiple (above 1), with what it costs the dish. */
export interface AmountLevel {
  readonly factor: number;
  readonly loss: number;
}

export interface AmountRule extends MoveRule {
  readonly of: readonly string[];
  /** Only for these foci; empty: for all. */
  readonly asked: readonly HealthFocus[];
  readonly levels: readonly AmountLevel[];
  /** What is good to know of it, for the tips of the recipe. */
  readonly tip: string | null;
  /** Grams a serving: nothing is taken below it, nothing added above it. */
  readonly bound: number | null;
  /** Least share of the mass of another kind that stays: salt by flour. */
  readonly per: { readonly food: string; readonly least: number } | null;
}

export interface SwapRule extends MoveRule {
  /** What it costs the dish where the focus asks for this very thing: who wants fewer carbohydrates expects no rice. */
  readonly gladly: Readonly<Partial<Record<HealthFocus, number>>>;
  /** The same thing of another make: the word goes before what the line calls it ("no-salt-added black beans"). */
  readonly qualifier: string | null;
  /** As list, steps and title call the new food; null = by its own name. */
  readonly called: string | null;
  /** Whether it may take the place of what the title names; the title then says so. */
  readonly renames: boolean;
  readonly of: readonly string[];
  /** Only for these foci; empty: for all. */
  readonly asked: readonly HealthFocus[];
  /** For these foci it is made before anything else is sought: it is what they are about, whatever the figures say. */
  readonly first: readonly HealthFocus[];
  /** Grams for each gram of the old; `same` = the old food. */
  readonly by: readonly { readonly food: string; readonly ratio: number }[];
  readonly loss: number;
  /** Not of these. */
  readonly except: readonly string[];
  /** Not where one of these is in the dish. */
  readonly unless: readonly string[];
  /** What makes the new food work, by its share of the old one's weight, with the sentence that uses it; null = nothing. */
  readonly with: {
    readonly food: string;
    readonly ratio: number;
    readonly say: string;
    /** Said when what it works in has gone in. */
    readonly then: string | null;
  } | null;
  /** Less of a liquid, by a share of what comes in: applesauce is half water. Null = none. */
  readonly spares: { readonly of: readonly string[]; readonly ratio: number } | null;
  /** Only where one of these is in the dish; empty: no matter. */
  readonly beside: readonly string[];
  /** What comes in beside the old goes in with the first of these that the dish has. */
  readonly near: readonly string[];
  /** What comes in beside the old food goes in where that is used last, not first. */
  readonly late: boolean;
  /** A sentence for the cook; `{it}` = the new food. */
  readonly method: string | null;
  /**
   * The sentence that cooks the new food where the old one is cooked by itself; without a `method` only there.
   * `{it}` = the new food.
   */
  readonly cook: string | null;
  /** Named in one breath with what stays, where the steps name that. */
  readonly together: boolean;
  /** The sentence that takes the new food in where some of the old stays. */
  readonly say: string | null;
  readonly preparation: string | null;
  /** A step of its own before all others: what is soaked the night before. */
  readonly before: string | null;
  /** What is good to know of it, for the tips of the recipe. */
  readonly tip: string | null;
  /** Only where a serving has this many grams of the old food; 0 = no matter. */
  readonly least: number;
}

export interface AddRule extends MoveRule {
  readonly food: string;
  /** As the list calls it; null = by its own name. */
  readonly called: string | null;
  readonly gramsPerServing: number;
  /** Not more than this share of the mass of another kind. */
  readonly per: { readonly food: string; readonly most: number } | null;
  readonly as: 'with' | 'first' | 'then' | 'finish';
  /** A sentence with `{it}`, or null for the plain one. */
  readonly say: string | null;
  /** Goes in where one of these is cooked or stirred, the first that is, with a sentence of its own; else as above. */
  readonly after: { readonly of: readonly string[]; readonly say: string } | null;
  readonly preparation: string | null;
  /** Bought by this unit, and not opened for less: a can of beans. */
  readonly whole: string | null;
  /** Only beside one of these; empty: no matter. */
  readonly beside: readonly string[];
  /** Not where one of these is there. */
  readonly unless: readonly string[];
  /** Gives back taste after a cut of this; null = for its nutrients. */
  readonly taste: Taste | null;
  /** Only for these foci, which expect it whatever it does to the figures; empty: for all, by the figures. */
  readonly asked: readonly HealthFocus[];
  readonly loss: number;
}

/** Something dear of which a part does. */
export interface FrillRule {
  readonly of: readonly string[];
  /** The share that stays. */
  readonly less: number;
  /** Grams for a serving that are customary: what goes beyond them comes down to them; null = `less` alone holds. */
  readonly most: number | null;
  readonly loss: number;
  readonly why: string;
}

/** Packed goods that do as well from the store's own brand. */
export interface BrandRule {
  readonly of: readonly string[];
  readonly except: readonly string[];
  readonly loss: number;
  readonly why: string;
}

/** What is good to know for a focus in a kind of dish, beside all changes. */
export interface AdviceRule {
  readonly for: readonly HealthFocus[];
  readonly in: readonly string[];
  readonly not: readonly string[];
  /** Only where one of these is in the dish; empty: no matter. */
  readonly beside: readonly string[];
  readonly say: string;
}

/** What `data/health` compiles to. */
export interface HealthTables {
  readonly focuses: Readonly<Record<HealthFocus, FocusRule>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly characters: readonly CharacterRule[];
  readonly reduce: readonly AmountRule[];
  readonly increase: readonly AmountRule[];
  readonly swap: readonly SwapRule[];
  /** What takes the place of something forbidden, first choices first. */
  readonly fit: readonly SwapRule[];
  readonly add: readonly AddRule[];
  /** What a thrifty cook takes in the place of something dear. */
  readonly thrift: readonly SwapRule[];
  /** What is there for show, or far stronger than it need be. */
  readonly frills: readonly FrillRule[];
  /** What shops sell under a brand of their own. */
  readonly brands: BrandRule;
  readonly advice: readonly AdviceRule[];
  /** The dishes of the house by their names; absent where only the tables are looked at. */
  readonly dishNames?: DishNames;
}
