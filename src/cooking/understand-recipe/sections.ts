import type { GroundedLine } from '#food/ground';
import { createMemo } from '#kernel/memo';

/** Parts of a recipe: what stands under "For the frosting" or is written "(for the gravy)", and which of them a text is about. */
export interface Sections {
  /** No heading says so, but the list begins anew: its parts are told by the foods that come twice. */
  readonly implied: boolean;
  /** Part that an ingredient belongs to; null for one without. */
  of(key: string): string | null;
  /** The part that a text speaks of in so many words: "for the sauce", "Frosting: …". */
  named(text: string): string | null;
  /** The likeliest among ingredients of one name: by stated part, then by what stands beside them, then by the step before. */
  narrow(
    keys: readonly string[],
    text: string,
    beside: readonly string[],
    before: readonly string[],
  ): readonly string[];
}

/** Of a list without parts. */
export const noSections: Sections = {
  implied: false,
  of: () => null,
  named: () => null,
  narrow: (keys) => keys,
};

const fillers = new Set(
  'for the and with from your some plus extra more optional ingredients part step'.split(' '),
);
const purpose = /(?<!\b(?:plus|extra|more)\b[^(,]*)\bfor (?:the |a |your )?([\p{L}]+(?: [\p{L}]+)?)\)?\s*$/iu;

const stemOf = (word: string): string => word.replace(/(?:ings?|s)$/, '').slice(0, 6);
const stemsOf = (name: string): readonly string[] =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !fillers.has(word)).map(stemOf);

const patterns = createMemo<RegExp>(200);
/** "For the sauce", "make your sauce", "Sauce: …", "the sauce ingredients"; `stem` has letters only. */
const speaksOf = (stem: string): RegExp =>
  patterns.get(
    stem,
    () =>
      new RegExp(
        `(?:\\b(?:for|make|prepare|to) (?:the |your |a )?(?:\\p{L}+ )?${stem}\\p{L}*)|(?:^|[.!?]\\s)\\W*(?:the )?(?:\\p{L}+ )?${stem}\\p{L}*\\s*(?::|–|-\\s|!)|\\bthe ${stem}\\p{L}* ingredients`,
        'u',
      ),
  );

/**
 * Where a list without headings begins anew: at least two foods come twice, all of them once before a place and once
 * after it. What lies between the last of the one and the first of the other may belong to either.
 */
function secondList(
  lines: readonly GroundedLine[],
): { readonly firstEnds: number; readonly begins: number } | null {
  const places = new Map<string, number[]>();
  for (const [at, { ingredient }] of lines.entries())
    if (ingredient.food !== null && ingredient.food.id !== 'water')
      places.set(ingredient.food.id, [...(places.get(ingredient.food.id) ?? []), at]);
  const twice = [...places.values()].filter((at) => at.length > 1);
  if (twice.length < 2 || twice.some((at) => at.length > 2)) return null;
  const firstEnds = Math.max(...twice.map(([first]) => first!));
  const begins = Math.min(...twice.map(([, again]) => again!));
  return firstEnds < begins ? { firstEnds, begins } : null;
}

/** "For the topping: 1/2 cup sugar": a heading in front of the first line of its part. */
const heading = /^\W*(?:for|to make) (?:the |a |your )?(\p{L}[\p{L}' -]{1,30}?)\s*(?::|–|—)\s+\S/iu;

/** Reads the parts of a recipe from its list. */
export function readSections(lines: readonly GroundedLine[]): Sections {
  const part = new Map<string, string>();
  const heads = lines.map(({ parsed }) => heading.exec(parsed.source)?.[1] ?? null);
  // One such line may speak for itself; of two, each heads what stands below it.
  const headed = new Set(heads.filter((one) => one !== null)).size > 1;
  let above: string | null = null;
  for (const [at, { key, group, parsed }] of lines.entries()) {
    const { source } = parsed;
    const head = heads[at] ?? null;
    if (headed) above = head ?? above;
    const stated =
      group ?? (/\bfor /i.test(source) ? purpose.exec(source)?.[1] : undefined) ?? head ?? above ?? null;
    if (stated !== null) part.set(key, stated.toLowerCase());
  }
  const second = part.size === 0 ? secondList(lines) : null;
  if (second !== null)
    for (const [at, { key }] of lines.entries())
      if (at <= second.firstEnds || at >= second.begins)
        part.set(key, at < second.begins ? 'part 1' : 'part 2');
  const parts = [...new Set(part.values())];
  const stems = new Map(parts.map((name) => [name, stemsOf(name)]));
  const of = (key: string): string | null => part.get(key) ?? null;
  const named = (text: string): string | null => {
    if (parts.length === 0) return null;
    const low = text.toLowerCase();
    return (
      parts.find((name) =>
        stems.get(name)!.some((stem) => stem.length > 2 && low.includes(stem) && speaksOf(stem).test(low)),
      ) ?? null
    );
  };
  return {
    implied: second !== null,
    of,
    named,
    narrow(keys, text, beside, before) {
      if (keys.length < 2 || part.size === 0) return keys;
      if (new Set(keys.map(of)).size < 2) return keys;
      const stated = named(text);
      const count = (list: readonly string[], name: string | null): number =>
        list.length === 0 ? 0 : list.filter((key) => of(key) === name).length / list.length;
      const score = (key: string): number => {
        const own = of(key);
        if (second !== null) return 3 * count(beside, own);
        return (
          (stated !== null && own === stated ? 8 : 0) +
          3 * count(beside, own) +
          count(before, own) +
          (own === null ? 0.4 : 0)
        );
      };
      const best = Math.max(...keys.map(score));
      const kept = keys.filter((key) => score(key) > best - 1e-9);
      // White and brown sugar of one part stay together.
      return second === null ? kept : keys.filter((key) => kept.some((one) => of(one) === of(key)));
    },
  };
}
