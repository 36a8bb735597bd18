/** Phrases that open a part of a line, found by their first word. */

export const firstWord = /^[^a-z0-9]*[a-z0-9']*/;

/** Phrases by their first word, so that a look-up need not try them all. */
export function indexed(phrases: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const phrase of phrases) {
    const key = firstWord.exec(phrase)![0];
    const same = index.get(key);
    if (same === undefined) index.set(key, [phrase]);
    else same.push(phrase);
  }
  return index;
}

export function startsWithAny(lower: string, index: ReadonlyMap<string, readonly string[]>): boolean {
  const phrases = index.get(firstWord.exec(lower)![0]);
  if (phrases === undefined) return false;
  return phrases.some((phrase) => lower.startsWith(phrase) || lower === phrase.trimEnd());
}
