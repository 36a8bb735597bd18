/** One running joke, or tale, per recipe: set up in the first step, back in the middle, paid off at the end. */
import { actWeights } from './beat-kinds.ts';
import { wordsIn } from '../brevity.ts';
import type { Picker } from '../pick.ts';
import { foodsNamed } from './remarks.ts';
import { titleKinds, type Situation } from './situations.ts';
import type { Thread, ToneTable } from '../tone-table.ts';
import type { Piece } from '../write-instruction.ts';

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
  {
    yeasted,
    baked,
    kept,
    tale,
  }: { readonly yeasted: boolean; readonly baked: boolean; readonly kept?: boolean; readonly tale?: boolean },
  words: number,
  pick: Picker,
): Thread | null {
  // What goes into a jar for weeks is brought to no table.
  const ofJars = threads.filter(({ on }) =>
    on.some((one) => one.some((word) => /^=(?:jam|pickles)$/.test(word))),
  );
  if (kept === true && threads.some(carries)) {
    const own = new Set(titleKinds(title));
    const short = ofJars
      // A tale of jam jars is not told of eggs in brine.
      .filter(
        ({ on }) =>
          tale !== true || preserve.test(title) || on.some((words) => words.some((word) => own.has(word))),
      )
      .filter((one) => carries(one) || wordsIn(one.set) + wordsIn(one.end) <= words);
    return short[Math.floor(pick.chance() * short.length)] ?? null;
  }
  // One that carries the text begins where the dish is presented.
  const short = threads.filter((one) => (carries(one) ? 0 : wordsIn(one.set)) + wordsIn(one.end) <= words);
  const kinds = new Set([...titleKinds(title), ...(yeasted ? ['yeasted'] : []), ...(baked ? ['baked'] : [])]);
  const isOf = ({ on }: Thread): boolean => on.some((words) => words.every((word) => kinds.has(word)));
  const first = short.find(isOf);
  const sort = first?.on.join('|');
  // Those that carry a text are told of the dish or of anybody's kitchen, whichever kind of it they name.
  const fitting = short.filter((one) =>
    first === undefined
      ? // A tale of anybody's kitchen is not this dish's: it is told where it is about whose dish it is.
        (tale !== true || one.owned === true) && one.on.some((words) => words.join() === 'any')
      : carries(one)
        ? isOf(one)
        : one.on.join('|') === sort,
  );
  // A beef noodle stir-fry is a stir-fry before it is beef.
  const byDish = fitting.filter(({ on }) =>
    on.some((words) =>
      words.every((word) => kinds.has(word) && !word.startsWith('+') && word !== 'sweet' && word !== 'baked'),
    ),
  );
  if (byDish.length > 0) return byDish[Math.floor(pick.chance() * byDish.length)]!;
  return fitting[Math.floor(pick.chance() * fitting.length)] ?? null;
}

/** What is put up in jars by its name. */
const preserve =
  /\b(?:jell(?:y|ies)|jam|marmalade|preserves?|chutney|relish|pickles?|pickled (?!eggs?\b)\p{L}+)\b/iu;

/** Whether what is made is put by, in jars or for days, and not brought to the table. */
export function isPutBy(instructions: readonly string[]): boolean {
  const last = instructions.at(-1) ?? '';
  return (
    /\b(?:jars?|bottles?)\b/iu.test(instructions.slice(-2).join(' ')) &&
    !/\bserve\b/iu.test(last) &&
    /\b(?:seal\w*|sterili[sz]\w*|lids?|weeks?|months?|year|days|cover(?:ed)?|submerged|brine|vinegar)\b/iu.test(
      instructions.slice(-2).join(' '),
    )
  );
}

const slot = /\{who\}/;
const ofSomebody = ({ set, end }: Thread): boolean => slot.test(set) || slot.test(end);

/** The threads that tell of whose dish it is, with the name in them; where it is nobody's, those that tell of nobody. */
export function tellers(threads: readonly Thread[], who: string | null): readonly Thread[] {
  const own = who === null ? [] : threads.filter(ofSomebody);
  if (own.length === 0) return threads.filter((one) => !ofSomebody(one));
  const fill = (text: string): string => text.replaceAll('{who}', who!);
  return own.map((one) => ({
    ...one,
    owned: true,
    title: one.title === null ? null : fill(one.title),
    set: fill(one.set),
    end: fill(one.end),
    back: one.back.map(fill),
    beats: one.beats.map(({ on, say }) => ({ on, say: fill(say) })),
  }));
}

/** Whether a thread has a line for what is done, so that it goes from the first instruction to the last. */
export const carries = ({ beats }: Thread): boolean => beats.length > 0;

const carriedTables = new WeakMap<ToneTable, WeakMap<Thread, ToneTable>>();

/** The tone while a thread carries the text: orders are told in its manner, and no other remark, scene or joke is heard. */
export function carrying(table: ToneTable, thread: Thread): ToneTable {
  let byThread = carriedTables.get(table);
  if (byThread === undefined) carriedTables.set(table, (byThread = new WeakMap()));
  let said = byThread.get(thread);
  if (said === undefined) {
    said = {
      ...table,
      carried: thread,
      frameRate: 0,
      frames: [],
      notes: [],
      vessels: 'keep',
      fetch: [],
      verbs: {},
      woven: [],
      wovenRate: 0,
      // In a tale the cooking is part of what is told.
      scenes: table.tone === 'storytelling' ? table.scenes : [],
      sceneRate: table.tone === 'storytelling' ? table.sceneRate : 0,
      headings: [],
      asides: [],
      asideRate: { shorter: 0, same: 0, longer: table.asideRate.longer },
    };
    byThread.set(thread, said);
  }
  return said;
}

