import type { Change } from '#contract/schemas/change';
import { finishWording } from '#cooking/copyedit/finish';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Standing } from './transform.ts';

/** What a transform hands back: the recipe as it goes to print, and its changes in the words that it has then. */
export interface Polished<C extends Change> {
  readonly standing: Standing;
  readonly changes: readonly C[];
}

/**
 * Edits the wording of a recipe that was told anew for another machine. One that nothing was changed in is handed back as
 * it came. The steps' figures are those that were judged: the words are proven to tell the same. Instructions in `own` are
 * the author's and stay byte for byte; those that are edited are changes already, so that no word is lost on that.
 */
export function polish<C extends Change>(
  standing: Standing,
  changes: readonly C[],
  deps: KitchenDeps,
  own: ReadonlySet<string>,
): Polished<C> {
  if (changes.length === 0) return { standing, changes };
  const { understood, judgement } = standing;
  const { steps, texts, places } = finishWording(understood, deps.foods, own);
  const before = understood.recipe.steps.map(({ text }) => text);
  const reworded = before.filter((text, at) => text !== texts[at]).length;
  if (reworded === 0 && steps.length === before.length) return { standing, changes };
  const edited = new Map(before.map((text, at) => [text, texts[at]!]));
  const now = (line: string): string => edited.get(line) || line;
  const told = changes.map((change) => ({
    ...change,
    after: change.after === null ? null : change.after.split('\n').map(now).join('\n'),
    target: change.before === null && change.after !== null ? placed(change, before, places) : change.target,
  }));
  return {
    standing: { understood: { ...understood, recipe: { ...understood.recipe, steps } }, judgement },
    changes: told,
  };
}

/** A step that came in is called by its number; the steps before it may be fewer now. */
function placed({ target, after }: Change, before: readonly string[], places: readonly number[]): string {
  const [, number] = /^step (\d+)$/.exec(target) ?? [];
  if (number === undefined || after === null) return target;
  const at = before.indexOf(after.split('\n')[0]!);
  return at < 0 ? target : `step ${places[at]! + 1}`;
}
