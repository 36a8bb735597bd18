/** Reads the tables by which pantry items are sorted (`data/categories`) and checks them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  shelfGroups,
  type CategoryWords,
  type NameOrder,
  type ShelfGroup,
  type ShelfRule,
  type ShelfSignal,
} from '#food/category/words';
import { categories, type Category } from '#food/vocabulary';

type Loose = Record<string, unknown>;

/** "apple, pear" → ["apple", "pear"]; a list stays a list. */
const split = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String((value as string | undefined) ?? '').split(','))
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');

const map = <T>(value: unknown, each: (inner: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries((value ?? {}) as Loose).map(([key, inner]) => [key, each(inner)]));

/** The tables below `root`/data/categories; throws with every broken rule. */
export function readCategoryWords(root: string): CategoryWords {
  const read = (name: string): Loose =>
    parse(readFileSync(join(root, 'data/categories', `${name}.yaml`), 'utf8')) as Loose;
  const [terms, brands, shorthand, shelf] = [read('words'), read('brands'), read('shorthand'), read('shelf')];
  const grammar = read('grammar');
  const shelves = map(grammar['shelves'], split);
  const words: CategoryWords = {
    terms: [
      ...Object.entries(terms).flatMap(([category, groups]) =>
        Object.entries(groups as Loose).map(([group, list]) => ({
          category: category as Category,
          fruit: category === 'produce' && group === 'fruit',
          order: null,
          words: split(list),
        })),
      ),
      ...Object.entries(read('abroad')).flatMap(([order, languages]) =>
        Object.values(languages as Record<string, Loose>).flatMap((language) =>
          Object.entries(language).map(([category, list]) => ({
            category: category as Category,
            fruit: false,
            order: order as NameOrder,
            words: split(list),
          })),
        ),
      ),
    ],
    brands: Object.entries(brands).map(([product, names]) => ({
      product: product === 'anything' ? null : product,
      names: split(names),
    })),
    abbreviations: map(shorthand['abbreviations'], String),
    packs: split(shorthand['packs']),
    units: split(shorthand['units']),
    praise: split(shorthand['praise']),
    rules: (shelf['rules'] as Loose[]).map((rule): ShelfRule => ({
      words: split(rule['words']),
      but: split(rule['but']),
      all: (rule['all'] as Category | undefined) ?? null,
      except: split(rule['except']) as Category[],
      moves: map(rule['moves'], (to) => to as Category),
    })),
    signals: (shelf['signals'] as Loose[]).map((signal): ShelfSignal => ({
      category: signal['category'] as Category,
      strong: split(signal['strong']),
      weak: split(signal['weak']),
      but: split(signal['but']),
    })),
    weak: split(shelf['weak']),
    flavours: split(shelf['flavours']),
    savoury: split(shelf['savoury']),
    never: split(shelf['never']),
    faint: split(shelf['faint']),
    absorbs: map(shelf['absorbs'], split),
    storage: map(shelf['storage'], (place) => place as 'pantry' | 'fridge' | 'freezer'),
    grammar: {
      joiners: split(grammar['joiners']),
      genitives: split(grammar['genitives']),
      endings: split(grammar['endings']),
      blends: split(grammar['blends']),
      accidentalEnds: split(grammar['accidental_ends']),
      shelves: shelves as Record<ShelfGroup, Category[]>,
    },
  };
  const problems = checkCategoryWords(words);
  if (problems.length > 0) throw new Error(`data/categories:\n${problems.join('\n')}`);
  return words;
}

/** Broken rules, one line each; empty when all is well. */
export function checkCategoryWords(words: CategoryWords): string[] {
  const problems: string[] = [];
  const known = (word: string, where: string): void => {
    if (!(categories as readonly string[]).includes(word)) problems.push(`${where}: no category "${word}"`);
  };
  const shelfOf = new Map<string, Category>();
  for (const { category, words: list } of words.terms) {
    known(category, 'words');
    for (const word of list) {
      const other = shelfOf.get(word);
      if (other !== undefined && other !== category)
        problems.push(`words: "${word}" stands under ${other} and ${category}`);
      shelfOf.set(word, category);
    }
  }
  for (const category of categories) {
    const held = words.terms.some((group) => group.category === category && group.words.length > 0);
    if (!held && category !== 'other') problems.push(`words: nothing for ${category}`);
    if (words.storage[category] === undefined && category !== 'other')
      problems.push(`storage: nothing for ${category}`);
  }
  const brandOf = new Map<string, string | null>();
  for (const { product, names } of words.brands) {
    for (const name of names) {
      const other = brandOf.get(name);
      if (other !== undefined && other !== product)
        problems.push(`brands: "${name}" stands under ${other ?? 'anything'} and ${product ?? 'anything'}`);
      brandOf.set(name, product);
    }
    if (product !== null && !shelfOf.has(product))
      problems.push(`brands: the product "${product}" is not in words.yaml`);
  }
  for (const { all, except, moves } of words.rules) {
    for (const word of [...(all ? [all] : []), ...except, ...Object.values(moves)]) known(word, 'rules');
    for (const word of Object.keys(moves)) if (word !== 'fruit') known(word, 'rules');
  }
  for (const { category } of words.signals) known(category, 'signals');
  for (const [category, list] of Object.entries(words.absorbs)) {
    known(category, 'absorbs');
    for (const word of list)
      if (word !== 'flavours' && word !== 'savoury') known(word, `absorbs.${category}`);
  }
  problems.push(...checkGrammar(words, known));
  for (const word of words.weak)
    if (!shelfOf.has(word)) problems.push(`weak: "${word}" is not in words.yaml`);
  return problems;
}

/** Broken rules of the grammar: groups of shelves that are missing or empty, and words that are none. */
function checkGrammar(
  { grammar: { shelves, ...lists } }: CategoryWords,
  known: (word: string, where: string) => void,
): string[] {
  const problems: string[] = [];
  for (const group of shelfGroups) {
    if (((shelves[group] as readonly Category[] | undefined) ?? []).length === 0)
      problems.push(`grammar: nothing for shelves.${group}`);
  }
  for (const [group, list] of Object.entries(shelves)) {
    if (!(shelfGroups as readonly string[]).includes(group))
      problems.push(`grammar: no group of shelves "${group}"`);
    for (const word of list) known(word, `grammar: shelves.${group}`);
  }
  for (const [name, list] of Object.entries(lists)) {
    if (list.length === 0) problems.push(`grammar: nothing for ${name}`);
    for (const word of list)
      if (/\s/.test(word)) problems.push(`grammar: "${word}" in ${name} is more than one word`);
  }
  return problems;
}
