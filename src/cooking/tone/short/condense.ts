/** Says a sentence in few words: what is to be done, to what, how much, how long, until when; no talk and no reasons. */
import { fitting } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { cues, foodArticles, places, reasons, small, talk, type Cut } from './cuts.ts';
import { crisp } from './crisp.ts';
import { breaksOff, keepsAll } from './kept.ts';
import { unvesselled } from './vessels.ts';

/**
 * How much goes: `bare` with the articles of foods, for a card; `brief` with reasons, places and idle words; `light` with
 * talk and idle words alone, `sober` without its talk.
 */
export type Shortness = 'bare' | 'brief' | 'light' | 'sober';

/** What stands in front of a sentence in its recipe, and how its foods are told apart. */
export interface Around {
  /** The masked sentences of the instruction before this one, and the instructions before it. */
  readonly before: string;
  /** Keys of the foods that the instruction has named before. */
  readonly named: ReadonlySet<string>;
  readonly keys: (masked: string) => readonly string[];
  /** The word behind a sign. */
  readonly reveal?: (sign: string) => string;
}

const tables: Readonly<Record<Shortness, readonly (readonly Cut[])[]>> = {
  sober: [talk],
  light: [talk, small],
  brief: [talk, reasons, cues, places, crisp, small],
  bare: [talk, reasons, cues, places, crisp, small, foodArticles],
};

const part = /\b(?:yolks?|whites?|juices?|skins?|flesh|bones?)\b/iu;

/** A masked sentence in few words; whatever is locked in it stays. */
export function condensed(sentence: string, shortness: Shortness, around: Around): string {
  let said = sentence;
  const cut = (next: string): void => {
    if (next === said || !/\p{L}{2}/u.test(next) || breaksOff(said, next)) return;
    const left = new Set(around.keys(next));
    const named = (sign: string): boolean => {
      const keys = around.keys(sign);
      // The yolk is no egg that has been named: its cue is its own.
      if (part.test(around.reveal?.(sign) ?? '')) return false;
      return keys.length > 0 && keys.every((key) => left.has(key) || around.named.has(key));
    };
    if (keepsAll(said, next, named)) said = next;
  };
  for (const table of tables[shortness])
    for (const one of fitting(table, said.toLowerCase())) cut(said.replace(one.on(said), one.by as string));
  if (/^(?:bare|brief)$/.test(shortness)) cut(unvesselled(said, around.before));
  if (said === sentence) return sentence;
  const tidy = said
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+([,.;!?)])/gu, '$1')
    .replace(/([,;])(?:\s*[,;])+/gu, '$1')
    .replace(/^[\s,;]+/u, '')
    .replace(/[,;:\s]+([.!])?$/u, (_, stop: string | undefined) => stop ?? '');
  return capital(/[.!?)]$/u.test(tidy) || !/[.!?]$/u.test(sentence) ? tidy : `${tidy}.`);
}
