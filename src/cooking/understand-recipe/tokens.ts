import { createMemo } from '#kernel/memo';
import { fold, keysOf } from '#food/match/words';
import { hintsOf, type Hint } from './hints.ts';

/** A word of an instruction. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Folded: lower case without accents. */
  readonly low: string;
  /** Comparing key: singular, one spelling. */
  readonly key: string;
  readonly hints: readonly Hint[];
  /** First word of a sentence or of a clause after a comma, semicolon, colon or dash. */
  readonly opens: boolean;
  /** Number of the sentence. */
  readonly sentence: number;
}

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}'’]*(?:\d+)?/gu;
/** The same for texts of nothing but ASCII, which most are: many times quicker. */
const asciiPattern = /[a-z][a-z']*(?:\d+)?/gi;

/** What is known of a word wherever it stands. */
type Word = Pick<Token, 'low' | 'key' | 'hints'>;
const folds = new Map<string, Word>();
/** Words met so far; bounded, as callers may send anything. */
const foldsLimit = 20_000;

function folded(word: string): Word {
  const known = folds.get(word);
  if (known) return known;
  const low = fold(word).trim();
  const made = { low, key: keysOf([low])[0] ?? low, hints: hintsOf(word) };
  if (folds.size >= foldsLimit) folds.clear();
  folds.set(word, made);
  return made;
}

/** Texts that are remembered; transforms read the same instructions again and again. */
const split = createMemo<readonly Token[]>(2000);

/** Splits a text into words; numbers and signs lie between them. */
export function tokenise(text: string): readonly Token[] {
  return split.get(text, () => splitWords(text));
}

/** The sign inside a fraction or a range ("2 1/2", "2–3", "2 - 3"), which parts no clauses. */
const insideNumber = /(?<=\d\s*)[/–—-](?=\s*\d)/g;

const notAscii = /[\u0080-\uffff]/;

function splitWords(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let sentence = 0;
  const pattern = notAscii.test(text) ? wordPattern : asciiPattern;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [word] = match;
    const first = tokens.length === 0;
    let opens = first;
    // Nearly all words stand one space apart.
    if (match.index !== last + 1 || text[last] !== ' ') {
      const gap = text.slice(last, match.index);
      const ends = !first && /[!?\n]|\.(?:\s|$|\))/.test(gap);
      if (ends) sentence++;
      opens ||= ends || /[,;:()–—/]|\s-\s/.test(gap.replace(insideNumber, ''));
    }
    last = match.index + word.length;
    const { low, key, hints } = folded(word);
    tokens.push({ start: match.index, end: last, low, key, hints, opens, sentence });
  }
  return tokens;
}

const names = new Map<string, readonly string[]>();

/** Comparing keys of a name, word by word as `tokenise` gives them. */
export function nameKeys(name: string): readonly string[] {
  const known = names.get(name);
  if (known) return known;
  const keys = tokenise(name).map((token) => token.key);
  if (names.size >= foldsLimit) names.clear();
  names.set(name, keys);
  return keys;
}
