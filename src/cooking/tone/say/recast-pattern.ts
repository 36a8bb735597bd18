/** The patterns that make a sentence of a shape anew, and how one is chosen. */
import type { Manner } from './manner.ts';
import type { Part } from './parse-sentence.ts';

/**
 * Shapes of sentences that a tone may have patterns for. Of the whole sentence: `done` (the first of several orders as a
 * clause), `wait` ("once the oil is hot, …"), `later` ("after 5 minutes, …"), `goes` and `into` (foods that are added, to nowhere or somewhere). Of its
 * last order: `steady` (until), `timed` and `seen` (a time with its cue), `clock` (a time), `span` (a time to rest); of any order: `made` (what is
 * handled as the subject), `keep` (what goes on until something).
 */
export const shapes = [
  'done',
  'wait',
  'later',
  'goes',
  'into',
  'steady',
  'timed',
  'seen',
  'clock',
  'span',
  'keep',
  'made',
] as const;
export type Shape = (typeof shapes)[number];

/** What a pattern of a shape must hold, each by one of its names. */
export const slotsOf: Readonly<Record<Shape, readonly (readonly string[])[]>> = {
  done: [
    ['done', 'doing', 'first'],
    ['do', 'Do'],
  ],
  wait: [['state'], ['do', 'Do', 'doing']],
  later: [['time'], ['do', 'Do']],
  goes: [['o']],
  into: [['o'], ['place']],
  steady: [['do'], ['cue']],
  timed: [['do'], ['cue'], ['time']],
  seen: [['do'], ['state'], ['time']],
  clock: [['do'], ['time']],
  span: [['o'], ['time'], ['v']],
  keep: [['o'], ['doing']],
  made: [['o'], ['done', 'doing']],
};

/** Every slot that a pattern of a shape may hold; another would stand unfilled in the text. */
export const knownSlots: Readonly<Record<Shape, readonly string[]>> = {
  done: ['done', 'doing', 'first', 'do', 'Do'],
  wait: ['state', 'do', 'Do', 'doing'],
  later: ['time', 'do', 'Do'],
  goes: ['o', 'goes', 'follows', 'is'],
  into: ['o', 'goes', 'follows', 'is', 'place'],
  steady: ['do', 'cue'],
  timed: ['do', 'cue', 'time'],
  seen: ['do', 'cue', 'state', 'time'],
  clock: ['do', 'time'],
  span: ['o', 'time', 'v', 'doing'],
  keep: ['o', 'time', 'v', 'doing'],
  made: ['o', 'is', 'gets', 'wants', 'done', 'doing'],
};

/** What cannot be said of the first thing done. */
const goesBefore =
  /^(?:next|then|continue|follow|proceed|soon|at this|and now|and so|by and by|before anyone|in no time)\b|\bshould (?:next|then|now) be\b|\bmust now be\b|\b(?:then|now|about to) (?:be )?\{|\{is\} then\b|\bnow\b| (?:next|after|to follow)$/;

/** Few words wear thin less soon. */
const isPlain = (pattern: string): boolean =>
  !pattern.includes('next') && !/^in \{goes\}/.test(pattern) && pattern.replace(/\{\w+\}/g, '').length < 14;

/** Shapes whose sentences sound alike whatever their words. */
const alike = /^(?:goes|made|done|span)$/;

/** One of a tone's patterns for a shape that was not heard in the recipe yet; null where none is left. */
export function patternFor(
  shape: Shape,
  { table, pick, eager, place }: Manner,
  fits: (pattern: string) => boolean = () => true,
): string | null {
  const left = table.recasts[shape].filter(
    (pattern) =>
      pick.uses(`recast ${pattern}`) < (isPlain(pattern) ? 2 : 1) &&
      !(place === 'first' && goesBefore.test(pattern)) &&
      fits(pattern),
  );
  const move = shape === 'into' ? 'goes' : shape;
  const now = pick.uses('sentence');
  // "In goes the sugar. The flour goes in next." sounds like a list that is read out.
  if (left.length === 0 || (alike.test(move) && pick.uses(`${move} at ${now - 1}`) > 0)) return null;
  if (pick.chance() >= (eager ? Math.ceil(table.recastRate) : table.recastRate)) return null;
  const pattern = left[Math.floor(pick.chance() * left.length)]!;
  pick.use(`recast ${pattern}`);
  pick.use(`${move} at ${now}`);
  return pattern;
}

/** A pattern with its slots filled. */
export const fill = (pattern: string, slots: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

const odd =
  /\b(?:before|after|ahead|prior|or|then|total|last|first|every|each|later|from|more|longer|up to|\p{L}+ing|per|less|fewer|than)\b/iu;

/** A time without its "for"; null for a moment or a rate. */
export const durationOf = ({ text }: Part): string | null =>
  odd.test(text) || text.includes(',') ? null : text.replace(/^for (?=\S)/i, '');
