/** When to cook what is cooked beside the machine. */
import { actionNature } from '../../dishes/actions.ts';
import { lidded } from '../read/last-minutes.ts';
import type { Clause } from '../model.ts';
import type { PlanContext } from '../plan.ts';

/** Machines that take hours. */
const hours: ReadonlySet<string> = new Set(['slowCooker', 'smoker', 'sousVide']);

const meanwhile =
  /^\W*(?:meanwhile|in the meantime|while (?:that|it|this)(?:['’]s| is) (?:going|cooking|simmering|bubbling|happening)|while (?:it|they|(?:the )?[\p{L} ]{3,24}) (?:cooks?|simmers?|boils?|bubbles?|braises?|(?:is|are) (?:cooking|simmering|boiling|bubbling|braising)))\b(?: away| on)?,?\s+/iu;
/** "About ten minutes before draining the potatoes, fry the bacon": the lid is shut till they are done. */
const beforeDone =
  /^\W*(?:(?:about|around|some|roughly)\s+)?[\w-]+ min(?:ute)?s before (?:you )?(?:removing|remove|draining|drain|taking|take|the [^,]{3,40} (?:is|are) (?:done|ready|cooked))\b[^,]*,\s+/i;

/** "Make the sofrito while they cook." */
const makesMeanwhile =
  /^\W*((?:make|prepare|start) the [\w -]{3,24}?),? (?:while|as) (?:they|it|that|everything|the [\w -]{3,24}) (?:(?:is|are) )?(?:cook|simmer|boil|bubble|stew|brais)\w*\W*$/i;

/** What is cooked beside the machine at the right time for it: nobody boils the pasta for eight hours. */
export function waitingFor({ text, actions }: Clause, { target }: PlanContext): string | null {
  const early = text.replace(beforeDone, '');
  const shut = target === 'pressureCooker' ? 'While the pressure cooker works, ' : 'Shortly before serving, ';
  if (early !== text && lidded.has(target)) return `${shut}${early}`;
  if (early !== text && target === 'microwave') return `Meanwhile, ${early}`;
  const made = makesMeanwhile.exec(text)?.[1];
  if (made !== undefined && lidded.has(target))
    return `${target === 'pressureCooker' ? 'While the pressure cooker works, ' : 'Towards the end of that time, '}${made.charAt(0).toLowerCase()}${made.slice(1)} in a frying pan on the stove.`;
  if (!actions.some((action) => actionNature[action].heats)) return null;
  const lead = hours.has(target)
    ? 'Shortly before serving, '
    : target === 'pressureCooker'
      ? 'While the pressure cooker works, '
      : null;
  const told = lead === null ? text : text.replace(meanwhile, lead);
  return told === text ? null : told;
}
