/** Turns what was collected of a line into its parsed form, with the confidence in it. */
import type { LineAmount, ParsedLine } from '../../line.ts';
import { type Amount, singular } from '../amount/shapes.ts';
import type { Draft } from '../draft.ts';
import type { Token } from '../tokens.ts';

const beginsWithLetter = (text: string): boolean => {
  const code = text.charCodeAt(0) | 32;
  return code >= 97 && code <= 122;
};

export const nothing = {
  heading: false,
  qualifier: null,
  quantity: null,
  quantityMax: null,
  unit: null,
  unitText: null,
  size: null,
  amountEach: null,
  alternateAmount: null,
  name: '',
  countOf: null,
  also: [],
  alternatives: [],
  preparation: null,
  comment: null,
  optional: false,
  toTaste: false,
} satisfies Omit<ParsedLine, 'source' | 'confidence'>;

export function heading(source: string, name: string): ParsedLine {
  return { source, ...nothing, heading: true, name, confidence: 0.95 };
}

/** Without repeats, whatever the case. */
function distinct(texts: readonly string[]): readonly string[] {
  if (texts.length < 2) return texts;
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}

const joined = (texts: readonly string[]): string | null => {
  if (texts.length === 0) return null;
  const kept = texts.filter((text) => text !== '');
  return kept.length === 0 ? null : kept.join(', ');
};

const inTurn = (first: readonly string[], then: readonly string[]): readonly string[] =>
  first.length === 0 ? then : [...first, ...then];

const measuredAcross =
  /^(?:stick|crust|shell|baguette|tortilla|pizza|round|base|skewer|loaf|pita|cake|pan|pie|tart|strip|roll|wrap)$/;

/** "12-inch baguette", "prepared 9-inch pie crust": the length is that of one, not how much of it. */
export function lengthOfOne(draft: Draft): void {
  const amount = draft.amount;
  if (amount === null || amount.quantity === null || amount.each !== null) return;
  const last = draft.name.slice(draft.name.lastIndexOf(' ') + 1).toLowerCase();
  const one = singular(last);
  if (!measuredAcross.test(one)) return;
  const inside = /^(.* )(\d+(?:\.\d+)?)[- ](inch|cm) (?=.)/i.exec(draft.name);
  if (inside !== null && amount.unit === null) {
    amount.each = { quantity: Number(inside[2]), quantityMax: null, unit: inside[3]!.toLowerCase() };
    draft.name = inside[1]! + draft.name.slice(inside[0].length);
    return;
  }
  if (!/^(?:inch|cm|mm|foot)$/.test(amount.unit ?? '')) return;
  amount.each = { quantity: amount.quantity, quantityMax: amount.quantityMax, unit: amount.unit! };
  amount.quantity = one === last ? 1 : null;
  amount.quantityMax = null;
  amount.unit = null;
  amount.unitText = null;
}

export function finish(source: string, draft: Draft, tokens: readonly Token[]): ParsedLine {
  const amount: Amount | null = draft.amount;
  const comment = amount === null ? draft.comment : inTurn(amount.rest, draft.comment);
  const preparation = amount === null ? draft.preparation : inTurn(amount.packed, draft.preparation);
  if ((source.includes('aste') || source.includes('ASTE')) && /\b(?:to|per) (?:your )?taste\b/i.test(source))
    draft.toTaste = true;
  const each: LineAmount | null = amount?.each ?? null;
  return {
    source,
    heading: false,
    qualifier: amount === null ? null : joined(amount.qualifiers),
    quantity: amount?.quantity ?? null,
    quantityMax: amount?.quantityMax ?? null,
    unit: amount?.unit ?? null,
    unitText: amount?.unitText ?? null,
    size: amount?.size ?? draft.size,
    amountEach: each,
    alternateAmount: amount?.alternate ?? null,
    name: draft.name,
    countOf: draft.countOf,
    also: alsoGround(draft),
    alternatives: distinct(draft.alternatives),
    preparation: joined(preparation),
    comment: joined(comment),
    optional: draft.optional,
    toTaste: draft.toTaste,
    confidence: confidenceOf(draft, tokens),
  };
}

/** 0–1 from what is odd about the reading. */
function confidenceOf(draft: Draft, tokens: readonly Token[]): number {
  const { name, amount } = draft;
  if (!beginsWithLetter(name) && !/\p{L}/u.test(name)) return 0.1;
  let confidence = 0.98 - 0.06 * Math.min(draft.doubts, 6);
  let words = 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) words += 1;
  if (words > 4) confidence -= 0.08 * Math.min(words - 4, 5);
  if (/[0-9]/.test(name)) confidence -= 0.15;
  if (amount === null || (amount.quantity === null && amount.unit === null)) {
    if (!draft.toTaste) confidence -= 0.05;
    if (tokens.length > 8) confidence -= 0.15;
  }
  if (tokens.length > 40) confidence -= 0.2;
  return Math.round(Math.max(confidence, 0.05) * 100) / 100;
}

const ground =
  /^(?:(?:lean|extra[- ]lean|fresh)\s+)?(ground|minced)\s+(?:beef|pork|veal|lamb|turkey|chicken|bison|venison)\b/i;

const meatAlone = /^(?:beef|pork|veal|lamb|turkey|chicken|bison|venison)$/i;

/** "1 lb ground beef, veal and pork": all of it is ground, and has to be as hot inside as ground meat. */
function alsoGround({ name, also }: Draft): string[] {
  const how = ground.exec(name)?.[1]?.toLowerCase();
  return how === undefined ? also : also.map((text) => (meatAlone.test(text) ? `${how} ${text}` : text));
}
