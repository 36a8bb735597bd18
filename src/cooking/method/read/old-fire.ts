/** What a text says of a fire: its lid, and the places over it. */
import type { Clause } from '../model.ts';
import { overFire } from './role-words.ts';

/**
 * The clauses with the lid of the grill taken off those that place the food, and a move over the fire drawn together
 * with how long it is left there.
 */
export function withoutOldFire(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map(lidless).reduce<readonly Clause[]>((all, clause) => {
    const before = all.at(-1);
    if (
      before === undefined ||
      before.step !== clause.step ||
      before.sentence !== clause.sentence ||
      before.minutes !== null ||
      clause.minutes === null ||
      clause.names.length > 0 ||
      !movesOver.test(before.text) ||
      !overFire.test(before.text)
    )
      return [...all, clause];
    return [
      ...all.slice(0, -1),
      {
        ...before,
        end: clause.end,
        text: `${before.text}${clause.joint}${clause.text}`,
        actions: [...before.actions, ...clause.actions],
        minutes: clause.minutes,
        celsius: before.celsius ?? clause.celsius,
        innerCelsius: before.innerCelsius ?? clause.innerCelsius,
      },
    ];
  }, []);
}

const movesOver = /^\W*(?:then\s+)?(?:move|slide|transfer|shift|return|put|bring)\b/i;

/** "Place it over the unlit side, close the lid": the lid is the old grill's, and the placing is not. */
const lidless = (clause: Clause): Clause =>
  clause.names.length > 0 || /\b(?:place|put|lay|set|arrange|position)\b/i.test(clause.text)
    ? {
        ...clause,
        text: clause.text.replace(/,?\s+(?:and\s+)?close the lid(?: of the grill)?(?=\W*$)/i, ''),
      }
    : clause;
