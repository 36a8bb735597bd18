/** A rule is told once; what follows from it again says what it does there. */
import { capitalise } from '../../text/grammar.ts';
import type { MethodEdit } from '../model.ts';

/** The edits, where a reason that stands above is not repeated. */
export function saidOnce(edits: readonly MethodEdit[]): readonly MethodEdit[] {
  const said = new Map<string, MethodEdit>();
  return edits.map((edit) => {
    // A time is told after a time, and a temperature after a temperature.
    const first = said.get(`${edit.kind} ${edit.reason}`) ?? said.get(edit.reason);
    if (first === undefined || first.kind !== edit.kind) said.set(`${edit.kind} ${edit.reason}`, edit);
    if (first === undefined) {
      said.set(edit.reason, edit);
      return edit;
    }
    if (edit.kind === 'text' && first.kind === 'text' && /^steps? \d/.test(first.target))
      return { ...edit, reason: `As for ${first.target}.` };
    if (edit.before === null || edit.after === null || edit.kind === 'text') return edit;
    return {
      ...edit,
      reason:
        edit.kind === first.kind
          ? /^steps? \d/.test(edit.target)
            ? `For the same reason as in ${first.target}.`
            : `The same holds for the ${edit.target}.`
          : edit.kind === 'time' && first.kind === 'temperature' && first.target === edit.target
            ? `${capitalise(heatSaid(first.after))} the middle is done by then, and the outside is not overdone.`
            : edit.kind === 'time' && first.kind === 'temperature'
              ? 'The time goes with the new heat.'
              : edit.reason,
    };
  });
}

/** "at 200 °C", "over direct high heat". */
const heatSaid = (after: string | null): string =>
  after === null
    ? 'at that heat'
    : /^\d/.test(after)
      ? `at ${after}`
      : after.startsWith('direct')
        ? `over ${after}`
        : after;
