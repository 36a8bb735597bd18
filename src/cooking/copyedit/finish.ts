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

/**
 * Edits the instructions of a recipe; what is cooked, and with what, stays. Where `own` is given, instructions that it
 * holds are the author's: they stay byte for byte, and are joined to no other. Never throws.
 */
export function finishWording(
  understood: UnderstoodRecipe,
  foods: Catalogue,
  own: ReadonlySet<string> | null = null,
): Finished {
  const { steps } = understood.recipe;
  const isOwn = (at: number): boolean => own?.has(steps[at]!.text) === true;
  const texts = copyedit(understood, foods).map((text, at) => (isOwn(at) ? steps[at]!.text : text));
  const groups = groupSteps(understood, texts).flatMap((group) => apartFrom(group, isOwn));
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

/** A group of steps without those that stand by themselves. */
function apartFrom(group: readonly number[], alone: (at: number) => boolean): readonly (readonly number[])[] {
  const parts: number[][] = [];
  let open = false;
  for (const at of group) {
    if (open && !alone(at)) parts.at(-1)!.push(at);
    else parts.push([at]);
    open = !alone(at);
  }
  return parts;
}
