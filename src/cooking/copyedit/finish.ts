/** A finished recipe as it goes to print: its instructions edited, short ones joined. */
import type { Catalogue } from '#food/catalogue';
import type { Step } from '../recipe.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { copyedit } from './copyedit.ts';
import { groupSteps, joinSteps, joinTexts } from './merge.ts';

/** A recipe that was edited, and how its steps came about. */
export interface Finished {
  readonly steps: readonly Step[];
  /** What stands for the text of each step that was; '' for one that told nothing. */
  readonly texts: readonly string[];
  /** The place that each step that was has now. */
  readonly places: readonly number[];
}

/** Edits the instructions of a recipe; what is cooked, and with what, stays. Never throws. */
export function finishWording(understood: UnderstoodRecipe, foods: Catalogue): Finished {
  const { steps } = understood.recipe;
  const texts = copyedit(understood, foods);
  const groups = groupSteps(understood, texts);
  const places = steps.map((_, at) => groups.findIndex((group) => group.includes(at)));
  const idOf = new Map(steps.map(({ id }, at) => [id, steps[groups[places[at]!]![0]!]!.id]));
  return {
    steps: groups.map((group) => {
      const told = group.filter((at) => texts[at] !== '');
      const joined = joinSteps(
        (told.length > 0 ? told : group).map((at) => steps[at]!),
        joinTexts(told.map((at) => texts[at]!)),
      );
      return {
        ...joined,
        after: [...new Set(joined.after.map((id) => idOf.get(id) ?? id))].filter((id) => id !== joined.id),
      };
    }),
    texts,
    places,
  };
}
