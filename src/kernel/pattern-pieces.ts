import { byLetters } from './light-patterns.ts';

/**
 * What a text must hold for a pattern to match it. Looking for a piece of text is much quicker than trying a pattern,
 * and most patterns match nothing in most sentences.
 */

/** A pattern with the pieces of which each text that it matches holds one; null where that cannot be told. */
export interface Guarded {
  readonly pattern: RegExp;
  /** The pattern as it is tried on a text: light where that matches the same. */
  readonly on: (text: string) => RegExp;
  readonly pieces: readonly Piece[] | null;
  /** Further sets of pieces, of each of which such a text holds one as well: less telling ones. */
  readonly besides: readonly (readonly Piece[])[];
}

/** A piece of text, and where the threes of its letters stand in `threes`; none where it is shorter. */
interface Piece {
  readonly text: string;
  readonly places: readonly number[];
}

/** A pattern, whether or not it cares for capitals, to be tried where `mayMatch` says so. */
export function guarded(pattern: RegExp): Guarded {
  const [pieces = null, ...besides] = needsOf(pattern.source).map((set) =>
    set.map((text) => ({
      text,
      places: Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => placeOf(text, at)),
    })),
  );
  return { pattern, on: byLetters(pattern), pieces, besides: besides.slice(0, mostBesides) };
}

/** More sets than this cost more to look for than they save. */
const mostBesides = 4;

/** Whether a pattern can match in a text, by the text in lower case; never false where it does match. */
export function mayMatch({ pieces, besides }: Guarded, low: string): boolean {
  if (pieces === null) return true;
  if (low !== noted) note(low);
  if (!holdsOne(pieces, low)) return false;
  for (const set of besides) if (!holdsOne(set, low)) return false;
  return true;
}

/** Whether the text that was noted holds one of a set of pieces. */
function holdsOne(set: readonly Piece[], low: string): boolean {
  for (const piece of set) if (mayHold(piece) && low.includes(piece.text)) return true;
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
export const replaceAllOf = (
  text: string,
  exchanges: readonly (Guarded & { readonly by: By })[],
  without?: ReadonlySet<Guarded>,
): string => replaceAllBy(text, exchanges, byOwn, without);

const byOwn = ({ by }: { readonly by: By }): By => by;

/** The same, with what a match becomes told for each pattern where it is tried. */
export function replaceAllBy<One extends Guarded>(
  text: string,
  exchanges: readonly One[],
  byOf: (one: One) => By,
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
    said = before.replace(one.on(before), byOf(one) as string);
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

/** Of sets of pieces, one of each of which must be there, the most telling is the one whose shortest piece is longest. */
const telling = (pieces: readonly string[]): number => Math.min(...pieces.map(({ length }) => length));

/**
 * Pieces in lower case of which every match of a pattern holds at least one, by the pattern's source: "stir(?:ring)? well|mix"
 * gives " well" or "mix". Null where a match may hold none of them; what is not understood counts as nothing.
 */
export const piecesOf = (source: string): readonly string[] | null => needsOf(source)[0] ?? null;

/**
 * Sets of pieces in lower case, one of each of which stands in every text that a pattern matches, the most telling first:
 * "(?:low|high) heat(?=, stir)" gives " heat", ", stir" and "low" or "high".
 */
export function needsOf(source: string): readonly (readonly string[])[] {
  const rows = split(source).map((row) =>
    needsOfRow(row).toSorted((one, other) => telling(other) - telling(one)),
  );
  if (rows.length === 1) return rows[0]!;
  // Of several ways to match, each has its most telling set.
  return rows.every((needs) => needs.length > 0) ? [rows.flatMap((needs) => needs[0]!)] : [];
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

/** The sets of pieces of a pattern without alternatives. */
function needsOfRow(row: string): readonly (readonly string[])[] {
  const needs: (readonly string[])[] = [];
  let run = '';
  const endRun = (): void => {
    if (run !== '') needs.push([run]);
    run = '';
  };
  for (let at = 0; at < row.length;) {
    const end = unitEnd(row, at);
    const unit = row.slice(at, end);
    const times = /^(?:[*?+]|\{[^}]*\})\??/.exec(row.slice(end))?.[0] ?? '';
    const optional = /^(?:[*?]|\{0)/.test(times);
    const signs = signsOf(unit);
    if (signs?.length === 1) {
      if (!optional) run += signs[0]!;
      if (times !== '') endRun();
    } else {
      endRun();
      // What a match must look ahead or back to stands in the text as well.
      const inner = /^\((?:\?:|\?<?=|\?<[\p{L}_][^>]*>|(?!\?))([^]*)\)$/u.exec(unit)?.[1];
      if (inner !== undefined && !optional) needs.push(...needsOf(inner));
      if (signs !== null && !optional) needs.push(signs);
    }
    at = end + times.length;
  }
  endRun();
  return needs;
}

/** The signs in lower case that a unit may be, where it is one of few: "a", "\\.", "[Tt]", "[-–—]"; else null. */
function signsOf(unit: string): readonly string[] | null {
  // A sign behind a stroke is itself.
  if (/^\\[^\p{L}\p{N}]$/u.test(unit)) return [unit.slice(1).toLowerCase()];
  if (/^[\p{L}\p{N} '’,:;&/~%!–—"“”-]$/u.test(unit)) return [unit.toLowerCase()];
  const [, of] = /^\[(-?[\p{L} '’,:;&/~%!?–—+*"“”]{1,6})\]$/u.exec(unit) ?? [];
  return of === undefined ? null : [...new Set(of.toLowerCase())];
}
