import type { Step } from '../recipe.ts';
import type { ScheduledStep } from './schedule.ts';

/** Resting, soaking, chilling, proving: time in which nothing is cooked and nobody works; begun early, it loses nothing. */
export const restActions: ReadonlySet<string> = new Set([
  'rest',
  'soak',
  'marinate',
  'proof',
  'chill',
  'cool',
  'set',
  'freeze',
  'ferment',
]);
const onTrays: ReadonlySet<string> = new Set(['bake', 'roast']);
/** What is left of a station must be more than this for one more step. */
export const someRoom = 0.25;

/** How much of a station a step takes from another one: two trays at one heat share an oven, everything else is in the way. */
export const roomTaken = (step: Step, other: Step): number =>
  step.station === 'oven' &&
  step.celsius !== null &&
  step.celsius === other.celsius &&
  onTrays.has(step.action ?? '') &&
  onTrays.has(other.action ?? '')
    ? 0.5
    : 1;

/** Less than this nobody tastes. */
const worthMoving = 4;
const tiny = 1e-9;

/**
 * The same schedule with what is cooked begun as late as it may be: drained pasta does not wait for its sauce, nor the
 * oven for the filling. No step ends after the next one that needs it has begun, the cook does one thing at a time as
 * before, stations hold no more than `room`, and the whole takes as long as it did. Knife work and what has to stand stay
 * where they are.
 * @param waitsFor places of the steps that each one waits for
 * @param room how many steps a station takes at once
 */
export function putOff(
  steps: readonly Step[],
  waitsFor: readonly (readonly number[])[],
  schedule: readonly ScheduledStep[],
  room: Readonly<Record<Exclude<Step['station'], 'none'>, number>>,
): readonly ScheduledStep[] {
  const laid = [...schedule];
  const end = laid.reduce((latest, item) => Math.max(latest, item.end), 0);
  const followers = steps.map((): number[] => []);
  for (const [at, others] of waitsFor.entries()) for (const other of others) followers[other]!.push(at);
  const fits = (at: number, start: number): boolean => {
    const { station, minutes } = steps[at]!;
    const own = laid[at]!;
    const hands = own.handsUntil - own.start;
    let free = station === 'none' ? Infinity : room[station];
    for (const [other, item] of laid.entries()) {
      if (other === at) continue;
      const busy = item.handsUntil > item.start && hands > 0;
      if (busy && item.start < start + hands - tiny && item.handsUntil > start + tiny) return false;
      if (steps[other]!.station !== station) continue;
      if (item.start < start + minutes - tiny && item.end > start + tiny)
        free -= roomTaken(steps[at]!, steps[other]!);
    }
    return free > someRoom;
  };
  const order = [...laid.keys()].sort((a, b) => laid[b]!.end - laid[a]!.end || b - a);
  for (const at of order) {
    const { phase, action, minutes } = steps[at]!;
    const isCooked =
      phase === 'cook' ||
      action === 'preheat' ||
      waitsFor[at]!.some((other) => steps[other]!.phase === 'cook');
    if (!isCooked || (action !== null && restActions.has(action))) continue;
    const own = laid[at]!;
    const hands = own.handsUntil - own.start;
    const latest =
      followers[at]!.reduce((least, other) => Math.min(least, laid[other]!.start), end) - minutes;
    if (latest < own.start + worthMoving) continue;
    // Just before the next that needs it, or just before or after something else has the hands.
    const starts = [latest, ...laid.flatMap((item) => [item.start - hands, item.handsUntil])].filter(
      (start) => start <= latest + tiny && start >= own.start + worthMoving,
    );
    const start = starts.sort((a, b) => b - a).find((one) => fits(at, one));
    if (start !== undefined) laid[at] = { ...own, start, end: start + minutes, handsUntil: start + hands };
  }
  return laid;
}
