import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import { nameKeys } from './tokens.ts';

/** A name of foods, word by word. */
export interface FoodPhrase {
  readonly keys: readonly string[];
  /** Every food of this name; a kind and a food may share one. */
  readonly foods: readonly Food[];
}

/** Names by their first word, longest first. */
export type FoodPhrases = ReadonlyMap<string, readonly FoodPhrase[]>;

/** On a shopping list they are bacon; in a text they are slices of whatever the list has, vegan bacon too. */
const slices: ReadonlySet<string> = new Set(['rasher']);

const made = new WeakMap<Catalogue, FoodPhrases>();

/** Every name in the food table, ready for scanning text; built once for a table. */
export function foodPhrases(foods: Catalogue): FoodPhrases {
  const known = made.get(foods);
  if (known) return known;
  const byKeys = new Map<string, { keys: readonly string[]; foods: Food[] }>();
  for (const food of foods.foods) {
    for (const name of [food.name, food.plural, ...food.aliases]) {
      if (name === null) continue;
      const keys = nameKeys(name.replace(/\s*\([^)]*\)/g, ''));
      if (keys.length === 0 || (keys.length === 1 && slices.has(keys[0]!))) continue;
      const joined = keys.join(' ');
      const entry = byKeys.get(joined);
      if (!entry) byKeys.set(joined, { keys, foods: [food] });
      else if (!entry.foods.includes(food)) entry.foods.push(food);
    }
  }
  const byFirst = new Map<string, FoodPhrase[]>();
  for (const phrase of byKeys.values()) {
    const list = byFirst.get(phrase.keys[0]!);
    if (list) list.push(phrase);
    else byFirst.set(phrase.keys[0]!, [phrase]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  made.set(foods, byFirst);
  return byFirst;
}
