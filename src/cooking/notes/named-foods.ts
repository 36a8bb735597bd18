import { createMemo } from '#kernel/memo';
import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import { shortNames } from '../text/naming.ts';

/** Finds the foods that a text names. */
export type NamedFoods = (text: string) => readonly Food[];

const stems = createMemo<string>(6000);

/** A word without its plural. Kept. */
const stemOf = (word: string): string =>
  stems.get(word, () =>
    word.replace(/ves$/, 'f').replace(/oes$/, 'o').replace(/ies$/, 'y').replace(/s$/, ''),
  );

const wordsOf = (text: string): readonly string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf);

/** Names of foods that are words of the kitchen for something else. */
const otherwise = new Set([
  'spread',
  'sprinkle',
  'roll',
  'date',
  'rub',
  'wrap',
  'game',
  'water',
  'ice',
  'salt',
]);
/** Named because it is not there: "without cream", "no egg". */
const denied = new Set(['no', 'not', 'without', 'neither', 'nor', 'instead', 'than', 'never']);

const known = new WeakMap<Catalogue, NamedFoods>();

/** Every food and kind of food that a text speaks of, by its own or its short name; what it says is absent is left out. */
export function namedFoods(foods: Catalogue): NamedFoods {
  let find = known.get(foods);
  if (find === undefined) known.set(foods, (find = build(foods)));
  return find;
}

function build(foods: Catalogue): NamedFoods {
  const byName = new Map<string, Food>();
  /** Of each word that names begin with, how many words the longest of them has. */
  const longest = new Map<string, number>();
  const add = (food: Food, names: readonly (string | null)[]): void => {
    for (const name of names) {
      const words = name === null ? [] : wordsOf(name);
      const key = words.join(' ');
      if (words.length === 0 || otherwise.has(key) || byName.has(key)) continue;
      byName.set(key, food);
      longest.set(words[0]!, Math.max(longest.get(words[0]!) ?? 0, words.length));
    }
  };
  for (const food of foods.foods) add(food, [food.name, food.plural]);
  // A short name means the food that has it as its full one, if any.
  for (const food of foods.foods) {
    const short = shortNames([food]).get(food.id)!;
    add(food, [short.singular, short.plural]);
  }
  const find = (text: string): readonly Food[] => {
    const words = wordsOf(text);
    const found: Food[] = [];
    for (let at = 0; at < words.length; at++) {
      const most = longest.get(words[at]!) ?? 0;
      for (let count = Math.min(most, words.length - at); count > 0; count--) {
        const food = byName.get(words.slice(at, at + count).join(' '));
        if (food === undefined) continue;
        if (!words.slice(Math.max(0, at - 3), at).some((word) => denied.has(word))) found.push(food);
        at += count - 1;
        break;
      }
    }
    return found;
  };
  const asked = createMemo<readonly Food[]>(3000);
  return (text) => asked.get(text, () => find(text));
}
