import type { GroundedLine } from '#food/ground';
import type { Recipe } from '../recipe.ts';
import type { Action } from '../vocabulary.ts';

/** A caller's recipe in plain lines. */
export interface RecipeText {
  readonly title: string;
  readonly description: string | null;
  readonly cuisine: string | null;
  /** Null where the caller does not say. */
  readonly servings: number | null;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

export type NumberKind =
  'quantity' | 'minutes' | 'temperature' | 'length' | 'share' | 'power' | 'servings' | 'reference' | 'count';

/** A piece of an instruction: offsets into its text, `text` the piece itself. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A number of the text with its unit. Every digit of an instruction lies in exactly one of these. */
export interface NumberSpan extends Span {
  readonly kind: NumberKind;
  /** As written: minutes for `minutes`, °C for `temperature`, else in `unit`. */
  readonly value: number;
  /** Upper end of a range, else null. */
  readonly valueMax: number | null;
  /** The unit as written ("cups", "°F", "inch"), or null. */
  readonly unit: string | null;
  /** A temperature without a scale, whose scale was inferred from its size. */
  readonly assumed: boolean;
}

/**
 * What a stated time means for its step. `counted` times add up; `interval` ("every 10 minutes"), `inside` ("for the
 * last 5 minutes"), `alternative` ("or overnight"), `storage` ("keeps 3 days"), `conditional` ("if still raw, 5 more")
 * and `elapsed` ("after 10 minutes") ones do not.
 */
export type DurationRole =
  'counted' | 'interval' | 'inside' | 'alternative' | 'storage' | 'conditional' | 'elapsed';

/** A stated time. Minutes are for all of it: "2 minutes per side" is 4. */
export interface Duration extends Span {
  readonly min: number;
  readonly max: number;
  readonly role: DurationRole;
  /** Runs beside what was said before it ("meanwhile, …"). */
  readonly beside: boolean;
}

/** How a mention names its ingredient. */
export type MentionKind = 'name' | 'head' | 'kind' | 'collective' | 'rest' | 'pronoun';

/** A place where the text names an ingredient. "The spices" is one span with a mention for each spice. */
export interface IngredientMention extends Span {
  /** Key of the ingredient in `recipe.ingredients`. */
  readonly key: string;
  readonly kind: MentionKind;
}

/** A food that an instruction names and the ingredient list does not. */
export interface UnlistedFood extends Span {
  readonly stepId: string;
  /** Id in the food table. */
  readonly food: string;
  readonly name: string;
  /** Only offered beside the dish ("serve with rice") or as a choice ("if you like"). */
  readonly optional: boolean;
}

/** A verb of an instruction that says what is done. */
export interface ActionWord extends Span {
  readonly action: Action;
}

/** What was read in one instruction; stands at the same place as its step in `recipe.steps`. */
export interface StepReading {
  readonly id: string;
  readonly mentions: readonly IngredientMention[];
  readonly numbers: readonly NumberSpan[];
  readonly durations: readonly Duration[];
  readonly actions: readonly ActionWord[];
  /** Where `minutes` of the step comes from. */
  readonly minutesFrom: 'stated' | 'food table' | 'house timing';
  readonly minutesMin: number;
  readonly minutesMax: number;
  /** Runs beside the step before ("meanwhile", "while the rice cooks"). */
  readonly parallel: boolean;
  /** Keys of everything that is in what the step works on, what went in before included. */
  readonly contents: readonly string[];
  /** How sure the reading is, 0–1. */
  readonly confidence: number;
}

/** A caller's recipe, understood. Text that was not understood is in `recipe` as it came. */
export interface UnderstoodRecipe {
  /**
   * The one recipe model: steps `s1` … stand one to one with the caller's instructions and ingredients with the foods
   * of the caller's lines; both keep their text byte for byte. `servings` is 4 where nobody says.
   */
  readonly recipe: Recipe;
  readonly source: RecipeText;
  /** Servings that the caller or the text states, else null. */
  readonly servingsStated: number | null;
  readonly grounded: readonly GroundedLine[];
  readonly steps: readonly StepReading[];
  /** Keys of ingredients that no instruction uses. */
  readonly unused: readonly string[];
  readonly unlisted: readonly UnlistedFood[];
}
