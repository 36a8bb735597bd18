/** What warns of heat and blades: how often it is said, and where in a sentence. */
import { splitSentences, type Sentence } from '../say/parse-sentence.ts';
import type { Picker } from '../pick.ts';
import { fitsAny, type Said } from './remarks.ts';
import type { Situation } from './situations.ts';
import type { Length } from '../tone-table.ts';

/** "A grown-up puts it in and takes it out." */
const refersBack = /\b(?:it|them|they|that['’]s|it['’]s|that|this)\b/i;

/** What cuts, as against what burns; and how often a text of the same length warns of each. */
const sharp = /\b(?:kni[fv]e|sharp|peelers?|graters?|blades?|cuts?)\b/i;
const enough = { sharp: 3, hot: 5 } as const;

export const perilOf = (warning: string): keyof typeof enough => (sharp.test(warning) ? 'sharp' : 'hot');

/** Whether a warning may be heard once more: where it was said often enough, it is heard no more. */
export const heard = (pick: Picker, peril: keyof typeof enough, length: Length): boolean =>
  pick.uses(`always ${peril}`) < (length === 'longer' ? 5 : enough[peril]);

/** Counts a warning. */
export function warn(pick: Picker, peril: keyof typeof enough, at: number): void {
  pick.use(`always ${peril}`);
  // An instruction that is said again, in fewer words, warns again.
  if (pick.uses(`always ${at}`) === 0) pick.use('always');
  pick.use(`always ${at}`);
}

/** The verb of the first order that a warning is about: "bake", of "fill the tin, level the top and bake". */
export const perilousVerb = (
  warnings: readonly Said[],
  warning: string,
  { orders }: Sentence,
  situations: readonly Situation[],
): string => {
  const at = situations.findIndex((one) => fitsAny(warnings, warning, [one]));
  return orders[Math.max(0, at)]?.verbs[0] ?? '';
};

/** A text with who helps right before the sentence that is hot or sharp; what speaks of "it" stands behind the whole. */
export function warnedOf(text: string, warning: string, verb: string): readonly string[] {
  if (refersBack.test(warning)) return [text, warning];
  const parts = splitSentences(text);
  const at = verb === '' ? 0 : parts.findIndex((one) => ` ${one.toLowerCase()}`.includes(` ${verb}`));
  return at < 1 ? [warning, text] : [parts.slice(0, at).join(' '), warning, parts.slice(at).join(' ')];
}
