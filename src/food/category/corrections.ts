import type { Category } from '../vocabulary.ts';
import type { ItemText } from './item-text.ts';
import type { ShelfLexicon } from './lexicon.ts';
import type { FoundPhrase } from './phrases.ts';

/** What a person has put right, by the item's key (see `learnCorrections`). */
export type Corrections = ReadonlyMap<string, Category>;

/** Carries what a person put right over to the same item of any size and brand. */
export interface CorrectionBook {
  correctionFor(item: ItemText, corrections: Corrections): Category | null;
  learnCorrections(list: Iterable<{ readonly name: string; readonly category: Category }>): Corrections;
}

/** Builds the book over the lexicon and the reader of items. */
export function createCorrectionBook(
  { terms, brands, praise }: ShelfLexicon,
  read: (text: string) => ItemText,
): CorrectionBook {
  /** A correction of the same item, of any size and brand. */
  function correctionFor(item: ItemText, corrections: Corrections): Category | null {
    return corrections.get(item.keys.join(' ')) ?? corrections.get(productKey(item)) ?? null;
  }

  /** The item without brand and praise, to carry a correction over to another brand. */
  function productKey(item: ItemText): string {
    const kept = item.parts.flatMap((part) => {
      const skip = new Set(
        [...brands.find(part).map(makerOf), ...praise.find(part)].flatMap(({ at, length }) =>
          Array.from({ length }, (_, i) => at + i),
        ),
      );
      return part.filter((_, at) => !skip.has(at));
    });
    return kept.join(' ');
  }

  /** A brand without the product that its name ends in: of "Alpro oat milk" the maker alone is set aside. */
  function makerOf(brand: FoundPhrase<string | null>): { readonly at: number; readonly length: number } {
    const keys = brand.text.split(' ');
    let { length } = keys;
    while (length > 1 && terms.get(keys[length - 1]!) !== null) length--;
    return { at: brand.at, length };
  }

  return {
    correctionFor,
    learnCorrections(list) {
      const learned = new Map<string, Category>();
      for (const { name, category } of list) {
        const item = read(name);
        if (item.keys.length === 0) continue;
        learned.set(item.keys.join(' '), category);
        const product = productKey(item);
        if (product !== '') learned.set(product, category);
      }
      return learned;
    },
  };
}
