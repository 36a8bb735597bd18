import type { IngredientMention, MentionKind, NumberSpan } from '../understand-recipe/model.ts';

/** A piece of a text that stands in it as one sign, so that patterns can speak of it. */
export interface Mark {
  readonly sign: string;
  /** Keys of the ingredients that it names; none for an amount. */
  readonly keys: readonly string[];
  readonly kind: MentionKind | 'amount' | 'literal';
  /** As it was written. */
  readonly was: string;
  /** As it will be written. */
  text: string;
  readonly number: NumberSpan | null;
  /** A food used as a verb: "butter the tin". */
  readonly verb: boolean;
}

/** A text in which every mention of an ingredient and every amount is one sign. */
export interface MarkedText {
  text: string;
  readonly marks: Map<string, Mark>;
}

const firstMention = 0xe000;
const firstAmount = 0xf000;
const lastSign = 0xf8ff;

/** Patterns for signs: a mention, an amount. */
export const mentionSign = '[\\uE000-\\uEFFF]';
export const amountSign = '[\\uF000-\\uF8FF]';

const foodVerb = /^(?:salt|pepper|butter|oil|flour|sugar|bread)(?:ed|ing)?$/i;

/** A piece of a text to be printed as `text`, whatever stands in it. */
export interface Literal {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces mentions and amounts by signs; literals win over both, a mention over an amount. */
export function markText(
  text: string,
  mentions: readonly IngredientMention[],
  numbers: readonly NumberSpan[],
  literals: readonly Literal[] = [],
  verbs: readonly { readonly start: number }[] = [],
): MarkedText {
  const marks = new Map<string, Mark>();
  let mentionAt = firstMention;
  let amountAt = firstAmount;
  const pieces: { start: number; end: number; mark: Omit<Mark, 'sign'>; rank: number }[] = [];
  for (const { start, end, text: said } of literals)
    pieces.push({
      start,
      end,
      rank: 0,
      mark: { keys: [], kind: 'literal', was: text.slice(start, end), text: said, number: null, verb: false },
    });
  for (const match of text.matchAll(/[\uE000-\uF8FF]/g))
    pieces.push({
      start: match.index,
      end: match.index + 1,
      rank: 0,
      mark: { keys: [], kind: 'literal', was: match[0], text: match[0], number: null, verb: false },
    });
  for (const one of mentions) {
    const same = pieces.find(
      (piece) => piece.rank === 1 && piece.start === one.start && piece.end === one.end,
    );
    if (same) {
      same.mark = { ...same.mark, keys: [...same.mark.keys, one.key] };
      continue;
    }
    pieces.push({
      start: one.start,
      end: one.end,
      rank: 1,
      mark: {
        keys: [one.key],
        kind: one.kind,
        was: one.text,
        text: one.text,
        number: null,
        verb:
          foodVerb.test(one.text) &&
          verbs.some((said) => said.start === one.start) &&
          !handled.test(text.slice(0, one.start)) &&
          !subject.test(text.slice(one.end)),
      },
    });
  }
  for (const number of numbers)
    if (number.kind === 'quantity' || number.kind === 'count' || number.kind === 'share')
      pieces.push({
        start: number.start,
        end: number.end,
        rank: 2,
        mark: { keys: [], kind: 'amount', was: number.text, text: number.text, number, verb: false },
      });
  pieces.sort((a, b) => a.start - b.start || a.rank - b.rank || b.end - a.end);
  const taken: typeof pieces = [];
  for (const piece of [...pieces].sort((a, b) => a.rank - b.rank))
    if (!taken.some((other) => piece.start < other.end && piece.end > other.start)) taken.push(piece);
  taken.sort((a, b) => a.start - b.start);
  let made = '';
  let last = 0;
  for (const { start, end, mark } of taken) {
    const code = mark.kind === 'amount' ? amountAt++ : mentionAt++;
    if (code > lastSign) break;
    const sign = String.fromCharCode(code);
    marks.set(sign, { sign, ...mark });
    made += text.slice(last, start) + sign;
    last = end;
  }
  return { text: made + text.slice(last), marks };
}

/** "Heat butter over low heat": the butter is what is heated. */
const handled =
  /\b(?:heat|melt|warm|add|beat|cream|soften|use|brown|the|with|in|of|some|your|more|cold|cool|mix|stir|put|cut)\s+$|(?:\bw\/|[&+])\s*$/i;

/** "Bread can be used to dip": the bread is what is spoken of. */
const subject = /^\s+(?:can|is|are|was|should|will|may|has|have|must|needs?)\b/i;

/** The text with every sign written out. */
export function writeOut(marked: MarkedText): string {
  return marked.text.replace(/[\uE000-\uF8FF]/g, (sign) => marked.marks.get(sign)?.text ?? sign);
}
