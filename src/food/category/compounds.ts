import { wordsOf } from '../match/words.ts';
import { phraseKeys, type PhraseTable } from './phrases.ts';
import type { CategoryWords } from './words.ts';

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
  words: CategoryWords,
  terms: PhraseTable<T>,
): (key: string) => T | null {
  const { shelves, accidentalEnds } = words.grammar;
  const ends = new Map<string, T>();
  let longest = 0;
  for (const { order, category, words: list } of words.terms) {
    if (order !== 'compounds') continue;
    for (const word of list) {
      if (word.includes(' ')) continue;
      const key = phraseKeys(word).join(' ');
      const term = terms.get(key);
      if (term === null) continue;
      // "Jordgubbsyoghurt" ends in the word as written, not in its key "yogurt".
      for (const end of new Set([key, ...wordsOf(word)])) {
        if (accidentalEnds.includes(end)) continue;
        if (end.length >= (shelves.short_names.includes(category) ? shortestEnd + 2 : shortestEnd))
          ends.set(end, { ...term, leads: false, guessed: true });
        longest = Math.max(longest, end.length);
      }
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
