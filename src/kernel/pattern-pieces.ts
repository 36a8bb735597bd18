import { byLetters } from './light-patterns.ts';

/**
 * What a text must hold for a pattern to match it. Looking for a piece of text is much quicker than trying a pattern,
 * and most patterns match nothing in most sentences.
 */

/** A pattern with the pieces of which each of its matches holds one; null where that cannot be told. */
export interface Guarded {
  readonly pattern: RegExp;
  /** The pattern as it is tried on a text: light where that matches the same. */
  readonly on: (text: string) => RegExp;
  readonly pieces: readonly Piece[] | null;
}

/** A piece of text, and where the threes of its letters stand in `threes`; none where it is shorter. */
interface Piece {
  readonly text: string;
  readonly places: readonly number[];
}

/** A pattern, whether or not it cares for capitals, to be tried where `mayMatch` says so. */
export const guarded = (pattern: RegExp): Guarded => ({
  pattern,
  on: byLetters(pattern),
  pieces:
    piecesOf(pattern.source)?.map((text) => ({
      text,
      places: Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => placeOf(text, at)),
    })) ?? null,
});

/** Whether a pattern can match in a text, by the text in lower case; never false where it does match. */
export function mayMatch({ pieces }: Guarded, low: string): boolean {
  if (pieces === null) return true;
  if (low !== noted) note(low);
  for (const piece of pieces) if (mayHold(piece) && low.includes(piece.text)) return true;
  return false;
}

/**
 * The threes of letters of the text that was asked about last: many patterns are asked about one text, and most of their
 * pieces are told apart from it by their first letters. A place holds the number of the text that last had such a three.
 */
const threes = new Int32Array(2048);
let noted: string | null = null;
let number = 0;

const placeOf = (text: string, at: number): number =>
  (text.charCodeAt(at) + 37 * text.charCodeAt(at + 1) + 331 * text.charCodeAt(at + 2)) & (threes.length - 1);

function note(low: string): void {
  number = (number + 1) | 0;
  for (let at = low.length - 3; at >= 0; at -= 1) threes[placeOf(low, at)] = number;
  noted = low;
}

/** Whether all threes of a piece are in the text that was noted, perhaps apart from each other. */
function mayHold({ places }: Piece): boolean {
  for (const place of places) if (threes[place] !== number) return false;
  return true;
}

/** What a match becomes, as `replace` takes it. */
type By = string | ((match: string, ...groups: never[]) => string);

/**
 * Replaces in a text by patterns in turn; the same as `replace` with each of them. `without` some of them, rather than by
 * a list made for the purpose: what a list's patterns have in common is looked up once for each list.
 */
export function replaceAllOf(
  text: string,
  exchanges: readonly (Guarded & { readonly by: By })[],
  without?: ReadonlySet<Guarded>,
): string {
  const sieve = sieveOf(exchanges);
  let said = text;
  let low = text.toLowerCase();
  let turn = mark(sieve, low);
  for (let at = 0; at < exchanges.length; at += 1) {
    if (marks[at] !== turn) continue;
    const one = exchanges[at]!;
    if (without?.has(one) === true || !mayMatch(one, low)) continue;
    const before = said;
    said = before.replace(one.on(before), one.by as string);
    // What a replacement is made by may itself replace elsewhere, and marks other patterns.
    if (said !== before) low = said.toLowerCase();
    if (said !== before || turn !== turns) turn = mark(sieve, low);
  }
  return said;
}

/** Those patterns of a list that can match in a text, by the text in lower case. */
export function fitting<One extends Guarded>(list: readonly One[], low: string): readonly One[] {
  const turn = mark(sieveOf(list), low);
  return list.filter((one, at) => marks[at] === turn && mayMatch(one, low));
}

/** Which patterns of a list have a piece that begins with the same three letters, by the place of those. */
interface Sieve {
  readonly size: number;
  readonly ends: Int32Array;
  readonly numbers: Int32Array;
  /** Those of which a piece is shorter, or unknown: nothing passes them over. */
  readonly always: readonly number[];
}

const sieves = new WeakMap<readonly Guarded[], Sieve>();

function sieveOf(list: readonly Guarded[]): Sieve {
  let sieve = sieves.get(list);
  if (sieve === undefined) sieves.set(list, (sieve = makeSieve(list)));
  return sieve;
}

