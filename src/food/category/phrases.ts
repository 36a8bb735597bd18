import { keysOf, wordsOf } from '../match/words.ts';

/** The comparing keys of a phrase as written. */
export function phraseKeys(phrase: string): string[] {
  return keysOf(wordsOf(phrase));
}

/** The phrases of a list as a table that only says that they are there. */
export function phraseSet(list: readonly string[]): PhraseTable<true> {
  return createPhrases(list.map((phrase) => [phraseKeys(phrase), true] as const));
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
  /** The longest phrases from left to right, not overlapping. */
  find(keys: readonly string[]): FoundPhrase<T>[];
  /** The longest phrase that begins at this place, or null. */
  at(keys: readonly string[], place: number): FoundPhrase<T> | null;
  /** The value of the phrase with these keys, joined by spaces. */
  get(text: string): T | null;
  /** All single keys that occur in a phrase. */
  readonly words: ReadonlySet<string>;
}

/** Builds the table from keys and values; the first value given for a phrase stays. */
export function createPhrases<T>(
  entries: Iterable<readonly [keys: readonly string[], value: T]>,
): PhraseTable<T> {
  const byFirst = new Map<string, { readonly keys: readonly string[]; readonly value: T }[]>();
  const seen = new Map<string, T>();
  const words = new Set<string>();
  for (const [keys, value] of entries) {
    const text = keys.join(' ');
    if (text === '' || seen.has(text)) continue;
    seen.set(text, value);
    for (const key of keys) words.add(key);
    const list = byFirst.get(keys[0]!);
    if (list) list.push({ keys, value });
    else byFirst.set(keys[0]!, [{ keys, value }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  const at = (keys: readonly string[], place: number): FoundPhrase<T> | null => {
    const fits = byFirst
      .get(keys[place]!)
      ?.find((phrase) => phrase.keys.every((key, i) => keys[place + i] === key));
    return fits
      ? { at: place, length: fits.keys.length, value: fits.value, text: fits.keys.join(' ') }
      : null;
  };
  return {
    at,
    find(keys) {
      const found: FoundPhrase<T>[] = [];
      for (let place = 0; place < keys.length;) {
        const phrase = at(keys, place);
        if (phrase) found.push(phrase);
        place += phrase?.length ?? 1;
      }
      return found;
    },
    get: (text) => seen.get(text) ?? null,
    words,
  };
}
