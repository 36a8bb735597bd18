import type { Food } from '#food/model';
import type { Pack } from '../kitchen-list/find-food.ts';
import type { MealType, SkillLevel } from '../vocabulary.ts';

/** Something that the kitchen has. */
export interface PantryItem {
  /** As the caller wrote it. */
  readonly text: string;
  /** The food it was recognised as; an abstract kind ("fish") stands for any of its foods; null = unknown. */
  readonly food: Food | null;
  /** Foods that it also stands for: the juice of a lemon, the tin that "chickpeas" may mean. */
  readonly also: readonly string[];
  /** Foods that were named in its place: "soy sauce or tamari". */
  readonly or?: readonly Food[] | undefined;
  /** How much there is; null = enough. */
  readonly grams: number | null;
  /** How many pieces those are, where they were counted. */
  readonly pieces?: number | undefined;
  /** How much of it somebody measured, in his own unit: two pounds. */
  readonly measured?: { readonly quantity: number; readonly unit: string } | undefined;
  /** The cans or jars that it lies in, where he said how large they are. */
  readonly pack?: Pack | undefined;
  /** Grams of one, where the caller named one and said no number: of an "onion" there are one or two. */
  readonly one?: number | undefined;
  /** Whether it lies in the freezer. */
  readonly frozen?: boolean | undefined;
  /** 0–1: how soon it must be used. */
  readonly urgency: number;
  readonly mustUse: boolean;
}

/** Why a food may not be used. */
export interface Denial {
  /** The restriction as asked: "vegan", "peanut". */
  readonly constraint: string;
  /** "contains fish (anchovy)". */
  readonly reason: string;
  /** False where it hangs on the maker: a packet that says it is free of it would do. */
  readonly sure: boolean;
}

/** Which way a dish's amounts lean to meet a measured wish, by culinary role: −1 to the low end, +1 to the high end. */
export type Tilt = Readonly<Record<string, number>>;

/** What is asked of the planner, everything understood. */
export interface Brief {
  readonly pantry: readonly PantryItem[];
  readonly servings: number;
  /** Nobody asked for that number, so that a whole cake will do as well. */
  readonly servingsFree: boolean;
  readonly skill: SkillLevel;
  /** Minutes; null = no limit. */
  readonly timeAvailable: number | null;
  /** Cuisine asked for (id) and everything that counts as it; null = any. */
  readonly cuisine: { readonly id: string; readonly within: ReadonlySet<string> } | null;
  readonly meal: MealType | null;
  /** Tools the kitchen has, canonical; null = a normal home kitchen. */
  readonly tools: ReadonlySet<string> | null;
  /** Of those that the caller named, the ones that say what he has in mind: a slow cooker, a muffin tin. */
  readonly named?: readonly string[];
  /** Nothing may be bought beyond staples. */
  readonly onlyThese: boolean;
  /** The kitchen has taste enough of its own, so that nothing is bought, nor taken for granted, that a dish can do without. */
  readonly seasoned?: boolean;
  /** There is a ready blend of spices, or a paste of them, which spares the spices that it is made of. */
  readonly blended?: boolean;
  readonly seed: number;
  readonly tilt: Tilt;
  /** Null where the food is allowed. */
  deny(food: Food): Denial | null;
  /** Whether a kind or a loose word that is denied may still mean another food of its sort: only a way of eating speaks against it, no allergy. */
  mayMean(food: Food): boolean;
  isA(food: Food, kind: string): boolean;
  /** Concrete or abstract node by id. */
  get(id: string): Food | undefined;
  /** Every node below this one. */
  below(id: string): readonly Food[];
  /** The food to buy for a node: itself, or the usual one of an abstract kind. */
  concrete(id: string): Food | null;
}
