/** Patterns that are tried only on texts that hold one of their words. */
export interface Triggers<T> {
  /** The patterns whose words are among these, in their order. */
  of(words: Iterable<string>): readonly T[];
}

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
    of(given) {
      const found: number[] = [];
      for (const word of given) {
        const some = byWord.get(word);
        if (some !== undefined) for (const at of some) if (!found.includes(at)) found.push(at);
      }
      return found.sort((a, b) => a - b).map((at) => patterns[at]!);
    },
  };
}
