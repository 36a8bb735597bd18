import type { Category } from '../vocabulary.ts';
import type { HeadFinder } from './heads.ts';
import type { ItemText } from './item-text.ts';
import { covers, type ShelfLexicon, type Term } from './lexicon.ts';
import type { FoundPhrase } from './phrases.ts';

/** What the words of a name say about its shelf. */
export interface Evidence {
  readonly category: Category;
  readonly fruit: boolean;
  readonly confidence: number;
  /** True where the tables know every word of the item. */
  readonly explained?: boolean;
}

/** How much speaks for each shelf, 0–1. */
export type Scores = Map<Category, number>;

/** Reads the shelf of an item off its words. */
export interface EvidenceReader {
  /** What the words of the product say; also noted in `scores`, with what else they allow. */
  evidenceOf(item: ItemText, scores: Scores): Evidence | null;
  /** Brands of one part that are not words of a product ("bell" in "bell pepper"). */
  brandsIn(part: readonly string[]): FoundPhrase<string | null>[];
}

/** Builds the reader over the lexicon. */
export function createEvidenceReader(
  { terms, brands, praise, grammar }: ShelfLexicon,
  { headOf, termsIn, coreTerms, turned, absorbs, stands }: HeadFinder,
): EvidenceReader {
  /** What the words of the product say. */
  function evidenceOf(item: ItemText, scores: Scores): Evidence | null {
    const partsFound = item.parts.map(coreTerms);
    const note = (category: Category, amount: number): void => {
      scores.set(category, Math.max(scores.get(category) ?? 0, amount));
    };
    for (const found of partsFound) for (const { value } of found) note(value.category, 0.15);
    // A maker of many things may stand before the name of one ("Dr. Oetker Ristorante").
    const named = item.parts.flatMap((part, at) =>
      brandsIn(part).filter((one) => !short(one) || (at === 0 && begins(part, one.at))),
    );
    const brand = speaker(named);
    const product = brand?.value ? terms.get(brand.value) : null;
    // A brand of several or long words is no accident; a short one counts only where brands stand.
    const brandSure =
      brand !== null && (makersOnly(named, brand) || brand.length > 1 || brand.text.length > 7);
    if (product) note(product.category, 0.3);
    let head: FoundPhrase<Term> | null = turned(item);
    let part = 0;
    for (; !head && part < partsFound.length; part++) head = headOf(partsFound[part]!);
    const strongest = partsFound
      .slice(part)
      .map(headOf)
      .find((later) => later && !later.value.weak);
    // "Snacks, corn-based" stays a snack; "fruit, canned peaches" becomes peaches.
    const firm = head && { ...head.value, weak: false };
    if (head?.value.weak && firm && strongest && !absorbs(firm, strongest.value)) head = strongest;
    if (!head) {
      const behind = item.parts.flatMap(termsIn);
      head = product ? null : headOf(behind);
      if (head) {
        note(head.value.category, 0.5);
        return { category: head.value.category, fruit: head.value.fruit, confidence: 0.5 };
      }
    }
    if (product && brand) {
      const wins =
        !head ||
        head.value.weak ||
        namesMaker(head, brand) ||
        (brandSure && !head.value.leads && stands(product, head.value));
      if (wins) {
        const confidence = head && !head.value.weak ? 0.8 : 0.85;
        note(product.category, confidence);
        return { category: product.category, fruit: product.fruit, confidence };
      }
    }
    if (!head) return null;
    const said = item.keys.length;
    const filler = item.parts.flatMap((keys) => [...praise.find(keys), ...brands.find(keys)]);
    const explained = head.length + filler.reduce((sum, phrase) => sum + phrase.length, 0);
    const others = new Set(partsFound.flat().map((found) => found.value.category)).size;
    const all = explained >= said && !head.value.weak;
    let confidence = head.value.weak ? 0.5 : all ? 0.97 : 0.88;
    // Behind several unknown words a fruit, nut or flavour may well be the taste of something else.
    if (said - explained > 2) confidence -= 0.05;
    if (said - explained > 1 && (head.value.flavour || grammar.isOf(head.value.category, 'ingredients')))
      confidence -= 0.1;
    if (others > 1 && explained < said) confidence -= 0.05 * Math.min(3, others - 1);
    if (head.value.guessed) confidence = Math.min(confidence, 0.75);
    note(head.value.category, confidence);
    return { category: head.value.category, fruit: head.value.fruit, confidence, explained: all };
  }

  /** True where what was taken for the product is the name of another maker ("Cadbury Bournvita"). */
  function namesMaker(head: FoundPhrase<Term>, brand: FoundPhrase<string | null>): boolean {
    return head.at < brand.at && (brands.get(head.text) ?? null) !== null;
  }

  /** True where only makers and praise stand before this place: there a short brand ("Joy") is no common word. */
  function begins(part: readonly string[], place: number): boolean {
    if (place === 0) return true;
    const before = part.slice(0, place);
    const filler = [...brands.find(before), ...praise.find(before)];
    return before.every((_, at) => filler.some((phrase) => covers(phrase, at)));
  }

  /** The brand that tells the product: a line of a maker behind its name, but no sweet that only flavours an ice. */
  function speaker(named: readonly FoundPhrase<string | null>[]): FoundPhrase<string | null> | null {
    let chosen: FoundPhrase<string | null> | null = null;
    for (const brand of named) {
      if (brand.value === null) continue;
      const [before, after] = [chosen?.value && terms.get(chosen.value), terms.get(brand.value)];
      if (before && after && lentTo(before.category, after.category)) continue;
      // "Ball Park franks": the word of a product is no second maker.
      if (before && terms.get(brand.text) !== null) continue;
      chosen = brand;
    }
    return chosen ?? named[0] ?? null;
  }

  /** Brands of one part that are not words of a product ("bell" in "bell pepper"). */
  function brandsIn(part: readonly string[]): FoundPhrase<string | null>[] {
    const found = terms.find(part);
    return brands
      .find(part)
      .filter((brand) => !found.some((term) => term.length > brand.length && covers(term, brand.at)));
  }

  /** True where a brand of the second shelf beside one of the first is a flavour ("Breyers Oreo"). */
  function lentTo(shelf: Category, flavour: Category): boolean {
    return flavour === 'snacks-sweets' && grammar.isOf(shelf, 'borrows_sweets');
  }

  return { evidenceOf, brandsIn };
}

/** One short word may be a brand or a common word ("simply", "joy"). */
function short(brand: FoundPhrase<unknown>): boolean {
  return brand.length === 1 && brand.text.length <= 7;
}

/** True where nothing but brands stands before this one ("Langnese Magnum"). */
function makersOnly(named: readonly FoundPhrase<unknown>[], brand: FoundPhrase<unknown>): boolean {
  let end = 0;
  for (const one of named) {
    if (one === brand) return one.at === end;
    if (one.at !== end) return false;
    end += one.length;
  }
  return false;
}
