import type { PhraseTable } from './phrases.ts';
import type { CategoryTable } from './words.ts';

/** Shorter ends name something by accident ("compost" is no "ost"). */
const shortestEnd = 4;
/** What stands before the end is a word too. */
const shortestStart = 3;

interface Guessable {
  readonly leads: boolean;
  readonly guessed: boolean;
}

/** Finds what the end of one unknown word names ("Erdbeerjoghurt"), in languages that write compounds; else null. */
export function createCompounds<T extends Guessable>(
  words: CategoryTable,
  terms: PhraseTable<T>,
): (key: string) => T | null {
  const { shelves, accidentalEnds } = words.grammar;
  const ends = new Map<string, T>();
  let longest = 0;
  for (const { category, term: text, ends: heard } of words.compoundEnds) {
    const term = terms.get(text);
    if (term === null) continue;
    const shortest = shelves.short_names.includes(category) ? shortestEnd + 2 : shortestEnd;
    for (const end of heard) {
      if (accidentalEnds.includes(end)) continue;
      if (end.length >= shortest) ends.set(end, { ...term, leads: false, guessed: true });
      longest = Math.max(longest, end.length);
    }
  }
  return (key) => {
    for (let length = Math.min(longest, key.length - shortestStart); length >= shortestEnd; length--) {
      const term = ends.get(key.slice(-length));
      if (term !== undefined) return term;
    }
    return null;
  };
}
