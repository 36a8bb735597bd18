/** Whether the old long cooking still stands beside the machine's own: the dish would be cooked twice. */
import type { Method } from '../../vocabulary.ts';
import { callOf, type Part } from '../read/parts.ts';

/** Machines that take over all the long cooking of a pot. */
const takesAll: ReadonlySet<Method> = new Set<Method>(['slowCooker', 'pressureCooker']);

const hours =
  /\b(\d+\s?½|\d+(?:[.,]\d+)?(?![\/½])|an|one|two|three|four|five|six)(?:\s?(?:-|–|to) ?\S+)?(?: and a half)?[\s-]*(?:more )?(?:hours?|hrs?)\b/i;
const heated =
  /\b(?:simmer\w*|stew\w*|brais\w*|bake|roast|cook|boil|bubble|low (?:fire|flame|heat)|lid on|cover(?:ed)?)\b/i;
const notHeat =
  /\b(?:marinat\w*|fridge|chill\w*|refrigerat\w*|freez\w*|soak\w*|rise|prov\w*|overnight|rest|stand|cool\w*|room temperature|keeps?|beforehand|ahead|before|LOW|HIGH|pressure|slow cooker|ferment\w*|infuse|steep|salt(?:ed)?|cure|brine|oven|grill|separate\w*|another (?:pan|pot)|meanwhile)\b/;

const spelled: Readonly<Record<string, number>> = {
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** Hours of heat that a sentence tells, or 0. */
function hoursOf(sentence: string): number {
  const found = hours.exec(sentence);
  if (found === null || !heated.test(sentence) || notHeat.test(sentence)) return 0;
  const [, said] = found;
  return (
    (spelled[said!.toLowerCase()] ?? Number.parseFloat(said!.replace(',', '.'))) +
    (/ and a half/i.test(found[0]) || /½/.test(said!) ? 0.5 : 0)
  );
}

/** The longest cooking of the source, where it is kept word for word and names no food of its own. */
export function cookedTwice(
  was: readonly string[],
  now: readonly string[],
  target: Method,
  parts: ReadonlyMap<string, Part>,
): string | null {
  if (!takesAll.has(target)) return null;
  const old = sentencesOf(was);
  const longest = Math.max(0, ...old.map(hoursOf));
  const names = [...parts.values()].map((part) => callOf(part).split(' ').at(-1)!.toLowerCase());
  return longest < 1
    ? null
    : (sentencesOf(now).find(
        (one) =>
          old.includes(one) &&
          hoursOf(one) === longest &&
          !names.some((name) => one.toLowerCase().includes(name)),
      ) ?? null);
}

const sentencesOf = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(/(?<=[.!?])\s+/)).map((one) => one.trim());
