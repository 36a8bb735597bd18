import type { Token } from './tokens.ts';

/** A stretch of a line between commas, dashes or brackets. */
export interface Part {
  readonly tokens: Token[];
  readonly bracket: boolean;
  /** Which part of its bracket it is, from 0. */
  readonly group: number;
  /** True where its bracket has other parts. */
  readonly listed?: boolean;
  /** The rest of the name where its bracket stands inside one: "chicken (or vegetable) | broth". */
  readonly behind?: readonly Token[];
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The text of tokens as they stood, gaps left by removed ones closed to one space. */
export function textOf(tokens: readonly Token[]): string {
  let text = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const previous = tokens[at - 1];
    const gap =
      at > 0 &&
      (token.spaced || (previous !== undefined && previous.end !== token.start && token.kind === 'word'));
    text += gap ? ` ${token.text}` : token.text;
  }
  return text;
}

const abbreviations: ReadonlySet<string> = new Set([
  'st',
  'dr',
  'mt',
  'mr',
  'mrs',
  'no',
  'approx',
  'vs',
  'e',
  'i',
  'g',
  'eg',
  'ca',
  'jr',
  'e.g',
  'i.e',
  ...[
    'tsp',
    'tbsp',
    'tbs',
    'tb',
    'oz',
    'lb',
    'lbs',
    'pkg',
    'pkgs',
    'pt',
    'qt',
    'gal',
    'env',
    'in',
    'fl',
    'c',
  ],
]);

/** Cuts tokens at commas, semicolons, colons, free dashes, ends of sentences and outer brackets; the first part holds the food. */
export function splitParts(tokens: readonly Token[], from: number): Part[] {
  const parts: Part[] = [];
  let run: Token[] = [];
  const flush = (bracket = false): void => {
    if (run.length > 0) parts.push({ tokens: run, bracket, group: 0 });
    run = [];
  };
  const brackets: Part[] = [];
  let at = from;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    const closer = token.kind === 'mark' ? closers[token.text] : undefined;
    if (closer !== undefined) {
      const inside = bracketEnd(tokens, at, closer);
      // "cooked beans or 2 (15-ounce) cans": what one of the others holds.
      const ofOther =
        isNumber(run.at(-1)) && run.at(-2)?.lower === 'or' && tokens[inside + 1]?.kind === 'word';
      if (ofOther || saysLengthAgain(tokens, at, inside)) {
        run.push(...tokens.slice(at, inside + 1));
        at = inside + 1;
        continue;
      }
      const behind = run.length > 0 ? runFrom(tokens, inside + 1) : [];
      splitCommas(tokens.slice(at + 1, inside)).forEach((tokensInside, group, all) => {
        brackets.push({ tokens: tokensInside, bracket: true, group, listed: all.length > 1, behind });
      });
      at = inside + 1;
      continue;
    }
    if (token.kind === 'mark') {
      const mark = token.text;
      const breaks =
        mark === ',' ||
        mark === ';' ||
        mark === ':' ||
        mark === '|' ||
        (mark === '-' && token.spaced && (next === undefined || next.spaced)) ||
        (mark === '.' &&
          (next === undefined || next.spaced) &&
          !isAbbreviation(tokens[at - 1], next) &&
          !(
            next !== undefined &&
            abbreviations.has(tokens[at - 1]?.lower ?? '') &&
            !(tokens[at - 1]?.spaced === false)
          ));
      if (breaks) {
        flush();
        parts.push(...brackets.splice(0));
        at++;
        continue;
      }
      if (mark === ')' || mark === ']' || mark === '}' || mark === '*' || mark === '!' || mark === '?') {
        at++;
        continue;
      }
    }
    run.push(token);
    at++;
  }
  flush();
  parts.push(...brackets);
  return parts;
}

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.kind === 'fraction';

const lengthWord = /^(?:inch|inches|in|cm|mm|centimetres?|centimeters?)$/;

/** "Cut into 2 cm (¾ inch) cubes": the same length in another measure, inside what is done. */
function saysLengthAgain(tokens: readonly Token[], open: number, close: number): boolean {
  const isLength = (from: number, to: number): boolean =>
    to - from >= 2 &&
    lengthWord.test(tokens[to - 1]!.lower) &&
    /^(?:number|fraction)$/.test(tokens[from]!.kind) &&
    tokens.slice(from, to - 1).every(({ kind, text }) => kind !== 'word' && text !== '(');
  let from = open - 2;
  while (from > 0 && tokens[from]?.kind !== 'word') from--;
  if (from < 1 || tokens[close + 1]?.kind !== 'word') return false;
  return isLength(from + 1, open) && isLength(open + 1, close);
}

/** The words from here to the next mark. */
function runFrom(tokens: readonly Token[], from: number): Token[] {
  const end = tokens.findIndex((token, at) => at >= from && token.kind === 'mark' && token.text !== '-');
  return tokens.slice(from, end < 0 ? undefined : end);
}

function bracketEnd(tokens: readonly Token[], from: number, closer: string): number {
  let depth = 0;
  const opener = tokens[from]!.text;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'mark') continue;
    if (token.text === opener) depth++;
    else if (token.text === closer && --depth === 0) return at;
  }
  return tokens.length;
}

/** Parts of a bracket; commas inside inner brackets do not cut. */
function splitCommas(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'mark') {
      if (closers[token.text] !== undefined) depth++;
      else if (token.text === ')' || token.text === ']' || token.text === '}') depth--;
      else if (depth <= 0 && (token.text === ',' || token.text === ';')) {
        if (run.length > 0) runs.push(run);
        run = [];
        continue;
      }
    }
    run.push(token);
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** "lge. eggs": a short word with a point and a small letter behind is no end of a sentence. */
function isAbbreviation(word: Token | undefined, next: Token | undefined): boolean {
  if (word?.kind !== 'word' || next?.kind !== 'word') return false;
  return word.text.length <= 4 && /^[a-z]/.test(next.text);
}
