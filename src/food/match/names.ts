import { once } from '#kernel/once';
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

/** Finds what is kept under a key. */
interface Lookup<T> {
  get(key: string): T | undefined;
}

/** All names of a table, ready for looking up. */
export interface NameIndex {
  readonly byKey: Lookup<NameEntry>;
  /** By the words of a name written as one. */
  readonly byJoined: Lookup<NameEntry>;
  readonly byHead: Lookup<readonly NameEntry[]>;
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
 * and anything of an earlier table over a later one. What a start does not need is made when it is first asked for:
 * the objects of single names, and the indexes for names that are not written as the table writes them.
 */
export function indexNames(
  tables: readonly { readonly foods: readonly Food[]; readonly names?: CompiledNames }[],
  facts: MatchFacts,
): NameIndex {
  // A table without foods has no names; so there is one most of the time, whose keys differ all.
  const read = tables.flatMap(({ foods, names = compileNames(foods) }) =>
    names.keys.length === 0 ? [] : [{ foods, names }],
  );
  const places = new Map<string, number>();
  const keys: string[] = [];
  const entries: (NameEntry | undefined)[] = [];
  const firsts: number[] = [];
  for (const { names } of read) {
    firsts.push(keys.length);
    for (const key of names.keys) {
      if (!places.has(key)) places.set(key, keys.length);
      keys.push(key);
    }
  }
  /** Which table a name stands in. */
  const tableOf = (place: number): number => firsts.findLastIndex((first) => first <= place);
  const entryAt = (place: number): NameEntry => {
    const known = entries[place];
    if (known !== undefined) return known;
    const table = tableOf(place);
    const { foods, names } = read[table]!;
    const at = place - firsts[table]!;
    const food = names.foods[at]! >> 1;
    const before = read.slice(0, table).reduce((sum, one) => sum + one.foods.length, 0);
    const alias = (names.foods[at]! & 1) === 1;
    const key = keys[place]!;
    return (entries[place] = new Name(foods[food]!, key, names.written[at] || key, alias, before + food));
  };
  const foodWords = new Set(
    read.length === 1 ? read[0]!.names.words : read.flatMap(({ names }) => names.words),
  );
  /** Visits each name that won, with the place where its head noun begins and ends. */
  const eachHead = (visit: (place: number, key: string, start: number, end: number) => void): void =>
    keys.forEach((key, place) => {
      if (places.get(key) !== place) return;
      const table = tableOf(place);
      const end = read[table]!.names.headEnds[place - firsts[table]!] ?? key.length;
      visit(place, key, key.lastIndexOf(' ', end - 1) + 1, end);
    });
  const byJoined = once(() => {
    const found = new Map<string, number>();
    eachHead((place, key, start, end) => {
      if (key.length <= 5) return;
      const joined = start === 0 && end === key.length ? key : key.replaceAll(' ', '');
      if (joined.length > 5 && !found.has(joined)) found.set(joined, place);
    });
    return found;
  });
  const byHead = once(() => {
    const found = new Map<string, { readonly places: number[]; entries: readonly NameEntry[] | null }>();
    eachHead((place, key, start, end) => {
      const head = key.slice(start, end);
      const list = found.get(head);
      if (list) list.places.push(place);
      else found.set(head, { places: [place], entries: null });
    });
    return found;
  });
  const spelling = once(() => createSpellingIndex(foodWords));
  return {
    byKey: {
      get(key) {
        const place = places.get(key);
        return place === undefined ? undefined : entryAt(place);
      },
    },
    byJoined: {
      get(key) {
        const place = byJoined().get(key);
        return place === undefined ? undefined : entryAt(place);
      },
    },
    byHead: {
      get(head) {
        const found = byHead().get(head);
        return found === undefined ? undefined : (found.entries ??= found.places.map(entryAt));
      },
    },
    foodWords,
    spelling: { nearest: (word) => spelling().nearest(word) },
    facts,
  };
}
