/** Spoons in full where a text is prose: "2 tbsp butter" → "2 tablespoons butter". Weights stay: "a 2lb loaf tin" is a size. */

const names: Readonly<Record<string, string>> = {
  tbsp: 'tablespoon',
  tbs: 'tablespoon',
  tsp: 'teaspoon',
};

const measure =
  /(?<n>(?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛]|\b(?:last|other|first|another|an?|one|every|each|per))(?<gap>[ -]?)(?<unit>tbsp|tbs|tsp)\b\.?(?! ?[/.])/giu;

/** One of a thing, or less: it has no s. */
const single = /^(?:1|[½¼¾⅓⅔⅛]|\d\/\d+|last|other|first|another|an?|one|every|each|per)$/iu;

/** A text with its measures in full; a size before its thing ("a 6-oz steak") stays single. */
export const inFull = (text: string): string =>
  text.replace(measure, (...all: unknown[]) => {
    const { n = '', gap = '', unit = '' } = all.at(-1) as Record<string, string | undefined>;
    const many = gap !== '-' && !single.test(n);
    return `${n}${gap === '-' ? '-' : ' '}${names[unit.toLowerCase()]!}${many ? 's' : ''}`;
  });

/** "1 minutes" → "1 minute", but "1 1/2 minutes" and "0–1 minutes". */
export const singular = (text: string): string =>
  text.replace(
    /(?<![\d/.,–-]\s?|\b(?:to|or|and) )\b1 (?<unit>minute|hour|second|cup|teaspoon|tablespoon|slice|clove)s\b/gu,
    '1 $<unit>',
  );
