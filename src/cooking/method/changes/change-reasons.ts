/** Why an instruction is told differently for another machine: the rules that made it so. */
import type { Method } from '../../vocabulary.ts';
import type { Instruction } from '../told/assemble.ts';
import { bakes } from '../plans/dry-heat.ts';
import { lidded } from '../read/last-minutes.ts';
import type { PlanContext } from '../plan.ts';

/** What the main cooking of a machine is like; machines without a rule of their own share the general one. */
const coreRules: Readonly<Partial<Record<Method, string>>> = {
  slowCooker: 'core-slow',
  pressureCooker: 'core-pressure',
  airFryer: 'core-air',
  stovetop: 'core-pan',
  wok: 'core-pan',
  microwave: 'core-microwave',
  grill: 'core-grill',
  oven: 'core-oven',
  convectionOven: 'core-oven',
};

/** What each machine does to a dish, for the change that names it. */
export const methodRules: Readonly<Record<Method, string>> = {
  oven: 'method-oven',
  convectionOven: 'method-oven',
  toasterOven: 'method-toaster',
  stovetop: 'method-stove',
  wok: 'method-stove',
  airFryer: 'method-fan',
  slowCooker: 'method-slow',
  pressureCooker: 'method-pressure',
  microwave: 'method-microwave',
  grill: 'method-grill',
  smoker: 'method-smoke',
  sousVide: 'method-vide',
  steamer: 'method-steam',
  deepFryer: 'method-fry',
  riceCooker: 'method-rice',
  dutchOven: 'method-pot',
  campfire: 'method-fire',
  // Nothing is moved to it.
  noCook: 'method-oven',
};

/** Dishes of pieces, which an oven browns and nobody stirs anyway. */
const browned = new Set<PlanContext['dish']>(['pieces', 'roast', 'fried']);

/** Machines in which nothing browns. */
const moist = new Set<Method>(['slowCooker', 'pressureCooker', 'microwave', 'steamer']);

/** More than these reasons for one instruction nobody reads. */
const mostReasons = 2;

const open = /\buncovered\b|\bwithout (?:a|the|its) lid\b|\blid off\b|\btake off the lid\b/i;
const cooks = /\b(?:minutes?|hours?|until|simmer|boil|bake|roast|fry|stir|sear|brown)\w*\b/i;
/** Tells only that the old machine has to get hot. */
export const heatsUp =
  /^\W*(?:pre-?heat|(?:heat|turn on|light|fire up|set) (?:the|your|a|an) (?:\w+ )?(?:oven|grill|broiler|air[- ]?fryer|smoker|barbecue)|oven (?:to|at))\b/i;
const comesUp = /\bbring\b[^.;]{0,30}\b(?:boil|simmer)\b/i;
const fryingPan = /\bfrying pan\b/i;

/** Ids of the rules behind a change, the weightiest first; never empty. `now` is empty where an instruction went. */
export function reasonsOf(
  old: string | null,
  now: readonly Instruction[],
  context: PlanContext,
): readonly string[] {
  if (now.length === 0)
    return [old !== null && cooks.test(old) && !heatsUp.test(old) ? 'absorbed' : 'old-machine'];
  const { target } = context;
  const text = now.map((one) => one.text).join('\n');
  const rules = new Set(now.flatMap((one) => one.rules));
  const found: string[] = [];
  if (old !== null && fryingPan.test(text) && !fryingPan.test(old) && lidded.has(target))
    found.push('pan-first');
  if (/\bon Sauté(?!\p{L})/u.test(text) && !/\bsaut[eé](?!\p{L})/iu.test(old ?? ''))
    found.push('saute-first');
  if (rules.has('core')) {
    const own =
      moist.has(target) && bakes.has(context.dish)
        ? 'core-bake'
        : coreRules[target] === 'core-oven' && browned.has(context.dish)
          ? 'core-roast'
          : (coreRules[target] ?? 'core');
    // "Simmer on Sauté" after the pressure is no cooking under it.
    const closed = target !== 'pressureCooker' || /\b(?:lock the lid|(?:high|low) pressure)\b/i.test(text);
    if (closed) found.push(target === 'slowCooker' && !/\bon LOW\b/.test(text) ? 'after-slow' : own);
    else found.push('after-pressure');
  }
  if (old !== null && open.test(old) && lidded.has(target))
    found.push(open.test(text) ? 'open-simmer' : 'closed-simmer');
  if (
    target === 'airFryer' &&
    !rules.has('tray-in-air') &&
    /\bbatch/.test(text) &&
    !/\bbatch/.test(old ?? '')
  )
    found.push('air-fryer-batches');
  for (const rule of rules) if (rule !== 'words' && rule !== 'core') found.push(rule);
  // "… and bring to a simmer", where the closed machine does that by itself.
  if (found.length === 0 && lidded.has(target) && old !== null && comesUp.test(old) && !comesUp.test(text))
    found.push('heats-itself');
  const unique = [...new Set(found)].filter((rule) => rule !== 'safe-temperature' || found.length === 1);
  return unique.length === 0 ? ['words'] : unique.slice(0, mostReasons);
}
