/** The sentences of an instruction, read. */
import { createMemo } from '#kernel/memo';
import { capital } from './capital.ts';
import { parseSentence, type Sentence } from './parse-sentence.ts';
import { tidySentence } from './tidy.ts';
import { isOrderVerb } from './verb-forms.ts';

/** A sentence to be said, and how many of the source are in it: none in a heading. */
export interface Unit {
  readonly text: string;
  readonly parsed: Sentence;
  readonly sources: number;
}

/** A recipe's sentences are taken apart again for every try to say them. */
const apart = createMemo<Unit>(512);

const unitOf = (sentence: string): Unit =>
  apart.get(sentence, () => {
    const text = tidySentence(sentence);
    return { text, parsed: parseSentence(text), sources: 1 };
  });

/** The sentences of an instruction, headings by themselves. */
export function unitsOf(sentences: readonly string[]): readonly Unit[] {
  return sentences
    .flatMap(unlabelled)
    .map((sentence) =>
      sentence.endsWith(':')
        ? { text: sentence, parsed: { source: sentence, orders: [], end: ':' }, sources: 0 }
        : unitOf(sentence),
    );
}

/** "MASH:" is no louder than "Mash:". */
const calm = (label: string): string =>
  label.length > 3 && label === label.toUpperCase() ? capital(label.toLowerCase()) : label;

/** "Cook the Bacon: In a pan, fry it": the heading stands by itself, or its verb would be taken for the sentence's. */
function unlabelled(sentence: string): readonly string[] {
  const [, label, rest] = /^([^:.,;!?()]{3,48}:) (?=\p{Lu}|\p{Ll})(.+)$/su.exec(sentence) ?? [];
  if (label === undefined || rest === undefined) return [sentence];
  // "Make the sauce: stir the sugar in a pan", as against "add the spices: cumin and salt".
  const [word = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  return /^\p{Lu}/u.test(rest) || isOrderVerb(word) ? [calm(label), capital(rest)] : [sentence];
}
