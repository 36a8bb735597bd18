/** "Give the dough 20 minutes to rest", "keep the soup simmering until thick": what is let be, in the tone's own words. */
import type { Manner } from './manner.ts';
import type { Order, Part } from './parse-sentence.ts';
import { durationOf, fill, patternFor } from './recast-pattern.ts';
import { gerund, lettable } from './verb-forms.ts';

/** The order's first words, and what follows them. */
interface LetBe {
  readonly head: string;
  readonly said: string;
  readonly parts: readonly Part[];
}

const goesOn = /^(?:simmer|cook|boil|bake|roast|fry|bubble|stew|braise|steam|toast)$/;

/** An order that lets something be, for a time or until something; null for any other order. */
export function recastLet(order: Order, manner: Manner): LetBe | null {
  const { verbs, object, parts, particle, adverb } = order;
  const [verb = ''] = verbs;
  const [first, ...others] = parts;
  if (
    first === undefined ||
    verbs.length > 1 ||
    particle !== null ||
    adverb !== null ||
    !lettable.has(verb) ||
    object.length > 50 ||
    // "Bake for 25 minutes: the middle should still wobble" tells after the colon what is seen.
    parts.some(({ text }) => /:/.test(text))
  )
    return null;
  const slots = { o: object === '' ? 'it' : object, v: verb, doing: gerund(verb) };
  const made = (shape: 'span' | 'keep', time: string, left: readonly Part[]): LetBe | null => {
    const pattern = patternFor(shape, manner);
    if (pattern === null) return null;
    const said = fill(pattern, { ...slots, time });
    const head = said.split(' ')[0]!;
    return { head, said: said.slice(head.length + 1), parts: left };
  };
  if (
    (order.let || object === '') &&
    goesOn.test(verb) &&
    parts.some(keepsOn) &&
    parts.every((part) => keepsOn(part) || warms.test(part.kind))
  )
    return made('keep', '', parts);
  if (
    first.kind !== 'time' ||
    !(order.let || object === '') ||
    /^or\b/i.test(others[0]?.text ?? '') ||
    others.some(
      ({ kind, text }) =>
        kind === 'along' ||
        kind === 'with' ||
        kind === 'purpose' ||
        /\b(?:per|each|every|either|a) side\b/i.test(text),
    ) ||
    /\b(?:per|each|every|either|a) side\b/i.test(first.text) ||
    // What is fried is stirred, turned and watched.
    /^(?:fry|brown|toast|sweat)$/.test(verb)
  )
    return null;
  const duration = durationOf(first);
  return duration === null ? null : made('span', duration, others);
}

const keepsOn = ({ kind, text }: Part): boolean => kind === 'until' && !/^(?:or|and)\b/i.test(text);
const warms = /^(?:heat|place|along)$/;
