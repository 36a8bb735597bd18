import { createCompounds } from './compounds.ts';
import { createPhrases, phraseSet, type FoundPhrase, type PhraseTable } from './phrases.ts';
import type { CategoryTable, NameGrammar, ShelfGroup } from './words.ts';
import type { Category } from '../vocabulary.ts';

/** A product or food of the tables, and how its name behaves beside others. */
export interface Term {
  readonly category: Category;
  readonly fruit: boolean;
  readonly weak: boolean;
  readonly flavour: boolean;
  readonly savoury: boolean;
  readonly never: boolean;
  /** A mixture of spices: what it is made for stands beside it. */
  readonly blend: boolean;
  /** A flavour even beside what may be one itself ("yogurt vanilla"). */
  readonly faint: boolean;
  readonly english: boolean;
  /** A word of a language that names the product first. */
  readonly headFirst: boolean;
  /** What stands behind it only tells its flavour ("yaourt à la fraise"). */
  readonly leads: boolean;
  /** True where only the end of a word named it ("Erdbeerjoghurt"). */
  readonly guessed: boolean;
}

/** The words of the tables, ready for being found in a name. */
export interface ShelfLexicon {
  readonly terms: PhraseTable<Term>;
  /** Every English phrase of several words by its keys, with its term. */
  readonly english: () => readonly (readonly [readonly string[], Term])[];
  /** The words of all English phrases. */
  readonly englishWords: () => ReadonlySet<string>;
  /** English phrases by their words in any order (see `bagOf`). */
  readonly byBag: () => ReadonlyMap<string, Term>;
  /** What the end of one unknown word names. */
  readonly compounds: () => (key: string) => Term | null;
  /** Brands with the key of the product that they stand for; null for those that make many things. */
  readonly brands: PhraseTable<string | null>;
  readonly praise: PhraseTable<true>;
  readonly grammar: ShelfGrammar;
}

/** The grammar of `data/categories` as sets of keys and of shelves. */
export interface ShelfGrammar {
  readonly joiners: ReadonlySet<string>;
  readonly genitives: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  /** True where the shelf is one of the group. */
  isOf(category: Category, group: ShelfGroup): boolean;
}

function grammarOf(grammar: NameGrammar): ShelfGrammar {
  const shelves = new Map(
    Object.entries(grammar.shelves).map(([group, list]) => [group, new Set<Category>(list)]),
  );
  return {
    joiners: new Set(grammar.joiners),
    genitives: new Set(grammar.genitives),
    endings: new Set(grammar.endings),
    isOf: (category, group) => shelves.get(group)?.has(category) === true,
  };
}

/** Words of a name that may stand in another order ("pepper black ground"). */
export const longestTurned = 4;

/** Builds the lexicon over the tables. */
export function createShelfLexicon(words: CategoryTable): ShelfLexicon {
  const grammar = grammarOf(words.grammar);
  const entries: (readonly [string, Term])[] = [];
  for (const { category, fruit, order, marks, phrases } of words.terms) {
    const term: Term = {
      category,
      fruit,
      weak: marks.includes('weak'),
      flavour: marks.includes('flavour'),
      savoury: marks.includes('savoury'),
      never: marks.includes('never'),
      faint: marks.includes('faint'),
      blend: marks.includes('blend'),
      english: order === null,
      headFirst: order === 'head-first',
      leads: order === 'head-first' && !grammar.isOf(category, 'ingredients'),
      guessed: false,
    };
    for (const text of phrases) entries.push([text, term]);
  }
  const terms = createPhrases(entries);
  const english = once(() =>
    entries
      .filter(([text, term]) => term.english && text.includes(' '))
      .map(([text, term]) => [text.split(' '), term] as const),
  );
  const englishWords = once(() => {
    const single = entries.filter(([text, term]) => term.english && !text.includes(' '));
    return new Set([...single.map(([text]) => text), ...english().flatMap(([keys]) => keys)]);
  });
  const byBag = once(() => {
    const bags = new Map<string, Term>();
    for (const [keys, term] of english())
      if (keys.length <= longestTurned) bags.set(bagOf(keys, keys[keys.length - 1]!), term);
    return bags;
  });
  const brands = createPhrases(
    words.brands.flatMap(({ product, names }) => names.map((name) => [name, product] as const)),
  );
  const compounds = once(() => createCompounds(words, terms));
  return { terms, english, englishWords, byBag, compounds, brands, praise: phraseSet(words.praise), grammar };
}

/** Makes what it gives at the first use and keeps it: not every process needs it, and none at its start. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** True where the phrase stands over this place. */
export function covers(phrase: FoundPhrase<unknown>, place: number): boolean {
  return phrase.at <= place && place < phrase.at + phrase.length;
}

/** The same for all orders of the words before a head. */
export function bagOf(keys: readonly string[], head: string): string {
  return `${[...keys].sort().join(' ')}>${head}`;
}
