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

/**
 * Indexes every name, plural and alias of the foods. A name wins over an alias, an earlier food over a later,
 * and anything of an earlier table over a later one.
 */
export function indexNames(tables: readonly (readonly Food[])[], facts: MatchFacts): NameIndex {
  const byKey = new Map<string, NameEntry>();
  const byJoined = new Map<string, NameEntry>();
  const byHead = new Map<string, NameEntry[]>();
  const foodWords = new Set<string>();
  const add = (food: Food, name: string, alias: boolean, order: number): void => {
    const words = wordsOf(name);
    const keys = keysOf(words);
    const single = keys.length === 1;
    const key = single ? keys[0]! : keys.join(' ');
    if (key === '' || byKey.has(key)) return;
    const entry: NameEntry = {
      food,
      keys,
      written: words.length === 1 ? words[0]! : words.join(' '),
      alias,
      order,
    };
    byKey.set(key, entry);
    const joined = single ? key : keys.join('');
    if (joined.length > 5 && !byJoined.has(joined)) byJoined.set(joined, entry);
    let cut = keys.length;
    for (let at = keys.length - 1; at >= 0; at--) {
      const word = keys[at]!;
      if (!prepositions.has(word)) foodWords.add(word);
      else if (at > 0) cut = at;
    }
    const head = keys[cut - 1]!;
    const list = byHead.get(head);
    if (list) list.push(entry);
    else byHead.set(head, [entry]);
  };
  let before = 0;
  for (const foods of tables) {
    foods.forEach((food, at) => {
      add(food, food.name, false, before + at);
      if (food.plural !== null) add(food, food.plural, false, before + at);
    });
    foods.forEach((food, at) => {
      for (const alias of food.aliases) add(food, alias, true, before + at);
    });
    foods.forEach((food, at) => {
      // Most ids are the name itself.
      if (food.id.replaceAll('-', ' ') !== food.name) add(food, food.id, true, before + at);
    });
    before += foods.length;
  }
  return { byKey, byJoined, byHead, foodWords, spelling: createSpellingIndex(foodWords), facts };
}
