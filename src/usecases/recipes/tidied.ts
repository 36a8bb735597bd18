/** What only changed how a recipe reads, told once and after what changed in the cooking. */
import type { Change } from '#contract/schemas/change';
import { spellingTarget } from './spelled-bench.ts';
import { writtenOutReason } from './written-out.ts';

/** What a reader is told where both the spelling and the notes were put right. */
export const tidiedReason = 'Spelling and notes tidied; what is cooked stays the same.';

const withoutStop = (text: string | null): string | null => text?.replace(/(?<!\.)\.$/u, '') ?? null;

const isNote = ({ reason }: Change): boolean => reason === writtenOutReason;
const isWeightless = ({ effect: { nutrition, cost, allergens } }: Change): boolean =>
  Object.values(nutrition).every((value) => value === 0) &&
  (cost ?? 0) === 0 &&
  allergens.added.length + allergens.removed.length === 0;

/**
 * Changes with those of spelling and of written-out notes at the end, in one entry where neither is more than words:
 * every wording that went is still in it.
 */
export function tidiedLast<One extends Change>(changes: readonly One[]): One[] {
  const isTidying = (change: One): boolean => change.target === spellingTarget || isNote(change);
  // A title that was put back is none.
  const isNone = (change: One): boolean =>
    change.before !== null && change.before === change.after && isWeightless(change);
  const kept = changes.filter((change) => !isTidying(change) && !isNone(change));
  const tidied = changes
    .filter(isTidying)
    .map((change) =>
      isNote(change)
        ? { ...change, before: withoutStop(change.before), after: withoutStop(change.after) }
        : change,
    );
  const spelling = tidied.find(({ target }) => target === spellingTarget);
  const notes = tidied.filter(isNote);
  // A slip may have hidden a food, which counts: then its change stands by itself.
  if (spelling === undefined || notes.length === 0 || !notes.every(isWeightless)) return [...kept, ...tidied];
  const joined = (side: 'before' | 'after'): string =>
    [spelling, ...notes].flatMap((change) => change[side] ?? []).join('; ');
  return [...kept, { ...spelling, before: joined('before'), after: joined('after'), reason: tidiedReason }];
}
