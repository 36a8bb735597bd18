/** What the readers of amounts hand each other, and the small questions they all ask. */
import { approximators, sizeKinds, sizes } from '../english/amounts.ts';
import type { LineAmount } from '../../line.ts';
import type { FoundUnit } from '../line-units.ts';
import type { Token } from '../tokens.ts';

/** What stands in front of a food. `end` is the token after it. */
export interface Amount {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
  unitText: string | null;
  size: string | null;
  each: LineAmount | null;
  alternate: LineAmount | null;
  qualifiers: string[];
  /** How the measure is filled, a preparation: "firmly packed". */
  packed: string[];
  /** Further statements of the same amount that have no field. */
  rest: string[];
  end: number;
}

/** A number or a range, as words or figures, before its unit is known. */
export interface Numbers {
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly end: number;
  /** A number of the form 1.000, which is a thousand of a small metric unit. */
  readonly pointed: boolean;
  readonly word: string | null;
}

/** A number with its unit of weight, volume, length or count. */
export interface Measure {
  readonly quantity: number;
  readonly quantityMax: number | null;
  readonly unit: FoundUnit;
  readonly unitText: string;
  readonly end: number;
}

/** True where a token is this punctuation mark. */
export const isMark = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'mark' && token.text === text;

/** True for a digit or a fraction sign, as against a number word. */
export const isNumeric = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.kind === 'fraction';

/** "about", "~", "ca." */
export const isAbout = (tokens: readonly Token[], at: number): boolean =>
  approximators.has(tokens[at]?.lower ?? '') ||
  isMark(tokens[at], '~') ||
  (isMark(tokens[at], '.') && /^(?:ca|approx)$/.test(tokens[at - 1]?.lower ?? ''));

/** The words of some tokens, small. */
export function words(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ');
}

/** A copy to read ahead with. */
export function scratch(amount: Amount): Amount {
  return { ...amount, qualifiers: [], packed: [], rest: [] };
}

/** True for units of weight, volume or length, as against things that are counted. */
export function isMeasure(unit: FoundUnit): boolean {
  return unit.dimension !== 'count';
}

/** True for units of length. */
export const isLength = (unit: string | null): boolean => unit !== null && /^(?:inch|cm|mm|foot)$/.test(unit);

/** A count noun in the singular. */
export function singular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('leaves')) return word.replace(/leaves$/, 'leaf');
  if (word === 'loaves' || word === 'halves') return `${word.slice(0, -3)}f`;
  if (/(?:ch|sh|x|ss|oe)es$/.test(word) || /(?:tomato|potato|mango)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** An amount in the fewest signs: "2-3 cup". */
export function show(amount: LineAmount): string {
  const range = amount.quantityMax === null ? '' : `-${String(amount.quantityMax)}`;
  return `${String(amount.quantity)}${range}${amount.unit === 'piece' ? '' : ` ${amount.unit}`}`;
}

/** True where the word is a size, not half of a name like "medium grain rice". */
export function isSize(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (!sizes.has(word)) return false;
  const kinds = sizeKinds.get(word);
  return kinds === undefined || !kinds.has(tokens[at + 1]?.lower ?? '');
}
