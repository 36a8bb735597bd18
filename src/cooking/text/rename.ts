import { createMemo } from '#kernel/memo';
import type { Food } from '#food/model';
import { capitalise, indefiniteArticle } from './grammar.ts';
import { shortNames } from './naming.ts';

/** A food that a dish's author named outright, and the one that stands in its place. */
export interface Stand {
  readonly own: Food;
  readonly instead: Food;
}

interface Rename {
  readonly pattern: RegExp;
  readonly one: string;
  readonly many: string;
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}+/gu) ?? [];
const stemOf = (word: string): string => word.replace(/oes$/, 'o').replace(/(?:ies|es|s|y)$/, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is called by its last word alone: the Greek yogurt of a "yogurt parfait". */
const short = / (yogurt|rice|noodles|wine)$/;

/** Juice and zest go by the fruit's name: "sharpened with lemon". */
const base = (name: string): string => name.replace(/ (?:juice|zest)$/, '');

const patterns = createMemo<RegExp>(800);

/** Where a text speaks of a food by one of these names, and not of its size, its look or a kin of it. Kept. */
const patternOf = (names: string): RegExp =>
  patterns.get(
    names,
    () =>
      new RegExp(
        String.raw`(?<![\p{L}-]|(?:size|color|colour|thickness|smell) of (?:an? )?|like (?:an? )?|butter )(an? )?(${names})(?![\p{L}-])`,
        'giu',
      ),
  );

/**
 * Makes a function that says the food which is in the pot wherever a text names the one that it replaces. A name of
 * which some other ingredient speaks too ("onion" beside crisp fried onions) is left alone.
 */
export function renamer(stands: readonly Stand[], present: readonly Food[]): (text: string) => string {
  const there = new Set(present.flatMap(({ name }) => wordsOf(name)).map(stemOf));
  const renames = stands.flatMap(({ own, instead }): Rename[] => {
    // Water that something boils in is still water.
    if (own.id === 'water') return [];
    const from = shortNames([own]).get(own.id)!;
    const to = shortNames([instead]).get(instead.id)!;
    const plain = base(from.singular);
    const words = wordsOf(plain);
    if (words.every((word) => there.has(stemOf(word)))) return [];
    const head = short.exec(from.singular)?.[1];
    const forms = [
      from.singular,
      from.plural,
      plain,
      ...(head === undefined || there.has(stemOf(head)) ? [] : [head]),
    ]
      .filter((form) => form !== null)
      .map(escaped);
    const one = from.singular === plain ? to.singular : base(to.singular);
    return [
      {
        pattern: patternOf([...new Set(forms)].sort((a, b) => b.length - a.length).join('|')),
        one,
        many: to.plural ?? one,
      },
    ];
  });
  if (renames.length === 0) return (text) => text;
  return (text) =>
    renames
      .reduce(
        (result, { pattern, one, many }) =>
          result.replace(pattern, (_: string, article: string | undefined, name: string) => {
            const plural = article === undefined && many !== one && /s$/i.test(name);
            const said = plural ? many : one;
            const named = /^\p{Lu}/u.test(name) ? capitalise(said) : said;
            return article === undefined
              ? named
              : `${/^A/.test(article) ? capitalise(indefiniteArticle(said)) : indefiniteArticle(said)} ${named}`;
          }),
        text,
      )
      .replace(/(?<![\p{L}-])(\p{L}+) (?:or|and) \1(?![\p{L}-])/giu, '$1');
}
