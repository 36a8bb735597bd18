import { wordsOf } from '../match/words.ts';
import { phraseKeys } from './phrases.ts';
import type { CategoryTable, CategoryWords, ShelfPhrases, TermMark } from './words.ts';

const textOf = (phrase: string): string => phraseKeys(phrase).join(' ');

/** Reduces the phrases of the tables to keys, so that the start of the service need not. */
export function compileCategoryWords(words: CategoryWords): CategoryTable {
  const keySet = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(textOf));
  const marked: readonly (readonly [TermMark, ReadonlySet<string>])[] = [
    ['weak', keySet(words.weak)],
    ['flavour', keySet(words.flavours)],
    ['savoury', keySet(words.savoury)],
    ['never', keySet(words.never)],
    ['faint', keySet(words.faint)],
  ];
  const blends = new Set(words.grammar.blends);
  const terms = words.terms.flatMap(({ category, fruit, order, words: list }): ShelfPhrases[] => {
    // Phrases that behave alike share what is said of them.
    const alike = new Map<string, ShelfPhrases & { phrases: string[] }>();
    for (const phrase of list) {
      const text = textOf(phrase);
      const marks = marked.flatMap(([mark, set]) => (set.has(text) ? [mark] : []));
      const last = text.slice(text.lastIndexOf(' ') + 1);
      if (category === 'spices-seasonings' && blends.has(last)) marks.push('blend');
      const key = marks.join();
      const group = alike.get(key);
      if (group) group.phrases.push(text);
      else alike.set(key, { category, fruit, order, marks, phrases: [text] });
    }
    return [...alike.values()];
  });
  // "Jordgubbsyoghurt" ends in the word as written, not in its key "yogurt".
  const compoundEnds = words.terms.flatMap(({ category, order, words: list }) =>
    order !== 'compounds'
      ? []
      : list
          .filter((word) => !word.includes(' '))
          .map((word) => ({
            category,
            term: textOf(word),
            ends: [...new Set([textOf(word), ...wordsOf(word)])],
          })),
  );
  const brands = words.brands.map(({ product, names }) => ({
    product: product === null ? null : textOf(product),
    names: names.map(textOf),
  }));
  const { abbreviations, packs, units, praise, rules, signals, absorbs, storage, grammar } = words;
  return {
    ...{ terms, compoundEnds, brands, abbreviations, packs, units, praise },
    ...{ rules, signals, absorbs, storage, grammar },
  };
}
