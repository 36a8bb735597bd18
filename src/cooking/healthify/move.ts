import type { Catalogue } from '#food/catalogue';
import type { FactTables } from '#food/fact-tables';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Nutrient } from '#food/vocabulary';
import type { HealthFocus } from '../vocabulary.ts';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Character } from './character.ts';
import type { Contribution } from './estimate.ts';
import type { HealthTables, Taste } from './rules.ts';

/** Something that could be changed, with what it does to the dish's sums and what it costs the dish. */
export interface Move {
  /** Ingredient key, `add:food` or `servings`: only one move of a slot can be made. */
  readonly slot: string;
  readonly kind: 'method' | 'reduce' | 'increase' | 'swap' | 'add' | 'servings';
  /** How much of the dish's character goes, 0–1. */
  readonly loss: number;
  /** The first says what is changed; the rest belongs to it. */
  readonly edits: readonly Edit[];
  readonly why: string;
  readonly difference: Contribution;
  /** Portions of the dish afterwards; null = as before. */
  readonly servings: number | null;
  /** Served beside or on top, no part of the dish itself. */
  readonly side: boolean;
  /** The food that goes, where it goes whole for another. */
  readonly replaces?: Food;
  /** Foods that come in. */
  readonly brings: readonly Food[];
  /** Gives back taste after a cut of this. */
  readonly taste: Taste | null;
  /** What the focus expects whatever the figures say. */
  readonly asked?: true;
  /** What the focus is about: made before anything is sought. */
  readonly first?: true;
  /** For a move of words alone: what was said and is said now. */
  readonly said?: { readonly before: string; readonly after: string };
  /** What is good to know for the cook. */
  readonly tip?: string;
  /** The same swap without less of it: only where that helps does this. */
  readonly alone?: Move;
  /** What is made of the new food is what the dish was called after: the title stays true. */
  readonly stillCalled?: true;
  /** Has brought the liquid along that what comes in takes up. */
  readonly quenched?: true;
  /** Goes further than a dish likes: only where its limits are out of reach otherwise. */
  readonly deep?: true;
}

/** What finding moves needs. */
export interface MoveParts {
  readonly understood: UnderstoodRecipe;
  /** The same ingredients as they were judged. */
  readonly ingredients: readonly Ingredient[];
  readonly character: Character;
  /** What is asked for; absent = nothing but a restriction. */
  readonly focus?: HealthFocus;
  /** What is measured. */
  readonly measured: readonly Nutrient[];
  readonly tables: HealthTables;
  readonly facts: FactTables;
  readonly foods: Catalogue;
  /** Why a food may not come in, or null. */
  deny(food: Food): string | null;
  /** What bringing a food in costs besides: an allergen that the dish did not have. */
  surcharge(food: Food): number;
}

/** What a swap or an addition costs beside taking less: the order in which a dietitian who cooks would try. Own rule. */
export const orderLoss = { reduce: 0, increase: 0.01, swap: 0.02, add: 0.05 } as const;

/** Bringing in an allergen that the dish was free of costs this much besides; one that a packet may hold less. Own rule. */
export const allergenLoss = 0.15;
export const mayLoss = 0.04;

/** Who watches sugar is glad of an oven in place of a pot of oil, though no figure asks for it. */
export const gladlyBaked = ({ focus }: Pick<MoveParts, 'focus'>): { readonly asked?: true } =>
  focus === 'diabeticFriendly' ? { asked: true } : {};

/** Whether a rule speaks of this dish and of something that is measured. */
export function applies(
  rule: {
    readonly in: readonly string[];
    readonly not: readonly string[];
    readonly nutrients: readonly Nutrient[];
  },
  { character, measured }: Pick<MoveParts, 'character' | 'measured'>,
): boolean {
  return (
    (rule.in.length === 0 || rule.in.some((word) => character.words.has(word))) &&
    !rule.not.some((word) => character.words.has(word)) &&
    (rule.nutrients.length === 0 || rule.nutrients.some((one) => measured.includes(one)))
  );
}

/** Whether one of some foods or kinds is in the dish. */
export const hasOne = (ids: readonly string[], ingredients: readonly Ingredient[]): boolean =>
  ids.length > 0 && ingredients.some(({ food }) => food !== null && ids.some((id) => isKind(food, id)));
