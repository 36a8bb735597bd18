/** Bread that is served with a dish: it is toasted, warmed or baked apart, whatever machine the dish goes to. */
import type { Plan, PlanContext } from '../plan.ts';
import { toastsBread } from '../read/role-words.ts';
import { oldMachine } from '../words.ts';

const ovens: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'toasterOven']);

/** How the bread beside the dish is warmed or toasted now; null where a sentence is about nothing of the kind. */
export function breadText(
  text: string,
  at: number,
  main: number,
  plan: Plan,
  context: PlanContext,
): string | null {
  const toasted = toastsBread.exec(text);
  if (
    toasted !== null &&
    plan.core.length > 0 &&
    at > main &&
    (ovens.has(context.source) || context.source === 'grill') &&
    oldMachine[context.source].test(text)
  )
    return `${toasted[1]!}Toast the ${toasted[2]!} ${toastedIn(context.target)}${toasted[4]!}`;
  const wrapped = wrapsBread.exec(text);
  if (wrapped !== null && ovens.has(context.source) && !ovens.has(context.target) && plan.core.length > 0)
    return `${wrapped[1]!}Warm the ${wrapped[2]!} in a dry pan, half a minute on each side${wrapped[3]!}`;
  const bread = warmsBread.exec(text);
  if (bread !== null && ovens.has(context.source) && !ovens.has(context.target) && plan.core.length > 0)
    return `${bread[1]!}Warm the ${bread[2]!} in a dry pan, half a minute on each side${bread[3]!}`;
  if (bread !== null && context.source === 'grill' && oldMachine.grill.test(text) && plan.core.length > 0)
    return ovens.has(context.target)
      ? `${bread[1]!}Wrap the ${bread[2]!} in foil and warm them in the oven for the last 5 minutes${bread[3]!}`
      : `${bread[1]!}Warm the ${bread[2]!} in a dry pan, half a minute on each side${bread[3]!}`;
  return null;
}

/** "Take the bread out of the oven." */
const breadBeside =
  /(?=.*\boven\b).*\b(?:bread|baguettes?|ciabattas?|naans?|(?:bread )?rolls|garlic bread|focaccia)\b/i;
/** Whether a clause is about the loaf that goes with the dish, which is baked in its own oven. */
export const besideBread = (
  text: string,
  at: number,
  main: number,
  plan: Plan,
  { target }: PlanContext,
): boolean => plan.core.length > 0 && at > main && breadBeside.test(text) && !ovens.has(target);

const reheats = /^(\W*)reheat(?= the oven)/i;

/** "Reheat the oven", which nothing has heated before. */
export const heatsAnew = (text: string): string => text.replace(reheats, '$1Heat');

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
