import { prepositions } from '../match/lexicon.ts';
import type { ItemText } from './item-text.ts';
import { bagOf, covers, longestTurned, type ShelfLexicon, type Term } from './lexicon.ts';
import type { FoundPhrase } from './phrases.ts';
import type { CategoryTable } from './words.ts';

/** Finds which of the words of a name is the product. */
export interface HeadFinder {
  /** The term that names the product of one part: the last one, unless it is the flavour of an earlier one. */
  headOf(found: readonly FoundPhrase<Term>[]): FoundPhrase<Term> | null;
  /** The phrases of the tables, and the words that end like a product. */
  termsIn(keys: readonly string[]): FoundPhrase<Term>[];
  /** The terms of the part at this place before the first word that only adds something ("with", "in", "for"). */
  coreTerms(keys: readonly string[], part: number): FoundPhrase<Term>[];
  /** "Beans, green" and "pepper black ground": the first word is the head, the others stand before it in a term. */
  turned(item: ItemText): FoundPhrase<Term> | null;
  /** True where a product takes the other word in as its flavour or ingredient. */
  absorbs(product: Term, other: Term): boolean;
  /** True where what a brand stands for stays the product beside this word ("Milka Alpenmilch"). */
  stands(product: Term, other: Term): boolean;
}

/** Builds the finder over the lexicon; `absorbing` says which shelves take in what. */
export function createHeadFinder(
  { terms, brands, byBag, compounds, grammar }: ShelfLexicon,
  absorbing: CategoryTable['absorbs'],
): HeadFinder {
  const absorbs = (product: Term, other: Term): boolean => {
    // What a seasoning is for ("popcorn seasoning white cheddar") stays in front of it or behind.
    if (product.blend) return grammar.isOf(other.category, 'seasoned');
    const list = absorbing[product.category];
    if (!list || product.weak || other.never || other.blend) return false;
    if (product.savoury && product.category !== 'cheese') return false;
    // "Garlic butter rice" is rice, though rice is the taste of a drink or a cracker.
    if (product.category === 'dairy-eggs' && grammar.isOf(other.category, 'staples')) return false;
    // "Vanilla almonds" are almonds; "goat cheese sun-dried tomato" is cheese.
    if (product.faint && other.category === 'nuts-seeds-dried-fruit') return false;
    if (product.category === 'cheese' && other.savoury && other.category === 'canned-jarred') return true;
    if (other.flavour && list.includes('flavours')) return !product.flavour || other.faint;
    return list.includes(other.category) || (other.savoury && list.includes('savoury'));
  };

  /** True where what a brand stands for stays the product beside this word ("Milka Alpenmilch"). */
  const stands = (product: Term, other: Term): boolean =>
    other.guessed || absorbs({ ...product, weak: false, flavour: false }, other);

  /** The term that names the product of one part: the last one, unless it is the flavour of an earlier one. */
  function headOf(found: readonly FoundPhrase<Term>[]): FoundPhrase<Term> | null {
    let head: FoundPhrase<Term> | null = null;
    for (const term of found) {
      if (!head) head = term;
      else if (head.value.leads && !head.value.weak) break;
      else if (term.value.leads && !head.value.weak && !grammar.isOf(head.value.category, 'ingredients'))
        continue;
      else if (term.value.weak && !head.value.weak) continue;
      else if (!absorbs(head.value, term.value)) head = term;
    }
    // "Nuts and sea salt bar": a weak word that ends the name is the product where all else may flavour it.
    const last = found.at(-1);
    if (!last?.value.weak || !grammar.endings.has(last.text)) return head;
    const product = { ...last.value, weak: false };
    // Two-bite brownies are baked; tortilla snacks are not.
    const holds = ({ category }: Term): boolean =>
      grammar.isOf(category, 'eaten') && (category !== 'bakery' || last.text === 'snack');
    const whole = found.every((one) => one === last || holds(one.value) || absorbs(product, one.value));
    return whole ? last : head;
  }

  /** The phrases of the tables, and the words that end like a product. */
  function termsIn(keys: readonly string[]): FoundPhrase<Term>[] {
    const named = brands.find(keys);
    const found = terms
      .find(keys)
      .filter((term) => !named.some((brand) => brand.length > term.length && covers(brand, term.at)));
    const open = keys.flatMap((text, at) => {
      const value = compounds()(text);
      const taken = !value || [...found, ...named].some((phrase) => covers(phrase, at));
      return taken ? [] : [{ at, length: 1, value, text }];
    });
    return open.length === 0 ? found : [...found, ...open].sort((a, b) => a.at - b.at);
  }

  /** The terms before the first word that only adds something ("with", "in", "for"). */
  function coreTerms(keys: readonly string[], part: number): FoundPhrase<Term>[] {
    // "Snack de lentejas": behind "of", a word of such a language tells what the product before it is made of.
    const found = termsIn(keys).filter(
      (term, _, all) =>
        !term.value.headFirst ||
        !grammar.genitives.has(keys[term.at - 1] ?? '') ||
        !all.some((one) => !one.value.headFirst && one.at + one.length === term.at - 1),
    );
    const cut = keys.findIndex(
      (key, at) =>
        at + part > 0 &&
        ((prepositions.has(key) && key !== 'and' && key !== 'of') || grammar.joiners.has(key)) &&
        // "On the go", "on the bottom": not what the product lies on.
        !(key === 'on' && keys[at + 1] === 'the') &&
        !found.some((term) => covers(term, at)),
    );
    return cut >= 0 ? found.filter((term) => term.at < cut) : found;
  }

  /** "Beans, green" and "pepper black ground": the first word is the head, the others stand before it in a term. */
  function turned(item: ItemText): FoundPhrase<Term> | null {
    const keys = [...(item.parts[0] ?? []), ...(item.parts[1] ?? [])];
    if (keys.length < 2 || keys.length > longestTurned) return null;
    const straight = terms.at(keys, 0);
    if (straight && straight.length === keys.length) return null;
    const value = byBag().get(bagOf(keys, keys[0]!)) ?? null;
    return value && { at: 0, length: keys.length, value, text: keys.join(' ') };
  }

  return { headOf, termsIn, coreTerms, turned, absorbs, stands };
}
