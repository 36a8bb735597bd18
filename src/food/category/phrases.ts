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
  /** The longest phrases, found from the right (English heads stand last), not overlapping, in order of place. */
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
  let longest = 1;
  for (const [keys, value] of entries) {
    const text = keys.join(' ');
    if (text === '' || seen.has(text)) continue;
    seen.set(text, value);
    longest = Math.max(longest, keys.length);
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
  const endingAt = (keys: readonly string[], end: number): FoundPhrase<T> | null => {
    for (let place = Math.max(0, end - longest); place < end; place++) {
      const text = place === end - 1 ? keys[place]! : keys.slice(place, end).join(' ');
      const value = seen.get(text);
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
    get: (text) => seen.get(text) ?? null,
    words,
  };
}
