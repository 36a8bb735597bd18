/** One group of things that must never be cooked with; compiled from `data/unsafe.yaml`. */
export interface UnsafeRule {
  readonly reason: string;
  readonly words: readonly string[];
  readonly unless?: readonly string[];
}

/** What is dangerous about a name, or null. */
export type UnsafeScreen = (text: string) => { readonly word: string; readonly reason: string } | null;

const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/**
 * Builds a screen over whole words and phrases, so that "bleached flour" is not bleach and "glue" is not found in
 * "glutinous".
 */
export function createUnsafeScreen(rules: readonly UnsafeRule[]): UnsafeScreen {
  const entries = rules.flatMap((rule) =>
    rule.words.map((word) => ({
      word,
      key: plain(word),
      reason: rule.reason,
      unless: (rule.unless ?? []).map(plain),
    })),
  );
  return (text) => {
    const padded = plain(text);
    const hit = entries.find(
      (entry) => padded.includes(entry.key) && !entry.unless.some((phrase) => padded.includes(phrase)),
    );
    return hit ? { word: hit.word, reason: hit.reason } : null;
  };
}
