/** An instruction as a row of words, figures and signs, of which an editor changes one without touching the others. */
import { byLetters } from '#kernel/light-patterns';
import type { IngredientMention, NumberKind, StepReading } from '../understand-recipe/model.ts';

/** A word, a figure or a sign, with the white space before it. */
export interface Piece {
  /** As it is printed. */
  readonly text: string;
  /** The word in lower case, without accents, with straight apostrophes. */
  readonly low: string;
  readonly gap: string;
  readonly kind: 'word' | 'figure' | 'sign';
  /** Which mention of a food in its step it belongs to, else -1. */
  readonly food: number;
  /** The stated number that it belongs to, else null. */
  readonly number: NumberKind | null;
  /** First piece of that number. */
  readonly opensNumber: boolean;
}

const pattern = byLetters(
  /([\p{L}\p{M}][\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*)|(\d+(?:[.,]\d+)*|[¼½¾⅐-⅞])|[^\s]/gu,
);

/** Mentions that name several foods in a phrase of their own: "everything", "all the ingredients". */
const isPhrase = /\b(?:and|with|of the|ingredients?|everything|all)\b/i;

export const lowOf = (text: string): string =>
  /[^\0-~]/.test(text)
    ? text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
    : text.toLowerCase();

/** A piece that an editor writes. */
export const made = (text: string, gap = ' '): Piece => ({
  text,
  low: lowOf(text),
  gap,
  kind: /^\p{L}/u.test(text) ? 'word' : 'sign',
  food: -1,
  number: null,
  opensNumber: false,
});

/** The mentions that name foods by words of their own, as pieces count them. */
export const foodsIn = ({ mentions }: Pick<StepReading, 'mentions'>): readonly IngredientMention[] =>
  mentions.filter(
    ({ kind, text: words }) => kind !== 'pronoun' && !(kind === 'collective' && isPhrase.test(words)),
  );

/** The pieces of an instruction, with what its reading knows of them. */
export function piecesOf(text: string, reading: Pick<StepReading, 'mentions' | 'numbers'>): readonly Piece[] {
  const foods = foodsIn(reading);
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern(text))) {
    const start = match.index;
    const end = start + match[0].length;
    const food = foods.findIndex((one) => one.start < end && one.end > start);
    const number = reading.numbers.find((one) => one.start < end && one.end > start);
    const low = lowOf(match[0]);
    pieces.push({
      text: match[0],
      low,
      gap: text.slice(last, start),
      kind: match[1] !== undefined ? 'word' : match[2] !== undefined ? 'figure' : 'sign',
      // The article stays outside.
      food: food >= 0 && !(low === 'the' && start === foods[food]!.start) ? food : -1,
      number: number?.kind ?? null,
      opensNumber: number !== undefined && start <= number.start,
    });
    last = end;
  }
  return pieces;
}

/** Commas that were written behind words as pieces of their own. */
export const parted = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece) => {
    if (piece.text.length < 2 || !piece.text.endsWith(',')) return [piece];
    const text = piece.text.slice(0, -1);
    return [{ ...piece, text, low: lowOf(text) }, made(',', '')];
  });

/** The text of a row of pieces. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ gap, text }) => gap + text)
    .join('')
    .trim();

const abbreviation =
  /^(?:approx|min|mins|hr|hrs|sec|secs|tbsp|tbsps|tsp|tsps|oz|lb|lbs|etc|e|g|i|vs|no|temp|pkg|pkgs|c|f|dr|mr|mrs|st|ca|deg|ml|kg|acc|pkt|tbs|qt|pt)$/;

/** Sentences as ranges of pieces, their full stops included. */
export function sentencesOf(pieces: readonly Piece[]): readonly (readonly [from: number, to: number])[] {
  const sentences: [number, number][] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < pieces.length; at++) {
    const { text, kind, gap } = pieces[at]!;
    if (at > from && gap.includes('\n') && depth === 0) {
      sentences.push([from, at]);
      from = at;
    }
    if (kind !== 'sign') continue;
    if (text === '(') depth++;
    else if (text === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || !/^[.!?]$/.test(text)) continue;
    let end = at;
    while (
      pieces[end + 1] !== undefined &&
      /^[.!?"”')]$/.test(pieces[end + 1]!.text) &&
      pieces[end + 1]!.gap === ''
    )
      end++;
    const next = pieces[end + 1];
    if (next !== undefined && next.gap === '') continue;
    if (
      next !== undefined &&
      text === '.' &&
      abbreviation.test(pieces[at - 1]?.low ?? '') &&
      !/^\p{Lu}/u.test(next.text)
    )
      continue;
    sentences.push([from, end + 1]);
    from = end + 1;
    at = end;
  }
  if (from < pieces.length) sentences.push([from, pieces.length]);
  return sentences;
}

/** A row with some pieces put before others, some exchanged and some left out, by place. */
export class Draft {
  private readonly before = new Map<number, Piece[]>();
  private readonly instead = new Map<number, Piece | null>();
  readonly pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
  }

  /** Puts a word before a piece; the piece stands a space behind it. */
  put(at: number, text: string): void {
    const known = this.before.get(at);
    if (known === undefined) this.before.set(at, [made(text)]);
    else known.push(made(text));
  }

  exchange(at: number, change: Partial<Piece>): void {
    const piece = this.instead.get(at) ?? this.pieces[at]!;
    const text = change.text ?? piece.text;
    this.instead.set(at, { ...piece, ...change, text, low: lowOf(text) });
  }

  drop(at: number): void {
    this.instead.set(at, null);
  }

  /** Whether a word was put before a piece. */
  has(at: number): boolean {
    return this.before.has(at);
  }

  /** The row as it is now. */
  done(): readonly Piece[] {
    if (this.before.size === 0 && this.instead.size === 0) return this.pieces;
    const out: Piece[] = [];
    this.pieces.forEach((old, at) => {
      const piece = this.instead.get(at);
      const now = piece === undefined ? old : piece;
      const words = this.before.get(at);
      if (words !== undefined) {
        words.forEach((word, n) => out.push(n === 0 ? { ...word, gap: old.gap } : word));
        if (now !== null) out.push({ ...now, gap: ' ' });
      } else if (now !== null) out.push(now);
    });
    return out;
  }
}
