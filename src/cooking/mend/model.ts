import type { Catalogue } from '#food/catalogue';
import type { Grounder } from '#food/ground';
import type { Food } from '#food/model';
import type { RecipeText } from '../understand-recipe/model.ts';

/** What mending needs. */
export interface MendDeps {
  readonly foods: Catalogue;
  readonly grounder: Grounder;
}

/** What may come into the list of a recipe that is mended. */
export interface MendWish {
  /** Whether so much of a food may be listed: grams for a serving. */
  allows(food: Food, gramsPerServing: number): boolean;
  /** Whether the dish stays in its oven, so that a heat nobody states is worth telling. */
  readonly bakes: boolean;
}

/** One gap that was closed, for people to read. */
export interface Mend {
  readonly kind: 'text' | 'add';
  /** The ingredient or the step ("step 3"). */
  readonly target: string;
  /** The line or the step as it was; null where there was none. */
  readonly before: string | null;
  readonly after: string;
  readonly reason: string;
  /** Grams that the list has more of than it was counted with before; none where only the steps say more. */
  readonly brings: readonly { readonly food: Food; readonly grams: number }[];
}

/** A recipe whose gaps are closed, as far as it is sure how. */
export interface Mended {
  readonly text: RecipeText;
  readonly mends: readonly Mend[];
}

/** Words that come into a step, and why. */
export interface Told {
  readonly insertion: Insertion;
  readonly reason: string;
}

/** Words that come into a step: in the place of what stands from `start` to `end`. */
export interface Insertion {
  readonly step: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
