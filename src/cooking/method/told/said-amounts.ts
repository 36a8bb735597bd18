/** Amounts that the steps repeat from the list: where a line changes, so does what is said of it. */

/** An amount in the steps, and what is said in its place. */
export interface SaidAmount {
  readonly from: RegExp;
  readonly to: string;
}

/** "1.5 litres", "8 cups", "500ml" at the head of an ingredient line. */
const head =
  /^\s*((?:\d+\s+)?\d+\/\d+|\d+\s*[¼½¾⅓⅔⅛]|\d+(?:[.,]\d+)?|[¼½¾⅓⅔⅛])\s*(cups?|c\b|l\b|lit(?:er|re)s?|ml|pints?|quarts?|qts?|fl\.? ?oz|oz|ounces?)/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * How the steps say the amount of a line that becomes another; null where they do not say it exactly once, or say
 * another amount of the same food as well.
 */
export function amountSaid(
  instructions: readonly string[],
  before: string,
  after: string,
  noun: string,
): SaidAmount | null {
  const [was, is] = [head.exec(before), head.exec(after)];
  if (was === null || is === null) return null;
  const food = escaped(noun.toLowerCase().split(/\s+/).at(-1)!);
  // The food's own name follows within a word or two: "1.5 litres hot water".
  const follows = String.raw`(?=\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,3}?${food}\b)`;
  const from = new RegExp(
    String.raw`(?<![\d.,/½¼¾])${escaped(was[1]!).replace(/\s+/g, String.raw`\s+`)}\s*${escaped(was[2]!)}${follows}`,
    'giu',
  );
  const any = new RegExp(String.raw`[\d¼½¾⅓⅔⅛]\s*\p{L}+${follows}`, 'giu');
  const text = instructions.join('\n');
  return [...text.matchAll(from)].length === 1 && [...text.matchAll(any)].length === 1
    ? { from, to: is[0].trim() }
    : null;
}

/** So much less liquid stands lower than what it once covered. */
const toCover =
  /(\b(?:water|stock|broth|liquid))(?:,? (?:just |enough )?to (?:just |barely )?cover(?: (?:it|them|everything|the [\p{L}]+))?)(?=[.,;]|$)/giu;

/** An instruction with the new amounts. */
export const withAmounts = (text: string, amounts: readonly SaidAmount[], isLess: boolean): string => {
  const said = amounts.reduce((out, { from, to }) => out.replace(from, to), text);
  return isLess && said !== text ? said.replace(toCover, '$1') : said;
};
