import type { Food } from '../model.ts';
import type { Claim } from './lexicon.ts';
import { prepositions } from './lexicon.ts';
import { createSpellingIndex, type SpellingIndex } from './typo.ts';
import { keysOf, wordsOf } from './words.ts';

/** One name of one food. */
export interface NameEntry {
  readonly food: Food;
  readonly keys: readonly string[];
  /** The folded words as the table writes them. */
  readonly written: string;
  readonly alias: boolean;
  /** Position in the table, for a stable order. */
  readonly order: number;
}

/** Judgements about foods that matching needs. */
export interface MatchFacts {
  /** The same node or below it. */
  isA(food: Food, ancestor: Food): boolean;
  /** One is a kind or a part of the other ("potato" in "gnocchi"). */
  related(food: Food, part: Food): boolean;
  /** Nothing in the food contradicts the claim. */
  satisfies(food: Food, claim: Claim): boolean;
  /** The food is so by nature ("dried" lentils, "frozen" from the freezer). */
  implies(food: Food, key: string): boolean;
  /** Grown or slaughtered, not made: an unknown word before it is a variety or a breed. */
  wholeFood(food: Food): boolean;
  keepsTail(food: Food, tail: string, needs: readonly string[] | undefined): boolean;
}

/** All names of a table, ready for looking up. */
export interface NameIndex {
  readonly byKey: ReadonlyMap<string, NameEntry>;
  readonly byJoined: ReadonlyMap<string, NameEntry>;
  readonly byHead: ReadonlyMap<string, readonly NameEntry[]>;
  readonly foodWords: ReadonlySet<string>;
  readonly spelling: SpellingIndex;
  readonly facts: MatchFacts;
}

/** The names of a table read beforehand, each key once. */
export interface CompiledNames {
  /** The keys of a name with spaces between them. */
  readonly keys: readonly string[];
  /** The folded words where they are not the keys. */
  readonly written: readonly (string | 0)[];
  /** Twice the place of the food in the table, and one more for an alias. */
  readonly foods: readonly number[];
  /** Where the head noun ends, by the place of the name, if it is not the last word. */
  readonly headEnds: Readonly<Record<string, number>>;
  /** Every word of the names but prepositions. */
  readonly words: readonly string[];
}

/** Visits every name before every alias, and ids last, as they win over each other. */
function eachName(foods: readonly Food[], visit: (name: string, at: number, alias: boolean) => void): void {
  foods.forEach((food, at) => {
    visit(food.name, at, false);
    if (food.plural !== null) visit(food.plural, at, false);
  });
  foods.forEach((food, at) => {
    for (const alias of food.aliases) visit(alias, at, true);
  });
  foods.forEach((food, at) => {
    // Most ids are the name itself.
    if (food.id.replaceAll('-', ' ') !== food.name) visit(food.id, at, true);
  });
}

/** Reads the names of a table, so that loading it need not. */
export function compileNames(foods: readonly Food[]): CompiledNames {
  const seen = new Set<string>();
  const written: (string | 0)[] = [];
  const places: number[] = [];
  const headEnds: Record<string, number> = {};
  const known = new Set<string>();
  eachName(foods, (name, at, alias) => {
    const words = wordsOf(name);
    const keys = keysOf(words);
    const key = keys.join(' ');
    if (key === '' || seen.has(key)) return;
    const cut = keys.findIndex((word, place) => place > 0 && prepositions.has(word));
    if (cut > 0) headEnds[seen.size] = keys.slice(0, cut).join(' ').length;
    for (const word of keys) if (!prepositions.has(word)) known.add(word);
    seen.add(key);
    const text = words.join(' ');
    written.push(text === key ? 0 : text);
    places.push(2 * at + Number(alias));
  });
  return { keys: [...seen], written, foods: places, headEnds, words: [...known] };
}

class Name implements NameEntry {
  readonly food: Food;
  readonly written: string;
  readonly alias: boolean;
  readonly order: number;
  readonly #key: string;
  #keys: readonly string[] | null = null;

  constructor(food: Food, key: string, written: string, alias: boolean, order: number) {
    this.food = food;
    this.#key = key;
    this.written = written;
    this.alias = alias;
    this.order = order;
  }

  get keys(): readonly string[] {
    return (this.#keys ??= this.#key.split(' '));
  }
}

/**
 * Indexes every name, plural and alias of the foods. A name wins over an alias, an earlier food over a later,
 * and anything of an earlier table over a later one.
 */
export function indexNames(
  tables: readonly { readonly foods: readonly Food[]; readonly names?: CompiledNames }[],
  facts: MatchFacts,
): NameIndex {
  const byKey = new Map<string, NameEntry>();
  const byJoined = new Map<string, NameEntry>();
  const byHead = new Map<string, NameEntry[]>();
  const foodWords = new Set<string>();
  let before = 0;
  for (const { foods, names = compileNames(foods) } of tables) {
    for (const word of names.words) foodWords.add(word);
    names.keys.forEach((key, at) => {
      if (byKey.has(key)) return;
      const place = names.foods[at]!;
      const food = place >> 1;
      const entry = new Name(foods[food]!, key, names.written[at] || key, (place & 1) === 1, before + food);
      byKey.set(key, entry);
      const end = names.headEnds[at] ?? key.length;
      const start = key.lastIndexOf(' ', end - 1) + 1;
      if (key.length > 5) {
        const joined = start === 0 && end === key.length ? key : key.replaceAll(' ', '');
        if (joined.length > 5 && !byJoined.has(joined)) byJoined.set(joined, entry);
      }
      const head = key.slice(start, end);
      const list = byHead.get(head);
      if (list) list.push(entry);
      else byHead.set(head, [entry]);
    });
    before += foods.length;
  }
  return { byKey, byJoined, byHead, foodWords, spelling: createSpellingIndex(foodWords), facts };
}
