import type { Catalogue } from '../catalogue.ts';
import { prepositions } from '../match/lexicon.ts';
import { createSpellingIndex, editDistance } from '../match/typo.ts';
import type { Food } from '../model.ts';
import { categories, type Category } from '../vocabulary.ts';
import { createCompounds } from './compounds.ts';
import { createItemReader, type ItemText } from './item-text.ts';
import { createPhrases, phraseKeys, phraseSet, type FoundPhrase } from './phrases.ts';
import type { CategoryWords } from './words.ts';

/** Where an item belongs. */
export interface CategorySuggestion {
  readonly category: Category;
  /** 0–1. `other` always comes with little. */
  readonly confidence: number;
  /** Other shelves that the words allow, best first. */
  readonly alternatives: readonly { readonly category: Category; readonly confidence: number }[];
  /** The food of the tables that the item is, or null. */
  readonly food: Food | null;
  readonly storage: 'pantry' | 'fridge' | 'freezer' | null;
  /** Days it keeps there unopened; null where no source says. */
  readonly shelfLifeDays: number | null;
}

/** What a person has put right, by the item's key (see `learnCorrections`). */
export type Corrections = ReadonlyMap<string, Category>;

/** Suggests categories for pantry items. */
export interface CategorySuggester {
  /** The category of an item as typed ("Barilla Penne 500g"). Unknown is `other`; never throws. */
  suggest(text: string, corrections?: Corrections): CategorySuggestion;
  /** Turns corrections into what `suggest` takes; a later one replaces an earlier one. */
  learnCorrections(list: Iterable<{ readonly name: string; readonly category: Category }>): Corrections;
}

