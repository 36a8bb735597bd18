/** Dumplings that are dropped into a pot at the end: they stay a stage of their own there. */
import { actionNature } from '../../dishes/actions.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, Range } from '../model.ts';
import { paleCue, sayMinutes } from '../plan.ts';

const dropsIn =
  /^\W*(?:(?:then|and|now),?\s+)*(?:drop|add|place|put|sit|lay|arrange|set|spoon|scatter|float|nestle|dot|top)\b[^.;]*\bdumplings?\b/i;
const dropsThem =
  /^\W*(?:(?:then|and|now),?\s+)*(?:drop|add|place|put|sit|lay|arrange|set|spoon|float|nestle|dot)\s+(?:them|these|the balls|the dough)\b[^.;]*\b(?:on top|in(?:to)? the (?:stew|pot|casserole)|over the (?:stew|top)|on the stew)\b/i;
const cue = /\b(?:until|till?)\s+([^.;]+?)\W*$/i;

/** Minutes in which a dumpling is done in a pot that simmers; more is another machine's time. */
const mostSimmered = 30;
const leastMinutes = 8;
/** Minutes on HIGH. Own rule. */
const onHigh: Range = [45, 60];

/**
 * The clauses with the dropping in and the minutes after it drawn into one sentence for a closed pot. Unchanged where
 * nothing simmered before, as then the dumplings are the dish.
 */
export function dumplingsLast(clauses: readonly Clause[], target: Method): readonly Clause[] {
  if (target !== 'slowCooker' && target !== 'pressureCooker') return clauses;
  const named = clauses.findIndex(({ text }) => dropsIn.test(text));
  // "Mix the dumplings, roll into 8 balls. Drop them on top."
  const shaped = clauses.findIndex(({ text }) => /\bdumplings?\b|\bsuet\b/i.test(text));
  const at =
    named >= 0 || shaped < 0
      ? named
      : clauses.findIndex(({ text }, other) => other > shaped && dropsThem.test(text));
  const simmered = clauses
    .slice(0, at)
    .some(
      ({ actions, minutes }) =>
        (minutes?.[1] ?? 0) >= 15 && actions.some((action) => actionNature[action].heats),
    );
  if (at < 0 || !simmered) return clauses;
  const stretch = clauses.findIndex(
    ({ step, minutes, names }, other) =>
      other >= at &&
      other <= at + 3 &&
      (step === clauses[at]!.step || (step === clauses[at]!.step + 1 && names.length === 0)) &&
      (minutes?.[1] ?? 0) >= leastMinutes,
  );
  const minutes = clauses[stretch]?.minutes ?? null;
  if (minutes === null) return clauses;
  const own = clauses[at]!;
  const put = own.text
    .replace(
      /,?\s*(?:and\s+)?(?:(?:re-?)?cover|(?:put )?(?:the )?lid (?:back )?on|(?:and )?(?:cook|simmer|steam)\b).*$/i,
      '',
    )
    .replace(/^\W*(?:(?:then|and|now),?\s+)*/i, '')
    .replace(/[.,;:\s]+$/, '')
    .replace(/^(\w+) dumplings\b/i, '$1 the dumplings')
    .replace(/^(\w+) (?:them|these|the balls|the dough)\b/i, '$1 the dumplings');
  const puts = put.charAt(0).toLowerCase() + put.slice(1);
  // Under a lid nothing turns golden.
  const pale = paleCue(` until ${cue.exec(clauses[stretch]!.text)?.[1] ?? ''}`).replace(/^\s*until\s*/, '');
  const done = `until ${pale === '' ? 'puffed and dry in the middle' : pale}`;
  const simmer: Range = minutes[1] > mostSimmered ? [20, 25] : minutes;
  const text =
    target === 'slowCooker'
      ? `Turn the slow cooker to HIGH, ${puts}, cover and cook for ${sayMinutes(onHigh)}, ${done}.`
      : `Set the pressure cooker to Sauté and bring it to a simmer. ${put.charAt(0).toUpperCase()}${put.slice(1)}, put the lid on without locking it and simmer for ${sayMinutes(simmer)}, ${done}.`;
  const drawn: Clause = {
    ...own,
    end: clauses[stretch]!.step === own.step ? clauses[stretch]!.end : own.end,
    text,
    action: null,
    actions: [],
    minutes: null,
    asWritten: true,
    rule: 'late-dumplings',
  };
  return [...clauses.slice(0, at), drawn, ...clauses.slice(stretch + 1)];
}
