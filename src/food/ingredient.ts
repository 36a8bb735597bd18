import type { Aside } from './aside.ts';
import type { Food } from './model.ts';
import type { CookingMethod } from './vocabulary.ts';

/** How an ingredient is cooked, as far as it changes what is in it. */
export interface Cooked {
  readonly method: CookingMethod;
  readonly minutes: number | null;
  /** True where the cooking liquid is poured away; absent: boiling drains, every other method keeps it. */
  readonly drained?: boolean;
}

/**
 * One ingredient of a dish with its food found and weighed: what nutrition, cost, allergens and
 * diets are judged on. `food: null` means that the tables do not know it.
 */
export interface Ingredient {
  readonly key: string;
  /** The line as written; free-from markers and hidden allergens are read from it. */
  readonly text: string;
  readonly name: string;
  readonly food: Food | null;
  /** Grams of the edible part that goes in; null = not known. */
  readonly grams: number | null;
  /** Share of `grams` that is eaten, 0–1. */
  readonly eatenShare: number;
  /** `null`: known to stay uncooked. Absent: not known. */
  readonly cooked?: Cooked | null;
  /** Other foods that the line allows ("butter or margarine"). */
  readonly alternatives?: readonly Food[];
  /** Words of the name that the food found does not account for ("dairy-free"). */
  readonly modifiers?: readonly string[];
  readonly optional?: boolean;
  /** How sure it is that `food` is the right one, 0–1; absent: sure. */
  readonly confidence?: number;
  /** Set where the line asks for no food; then `food` is null, and nothing is missing. */
  readonly aside?: Aside | null;
}

/** The part of a catalogue that judging needs. */
export interface FoodLookup {
  get(id: string): Food | null | undefined;
}

/** Whether a food is the node `id` or stands below it in the tree. */
export function isKind(food: Food, id: string): boolean {
  return food.id === id || food.ancestors.includes(id);
}

/** Water and ice: they have no price, no nutrients worth a gap in the tables, and no allergens. */
export function isWater(food: Food): boolean {
  return isKind(food, 'water') || food.id === 'ice';
}
