import { createCompounds } from './compounds.ts';
import { createPhrases, phraseKeys, phraseSet, type FoundPhrase, type PhraseTable } from './phrases.ts';
import type { CategoryWords, NameGrammar, ShelfGroup } from './words.ts';
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
  /** Every phrase with its term, in the order of the tables. */
  readonly termList: readonly (readonly [readonly string[], Term])[];
  /** English phrases by their words in any order (see `bagOf`). */
  readonly byBag: ReadonlyMap<string, Term>;
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
  readonly blends: ReadonlySet<string>;
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
    blends: new Set(grammar.blends),
    isOf: (category, group) => shelves.get(group)?.has(category) === true,
  };
}

/** Builds the lexicon over the tables. */
export function createShelfLexicon(words: CategoryWords): ShelfLexicon {
  const grammar = grammarOf(words.grammar);
  const keySet = (list: readonly string[]): ReadonlySet<string> =>
    new Set(list.map((phrase) => phraseKeys(phrase).join(' ')));
  const [weak, flavours] = [keySet(words.weak), keySet(words.flavours)];
  const [savoury, never, faint] = [keySet(words.savoury), keySet(words.never), keySet(words.faint)];
  const termList: (readonly [string[], Term])[] = [];
  for (const { category, fruit, order, words: list } of words.terms) {
    const usual: Term = {
      category,
      fruit,
      weak: false,
      flavour: false,
      savoury: false,
      never: false,
      faint: false,
      blend: false,
      english: order === null,
      headFirst: order === 'head-first',
      leads: order === 'head-first' && !grammar.isOf(category, 'ingredients'),
      guessed: false,
    };
    for (const phrase of list) {
      const keys = phraseKeys(phrase);
      const key = keys.length === 1 ? keys[0]! : keys.join(' ');
      const marks = {
        weak: weak.has(key),
        flavour: flavours.has(key),
        savoury: savoury.has(key),
        never: never.has(key),
        faint: faint.has(key),
        blend: category === 'spices-seasonings' && grammar.blends.has(keys[keys.length - 1]!),
      };
      const marked = Object.values(marks).includes(true);
      // Thousands of words share what is usual; the start of the service feels every object.
      termList.push([keys, marked ? { ...usual, ...marks } : usual]);
    }
  }
  const terms = createPhrases(termList);
  const compounds = once(() => createCompounds(words, terms));
  const byBag = new Map<string, Term>();
  for (const [keys, term] of termList) {
    if (keys.length > 1 && term.english) byBag.set(bagOf(keys, keys[keys.length - 1]!), term);
  }
  const brands = createPhrases(
    words.brands.flatMap(({ product, names }) => {
      const key = product === null ? null : phraseKeys(product).join(' ');
      return names.map((name) => [phraseKeys(name), key] as const);
    }),
  );
  return { terms, termList, byBag, compounds, brands, praise: phraseSet(words.praise), grammar };
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
