/** Patterns that are tried only on texts that hold one of their words. */
export interface Triggers<T> {
  /** Places of the patterns that a word in lower case may set off, in their order; kept with the word. */
  places(word: string): readonly number[];
  /** The patterns that any of these words sets off, in their order; `placesOf` gives what `places` said of a word. */
  among<Word>(words: readonly Word[], placesOf: (word: Word) => readonly number[]): readonly T[];
}

const none: readonly never[] = [];

/** Builds triggers; `words` gives the lower-case words, any of which must be there, for a pattern. */
export function triggers<T>(patterns: readonly T[], words: (pattern: T) => string): Triggers<T> {
  const byWord = new Map<string, number[]>();
  patterns.forEach((pattern, at) => {
    for (const word of words(pattern).split(' ')) {
      const list = byWord.get(word);
      if (list) list.push(at);
      else byWord.set(word, [at]);
    }
  });
  return {
    places: (word) => byWord.get(word) ?? none,
    among(given, placesOf) {
      const found: number[] = [];
      for (const word of given) for (const at of placesOf(word)) if (!found.includes(at)) found.push(at);
      if (found.length === 0) return none;
      if (found.length > 1) found.sort((a, b) => a - b);
      return found.map((at) => patterns[at]!);
    },
  };
}
