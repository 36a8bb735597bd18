import { createMemo } from '#kernel/memo';

const ends = String.raw`(?=[,.;:)]|$| (?:and|with|in|into|over|to|on|onto|until|around|for|from|at|as|by|or|then|is|has|are)\b)`;
const noun = String.raw`(?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+`;
const share = new RegExp(
  String.raw`\b(?:(?<part>(?:half|most|a third|two thirds|a quarter|three quarters) of )(?:the remaining |what (?<left>${noun}) is left\b)|the (?:rest|other half|last|remainder) of (?:the )?|what is left of (?:the )?|the remaining )(?<name>${noun})?${ends}`,
  'giu',
);

/** Always there, whatever a recipe is called to list. */
const usual: readonly string[] = ['salt', 'oil', 'butter', 'sugar', 'pepper'];
const headOf = (name: string): string => name.toLowerCase().split(' ').at(-1)!;
const stemOf = (word: string): string => word.toLowerCase().replace(/(?:oes|ies|es|s|y)$/, '');

const patterns = createMemo<RegExp>(200);
/** Where a text names a food by one form of its word or another. */
const named = (stem: string): RegExp =>
  patterns.get(stem, () => new RegExp(String.raw`\b${stem}(?:oes|ies|es|s|y)?(?!\p{L})`, 'u'));

/**
 * Steps in the order in which they are read, with "the rest of the salt" as "the salt" where no earlier words took any of
 * it: the step that did may be missing from this version of the dish.
 * @param names of the recipe's ingredients; the rest of a sauce or of the time is left alone
 * @param isKnifeWork whether the text at a place only cuts, and uses nothing up
 */
export function firstUses(
  texts: readonly string[],
  names: readonly string[] = [],
  isKnifeWork: (at: number) => boolean = () => false,
): readonly string[] {
  const nouns = new Set([...usual, ...names.map(headOf)].map(stemOf));
  let before = '';
  return texts.map((text, index) => {
    if (isKnifeWork(index) || !/\b(?:rest|half|last|left|remaining|remainder)\b/.test(text)) {
      if (!isKnifeWork(index)) before += ` ${text}`;
      return text;
    }
    const said = text.replace(share, (whole: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as { part?: string; left?: string; name?: string };
      const at = rest.at(-3) as number;
      const name = groups.left ?? groups.name;
      if (name === undefined || !nouns.has(stemOf(headOf(name)))) return whole;
      const earlier = `${before} ${text.slice(0, at)}`.toLowerCase();
      if (named(stemOf(headOf(name))).test(earlier)) return whole;
      const first = `${groups.part ?? ''}the ${name}`;
      return /^\p{Lu}/u.test(whole) ? first[0]!.toUpperCase() + first.slice(1) : first;
    });
    before += ` ${said}`;
    return said;
  });
}
