import { keysOf, wordsOf } from '../match/words.ts';

const plain = /^[a-z]+(?: [a-z]+)*$/;

/** The comparing keys of a phrase as written. */
export function phraseKeys(phrase: string): string[] {
  // Nearly all phrases of the tables are plain words already: the start of the service feels the difference.
  return keysOf(plain.test(phrase) ? phrase.split(' ') : wordsOf(phrase));
}

/** The phrases of a list as a table that only says that they are there. */
export function phraseSet(list: readonly string[]): PhraseTable<true> {
  return createPhrases(list.map((phrase) => [phraseKeys(phrase).join(' '), true] as const));
}

/** A phrase found in a row of keys. */
export interface FoundPhrase<T> {
  readonly at: number;
  readonly length: number;
  readonly value: T;
  readonly text: string;
}

/** Phrases by their keys, for finding the longest ones in a text. */
export interface PhraseTable<T> {
  /** The longest phrases, found from the right (English heads stand last), not overlapping, in order of place. */
  find(keys: readonly string[]): FoundPhrase<T>[];
  /** The longest phrase that begins at this place, or null. */
  at(keys: readonly string[], place: number): FoundPhrase<T> | null;
  /** The value of the phrase with these keys, joined by spaces. */
  get(text: string): T | null;
  /** All single keys that occur in a phrase. */
  readonly words: ReadonlySet<string>;
}

/** Builds the table from phrases (keys with spaces between them) and values; the first value for a phrase stays. */
export function createPhrases<T>(entries: Iterable<readonly [text: string, value: T]>): PhraseTable<T> {
  const values = new Map<string, T>();
  /** How long the longest phrase is that begins with a key: most begin none, and are passed over at once. */
  const longestFrom = new Map<string, number>();
  const words = new Set<string>();
  let longest = 1;
  for (const [text, value] of entries) {
    if (text === '' || values.has(text)) continue;
    values.set(text, value);
    if (!text.includes(' ')) {
      if (!longestFrom.has(text)) longestFrom.set(text, 1);
      words.add(text);
      continue;
    }
    const keys = text.split(' ');
    const { length } = keys;
    if (length > longest) longest = length;
    const first = keys[0]!;
    if (length > (longestFrom.get(first) ?? 0)) longestFrom.set(first, length);
    for (const key of keys) words.add(key);
  }
  const at = (keys: readonly string[], place: number): FoundPhrase<T> | null => {
    const most = Math.min(longestFrom.get(keys[place]!) ?? 0, keys.length - place);
    for (let length = most; length > 0; length--) {
      const text = keys.slice(place, place + length).join(' ');
      const value = values.get(text);
      if (value !== undefined) return { at: place, length, value, text };
    }
    return null;
  };
  const endingAt = (keys: readonly string[], end: number): FoundPhrase<T> | null => {
    for (let place = Math.max(0, end - longest); place < end; place++) {
      if ((longestFrom.get(keys[place]!) ?? 0) < end - place) continue;
      const text = place === end - 1 ? keys[place]! : keys.slice(place, end).join(' ');
      const value = values.get(text);
      if (value !== undefined) return { at: place, length: end - place, value, text };
    }
    return null;
  };
  return {
    at,
    find(keys) {
      const found: FoundPhrase<T>[] = [];
      for (let end = keys.length; end > 0;) {
        const phrase = endingAt(keys, end);
        if (phrase) found.push(phrase);
        end -= phrase?.length ?? 1;
      }
      return found.reverse();
    },
    get: (text) => values.get(text) ?? null,
    words,
  };
}