function makeSieve(list: readonly Guarded[]): Sieve {
  const byPlace = Array.from(threes, (): number[] => []);
  const always: number[] = [];
  for (const [at, { pieces }] of list.entries()) {
    if (pieces === null || pieces.some(({ places }) => places.length === 0)) always.push(at);
    else for (const place of new Set(pieces.map(({ places }) => places[0]!))) byPlace[place]!.push(at);
  }
  let end = 0;
  return {
    size: list.length,
    ends: Int32Array.from(byPlace, (numbers) => (end += numbers.length)),
    numbers: Int32Array.from(byPlace.flat()),
    always,
  };
}

/** By its place in a list, the turn in which a pattern was last found worth a try. */
let marks = new Int32Array(512);
let turns = 0;

/** Marks the patterns that a text could match, by the text in lower case; answers the turn that they are marked with. */
function mark({ size, ends, numbers, always }: Sieve, low: string): number {
  if (size > marks.length) marks = new Int32Array(2 * size);
  turns = (turns + 1) | 0;
  for (const number of always) marks[number] = turns;
  for (let at = low.length - 3; at >= 0; at -= 1) {
    const place = placeOf(low, at);
    for (let entry = place === 0 ? 0 : ends[place - 1]!; entry < ends[place]!; entry += 1)
      marks[numbers[entry]!] = turns;
  }
  return turns;
}

/** Of pieces that all must be there, the longest; of sets of them, the one whose shortest is longest. */
const telling = (pieces: readonly string[] | null): number =>
  pieces === null ? 0 : Math.min(...pieces.map(({ length }) => length));

/**
 * Pieces in lower case of which every match of a pattern holds at least one, by the pattern's source: "stir(?:ring)? well|mix"
 * gives " well" or "mix". Null where a match may hold none of them; what is not understood counts as nothing.
 */
export function piecesOf(source: string): readonly string[] | null {
  const all: string[] = [];
  for (const alternative of split(source)) {
    const best = piecesOfRow(alternative);
    if (best === null) return null;
    all.push(...best);
  }
  return all;
}

/** Where the unit that begins at `at` ends: a group, a class, an escape or a single sign. */
function unitEnd(source: string, at: number): number {
  const sign = source[at];
  if (sign === '\\') {
    const braces = /^\\[pPuk](?:\{[^}]*\}|<[^>]*>)/.exec(source.slice(at));
    if (braces) return at + braces[0].length;
    return (
      at + (/^\\u[\da-f]{4}/i.test(source.slice(at)) ? 6 : /^\\x[\da-f]{2}/i.test(source.slice(at)) ? 4 : 2)
    );
  }
  if (sign === '[') {
    let end = at + 1;
    while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (sign !== '(') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ')') end = unitEnd(source, end);
  return end + 1;
}

/** The alternatives of a pattern, groups whole. */
function split(source: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at = unitEnd(source, at))
    if (source[at] === '|') {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  return [...parts, source.slice(from)];
}

/** The most telling pieces of a pattern without alternatives. */
function piecesOfRow(row: string): readonly string[] | null {
  let best: readonly string[] | null = null;
  let run = '';
  const offer = (pieces: readonly string[] | null): void => {
    if (telling(pieces) > telling(best)) best = pieces;
  };
  const endRun = (): void => {
    if (run !== '') offer([run]);
    run = '';
  };
  for (let at = 0; at < row.length;) {
    const end = unitEnd(row, at);
    const unit = row.slice(at, end);
    const times = /^(?:[*?+]|\{[^}]*\})\??/.exec(row.slice(end))?.[0] ?? '';
    const optional = /^(?:[*?]|\{0)/.test(times);
    // A sign behind a stroke is itself.
    const sign = /^\\[^\p{L}\p{N}]$/u.test(unit) ? unit.slice(1) : unit;
    if (sign !== unit || /^[\p{L}\p{N} '’,:;&/~%-]$/u.test(unit)) {
      if (!optional) run += sign.toLowerCase();
      if (times !== '') endRun();
    } else {
      endRun();
      const inner = /^\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))([^]*)\)$/.exec(unit)?.[1];
      if (inner !== undefined && !optional) offer(piecesOf(inner));
    }
    at = end + times.length;
  }
  endRun();
  return best;
}
