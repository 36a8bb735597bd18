import type { AllergenWords } from './fact-tables.ts';
import type { Allergen } from './vocabulary.ts';

/** A word that betrays an allergen. */
export interface Betrayal {
  readonly allergen: Allergen;
  readonly word: string;
}

interface Compiled {
  readonly single: ReadonlyMap<string, readonly Allergen[]>;
  /** Phrases by their first word. */
  readonly phrases: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly allergens: readonly Allergen[] }[]
  >;
  readonly lookAlikes: ReadonlyMap<string, readonly LookAlike[]>;
}

interface LookAlike {
  readonly words: readonly string[];
  /** How many of the words, from the first, still count. */
  readonly counted: number;
}

const compiled = new WeakMap<AllergenWords, Compiled>();

const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
};

/** Lower-case singular words without accents. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  return (plain.match(/\p{L}+/gu) ?? []).map(singular);
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function compile(table: AllergenWords): Compiled {
  const single = new Map<string, Allergen[]>();
  const phrases = new Map<string, { words: string[]; allergens: readonly Allergen[] }[]>();
  const lookAlikes = new Map<string, LookAlike[]>();
  for (const { words, allergens } of table.words) {
    for (const entry of words) {
      const parts = wordsOf(entry);
      const first = parts[0] ?? '';
      if (parts.length > 1) push(phrases, first, { words: parts, allergens });
      else single.set(first, [...new Set([...(single.get(first) ?? []), ...allergens])]);
    }
  }
  for (const [entries, whole] of [
    [table.harmless, true],
    [table.harmlessHead, false],
  ] as const) {
    for (const entry of entries) {
      const parts = wordsOf(entry);
      push(lookAlikes, parts[0] ?? '', { words: parts, counted: whole ? 0 : parts.length - 1 });
    }
  }
  for (const list of lookAlikes.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { single, phrases, lookAlikes };
}

const startsAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, i) => words[at + i] === word);

/** "egg-free", "no nuts", "without cheese", "walnut-sized": the word is named because it is not in there. */
const notInside =
  /\b[\p{L}]+(?:-| )free\b(?![- ]*range)|\b(?:no|without|free from|free of|instead of|omit)\s+(?:any\s+)?[\p{L}]+|\b[\p{L}]+[- ]sized?\b|\bsize of (?:a|an)\s+[\p{L}]+/giu;

/**
 * Allergens that words of a text betray. Whole words only, look-alikes ("nutmeg", "cream of tartar")
 * taken out first. `explained`: words that a known food accounts for. Finding nothing proves nothing.
 */
export function screenName(text: string, table: AllergenWords, explained?: ReadonlySet<string>): Betrayal[] {
  let rules = compiled.get(table);
  if (rules === undefined) compiled.set(table, (rules = compile(table)));
  const words = wordsOf(
    /free|no |without|size|instead|omit/i.test(text) ? text.replaceAll(notInside, ' ') : text,
  );
  const found: Betrayal[] = [];
  const add = (allergens: readonly Allergen[], word: string): void => {
    for (const allergen of allergens) {
      if (!found.some((hit) => hit.allergen === allergen)) found.push({ allergen, word });
    }
  };
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!;
    const phrases = rules.phrases.get(word) ?? [];
    const skip = rules.lookAlikes.get(word)?.find((phrase) => startsAt(words, i, phrase.words));
    if (skip !== undefined) {
      for (let j = 0; j < skip.counted; j += 1) add(rules.single.get(words[i + j]!) ?? [], words[i + j]!);
      if (skip.counted > 0)
        phrases.forEach(
          (phrase) => startsAt(words, i, phrase.words) && add(phrase.allergens, phrase.words.join(' ')),
        );
      i += skip.words.length - 1;
      continue;
    }
    if (explained?.has(word) === true) continue;
    for (const phrase of phrases) {
      if (startsAt(words, i, phrase.words)) add(phrase.allergens, phrase.words.join(' '));
    }
    add(rules.single.get(word) ?? [], word);
  }
  return found;
}
