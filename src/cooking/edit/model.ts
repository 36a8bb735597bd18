import type { Catalogue } from '#food/catalogue';
import type { Grounder } from '#food/ground';
import type { Food } from '#food/model';
import type { Units } from '#food/units';
import type { RecipeText, Span } from '../understand-recipe/model.ts';

/** One food that comes in, with its amount: a weight, or a quantity with its unit; neither = to taste. */
export interface EditPart {
  readonly food: Food;
  /** Called so in the list and the text instead of the food's own name. */
  readonly name?: string | undefined;
  readonly grams?: number | null | undefined;
  readonly quantity?: number | null | undefined;
  /** Canonical unit id; null = pieces. */
  readonly unit?: string | null | undefined;
  /** Another make of the very same thing ("unsalted butter"): the line keeps all else, and what the text calls it stays true. */
  readonly sort?: boolean | undefined;
  /** Of another make, and less of it: the line gets its own amount, the text still calls it what it did. */
  readonly less?: boolean | undefined;
  /** "finely chopped"; null = none; absent = what the old line says, where the new food can do it. */
  readonly preparation?: string | null | undefined;
}

/** Another food, or several together, in the place of one. */
export interface SwapEdit {
  readonly kind: 'swap';
  /** Key of the ingredient, as in the recipe that is edited. */
  readonly key: string;
  /** The main food first. */
  readonly by: readonly EditPart[];
  /** Sentences for the cook, put in where the food is first used. */
  readonly methodChanges?: readonly string[] | undefined;
  /** Takes the place of the sentence that cooks the old food by itself; then the method changes are not said. */
  readonly cooked?: string | undefined;
  readonly reason: string;
}

/** More or less of an ingredient. */
export interface AmountEdit {
  readonly kind: 'amount';
  readonly key: string;
  readonly factor: number;
  readonly reason: string;
}

/** An ingredient goes, with all that the text says of it. */
export interface RemoveEdit {
  readonly kind: 'remove';
  readonly key: string;
  readonly reason: string;
}

/** A further ingredient, used in a step. */
export interface AddEdit {
  readonly kind: 'add';
  readonly part: EditPart;
  /** Step that uses it; null = the last. */
  readonly stepId: string | null;
  /** `with`: beside what the step handles; `first`: before it; `then`: after it; `finish`: at the very end, off the heat. */
  readonly as: 'with' | 'first' | 'then' | 'finish';
  /** Named in one breath with `afterKey`, where the step names that: "the milk and cottage cheese". */
  readonly together?: boolean | undefined;
  /** A whole sentence in place of the plain one; empty where another edit says what becomes of it. */
  readonly sentence?: string | undefined;
  /** Said after the sentence with this word, unless the step cooks on by itself. */
  readonly closing?: { readonly word: string; readonly sentence: string } | undefined;
  /** Said, besides, after the last sentence that cooks for long: what goes into that pot late. */
  readonly late?: string | undefined;
  /** The line of the list stands after this ingredient; absent = last. */
  readonly afterKey?: string | undefined;
  readonly reason: string;
}

/** Other words for a piece of a step; what the text names must be listed. */
export interface ReplaceTextEdit {
  readonly kind: 'replace-text';
  readonly stepId: string;
  /** Offsets into the step's text as it was. */
  readonly span: Pick<Span, 'start' | 'end'>;
  readonly text: string;
  readonly reason: string;
}

/** A further step; references to later steps are renumbered. */
export interface InsertStepEdit {
  readonly kind: 'insert-step';
  /** Id of the step that it follows; null = it comes first. */
  readonly after: string | null;
  readonly text: string;
  readonly reason: string;
}

/** A step goes, as it stands. */
export interface RemoveStepEdit {
  readonly kind: 'remove-step';
  readonly stepId: string;
  readonly reason: string;
}

/** Another title; swaps rename the dish by themselves. */
export interface TitleEdit {
  readonly kind: 'title';
  readonly title: string;
  readonly reason: string;
}

/** More or fewer portions of the same recipe; amounts stay. */
export interface ServingsEdit {
  readonly kind: 'servings';
  readonly servings: number;
  readonly reason: string;
}

/** One change of a recipe. Keys, step ids and offsets are those of the recipe as it was before all edits. */
export type Edit =
  | SwapEdit
  | AmountEdit
  | RemoveEdit
  | AddEdit
  | ReplaceTextEdit
  | InsertStepEdit
  | RemoveStepEdit
  | TitleEdit
  | ServingsEdit;

/** What an edit did, for people to read. */
export interface AppliedEdit {
  readonly edit: Edit;
  /** The ingredient or step. */
  readonly target: string;
  /** The line or sentence as it was; null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The recipe as edited, and what was done. */
export interface EditedRecipe {
  /** The lines and servings of the text, known before any instruction is written. */
  readonly list: Pick<RecipeText, 'ingredients' | 'servings'>;
  readonly text: RecipeText;
  readonly applied: readonly AppliedEdit[];
  /** Edits that could not be done, with the reason; nothing of them is in the text. */
  readonly skipped: readonly { readonly edit: Edit; readonly why: string }[];
}

/** What editing needs. */
export interface EditDeps {
  readonly foods: Catalogue;
  readonly units: Units;
  readonly grounder: Grounder;
}
