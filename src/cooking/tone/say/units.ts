/** What is said in one breath: sentences of an instruction, short neighbours run together. */
import { createMemo } from '#kernel/memo';
import { capital } from '../capital.ts';
import { parseSentence, type Order, type Sentence } from './parse-sentence.ts';
import { isSure } from './sure.ts';
import type { Picker } from '../pick.ts';
import { tidySentence } from '../edition/tidy.ts';
import { isOrderVerb } from './verb-forms.ts';
import type { Length, ToneTable } from '../tone-table.ts';

/** A sentence to be said, and how many of the source are in it. */
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

/** Sentences that stand alone, or join: "Stir in the sugar. Stir in the egg." as "Stir in the sugar, then the egg." */
export function unitsOf(
  sentences: readonly string[],
  table: ToneTable,
  length: Length,
  pick: Picker,
): readonly Unit[] {
  const units: Unit[] = [];
  for (const sentence of sentences.flatMap(unlabelled)) {
    if (sentence.endsWith(':')) {
      units.push({ text: sentence, parsed: { source: sentence, orders: [], end: ':' }, sources: 0 });
      continue;
    }
    const unit = unitOf(sentence);
    const before = units.at(-1);
    const joined =
      before === undefined
        ? null
        : (gap(before, unit) ?? (length === 'longer' ? null : run(before, unit, table, pick)));
    if (joined === null) units.push(unit);
    else units[units.length - 1] = joined;
  }
  return units;
}

/** "Cook the Bacon: In a pan, fry it": the heading stands by itself, or its verb would be taken for the sentence's. */
function unlabelled(sentence: string): readonly string[] {
  const [, label, rest] = /^([^:.,;!?()]{3,48}:) (?=\p{Lu}|\p{Ll})(.+)$/su.exec(sentence) ?? [];
  if (label === undefined || rest === undefined) return [sentence];
  // "Make the sauce: stir the sugar in a pan", as against "add the spices: cumin and salt".
  const [word = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  return /^\p{Lu}/u.test(rest) || isOrderVerb(word) ? [label, capital(rest)] : [sentence];
}

const both = (a: Unit, b: Unit, orders: readonly Order[], joint = ','): Unit => {
  const text = `${a.text.replace(/[.!]+$/, '')}${joint} ${b.text.charAt(0).toLowerCase()}${b.text.slice(1)}`;
  return { text, parsed: { source: text, orders, end: '.' }, sources: a.sources + b.sources };
};

/** The same done with something else: the verb need not be said twice. */
function gap(a: Unit, b: Unit): Unit | null {
  const [first] = a.parsed.orders;
  const [second] = b.parsed.orders;
  if (
    a.parsed.orders.length !== 1 ||
    b.parsed.orders.length !== 1 ||
    a.sources > 2 ||
    [first!, second!].some(
      ({ lead, link, adverb, verbs, parts, object, let: lets }) =>
        lead !== null ||
        link !== null ||
        adverb !== null ||
        verbs.length > 1 ||
        parts.length > 0 ||
        lets ||
        !/[\ue100-\ue1ff]/.test(object),
    ) ||
    first!.verbs[0] !== second!.verbs[0] ||
    first!.particle !== second!.particle ||
    first!.object.length + second!.object.length > 90
  )
    return null;
  const object = `${first!.object.replace(/,? then /, ', ')}, then ${second!.object}`;
  return both(a, b, [{ ...first!, object }]);
}

/** Two short sentences in one breath. */
function run(a: Unit, b: Unit, table: ToneTable, pick: Picker): Unit | null {
  const [second] = b.parsed.orders;
  if (
    table.flow === 0 ||
    a.sources > 1 ||
    a.parsed.orders.length !== 1 ||
    b.parsed.orders.length !== 1 ||
    second!.lead !== null ||
    second!.link !== null ||
    a.text.length + b.text.length > 105 ||
    /[()?]|, (?:it|they|you|that|this)\b/.test(a.text + b.text) ||
    /^(?:enjoy|repeat)$/.test(second!.verbs[0]!) ||
    /^(?:if|unless)\b/i.test(a.parsed.orders[0]!.lead ?? '') ||
    /\b(?:if|unless)\b/i.test(a.text) ||
    pick.chance() >= table.flow
  )
    return null;
  // What is not built anew stands as it is written here: two orders need their word between them.
  const sure = isSure(a.parsed) && isSure(b.parsed);
  return both(a, b, [...a.parsed.orders, ...b.parsed.orders], sure ? ',' : ', then');
}
