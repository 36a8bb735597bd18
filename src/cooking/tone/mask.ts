/** Locked pieces of an instruction as single signs, so that no rewording can reach into them. */
import { capitalise } from '../text/grammar.ts';
import { isShouted } from './edition/tidy.ts';
import { createRecent } from '#kernel/recent';
import type { StepReading, UnderstoodRecipe } from '../understand-recipe/model.ts';

/** What a sign stands for; the private-use block that it is taken from. */
const blocks = { food: 0xe100, amount: 0xe200, time: 0xe300, heat: 0xe400, number: 0xe500 } as const;
export type LockedKind = keyof typeof blocks;

/** An instruction with its locked pieces masked. */
export interface Masked {
  readonly text: string;
  /** Puts the pieces back. */
  readonly unmask: (text: string) => string;
  /** Keys of the ingredients that a masked text names, in its order. */
  readonly keys: (text: string) => readonly string[];
  /** Keys of the ingredients that it names by themselves, not as "the vegetables". */
  readonly named: (text: string) => readonly string[];
  /** The piece behind a sign. */
  readonly reveal: (sign: string) => string;
  /** Minutes that a masked text states, added up. */
  readonly minutes: (text: string) => number;
}

const anySign = /[\ue100-\ue5ff]/g;
/** Character classes for patterns over masked text. */
export const signs = {
  food: '[\ue100-\ue1ff]',
  amount: '[\ue200-\ue2ff]',
  time: '[\ue300-\ue3ff]',
  heat: '[\ue400-\ue4ff]',
  number: '[\ue500-\ue5ff]',
  any: '[\ue100-\ue5ff]',
} as const;

const kindOf = { minutes: 'time', temperature: 'heat', quantity: 'amount' } as const;
/** Verbs made of foods are verbs before what they handle. */
const foodVerb = /^(?:toast|salt|pepper|butter|oil|flour|sugar|bread|season|crumb|water|cream|ice|top)$/i;
const isPhrase = /\b(?:and|with|of the|ingredients?|everything|all)\b/i;

/** An edition goes over the same instructions several times, most of which it leaves as they are. */
const masks = createRecent<UnderstoodRecipe, readonly Masked[]>(4);

/** The instructions of a recipe with their locked pieces masked. */
export const masksOf = (understood: UnderstoodRecipe): readonly Masked[] =>
  masks.get(understood, () => {
    const { source, steps } = understood;
    const words = [...source.ingredients, ...source.instructions].join('\n');
    return source.instructions.map((text, at) => mask(text, steps[at]!, words));
  });

