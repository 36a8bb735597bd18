import { shapeOf } from './can-do.ts';
import type { SwapEdit } from './model.ts';

const shaped =
  /\b(?:patt(?:y|ies)|(?:meat)?balls?|loaf|shap(?:e|ed|ing)|skewers?|roll(?:ed)? (?:it|them|into)|stuff(?:ed|ing)?|dumplings?|koft[ae]s?)\b/i;

/** Whether what comes in is mince that no step shapes into anything with a middle. */
export const isLoose = ({ by }: SwapEdit, steps: readonly string[]): boolean =>
  shapeOf(by[0]!.food) === 'mince' && !steps.some((text) => shaped.test(text));

/** The same swap, with what must be true when it is done told of crumbs in a pan. */
export const asLoose = (edit: SwapEdit): SwapEdit => ({
  ...edit,
  ...(edit.methodChanges === undefined
    ? {}
    : {
        methodChanges: edit.methodChanges.map((note) =>
          note.replace(/\b(?:its|the) middle reaches (?=\d)/, 'no pink is left, '),
        ),
      }),
});
