/** The sauce that was made in the pan where the food had fried, where the food now cooks without a pan. */
import type { Clause } from './model.ts';
import { namesVessel } from './words.ts';

const scrapes =
  /(?:^\W*|,?\s+(?:and\s+)?)scrap(?:e|ing)\b[^.;,]*?\b(?:bits|bottom|pan|fond)\b(?: (?:of|from|off|stuck|on)\b[^.;,]*)?/i;

/** "Pour in wine and lemon juice." */
const poursIn =
  /^(\W*)(?:pour|add|stir|tip|whisk)(?: in)? ((?:the |your )?[\p{L}\d][^.;:]*?)(?: (?:in|to|into) the (?:same )?(?:pan|skillet))?(?=\W*$)/iu;

const takesOut = /^\W*(?:then\s+)?(?:remove|transfer|take|move|set|lift|plate|keep)\b/i;

/** Whether the next thing done with it is to boil it down. */
const simmersNext = (clauses: readonly Clause[], at: number): boolean =>
  clauses
    .slice(at + 1, at + 3)
    .some(
      ({ step, actions }) =>
        step === clauses[at]!.step &&
        actions.some((action) => action === 'simmer' || action === 'boil' || action === 'reduce'),
    );

/** The clause for a small saucepan of its own, without the bits that a pan would have; null where it is none of this. */
export function panSauce(clauses: readonly Clause[], at: number, main: number): string | null {
  const clause = clauses[at]!;
  // Something is in a pan of its own already.
  if (clauses.slice(main + 1, at).some(({ names, text }) => names.length > 0 && !takesOut.test(text)))
    return null;
  const clean = clause.text.replace(scrapes, '');
  if (clean !== clause.text && !/\p{L}/u.test(clean)) return '';
  // Fish that simmers in its curry is no sauce of the pan.
  if (clause.names.length > 2) return clean === clause.text ? null : clean;
  if (poursIn.test(clean) && simmersNext(clauses, at) && !namesVessel(clean, ['pot']))
    return clean.replace(poursIn, '$1Put $2 in a small saucepan');
  return clean === clause.text ? null : clean;
}
