import type { AllergenWords } from './fact-tables.ts';
import type { Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import type { Allergen, Trait } from './vocabulary.ts';

/** What words of a text betray, each with the first word that did. */
export interface Betrayed {
  readonly allergens: ReadonlyMap<Allergen, string>;
  readonly traits: ReadonlyMap<Trait, string>;
}

interface Meaning {
  readonly allergens: readonly Allergen[];
  readonly traits: readonly Trait[];
}

interface Phrase extends Meaning {
  readonly words: readonly string[];
}

interface Compiled {
  readonly single: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases by their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
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

/** "for frying the chicken", "for the top crust": what the food is for, not what is in it; "for dipping in butter" is in both. */
const purpose =
  /\bfor (?:the |a |your )?(?:[\p{L}-]+ing\b|top|base|bottom|pan|dish|filling|crust|topping)[^,;:()]*?(?=$|[,;:()]| (?:in|into|with) )/giu;

/** "leave out if your sausage is spicy", "go easy as the bacon is salty": what is said of another food of the dish. */
const ofAnother =
  /\b(?:if|when|unless|since|because|as) (?:the|your|my|our) [\p{L}-]+(?: [\p{L}-]+)? (?:is|are|isn't|aren't|was|has|have|tastes?)\b/giu;

/** Without accents or apostrophes. */
const plainText = /^[ -&(-~]*$/;

/** Lower-case singular words without accents. */
export function wordsOf(text: string): string[] {
  if (plainText.test(text)) return (text.toLowerCase().match(/[a-z]+/g) ?? []).map(singular);
  const plain = text
    .normalize('NFD')
    // "lait d'amande", "pappardelle all'uovo": the article is no part of the word.
    .replaceAll(/\b(?:[dl]|dell|all|dall|nell|sull)['’](?=\p{L}{3})/giu, ' ')
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
  const single = new Map<string, Meaning[]>();
  const phrases = new Map<string, Phrase[]>();
  const lookAlikes = new Map<string, LookAlike[]>();
  for (const { words, allergens = [], traits = [] } of table.words) {
    for (const entry of words) {
      const parts = wordsOf(entry);
      if (parts.length > 1) push(phrases, parts[0]!, { words: parts, allergens, traits });
      else push(single, parts[0] ?? '', { allergens, traits });
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
  /\b(?:the )?size of (?:an?|the|your)\s+[\p{L}]+|\b[\p{L}]+(?:-| )free\b(?![- ]*range)|\b(?:no|without|free from|free of|instead of|omit)\s+(?:any\s+)?[\p{L}]+|\b[\p{L}]+[- ]sized?\b/giu;

/** The text without what it says of other foods and of what this one is for. */
function withoutOthers(text: string): string {
  const said = /\bfor /i.test(text) ? text.replaceAll(purpose, ' ') : text;
  return / (?:the|your|my|our) /i.test(said) ? said.replaceAll(ofAnother, ' ') : said;
}

/**
 * Allergens and traits that words of a text betray. Whole words only, look-alikes ("nutmeg", "cream of
 * tartar") taken out first. `explained`: words that a known food accounts for. Nothing found proves nothing.
 */
export function screenName(text: string, table: AllergenWords, explained?: Explained): Betrayed {
  let rules = compiled.get(table);
  if (rules === undefined) compiled.set(table, (rules = compile(table)));
  const said = explained === undefined ? text : withoutOthers(text);
  const words = wordsOf(
    /free|no |without|size|instead|omit/i.test(said) ? said.replaceAll(notInside, ' ') : said,
  );
  const allergens = new Map<Allergen, string>();
  const traits = new Map<Trait, string>();
  const add = (meaning: Meaning, word: string): void => {
    for (const allergen of meaning.allergens) if (!allergens.has(allergen)) allergens.set(allergen, word);
    for (const trait of meaning.traits) if (!traits.has(trait)) traits.set(trait, word);
  };
  const addWord = (word: string): void => rules.single.get(word)?.forEach((meaning) => add(meaning, word));
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!;
    const phrases = rules.phrases.get(word) ?? [];
    const addPhrases = (): void => {
      for (const phrase of phrases) {
        if (!startsAt(words, i, phrase.words)) continue;
        // "fish sticks" is more than fish: a food accounts for a phrase only by a name that has it.
        const said = phrase.words.join(' ');
        if (explained?.names.some((name) => name.includes(` ${said} `)) !== true) add(phrase, said);
      }
    };
    const skip = rules.lookAlikes.get(word)?.find((phrase) => startsAt(words, i, phrase.words));
    if (skip !== undefined) {
      for (let j = 0; j < skip.counted; j += 1) addWord(words[i + j]!);
      if (skip.counted > 0) addPhrases();
      // A look-alike may be a phrase of its own: "vegetarian oyster sauce" holds no oyster, but soy.
      else
        for (const phrase of phrases)
          if (phrase.words.join(' ') === skip.words.join(' ')) add(phrase, skip.words.join(' '));
      i += skip.words.length - 1;
      continue;
    }
    addPhrases();
    if (explained?.words.has(word) !== true) addWord(word);
  }
  return { allergens, traits };
}

/** What the names of a known food account for; its own facts answer for that. */
interface Explained {
  readonly words: ReadonlySet<string>;
  /** Each name in plain words, with a space at either end. */
  readonly names: readonly string[];
}

const explainedBy = new WeakMap<Food, Explained>();

/** What the names of a food account for on a line that was found to be it; for `screenName`. */
export function explainedByNames(food: Food): Explained {
  let known = explainedBy.get(food);
  if (known === undefined) {
    const names = [food.name, food.plural ?? '', ...food.aliases, ...(food.abroad ?? [])].map(wordsOf);
    known = { words: new Set(names.flat()), names: names.map((words) => ` ${words.join(' ')} `) };
    explainedBy.set(food, known);
  }
  return known;
}

const openings = new WeakMap<AllergenWords, ReadonlySet<string>>();

/** A word of the line, not accounted for by its food, that brings in things of its own ("breaded"); else null. */
export function openingWord(ingredient: Ingredient, table: AllergenWords): string | null {
  let words = openings.get(table);
  if (words === undefined) openings.set(table, (words = new Set(table.opening.flatMap((w) => wordsOf(w)))));
  const list = ingredient.modifiers ?? [];
  return list.find((modifier) => wordsOf(modifier).some((word) => words.has(word))) ?? null;
}