const opensSentence = /(?:^|[.!?:]['"”)]*\s+)$/;

/**
 * Masks foods, amounts, times, temperatures and other numbers of an instruction. A food that opens a sentence has the sentence's
 * capital, not its own, where `elsewhere` (the words of the recipe) writes it small.
 */
function mask(text: string, reading: StepReading, elsewhere = ''): Masked {
  interface Piece {
    readonly start: number;
    readonly end: number;
    readonly kind: LockedKind;
  }
  const pieces: Piece[] = [];
  const add = (start: number, end: number, kind: LockedKind): void => {
    if (end <= start || pieces.some((one) => start < one.end && end > one.start)) return;
    pieces.push({ start, end, kind });
  };
  // The full stop of "for 5 min." may be the sentence's.
  const upTo = (end: number): number =>
    text[end - 1] === '.' && /^\s*$|^\s+[A-Z]/.test(text.slice(end)) ? end - 1 : end;
  // "A 6- to 8-quart pot" is one size.
  for (const match of text.matchAll(/\d+-\s+(?:to|or)\s+\d+[- ]\p{L}+/gu))
    add(match.index, match.index + match[0].length, 'number');
  for (const { start, end } of reading.durations) add(start, upTo(end), 'time');
  for (const { start, end, kind } of reading.numbers)
    add(start, upTo(end), kind in kindOf ? kindOf[kind as keyof typeof kindOf] : 'number');
  for (const { start, end, kind, text: words } of reading.mentions) {
    if (kind === 'pronoun' || (kind === 'collective' && isPhrase.test(words))) continue;
    const verb =
      foodVerb.test(words) &&
      /(?:^|[.,;:!?]\s*|\b(?:and|then|[a-z]+ly)\s+)$/i.test(text.slice(0, start)) &&
      /^\s+(?:(?:and|&) pepper )?(?:the|a|an|it|them|your|both|to|generously|lightly|well|in|until|for|two|three|four|both|each|every|one|\d+)\b/i.test(
        text.slice(end),
      ) &&
      // "Flour in, stir it about": put in, not strewn.
      !/^\s+(?:in|on top|over)(?:\s*(?:[,.;]|$)|\s+(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,3}(?:pan|pot|cooker|bowl|skillet|wok|kadai|tin|dish|tray|jug)\b)/i.test(
        text.slice(end),
      );
    // The article stays outside, for tones that leave it out.
    const article = /^the (?=\S)/i.exec(words)?.[0].length ?? 0;
    if (!verb) add(start + article, end, 'food');
  }
  pieces.sort((a, b) => a.start - b.start);
  const behind = new Map<string, string>();
  const named = new Map<string, readonly string[]>();
  const lasting = new Map<string, number>();
  const counts = new Map<LockedKind, number>();
  let masked = '';
  let last = 0;
  for (const { start, end, kind } of pieces) {
    const count = counts.get(kind) ?? 0;
    if (count > 0xff) continue;
    counts.set(kind, count + 1);
    const sign = String.fromCharCode(blocks[kind] + count);
    const piece = text.slice(start, end);
    const low = piece.charAt(0).toLowerCase() + piece.slice(1);
    const lent =
      kind === 'food' &&
      low !== piece &&
      opensSentence.test(text.slice(0, start)) &&
      elsewhere.includes(low.split(' ')[0]!);
    behind.set(sign, lent ? low : piece);
    if (kind === 'food')
      named.set(
        sign,
        reading.mentions.filter((one) => one.start < end && one.end > start).map(({ key }) => key),
      );
    if (kind === 'time') lasting.set(sign, reading.durations.find((one) => one.start === start)?.max ?? 0);
    masked += text.slice(last, start) + sign;
    last = end;
  }
  masked += text.slice(last);
  if (isShouted(text))
    for (const [sign, piece] of behind)
      if (!new RegExp(signs.heat).test(sign) && /\p{Lu}{3}/u.test(piece))
        behind.set(sign, piece.toLowerCase());
  const signsIn = (some: string): readonly string[] => some.match(anySign) ?? [];
  return {
    text: masked,
    unmask: (changed) => {
      const opens = changed.search(/[\p{L}\p{N}\ue100-\ue5ff]/u);
      return changed.replace(anySign, (sign, at: number) => {
        const piece = behind.get(sign) ?? sign;
        if (
          at === opens ||
          (/[.!?]['"”)]*\s+$/.test(changed.slice(Math.max(0, at - 4), at)) &&
            !/\b(?:approx|ca|e\.g|i\.e|min|hr|tbsp|tsp)\.\s+$/i.test(changed.slice(Math.max(0, at - 9), at)))
        )
          return capitalise(piece);
        return /^(?:The|A|An|Some|Your) /.test(piece)
          ? piece.charAt(0).toLowerCase() + piece.slice(1)
          : piece;
      });
    },
    reveal: (sign) => behind.get(sign) ?? sign,
    keys: (some) => [...new Set(signsIn(some).flatMap((sign) => named.get(sign) ?? []))],
    named: (some) => [
      ...new Set(
        signsIn(some)
          .map((sign) => named.get(sign) ?? [])
          .filter(({ length }) => length === 1)
          .flat(),
      ),
    ],
    minutes: (some) => signsIn(some).reduce((sum, sign) => sum + (lasting.get(sign) ?? 0), 0),
  };
}
