/** What a speller knows of words; compiled from `data/spelling` and the words of the other tables. */
export interface SpellingTable {
  /** Words that are right, one to a line in the order of their letters. */
  readonly known: string;
  /** Words of the kitchen, which a misspelled word most likely stands for. */
  readonly kitchen: string;
  /** Other common words. */
  readonly common: string;
  /** Slips that no list could tell, each with its word. */
  readonly slips: readonly (readonly [string, string])[];
  /** Right words that may stand in the wrong place: the patterns in which they do, and what should be there. */
  readonly phrases: readonly {
    readonly words: readonly string[];
    readonly patterns: readonly (readonly [string, string])[];
  }[];
}

/** Where a text stands: names are written large in a title and in a list, and talk about a dish has words of its own. */
export type Place = 'title' | 'line' | 'prose' | 'talk';

/** What was wrong, as it stood, and what stands there now. */
export interface Fix {
  readonly wrong: string;
  readonly right: string;
}

/** A text spelled right. */
export interface Spelled {
  readonly text: string;
  readonly fixes: readonly Fix[];
}

/** Puts misspelled words right. */
export interface Speller {
  /** The text with its slips put right; figures and what is right stay byte for byte. */
  spelled(text: string, place: Place): Spelled;
}
