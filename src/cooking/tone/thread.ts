/** One running joke, or tale, per recipe: set up in the first step, back in the middle, paid off at the end. */
import { wordsIn } from './brevity.ts';
import type { Picker } from './pick.ts';
import { titleKinds } from './situations.ts';
import type { Thread } from './tone-table.ts';
import type { Piece } from './write-instruction.ts';

/** What is told beside an instruction. */
export interface Told {
  readonly before: string | null;
  readonly behind: string | null;
}

/** What a thread says, by number of the instruction; several where the recipe is long enough for them. */
export type Threaded = ReadonlyMap<number, Told>;

/**
 * A thread of the first kind that the title is of, or of those that fit any dish; by chance, among those whose beginning
 * and end take no more words than there are. Null where the tone has none.
 */
export function chooseThread(
  threads: readonly Thread[],
  title: string,
  yeasted: boolean,
  words: number,
  pick: Picker,
): Thread | null {
  const short = threads.filter(({ set, end }) => wordsIn(set) + wordsIn(end) <= words);
  const kinds = new Set([...titleKinds(title), ...(yeasted ? ['yeasted'] : [])]);
  const first = short.find(({ on }) => on.some((words) => words.every((word) => kinds.has(word))));
  const sort = first?.on.join('|');
  const fitting = short.filter(({ on }) =>
    sort === undefined ? on.some((words) => words.join() === 'any') : on.join('|') === sort,
  );
  return fitting[Math.floor(pick.chance() * fitting.length)] ?? null;
}

/** Where a thread speaks among `count` instructions: before the first, behind some between, behind the last. */
export function threadLines(thread: Thread, count: number, longer: boolean): Threaded {
  const lines = new Map<number, Told>();
  if (count === 1) return lines.set(0, { before: thread.set, behind: thread.end });
  lines.set(0, { before: thread.set, behind: null });
  lines.set(count - 1, { before: null, behind: thread.end });
  const between = longer ? thread.back : thread.back.slice(0, 1);
  const free = count - 2;
  const told = between.slice(0, free);
  told.forEach((behind, i) => {
    lines.set(1 + Math.floor(((i + 0.5) * free) / told.length), { before: null, behind });
  });
  return lines;
}

/** The pieces of an instruction with what is told beside it; what comes back between beginning and end may be left out. */
export function besideIt(
  pieces: readonly Piece[],
  { before, behind }: Told,
  between: boolean,
): readonly Piece[] {
  const last = pieces.at(-1)!;
  const ended = behind === null || /[.!?)]$/.test(last.text) ? last : { ...last, text: `${last.text}.` };
  return [
    ...(before === null ? [] : [{ text: before, remark: false }]),
    ...pieces.slice(0, -1),
    ended,
    ...(behind === null ? [] : [{ text: behind, remark: between }]),
  ];
}
