import type { Action, Heat, MealType, SkillLevel } from './vocabulary.ts';

/**
 * Text with typed slots, as authors write it: `{onion}` → "the onions", `{onion, garlic}` → "the onion and
 * garlic", `{oil.q}` → "2 tablespoons olive oil", `{min}`, `{temp}`, `{safe}`, and `[garlic: …]` for what is said
 * only when a role is filled. `text/slots.ts` has the grammar; `data/dishes/README.md` explains it to authors.
 */
export type SlottedText = string;

/**
 * A condition on the plan, all parts of an array must hold:
 * `has garlic`, `no garlic`, `is protein poultry`, `isnt protein poultry`, `swapped protein`,
 * `skill beginner`, `skill >=advanced`, `tool wok`, `notool oven`.
 */
export type Condition = string;

/**
 * How much a role matters.
 * - `essential`: makes the dish; filled from its food or listed alternatives, or the dish is not cooked.
 * - `required`: must be filled, but is not what the dish is about.
 * - `optional`: belongs to the dish, bought only when cheap to have; left out when forbidden or absent.
 * - `extra`: taken only when the kitchen has it.
 */
export const needs = ['essential', 'required', 'optional', 'extra'] as const;
export type Need = (typeof needs)[number];

/** A food (or any food of a kind) that may fill a role. */
export interface RoleOption {
  /** Food id, or the id of an abstract kind: then any of its foods that the kitchen has. */
  readonly food: string;
  /** Grams of this per gram of the default food. */
  readonly ratio: number;
  /** 0–1: how much of the dish's character is lost by the swap. */
  readonly loss: number;
  /** Replaces the role's preparation. */
  readonly prep: string | null;
  /** Replaces the role's display unit. */
  readonly unit: string | null;
  /** What titles call it, where the food's own name is too long. */
  readonly as: string | null;
}

/** One part that an ingredient plays in a dish. */
export interface DishRole {
  readonly id: string;
  /** What fills it by default; null for an open role of a form, which takes what the kitchen has. */
  readonly food: string | null;
  readonly options: readonly RoleOption[];
  readonly need: Need;
  /** Grams per serving of the default food (edible part, as it goes in). */
  readonly grams: number;
  readonly range: readonly [min: number, max: number];
  /** Unit to show: `g`, `ml`, `tbsp`, `tsp`, `cup`, `piece`, `clove`, `can`, `slice`, `bunch` …; null = chosen by the food. */
  readonly unit: string | null;
  /** "finely chopped", "peeled and cut into 2 cm cubes". */
  readonly prep: string | null;
  readonly group: string | null;
  /** `linear` with servings; `fixed` per recipe (grams are then the whole recipe's for the default servings); `root` grows slower (frying oil, pasta water). */
  readonly scale: 'linear' | 'fixed' | 'root';
  /** Share that is eaten (frying oil 0.15, pasta water's salt 0.05, marinade 0.4). */
  readonly eaten: number;
  /** Open roles of forms: the part of the cuisine's palette that fills it (`spices`, `acid`, `herbs` …). */
  readonly from: string | null;
  /** Open roles: how many different foods may share it. */
  readonly picks: readonly [min: number, max: number];
  /** Name in titles and lists where the food's own name would mislead ("pasta water salt"). */
  readonly note: string | null;
  /** Left out when any of these roles is filled: one fish is enough. */
  readonly unless: readonly string[];
  /** Filled only where this role is: the oil of a salad that is not there is not wanted. */
  readonly only: string | null;
  /** What the dish is served with (rice, potatoes): left away where carbohydrates are counted. */
  readonly beside: boolean;
  /**
   * Of a form: bought where the kitchen has nothing for it, as the dish would taste of little without; with the name of a part
   * of the palette only what the cuisine has in that part (a spoon of yogurt where people eat yogurt with their rice).
   */
  readonly buy: boolean | PalettePart;
}

export type Station = 'burner' | 'oven' | 'appliance' | 'none';

/** One step of a dish. Raw cutting is not a step: it is the role's `prep`. */
export interface DishStep {
  readonly id: string;
  readonly action: Action;
  /** Roles that this step handles (those named in `say` are added by the compiler). */
  readonly uses: readonly string[];
  /** Says something even where none of its roles is filled. */
  readonly stands: boolean;
  readonly when: readonly Condition[];
  readonly tools: readonly string[];
  readonly heat: Heat | null;
  /** Oven, oil or water temperature in °C. */
  readonly celsius: number | null;
  readonly minutes: readonly [min: number, max: number];
  /** Minutes with which the step still does its work when there is little time; null: none fewer than usual. */
  readonly hurry: number | null;
  /** Hands-on part of the minutes. */
  readonly active: number;
  /** Takes its time from this role's food when that is swapped: minutes × time of the new / time of the default. */
  readonly times: { readonly role: string; readonly method: string } | null;
  /** Minutes grow with the work: `hands` (shaping 4 or 12 patties), `batch` (frying in batches), `none`. */
  readonly grows: 'none' | 'hands' | 'batch';
  readonly station: Station;
  /** Ids of steps that must be done first; the step before where absent. */
  readonly after: readonly string[];
  /** This step brings raw meat, fish or egg to a safe temperature. */
  readonly cooks: readonly string[];
  /** Role that drinks all its water here, and may finish off the heat: no words of the author's say what happens then. */
  readonly absorbs: string | null;
  readonly until: SlottedText | null;
  readonly say: SlottedText;
  /** Added for a beginner: the how and why. */
  readonly more: SlottedText | null;
  /** Said instead to an advanced or expert cook. */
  readonly short: SlottedText | null;
  /** Can be done hours ahead. */
  readonly ahead: boolean;
}

