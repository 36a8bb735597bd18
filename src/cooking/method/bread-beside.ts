/** Bread that was toasted or warmed in the old machine beside the dish. */
import type { Clause } from './model.ts';
import type { PlanContext } from './plan.ts';
import { toastsBread } from './role-words.ts';
import { oldMachine } from './words.ts';

const ovens: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'toasterOven']);

/** How bread is toasted beside a dish that cooks there. */
const toastedIn = (target: PlanContext['target']): string =>
  target === 'airFryer'
    ? 'in the air fryer, cut side up, for 1–2 minutes'
    : ovens.has(target)
      ? 'in the oven, cut side up, for the last 3–4 minutes'
      : target === 'grill'
        ? 'over direct heat, cut side down, for half a minute'
        : 'in a dry pan, cut side down';

/** Flat breads and rolls that the old oven warmed beside the dish. */
const warmsBread =
  /^(\W*)(?:meanwhile,?\s+)?warm (?:the |your )?((?:[\w-]+ ){0,2}(?:tortillas?|pitt?as?|naans?|flatbreads?|wraps|rotis?))\b[^.;]*(\W*)$/i;

/** "Wrap the tortillas in foil", for an oven that is not there any more. */
const wrapsBread =
  /^(\W*)wrap (?:the |your )?((?:[\w-]+ ){0,2}(?:tortillas?|pitt?as?|naans?|flatbreads?|wraps|rotis?)) in (?:(?:tin|aluminium|aluminum) )?foil\b[^.;]*(\W*)$/i;

/** How it is made ready now; null where the clause is of something else. */
export function breadBeside(clause: Clause, after: boolean, context: PlanContext): string | null {
  const { source, target } = context;
  const toasted = toastsBread.exec(clause.text);
  if (
    toasted !== null &&
    after &&
    (ovens.has(source) || source === 'grill') &&
    oldMachine[source].test(clause.text)
  )
    return `${toasted[1]!}Toast the ${toasted[2]!} ${toastedIn(target)}${toasted[4]!}`;
  const dryPan = (bread: RegExpExecArray): string =>
    `${bread[1]!}Warm the ${bread[2]!} in a dry pan, half a minute on each side${bread[3]!}`;
  const wrapped = wrapsBread.exec(clause.text);
  if (wrapped !== null && ovens.has(source) && !ovens.has(target)) return dryPan(wrapped);
  const bread = warmsBread.exec(clause.text);
  if (bread === null) return null;
  if (ovens.has(source) && !ovens.has(target)) return dryPan(bread);
  if (source === 'grill' && oldMachine.grill.test(clause.text))
    return ovens.has(target)
      ? `${bread[1]!}Wrap the ${bread[2]!} in foil and warm them in the oven for the last 5 minutes${bread[3]!}`
      : dryPan(bread);
  return null;
}
