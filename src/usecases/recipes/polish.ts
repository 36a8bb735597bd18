import type { Change } from '#contract/schemas/change';
import { finishWording } from '#cooking/copyedit/finish';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Standing } from './transform.ts';

const nothing = { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } };

/** What a transform hands back: the recipe as it goes to print, and its changes with one for the wording where that changed. */
export interface Polished<C extends Change> {
  readonly standing: Standing;
  readonly changes: readonly (C | Change)[];
}

/**
 * Edits the wording of a recipe that was told anew for another machine. One that nothing was changed in is handed back
 * as it came. The steps' figures are those that were judged: the words are proven to tell the same.
 */
export function polish<C extends Change>(
  standing: Standing,
  changes: readonly C[],
  deps: KitchenDeps,
): Polished<C> {
  if (changes.length === 0) return { standing, changes };
  const { understood, judgement } = standing;
  const { steps, texts, places } = finishWording(understood, deps.foods);
  const before = understood.recipe.steps.map(({ text }) => text);
  const reworded = before.filter((text, at) => text !== texts[at]).length;
  if (reworded === 0 && steps.length === before.length) return { standing, changes };
  const edited = new Map(before.map((text, at) => [text, texts[at]!]));
  const now = (line: string): string => edited.get(line) || line;
  const shown = new Set(changes.flatMap(({ after }) => after?.split('\n') ?? []));
  const pairs = [...edited].filter(([was, is]) => is !== '' && was !== is);
  // One short step shows it as well as a long one.
  const short = [...pairs].sort((a, b) => a[0].length - b[0].length);
  const sample = short.find(([was]) => !shown.has(was)) ?? short[0];
  const told = changes.map((change) => ({
    ...change,
    after: change.after === null ? null : change.after.split('\n').map(now).join('\n'),
    target: change.before === null && change.after !== null ? placed(change, before, places) : change.target,
  }));
  return {
    standing: { understood: { ...understood, recipe: { ...understood.recipe, steps } }, judgement },
    changes: [...told, wording(reworded, before.length, steps.length, sample)],
  };
}

/** A step that came in is called by its number; the steps before it may be fewer now. */
function placed({ target, after }: Change, before: readonly string[], places: readonly number[]): string {
  const [, number] = /^step (\d+)$/.exec(target) ?? [];
  if (number === undefined || after === null) return target;
  const at = before.indexOf(after.split('\n')[0]!);
  return at < 0 ? target : `step ${places[at]! + 1}`;
}

/** The change of the words alone, with one step that it touched. */
function wording(
  reworded: number,
  before: number,
  after: number,
  sample: readonly [string, string] | undefined,
): Change {
  const said = [
    ...(reworded > 0 ? ['articles, spelling, capitals and full stops were put right'] : []),
    ...(after < before ? [`${before} short steps are told as ${after}`] : []),
  ].join('; ');
  return {
    kind: 'text',
    target: 'instructions',
    before: sample?.[0] ?? null,
    after: sample?.[1] ?? null,
    reason: `Wording only: ${said}. What is done, with what and for how long is as before.`,
    effect: nothing,
  };
}