/** A ratio between weights that must hold at every number of servings, e.g. water to flour. */
export interface RatioRule {
  readonly name: string;
  readonly of: readonly string[];
  readonly to: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** How far a dish is known. */
export const renowns = ['widely', 'locally'] as const;
export type Renown = (typeof renowns)[number];

/** Fewest minutes by step, role and food, where that food takes longer than what the step was timed for. */
export type HeatFloors = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

/** A dish (everything named) or a form (open roles, dressed by a cuisine): one parametric recipe. */
export interface Dish {
  readonly id: string;
  readonly form: boolean;
  readonly title: SlottedText;
  readonly titles: readonly {
    readonly when: readonly Condition[];
    readonly title: SlottedText;
    /** What a name of another kind means; null: the dish's `english` holds where the name is the same. */
    readonly english: SlottedText | null;
  }[];
  /** What a reader who does not know the name would call it: "Buddha's Delight"; null where the title says it. */
  readonly english: SlottedText | null;
  readonly description: SlottedText;
  readonly cuisine: string;
  /** Forms: cuisines or wider groups in whose hands it makes sense; empty = any. */
  readonly fits: readonly string[];
  readonly meals: readonly MealType[];
  readonly course: string;
  /** Family of the dish: soup, stew, pasta, salad, curry, bread … */
  readonly family: string;
  /** Cooked in kitchens all over the world, or hardly outside its own; null = neither. */
  readonly known: Renown | null;
  readonly skill: SkillLevel;
  readonly servings: { readonly default: number; readonly min: number; readonly max: number };
  /** At least one of these roles must be filled, or there is no dish; empty = no such rule. */
  readonly any: readonly string[];
  /** Role whose whole count fixes the scale (eggs in a cake). */
  readonly anchor: string | null;
  /** Things counted per serving, for `{count.patties}`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Of these, which are as many as there are pieces of a role: rolls of their wrappers. */
  readonly countsOf: Readonly<Record<string, string>>;
  readonly roles: readonly DishRole[];
  readonly steps: readonly DishStep[];
  readonly tips: readonly { readonly when: readonly Condition[]; readonly text: SlottedText }[];
  readonly storage: SlottedText | null;
  readonly ratios: readonly RatioRule[];
  /** Share of the raw weight that remains, where stated (bread loses 12 % in the oven). */
  readonly yield: number;
  /** Why less of what makes it is enough, for people; absent: it is a main like others. */
  readonly light?: string;
  /** Of a form: how it is called with what its cuisine puts over it, and when it has none. */
  readonly finish?: FinishTaken;
  /** Absent: no food that may stand in takes longer than the dish's own. */
  readonly atLeast?: HeatFloors;
  /** The same for tough cuts and a cook with time: in the fewest minutes they can be eaten, in these they are tender. */
  readonly unhurried?: HeatFloors;
}

/** How a form takes a finish. */
export interface FinishTaken {
  /** The title with it, in place of every other; `{finish}` is its name. */
  readonly title: SlottedText;
  /** Roles beside which it has none: there is a sauce already. */
  readonly unless: readonly string[];
  /** Roles whose bought foods it stands in for: the herb that is only scattered. */
  readonly instead: readonly string[];
}

/** A relish, sauce or hot oil that a cuisine puts over a plain dish at the end. */
export interface Finish {
  readonly id: string;
  /** Its name in titles. */
  readonly name: SlottedText;
  /** Families of forms that it goes with. */
  readonly families: readonly string[];
  /** Foods and kinds that it does not go with. */
  readonly not: readonly string[];
  /** With hardly any fat or sugar, so that those who count may have it. */
  readonly light: boolean;
  /** With something salty, for nobody who counts salt. */
  readonly salty: boolean;
  /** What it is made of, the first food of each that there is. */
  readonly roles: readonly DishRole[];
  readonly step: DishStep;
  /** How it comes over the dish. */
  readonly tail: SlottedText;
  /** A sentence for the headnote. */
  readonly named: SlottedText;
  readonly tip: SlottedText | null;
}

/** What a cuisine cooks with; dresses the open roles of forms. */
export interface CuisineProfile {
  readonly id: string;
  readonly name: string;
  /** "Italian". */
  readonly adjective: string;
  /** Wider cuisines that a caller may name for it (`asian`, `mediterranean`). */
  readonly within: readonly string[];
  readonly aliases: readonly string[];
  /** What it puts over a plain dish, the most typical first. */
  readonly finishes?: readonly Finish[];
  /** Foods by part, the most typical first; `ratio` is grams of it per gram of the part's usual food. */
  readonly palette: Readonly<
    Record<PalettePart, readonly { readonly food: string; readonly ratio: number }[]>
  >;
}

/** Parts of a cuisine's palette that forms may draw on. */
export const paletteParts = [
  'fat',
  'aromatics',
  'spices',
  'heat',
  'acid',
  'herbs',
  'garnish',
  'starch',
  'umami',
  'liquid',
  'sauce',
  'nuts',
  'dairy',
] as const;
export type PalettePart = (typeof paletteParts)[number];
