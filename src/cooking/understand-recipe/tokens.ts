import { createMemo } from '#kernel/memo';
import { fold, keysOf } from '#food/match/words';
import { rightSpelling } from '../text/slips.ts';
import { actionPhrases } from './action-phrases.ts';
import { passiveForms, toldForms, verbForms, type VerbForm } from './action-words.ts';
import { findAll } from './find-all.ts';
import type { FoodPhrase, FoodPhrases } from './food-phrases.ts';
import { hintsOf, type HintBits } from './hints.ts';
import { toolsByWord } from './tool-words.ts';

/** A word of an instruction. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Folded: lower case without accents. */
  readonly low: string;
  /** Comparing key: singular, one spelling. */
  readonly key: string;
  /** What is known of it wherever it stands. */
  readonly word: Word;
  /** First word of a sentence or of a clause after a comma, semicolon, colon or dash. */
  readonly opens: boolean;
  /** Number of the sentence. */
  readonly sentence: number;
}

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}'’]*(?:\d+)?/gu;

/** Of the signs beyond ASCII that texts have held so far, which are letters: 0 where it was not asked yet. */
const scripts = new Uint8Array(0x10000);
const [letter, other] = [1, 2];
const letterPattern = /[\p{L}\p{M}]/u;

function isLetter(code: number): boolean {
  // Behind the end of a text there is none.
  if (!(code >= 128)) return (code | 32) >= 97 && (code | 32) <= 122;
  if (scripts[code] === 0) scripts[code] = letterPattern.test(String.fromCharCode(code)) ? letter : other;
  return scripts[code] === letter;
}
const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;

/** Where the words of a text begin and end, in turn, as `wordPattern` finds them where no sign takes two units. */
function plainWords(text: string): readonly number[] {
  const ends: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!isLetter(text.charCodeAt(at))) continue;
    ends.push(at);
    do at += 1;
    while (isLetter(text.charCodeAt(at)) || isApostrophe(text.charCodeAt(at)));
    while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at += 1;
    ends.push(at);
    at -= 1;
  }
  return ends;
}

const allWords = (text: string): readonly number[] =>
  findAll(text, wordPattern).flatMap((match) => [match.index, match.index + match[0].length]);

/** What is known of a word wherever it stands: found out once, as a recipe says most of its words again and again. */
export interface Word {
  readonly low: string;
  readonly key: string;
  readonly hints: HintBits;
  /** What it does where it is a verb. */
  readonly verb: VerbForm | null;
  /** Turns of phrase and tools that it may belong to. */
  readonly phrases: readonly number[];
  readonly tools: readonly number[];
  /** Names of foods that begin with it, in the table that was asked last: most words begin none, and come again and again. */
  begins: { readonly table: FoodPhrases; readonly names: readonly FoodPhrase[] | undefined } | null;
}

/** Names of foods in a table that begin with a word. */
export function namesFrom({ word, key }: Token, table: FoodPhrases): readonly FoodPhrase[] | undefined {
  if (word.begins?.table === table) return word.begins.names;
  const names = table.get(key);
  word.begins = { table, names };
  return names;
}

const folds = new Map<string, Word>();
/** Words met so far; bounded, as callers may send anything. */
const foldsLimit = 20_000;

/** The engine's own copy of a text, of which there is one, so that comparing two takes no look at their letters. */
const interned = (text: string): string => Object.keys({ [text]: 0 })[0]!;

function folded(word: string): Word {
  const known = folds.get(word);
  if (known) return known;
  const written = fold(word).trim();
  // "Brocolli" is read as what it stands for.
  const right = verbForms.has(written) ? null : rightSpelling(written);
  const low = right === null ? written : fold(right).trim();
  const made: Word = {
    low: interned(low),
    key: interned(keysOf([low])[0] ?? low),
    hints: hintsOf(word),
    verb: verbForms.get(low) ?? passiveForms.get(low) ?? toldForms.get(low) ?? null,
    phrases: actionPhrases.places(low),
    tools: toolsByWord.places(low),
    begins: null,
  };
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

const surrogates = /[\ud800-\udfff]/;

/** The same for a text that is remembered elsewhere. */
export function splitWords(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let sentence = 0;
  const words = surrogates.test(text) ? allWords(text) : plainWords(text);
  for (let place = 0; place < words.length; place += 2) {
    const start = words[place]!;
    const end = words[place + 1]!;
    const first = place === 0;
    let opens = first;
    // Nearly all words stand one space apart.
    if (start !== last + 1 || text[last] !== ' ') {
      const gap = text.slice(last, start);
      // Most of the others stand behind a comma.
      if (gap === ', ') opens = true;
      else {
        const ends = !first && (gap === '. ' || /[!?\n]|\.(?:\s|$|\))/.test(gap));
        if (ends) sentence++;
        opens ||= ends || /[,;:()–—/]|\s-\s/.test(gap.replace(insideNumber, ''));
      }
    }
    last = end;
    const word = folded(text.slice(start, end));
    tokens.push({ start, end, low: word.low, key: word.key, word, opens, sentence });
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
