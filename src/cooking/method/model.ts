import type { Catalogue } from '#food/catalogue';
import type { RecipeText } from '../understand-recipe/model.ts';
import type { Action, Method } from '../vocabulary.ts';

/** Sorts of dish, as far as the way of cooking goes. `raw` heats nothing. */
export const dishClasses = [
  'stew',
  'soup',
  'sauce',
  'boiled',
  'grain',
  'pasta',
  'roast',
  'pieces',
  'casserole',
  'cake',
  'bread',
  'cookies',
  'pie',
  'custard',
  'souffle',
  'eggs',
  'fried',
  'batterFried',
  'griddle',
  'stirFry',
  'steamed',
  'toasted',
  'preserve',
  'raw',
] as const;
export type DishClass = (typeof dishClasses)[number];

/** Least and most. */
export type Range = readonly [min: number, max: number];

/** Machines and ways for which `data/methods/foods.yaml` gives minutes. */
export const timedWays = [
  'pressure',
  'unsoaked',
  'slow',
  'simmer',
  'roast',
  'grill',
  'smoke',
  'pan',
  'stir',
  'fry',
  'airfry',
  'steam',
  'microwave',
  'vide',
] as const;
export type TimedWay = (typeof timedWays)[number];

/** Minutes that a food takes, by machine. */
export interface FoodTime {
  readonly foods: readonly string[];
  /** For one large piece. */
  readonly whole: boolean;
  readonly minutes: Readonly<Partial<Record<TimedWay, Range>>>;
  /** °C of the oven for `roast`, of the bath for `vide`. */
  readonly at: number | null;
  readonly videAt: number | null;
  /** Gets tender only by long wet cooking. */
  readonly tough: boolean;
  readonly minced: boolean;
  /** A dried pulse. */
  readonly dry: boolean;
  /** A root, slow under a lid. */
  readonly root: boolean;
  /** Goes in last where cooking is long. */
  readonly late: 'seafood' | 'tender' | 'grain' | 'pasta' | null;
  readonly release: 'natural' | 'quick';
  /** Cups of water to a cup of it under pressure. */
  readonly water: number | null;
  readonly source: string;
}

/** A named rule with its figures. */
export interface MethodRule {
  readonly id: string;
  /** Why, for the cook. */
  readonly why: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly source: string;
}

/** `data/methods`, compiled. */
export interface MethodTables {
  readonly rules: Readonly<Record<string, MethodRule>>;
  readonly foods: readonly FoodTime[];
  readonly fits: Readonly<Record<Method, MethodFitTable>>;
  readonly telling: TellingTable;
}

/** Sentences by sort of dish; `else` for the others, `partly` where the machine takes over no more than a part. */
export type ByDish<T> = Readonly<Partial<Record<DishClass | 'else' | 'partly', T>>>;

/** How a recipe for another machine speaks of itself. */
export interface TellingTable {
  /** What descriptions promise, as beginnings of words. */
  readonly claims: Readonly<Record<string, readonly string[]>>;
  /** The claims that a machine does not keep. */
  readonly breaks: Readonly<Record<Method, readonly string[]>>;
  readonly descriptions: Readonly<Partial<Record<Method, ByDish<string>>>>;
  readonly tips: Readonly<Partial<Record<Method, ByDish<readonly string[]>>>>;
}

/** Which dishes a machine can cook, and why not the others. */
export interface MethodFitTable {
  readonly takes: readonly DishClass[];
  readonly not: Readonly<Partial<Record<DishClass, string>>>;
  readonly otherwise: string | null;
}

/** What the caller's machine is like. */
export interface MachineSize {
  readonly capacityL: number | null;
  readonly wattage: number | null;
}

/** What adapting needs: the table of foods and the tables of methods. */
export interface MethodDeps {
  readonly foods: Catalogue;
  readonly methods: MethodTables;
}

/** What the caller asks for. */
export interface MethodWish {
  readonly target: Method;
  /** The method of the source, where the caller says it. */
  readonly source: Method | null;
  readonly size: MachineSize;
}

/** One change, before it is judged. */
export interface MethodEdit {
  readonly kind: 'method' | 'time' | 'temperature' | 'text' | 'add' | 'remove' | 'reduce';
  /** `recipe`, `step 3` of the source, or an ingredient. */
  readonly target: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string;
  /** Id in `data/methods/rules.yaml`. */
  readonly rule: string;
}

/** A recipe adapted to a machine. Where `feasible` is false, `text` is the source unchanged and `edits` is empty. */
export interface MethodAdaptation {
  readonly source: Method;
  readonly method: Method;
  readonly dish: DishClass;
  readonly feasible: boolean;
  /** Why it cannot be done, or that nothing had to change; else null. */
  readonly reason: string | null;
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
  readonly safety: readonly string[];
  /** What a cook is glad to know of the new machine. */
  readonly tips?: readonly string[];
}

/** What one clause of an instruction is to the conversion. */
export type ClauseRole =
  /** Stays as it is. */
  | 'keep'
  /** Getting the old machine hot. */
  | 'preheat'
  /** Cooking ahead of the main cooking, in its vessel. */
  | 'brown'
  /** The cooking that the new machine takes over. */
  | 'core'
  /** A heated part beside the dish, on its own vessel. */
  | 'side'
  /** Heating in the dish's vessel after the main cooking. */
  | 'late'
  /** Speaks of the old machine only. */
  | 'drop';

/** A piece of an instruction with one thing to do. */
export interface Clause {
  /** Index of the instruction. */
  readonly step: number;
  /** Number of the sentence in the instruction. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  /** Without what joins it to its neighbours. */
  readonly text: string;
  /** What stands between the clause before and this one. */
  readonly joint: string;
  readonly action: Action | null;
  readonly actions: readonly Action[];
  /** Minutes that its stated times add up to. */
  readonly minutes: Range | null;
  /** °C that it sets; of the food's middle apart. */
  readonly celsius: number | null;
  readonly innerCelsius: number | null;
  /** Keys of ingredients that it names. */
  readonly names: readonly string[];
  /** Stays word for word, even where it names the old machine; absent: no. */
  readonly asWritten?: true;
  /** Id of the rule that put it there or changed it; absent: none. */
  readonly rule?: string;
}
