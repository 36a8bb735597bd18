import { createMemo } from '#kernel/memo';
import type { Food } from '#food/model';
import { capitalise, indefiniteArticle } from './grammar.ts';
import { shortNames } from './naming.ts';
import type { SpokenName } from './spoken-names.ts';

/** A food that a dish's author named outright, and the one that stands in its place. */
export interface Stand {
  readonly own: Food;
  readonly instead: Food;
}

interface Rename {
  /** In small letters; a text that has none of them is spared the pattern. */
  readonly names: readonly string[];
  readonly pattern: RegExp;
  readonly one: string;
  readonly many: string;
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}+/gu) ?? [];
const stemOf = (word: string): string => word.replace(/oes$/, 'o').replace(/(?:ies|es|s|y)$/, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const nameStems = createMemo<readonly string[]>(1024);

/** The words of a food's name without their endings; kept, as each text of a recipe asks for those of all its foods. */
const stemsOf = (name: string): readonly string[] => nameStems.get(name, () => wordsOf(name).map(stemOf));

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
 * @param called what this text calls the foods, where not by their short names
 */
export function renamer(
  stands: readonly Stand[],
  present: readonly Food[],
  called: ReadonlyMap<string, SpokenName> = new Map(),
): (text: string) => string {
  if (stands.length === 0) return (text) => text;
  const there = new Set(present.flatMap(({ name }) => stemsOf(name)));
  const renames = stands.flatMap(({ own, instead }): Rename[] => {
    // Water that something boils in is still water.
    if (own.id === 'water') return [];
    const from = shortNames([own]).get(own.id)!;
    const to = called.get(instead.id) ?? shortNames([instead]).get(instead.id)!;
    const plain = base(from.singular);
    const words = wordsOf(plain);
    if (words.every((word) => there.has(stemOf(word)))) return [];
    const head = short.exec(from.singular)?.[1];
    const forms = [
      from.singular,
      from.plural,
      plain,
      ...(head === undefined || there.has(stemOf(head)) ? [] : [head]),
    ].filter((form) => form !== null);
    const one = from.singular === plain ? to.singular : base(to.singular);
    const names = [...new Set(forms)].sort((a, b) => b.length - a.length);
    return [
      {
        names: names.map((name) => name.toLowerCase()),
        pattern: patternOf(names.map(escaped).join('|')),
        one,
        many: to.plural ?? one,
      },
    ];
  });
  if (renames.length === 0) return (text) => text;
  const said = new Set(renames.flatMap(({ one, many }) => [one.toLowerCase(), many.toLowerCase()]));
  return (text) => {
    const renamed = renames.reduce(
      (result, { names, pattern, one, many }) =>
        !mentions(result, names)
          ? result
          : result.replace(
              pattern,
              (found: string, article: string | undefined, name: string, at: number) => {
                const verb = verbOf(found, result.slice(0, at), result.slice(at + found.length));
                if (verb !== null) return verb;
                const plural = article === undefined && many !== one && /s$/i.test(name);
                const to = plural ? many : one;
                const named = /^\p{Lu}/u.test(name) ? capitalise(to) : to;
                return article === undefined
                  ? named
                  : `${/^A/.test(article) ? capitalise(indefiniteArticle(to)) : indefiniteArticle(to)} ${named}`;
              },
            ),
      text,
    );
    // The onion that became a leek may stand beside a leek now.
    return renamed === text
      ? text
      : renamed.replace(
          /(?<![\p{L}-])(\p{L}+) (?:or|and) \1(?![\p{L}-])/giu,
          (twice: string, name: string) => (said.has(name.toLowerCase()) ? name : twice),
        );
  };
}

/** Foods whose names are also what is done with them, and how that is said without the food; null: as it stands. */
const alsoVerbs: Readonly<Record<string, string | null>> = {
  butter: 'grease',
  oil: 'grease',
  flour: null,
  salt: null,
  pepper: null,
  sugar: null,
  water: null,
};
const beginsClause = /(?:^|[.!?:;,]\s+|\b(?:and|then|or)\s+)$/;
const objectAhead =
  /^ (?:an?|the|it|them|each|both|every|your|some|small|large|shallow|deep|individual|well|lightly|generously|two|four|six|molds?|moulds?|ramekins?|tins?|pans?|dish(?:es)?)\b/i;

/** "Butter small molds": what to say instead of a name that is a verb here; null where it is the food. */
function verbOf(found: string, before: string, after: string): string | null {
  const verb = alsoVerbs[found.toLowerCase()];
  if (verb === undefined || !beginsClause.test(before) || !objectAhead.test(after)) return null;
  return verb === null ? found : /^\p{Lu}/u.test(found) ? capitalise(verb) : verb;
}

const mentions = (text: string, names: readonly string[]): boolean => {
  const small = text.toLowerCase();
  return names.some((name) => small.includes(name));
};