interface Term {
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

interface Evidence {
  readonly category: Category;
  readonly fruit: boolean;
  readonly confidence: number;
  /** True where the tables know every word of the item. */
  readonly explained?: boolean;
}

type Scores = Map<Category, number>;

/** Builds the suggester over the tables of `data/categories` and the catalogue of foods. */
export function createCategorySuggester(catalogue: Catalogue, words: CategoryWords): CategorySuggester {
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
      leads: order === 'head-first' && !ingredients.has(category),
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
        blend: category === 'spices-seasonings' && blends.has(keys[keys.length - 1]!),
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
  const praise = phraseSet(words.praise);
  const rules = words.rules.map((rule) => ({
    ...rule,
    phrases: phraseSet(rule.words),
    silencers: phraseSet(rule.but),
  }));
  const signals = words.signals.map((signal) => ({
    ...signal,
    strongWords: phraseSet(signal.strong),
    weakWords: phraseSet(signal.weak),
    silencers: phraseSet(signal.but),
  }));
  // A slip is put right to an English word or a brand only: "carots" is no word of another language.
  const spelling = once(() => {
    const english = termList.flatMap(([keys, term]) => (term.english ? keys : []));
    return createSpellingIndex(new Set([...english, ...brands.words]));
  });
  const read = createItemReader(words, (keys, place) =>
    Math.max(terms.at(keys, place)?.length ?? 0, brands.at(keys, place)?.length ?? 0),
  );

  const absorbs = (product: Term, other: Term): boolean => {
    // What a seasoning is for ("popcorn seasoning white cheddar") stays in front of it or behind.
    if (product.blend) return seasoned.has(other.category);
    const list = words.absorbs[product.category];
    if (!list || product.weak || other.never || other.blend) return false;
    if (product.savoury && product.category !== 'cheese') return false;
    // "Garlic butter rice" is rice, though rice is the taste of a drink or a cracker.
    if (product.category === 'dairy-eggs' && staples.has(other.category)) return false;
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
      else if (term.value.leads && !head.value.weak && !ingredients.has(head.value.category)) continue;
      else if (term.value.weak && !head.value.weak) continue;
      else if (!absorbs(head.value, term.value)) head = term;
    }
    // "Nuts and sea salt bar": a weak word that ends the name is the product where all else may flavour it.
    const last = found.at(-1);
    if (!last?.value.weak || !endings.has(last.text)) return head;
    const product = { ...last.value, weak: false };
    // Two-bite brownies are baked; tortilla snacks are not.
    const holds = ({ category }: Term): boolean =>
      eaten.has(category) && (category !== 'bakery' || last.text === 'snack');
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
        !genitives.has(keys[term.at - 1] ?? '') ||
        !all.some((one) => !one.value.headFirst && one.at + one.length === term.at - 1),
    );
    const cut = keys.findIndex(
      (key, at) =>
        at + part > 0 &&
        ((prepositions.has(key) && key !== 'and' && key !== 'of') || joiners.has(key)) &&
        // "On the go", "on the bottom": not what the product lies on.
        !(key === 'on' && keys[at + 1] === 'the') &&
        !found.some((term) => covers(term, at)),
    );
    return cut >= 0 ? found.filter((term) => term.at < cut) : found;
  }

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
    if (said - explained > 1 && (head.value.flavour || ingredients.has(head.value.category)))
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

  /** "Beans, green" and "pepper black ground": the first word is the head, the others stand before it in a term. */
  function turned(item: ItemText): FoundPhrase<Term> | null {
    const keys = [...(item.parts[0] ?? []), ...(item.parts[1] ?? [])];
    if (keys.length < 2 || keys.length > 4) return null;
    const straight = terms.at(keys, 0);
    if (straight && straight.length === keys.length) return null;
    const value = byBag.get(bagOf(keys, keys[0]!)) ?? null;
    return value && { at: 0, length: keys.length, value, text: keys.join(' ') };
  }

  /** A signal word that decides by itself. */
  function signalOf(item: ItemText, evidence: Evidence | null): Evidence | null {
    for (const { category, strongWords, weakWords, silencers } of signals) {
      if (evidence?.category === category) return null;
      if (item.parts.some((part) => silencers.find(part).length > 0)) continue;
      const strong = item.parts.some((part) => strongWords.find(part).length > 0);
      if (strong) return { category, fruit: false, confidence: evidence ? 0.8 : 0.85 };
      const faint = item.parts.some((part) => weakWords.find(part).length > 0);
      if (faint && (!evidence || evidence.confidence <= 0.5)) {
        return { category, fruit: false, confidence: 0.65 };
      }
    }
    return null;
  }

  /** Where shelf words move the product to, or null. */
  function movedBy(item: ItemText, evidence: Evidence | null): Category | null {
    for (const { phrases, silencers, all, except, moves } of rules) {
      if (!item.packed.some((part) => phrases.find(part).length > 0)) continue;
      if (item.packed.some((part) => silencers.find(part).length > 0)) continue;
      if (all !== null && !(evidence && except.includes(evidence.category))) return all;
      const to = evidence && ((evidence.fruit ? moves['fruit'] : undefined) ?? moves[evidence.category]);
      if (to) return to;
    }
    return null;
  }

  /** The same item with misspelt words put right, or null where nothing could be. */
  function respelt(item: ItemText): ItemText | null {
    let slips = 0;
    const parts = item.parts.map((part) =>
      part.map((key) => {
        if (terms.words.has(key) || brands.words.has(key) || praise.words.has(key)) return key;
        const nearest = spelling().nearest(key);
        if (nearest?.words.length !== 1) return key;
        slips++;
        return nearest.words[0]!;
      }),
    );
    return slips > 0 ? { parts, keys: parts.flat(), packed: item.packed } : null;
  }

  /** For each key the keys that stand beside it in an English phrase. */
  const neighbours = once(() => {
    const beside = new Map<string, Set<string>>();
    const note = (key: string, other: string): void => {
      const known = beside.get(key);
      if (known) known.add(other);
      else beside.set(key, new Set([other]));
    };
    for (const [keys, term] of termList) {
      if (!term.english) continue;
      for (let at = 1; at < keys.length; at++) {
        note(keys[at - 1]!, keys[at]!);
        note(keys[at]!, keys[at - 1]!);
      }
    }
    return beside;
  });

  /** The one word that this unknown one, a slip away, makes a phrase with beside its neighbour ("bread crums"). */
  function slipBeside(key: string, neighbour: string | undefined): string | null {
    const beside = neighbour === undefined ? undefined : neighbours().get(neighbour);
    if (!beside || !/^[a-z]{4,}$/.test(key)) return null;
    const near = [...beside].filter(
      (other) => other.length > 3 && other[0] === key[0] && editDistance(key, other, 1) === 1,
    );
    return near.length === 1 ? near[0]! : null;
  }

  /** The same item with the slips inside known phrases put right; the item itself where there are none. */
  function mendedPhrases(item: ItemText): ItemText {
    let slips = 0;
    const parts = item.parts.map((part) =>
      part.map((key, at) => {
        if (terms.words.has(key) || brands.words.has(key) || praise.words.has(key)) return key;
        const meant = slipBeside(key, part[at - 1]) ?? slipBeside(key, part[at + 1]);
        if (meant === null) return key;
        slips++;
        return meant;
      }),
    );
    return slips > 0 ? { parts, keys: parts.flat(), packed: item.packed } : item;
  }

  /** True where the whole item is written in the tables; they win over the table of foods. */
  function isTerm(item: ItemText): boolean {
    const [part] = item.parts;
    return item.parts.length === 1 && part !== undefined && terms.at(part, 0)?.length === part.length;
  }

  /** The food that the item is; `whole` where the name says just that food and nothing more. */
  function foodOf(item: ItemText): { food: Food; confidence: number; whole: boolean } | null {
    const branded = item.parts.some((part) => brandsIn(part).some((brand) => brand.value !== null));
    const plain = item.parts
      .map((part) => {
        const named = brandsIn(part)[0];
        return named?.at === 0 && named.length < part.length ? part.slice(named.length) : part;
      })
      .map((part) => part.map((key) => key.replaceAll('_', ' ')).join(' '));
    const match = catalogue.match(plain.join(', '));
    if (!match.food || match.food.abstract || match.food.category === 'other') return null;
    const how = match.candidates[0]?.how;
    const whole = !branded && match.modifiers.length === 0 && how !== 'typo' && match.confidence >= 0.95;
    return { food: match.food, confidence: match.confidence, whole };
  }

  function suggest(text: string, corrections?: Corrections): CategorySuggestion {
    let item = read(text);
    if (item.keys.length === 0) return unknown;
    const learned = corrections && correctionFor(item, corrections);
    const scores: Scores = new Map();
    const found = foodOf(item);
    let factor = 1;
    const mendedItem = mendedPhrases(item);
    if (mendedItem !== item) factor = 0.9;
    item = mendedItem;
    let evidence = evidenceOf(item, scores);
    if (found?.whole && found.food.category !== 'other' && !isTerm(item) && !(evidence?.explained ?? false)) {
      evidence = { category: found.food.category, fruit: isFruit(found.food), confidence: 0.95 };
    }
    if (!evidence && found) {
      evidence = {
        category: found.food.category,
        fruit: isFruit(found.food),
        confidence: found.confidence * 0.95,
      };
    }
    if (!evidence) {
      const mended = respelt(item);
      if (mended) {
        item = mended;
        evidence = evidenceOf(item, scores);
        factor = 0.75;
      }
    }
    if (found && found.food.category !== 'other') {
      scores.set(
        found.food.category,
        Math.max(scores.get(found.food.category) ?? 0, found.whole ? 0.6 : 0.3),
      );
    }
    const signal = isTerm(item) ? null : signalOf(item, evidence);
    const before = signal ?? evidence;
    const moved = movedBy(item, before);
    if (before) scores.set(before.category, Math.max(0.3, Math.min(0.5, before.confidence)));
    const category = learned ?? moved ?? before?.category ?? 'other';
    const confidence = learned
      ? 0.99
      : moved
        ? Math.max(0.8, before?.confidence ?? 0) * factor
        : before
          ? before.confidence * factor
          : 0.1;
    return conclude(category, confidence, scores, found, moved !== null);
  }

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

  function isFruit(food: Food): boolean {
    return food.id === 'fruit' || food.ancestors.includes('fruit');
  }

  function conclude(
    category: Category,
    confidence: number,
    scores: Scores,
    found: { food: Food; whole: boolean } | null,
    moved: boolean,
  ): CategorySuggestion {
    const alternatives = [...scores]
      .filter(([other, score]) => other !== category && score >= 0.1)
      .sort((a, b) => b[1] - a[1] || categories.indexOf(a[0]) - categories.indexOf(b[0]))
      .slice(0, 4)
      .map(([other, score]) => ({ category: other, confidence: round(Math.min(score, confidence * 0.9)) }));
    // A food that stands on another shelf is not this item: no facts are borrowed from it.
    const sameShelf = found !== null && (found.food.category === category || moved);
    const food = sameShelf ? found.food : null;
    const storage = storageOf(category, food, moved);
    return { category, confidence: round(confidence), alternatives, food, ...storage };
  }

  function storageOf(
    category: Category,
    food: Food | null,
    moved: boolean,
  ): Pick<CategorySuggestion, 'storage' | 'shelfLifeDays'> {
    const fact = food?.storage ?? null;
    const usual = words.storage[category] ?? null;
    const place = moved || !fact ? usual : fact.best;
    if (!fact || !place || (moved && place !== 'freezer')) return { storage: place, shelfLifeDays: null };
    const days = { pantry: fact.pantryDays, fridge: fact.fridgeDays, freezer: fact.freezerDays }[place];
    return { storage: place, shelfLifeDays: days };
  }

  return {
    suggest,
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

/** Categories whose words are as often the flavour of something else: they lead nothing. */
const ingredients: ReadonlySet<Category> = new Set([
  'produce',
  'herbs',
  'spices-seasonings',
  'nuts-seeds-dried-fruit',
]);

/** Keys of what only adds something, or says that a flavour follows, beside the prepositions of English. */
const joiners: ReadonlySet<string> = new Set(
  (
    'on over topped featuring containing ' +
    'en avec au aux san sans saveur gout arome parfum mit ohne auf nach geschmack con sin sabor aroma al ai alla ' +
    'alle allo agli senza gusto sapore com sem z ze bez smaku met zonder smaak med utan smak'
  ).split(' '),
);

/** True where a brand of the second shelf beside one of the first is a flavour ("Breyers Oreo"). */
function lentTo(shelf: Category, flavour: Category): boolean {
  return (
    shelf !== flavour &&
    flavour === 'snacks-sweets' &&
    (shelf === 'frozen' || shelf === 'dairy-eggs' || shelf === 'alcohol' || shelf === 'household')
  );
}

const genitives: ReadonlySet<string> = new Set('de du des di del della dei da do'.split(' '));

/** Makes what it gives at the first use and keeps it: not every process needs it, and none at its start. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** True where the phrase stands over this place. */
function covers(phrase: FoundPhrase<unknown>, place: number): boolean {
  return phrase.at <= place && place < phrase.at + phrase.length;
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

/** Keys of weak words that name the product where they stand last behind flavours. */
const endings: ReadonlySet<string> = new Set(
  'bar snack drink beverage punch shake treat shot meal bowl wrap bite curl puff chew'.split(' '),
);

/** Shelves of what such a product is made of. */
const eaten: ReadonlySet<Category> = new Set([
  'produce',
  'herbs',
  'meat',
  'poultry',
  'seafood',
  'deli',
  'cheese',
  'bakery',
  'pasta-rice-grains',
  'beans-legumes',
  'spices-seasonings',
  'sauces-condiments',
  'nuts-seeds-dried-fruit',
  'breakfast-spreads',
]);

/** Keys that end the names of mixtures of spices. */
const blends: ReadonlySet<string> = new Set('seasoning rub blend'.split(' '));

const staples: ReadonlySet<Category> = new Set(['pasta-rice-grains', 'beans-legumes']);

/** Shelves of what a seasoning is made for. */
const seasoned: ReadonlySet<Category> = new Set([
  'produce',
  'herbs',
  'meat',
  'poultry',
  'seafood',
  'deli',
  'cheese',
  'canned-jarred',
  'snacks-sweets',
]);

/** The same for all orders of the words before a head. */
function bagOf(keys: readonly string[], head: string): string {
  return `${[...keys].sort().join(' ')}>${head}`;
}

const unknown: CategorySuggestion = {
  category: 'other',
  confidence: 0,
  alternatives: [],
  food: null,
  storage: null,
  shelfLifeDays: null,
};

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
