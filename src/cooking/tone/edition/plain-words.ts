/** The lexicon of `data/tones/plain.yaml`: slang of food pages in plain words, and sentences that tell a cook nothing. */
import { replaceAllOf, type Guarded } from '#kernel/pattern-pieces';
import { splitSentences } from '../say/parse-sentence.ts';
import { exchangesOf, settled } from './exchange.ts';

/** The lexicon as it is written down: patterns, and what stands for them. */
export interface PlainWords {
  /** Where an order begins alone. */
  readonly orders: readonly (readonly [pattern: string, by: string])[];
  readonly words: readonly (readonly [pattern: string, by: string])[];
  /** Whole sentences that go. */
  readonly talk: readonly string[];
  /** Ends of sentences that go. */
  readonly tails: readonly string[];
}

/** What is handled, a food with its "some", a pan: the short names of the lexicon. */
const macros: Readonly<Record<string, string>> = {
  x: String.raw`(it all|it|them|everything|those \p{L}+|(?:the|your|some|a|an|all the) [^.,;()]{2,40}?)`,
  some: String.raw`(?:some|a little|a bit of|a bunch of|more|plenty of|lots of|a generous amount of) (\p{L}+(?: \p{L}+)?)`,
  tool: String.raw`((?:[\p{L}-]+ ){0,3}(?:pan|pot|skillet|wok|griddle|saucepan|casserole|grill))`,
};

const expanded = (pattern: string): string =>
  pattern.replace(/\{(x|some|tool)\}/gu, (_, name: string) => macros[name]!);

const orderStart = String.raw`(?<=^|[.!?;:] |, |\b(?:and|then|now|just|to|please|can) )`;

interface Compiled {
  readonly exchanges: readonly (Guarded & { readonly by: (match: string, ...groups: never[]) => string })[];
  readonly tails: readonly (Guarded & { readonly by: (match: string, ...groups: never[]) => string })[];
  readonly talk: RegExp;
}

const known = new WeakMap<PlainWords, Compiled>();

/** A pattern of the lexicon; throws where it is none. What ends in a space has its end there. */
export const plainPattern = (pattern: string, order: boolean): RegExp =>
  new RegExp(
    `${order ? orderStart : String.raw`(?<![\p{L}\p{N}'’-])`}(?:${expanded(pattern)})(?:(?<=\\s)|(?![\\p{L}’']))`,
    'giu',
  );

function compiled(words: PlainWords): Compiled {
  let made = known.get(words);
  if (made === undefined) {
    made = {
      exchanges: exchangesOf([
        ...words.orders.map(([from, to]) => [plainPattern(from, true), to] as const),
        ...words.words.map(([from, to]) => [plainPattern(from, false), to] as const),
      ]),
      tails: exchangesOf(
        words.tails.map(
          (tail) => [new RegExp(String.raw`(?<=\p{L})(?:${tail})(?=[.!)]*$)`, 'giu'), ''] as const,
        ),
      ),
      talk: new RegExp(`^(?:(?:and|but|so|oh|ok|okay)[, ]+)?(?:${words.talk.join('|')})[\\s.!?:;)(]*$`, 'iu'),
    };
    known.set(words, made);
  }
  return made;
}

/** Emoticons, and signs that stand for a smile. */
const smiles = /\s?(?::-?[)D(P]|;-?\)|<3|\p{Extended_Pictographic}\uFE0F?)/gu;

/** Sentences of a text that are no talk; '' where all of them are. */
function untalked(text: string, words: PlainWords): string {
  const { talk, tails } = compiled(words);
  return splitSentences(text.replace(smiles, ''))
    .filter((one) => !talk.test(one))
    .map((one) => {
      const said = replaceAllOf(one, tails);
      return said === one || /[.!?]$/u.test(said) ? said : `${said}.`;
    })
    .join(' ');
}

/** A text in the plain words of the lexicon; a text that is nothing but talk is '' . */
export function plainWorded(text: string, words: PlainWords): string {
  const quiet = untalked(text, words);
  const said = replaceAllOf(quiet, compiled(words).exchanges);
  if (said === text) return text;
  return settled(
    said
      .replace(/\(\s*\)/gu, '')
      .replace(/\s+(?=\))/gu, '')
      .replace(/,\s*,/gu, ',')
      .replace(/(?<=^|[.!?] )[,;]\s*/gu, '')
      .replace(/,\s*(?=[.!?]|$)/gu, ''),
  )
    .replace(/\s+/gu, ' ')
    .trim();
}
