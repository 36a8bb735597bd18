import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import { nameKeys, type Token } from './tokens.ts';

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

interface Named {
  readonly keys: readonly string[];
}

/** Names of the food table that begin with one word, by their second word; `''` has those of one word. */
const bySecond = new WeakMap<readonly FoodPhrase[], ReadonlyMap<string, readonly FoodPhrase[]>>();

function secondWords(candidates: readonly FoodPhrase[]): ReadonlyMap<string, readonly FoodPhrase[]> {
  let known = bySecond.get(candidates);
  if (known === undefined) {
    const made = new Map<string, FoodPhrase[]>();
    for (const one of candidates) {
      const second = one.keys[1] ?? '';
      const list = made.get(second);
      if (list) list.push(one);
      else made.set(second, [one]);
    }
    bySecond.set(candidates, (known = made));
  }
  return known;
}

/** The longest name of the food table that stands at a place. */
export function longestPhrase(
  candidates: readonly FoodPhrase[] | undefined,
  tokens: readonly Token[],
  at: number,
  text: string,
): FoodPhrase | undefined {
  if (candidates === undefined) return undefined;
  // Hundreds of foods begin with "green".
  if (candidates.length > 8) {
    const words = secondWords(candidates);
    const next = tokens[at + 1];
    const longer = next === undefined ? undefined : words.get(next.key);
    return longestOf(longer, tokens, at, text) ?? longestOf(words.get(''), tokens, at, text);
  }
  return longestOf(candidates, tokens, at, text);
}

/** The longest name that stands at a place; a name does not run over a comma or the end of a sentence. */
export function longestOf<Name extends Named>(
  candidates: readonly Name[] | undefined,
  tokens: readonly Token[],
  at: number,
  text: string,
): Name | undefined {
  if (candidates === undefined) return undefined;
  const { sentence } = tokens[at]!;
  for (const candidate of candidates) {
    const { keys } = candidate;
    let i = 1;
    for (; i < keys.length; i++) {
      const next = tokens[at + i];
      if (next === undefined || next.key !== keys[i] || next.sentence !== sentence) break;
      const joint = text[next.start - 1];
      // "Onions & salt" are two.
      if (keys[i] !== 'half' && /[&+]/.test(text.slice(tokens[at + i - 1]!.end, next.start))) break;
      if (next.opens && joint !== '-' && joint !== '/') break;
    }
    if (i >= keys.length) return candidate;
  }
  return undefined;
}