const accompaniedTables = new WeakMap<ToneTable, WeakMap<Thread, ToneTable>>();

/** The tone with a thread that comes back now and then: between its lines the tone speaks of what is done, as it always does. */
export function accompanied(table: ToneTable, thread: Thread): ToneTable {
  let byThread = accompaniedTables.get(table);
  if (byThread === undefined) accompaniedTables.set(table, (byThread = new WeakMap()));
  let said = byThread.get(thread);
  if (said === undefined) byThread.set(thread, (said = { ...table, carried: thread }));
  return said;
}

/** A place behind a sentence where a thread may speak. */
export interface BeatSpot {
  /** Number of the piece that the line would become. */
  readonly at: number;
  readonly situations: readonly Situation[];
}

/** A line of a thread and the piece that it becomes. */
export interface Beat {
  readonly at: number;
  readonly say: string;
}

const weigh = (on: readonly string[]): number =>
  on.reduce(
    (sum, word, at) => sum + (at === 0 ? (actWeights[word] ?? 3) : word.startsWith('!') ? 0 : 1.5),
    0,
  );

/** Words of orders under which a thread has lines, where they are not the verb itself. */
const actOf: Readonly<Record<string, string>> = {
  add: 'added',
  pour: 'poured',
  cut: 'pieces',
  chop: 'pieces',
  dice: 'pieces',
  slice: 'pieces',
};

/**
 * Whether a thread that runs beside `count` instructions comes back in this one, which does `verbs`: in about every other
 * one that it has a line for, never in two running, and not where it has only just begun.
 */
export function comesBack(
  thread: Thread,
  at: number,
  count: number,
  verbs: ReadonlySet<string>,
  pick: Picker,
): boolean {
  if (at === count - 1 || (at === 0 && count > 3)) return false;
  const joked = (one: number): boolean => pick.uses(`joked ${one}`) > 0;
  let all = 0;
  for (let one = 0; one < count - 1; one++) if (one !== at && joked(one)) all++;
  return (
    all < Math.max(1, Math.floor((count - 1) / 2)) &&
    !joked(at - 1) &&
    !joked(at + 1) &&
    hasLineFor(thread, verbs)
  );
}

/** Whether a thread has a line for one of these acts. */
export const hasLineFor = ({ beats }: Thread, acts: ReadonlySet<string>): boolean =>
  beats.some(({ on: [word = ''] }) => acts.has(word));

/** The verbs of orders, with the words that threads know them by. */
export const actsOf = (verbs: readonly string[]): ReadonlySet<string> =>
  new Set(verbs.flatMap((verb) => [verb, actOf[verb] ?? verb]));

/** The weight of a line of the thread that carries a text: half a tale is none. */
export const ofThread = 5;

/**
 * What a thread says in an instruction, the line that stands last first: beside its heaviest act where it has a line for
 * that, two where the instruction is long; else what goes on in the meantime. Nothing is heard twice.
 */
export function beatsOf(
  thread: Thread,
  spots: readonly BeatSpot[],
  pick: Picker,
  {
    most,
    named,
    last,
    idle = true,
  }: {
    readonly most: number;
    readonly named: ReadonlySet<string>;
    readonly last: boolean;
    /** Whether it may say what goes on in the meantime where it has no line for what is done. */
    readonly idle?: boolean;
  },
): readonly Beat[] {
  const chosen: Beat[] = [];
  while (chosen.length < most) {
    let found: Beat[] = [];
    let heaviest = 0;
    for (const { at, situations } of spots) {
      if (chosen.some((one) => one.at === at)) continue;
      for (const { on, say } of thread.beats) {
        const weight = weigh(on);
        if (pick.said(say)) continue;
        if (weight < heaviest) continue;
        // What stands behind a sentence is heard of what was done last.
        const now = situations.at(-1);
        const fits =
          now !== undefined &&
          on.every((word) => (word.startsWith('!') ? !now.has(word.slice(1)) : now.has(word)));
        if (!fits || !foodsNamed(say).every((food) => named.has(food))) continue;
        if (weight > heaviest) found = [];
        heaviest = weight;
        found.push({ at, say });
      }
    }
    const [next] = found.length === 0 ? [] : [found[Math.floor(pick.chance() * found.length)]!];
    if (next === undefined) break;
    pick.fresh(next.say);
    chosen.push(next);
  }
  // What goes on in the meantime, where no act has a line.
  const open = spots.filter(({ at }) => chosen.every((one) => Math.abs(one.at - at) > 1));
  if (idle && open.length > 0 && chosen.length < (last ? 0 : Math.max(1, most - 1))) {
    const say = thread.back.find((line) => !pick.said(line));
    if (say !== undefined) {
      pick.fresh(say);
      chosen.push({ at: open.at(-1)!.at, say });
    }
  }
  return chosen.toSorted((one, other) => other.at - one.at);
}

/**
 * Where a thread speaks among `count` instructions: before the first, behind some between, behind the last. One that carries the
 * text begins where the dish is presented, if nobody else presents it.
 */
export function threadLines(thread: Thread, count: number, longer: boolean, described = false): Threaded {
  const lines = new Map<number, Told>();
  // Where the author says whose dish it is, nobody says it again.
  const before = carries(thread) && (!described || thread.owned === true) ? null : thread.set;
  if (count === 1) return lines.set(0, { before, behind: thread.end });
  lines.set(0, { before, behind: null });
  lines.set(count - 1, { before: null, behind: thread.end });
  if (carries(thread)) return lines;
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
