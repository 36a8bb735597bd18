import { createRecent } from '#kernel/recent';
import { putOff, restActions, roomTaken, someRoom } from './put-off.ts';
import type { Step, Timing } from '../recipe.ts';

/** When each step runs, in minutes from the start. */
export interface ScheduledStep {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** The cook is busy from `start` to here. */
  readonly handsUntil: number;
}

/** Stoves have four burners; a home has one oven, with room for two trays. Appliances are counted as one of each kind. */
const stations = { burner: 4, oven: 1, appliance: 2 } as const;

/**
 * Lays the steps out for one cook, four burners and one oven. The cook does one thing at a time; waiting overlaps.
 * Serial list scheduling by longest remaining path: near-optimal on graphs of this size and always feasible.
 */
export function scheduleSteps(steps: readonly Step[]): readonly ScheduledStep[] {
  const { waitsFor, laid } = laidOut(steps);
  return putOff(steps, waitsFor, laid.schedule, stations);
}

/** Minutes from the first step to the end of the last, with what may be done at once done at once. */
export const totalMinutes = (steps: readonly Step[]): number => laidOut(steps).laid.end;

interface LaidOut {
  readonly waitsFor: readonly (readonly number[])[];
  readonly laid: Laid;
}

/** The same steps are asked for their minutes, rounded, judged and timed. */
const recent = createRecent<readonly Step[], LaidOut>(8);

const laidOut = (steps: readonly Step[]): LaidOut =>
  recent.get(steps, () => {
    const waitsFor = waitsOf(steps);
    return { waitsFor, laid: quickest(steps, waitsFor) };
  });

/** Of each step the places of those that it waits for. */
function waitsOf(steps: readonly Step[]): readonly (readonly number[])[] {
  const places = new Map(steps.map(({ id }, at) => [id, at]));
  return steps.map(({ after }) => {
    const waits: number[] = [];
    for (const id of after) {
      const place = places.get(id);
      if (place !== undefined) waits.push(place);
    }
    return waits;
  });
}

/** The quickest of the ways in which the steps are laid out, each step as early as it can be. */
function quickest(steps: readonly Step[], waitsFor: readonly (readonly number[])[]): Laid {
  if (steps.length === 0) return { schedule: [], end: 0 };
  const remaining = longestPaths(steps, waitsFor);
  // No order is quicker than the longest path, or than the cook's two hands.
  const hands = steps.reduce((sum, { activeMinutes, minutes }) => sum + Math.min(activeMinutes, minutes), 0);
  const bound = Math.max(hands, ...remaining);
  let best: Laid | null = null;
  // What is put on first decides much, and no rule is always the best one.
  for (const rule of rules) {
    const laid = layOut(steps, waitsFor, remaining, rule);
    if (best === null || laid.end < best.end - 1e-9) best = laid;
    if (best.end <= bound + 1e-9) break;
  }
  return best!;
}

/** What decides between two steps that could be next. */
interface Rule {
  /** Up to so many minutes of hands a pot that then waits is begun before anything else. */
  readonly quickHands: number;
  /** So many minutes the cook waits for a step of the longer path rather than begin another. */
  readonly patience: number;
}
const rules: readonly Rule[] = [
  { quickHands: 1, patience: 0 },
  { quickHands: 2, patience: 0 },
  { quickHands: 1, patience: 2 },
  { quickHands: 2, patience: 4 },
];

interface Laid {
  readonly schedule: readonly ScheduledStep[];
  readonly end: number;
}

/** Lays the steps out with one rule on what is begun first. */
function layOut(
  steps: readonly Step[],
  waitsFor: readonly (readonly number[])[],
  remaining: readonly number[],
  { quickHands, patience }: Rule,
): Laid {
  const done: (ScheduledStep | undefined)[] = steps.map(() => undefined);
  const waiting = [...steps.keys()];
  let handsFree = 0;
  while (waiting.length > 0) {
    let best = -1;
    let bestStart = Infinity;
    for (const at of waiting) {
      let ready = 0;
      for (const other of waitsFor[at]!) ready = Math.max(ready, done[other]?.end ?? Infinity);
      if (ready === Infinity) continue;
      const step = steps[at]!;
      const handed = step.activeMinutes > 0 ? Math.max(ready, handsFree) : ready;
      const start = stationFree(step, handed, done, steps);
      const earlier = start < bestStart - patience - 1e-9;
      const near = start <= bestStart + patience + 1e-9;
      if (earlier || (near && goesFirst(at, best, steps, remaining, quickHands))) {
        best = at;
        bestStart = start;
      }
    }
    // A cycle cannot be ordered: the step that stands first in the text is taken as it comes.
    if (best < 0)
      [best, bestStart] = [waiting[0]!, done.reduce((end, item) => Math.max(end, item?.end ?? 0), handsFree)];
    waiting.splice(waiting.indexOf(best), 1);
    const { id, minutes, activeMinutes } = steps[best]!;
    const handsUntil = bestStart + Math.min(activeMinutes, minutes);
    if (activeMinutes > 0) handsFree = handsUntil;
    done[best] = { id, start: bestStart, end: bestStart + minutes, handsUntil };
  }
  const schedule = done.map((item) => item!);
  return { schedule, end: schedule.reduce((end, item) => Math.max(end, item.end), 0) };
}

/** Of each step the minutes of the longest path that begins with it. */
function longestPaths(steps: readonly Step[], waitsFor: readonly (readonly number[])[]): readonly number[] {
  const followers = steps.map((): number[] => []);
  for (const [at, others] of waitsFor.entries()) for (const other of others) followers[other]!.push(at);
  const remaining: (number | undefined)[] = steps.map(() => undefined);
  const tail = (at: number, guard: number): number => {
    const known = remaining[at];
    if (known !== undefined) return known;
    let longest = 0;
    if (guard <= steps.length)
      for (const other of followers[at]!) longest = Math.max(longest, tail(other, guard + 1));
    return (remaining[at] = steps[at]!.minutes + longest);
  };
  return steps.map((_, at) => tail(at, 0));
}

/** Takes a moment and then waits: the oven, the water. */
const isQuick = ({ activeMinutes, minutes }: Step, hands: number): boolean =>
  activeMinutes <= hands && minutes - activeMinutes >= 3;

/** Of two steps that could start now: what takes a moment and then waits, else the longer path. */
function goesFirst(
  at: number,
  other: number,
  steps: readonly Step[],
  remaining: readonly number[],
  quickHands: number,
): boolean {
  const quick = isQuick(steps[at]!, quickHands);
  return quick === isQuick(steps[other]!, quickHands) ? remaining[at]! > remaining[other]! : quick;
}

/** Earliest moment from `from` on at which the step's station has room for its whole length. */
function stationFree(
  step: Step,
  from: number,
  done: readonly (ScheduledStep | undefined)[],
  steps: readonly Step[],
): number {
  const { station, minutes } = step;
  if (station === 'none') return from;
  const hasRoom = (start: number): boolean => {
    let room: number = stations[station];
    for (let at = 0; at < done.length; at++) {
      const item = done[at];
      if (item === undefined || steps[at]!.station !== station) continue;
      if (item.start < start + minutes && item.end > start) room -= roomTaken(step, steps[at]!);
    }
    return room > someRoom;
  };
  if (hasRoom(from)) return from;
  let earliest = Infinity;
  for (let at = 0; at < done.length; at++) {
    const item = done[at];
    if (item === undefined || steps[at]!.station !== station) continue;
    if (item.end > from && item.end < earliest && hasRoom(item.end)) earliest = item.end;
  }
  return earliest === Infinity ? from : earliest;
}

/**
 * Minutes of a recipe. `total` is the elapsed time with parallel work overlapped; `active` the cook's own minutes;
 * prep, cook and rest are the elapsed time covered by steps of that sort, counted once, in the order cook > rest > prep,
 * so that the three add up to the total.
 */
export function timeRecipe(steps: readonly Step[]): Timing {
  const plan = scheduleSteps(steps);
  const total = Math.max(0, ...plan.map((item) => item.end));
  const sort = (step: Step): 'cook' | 'rest' | 'prep' =>
    step.action !== null && restActions.has(step.action) ? 'rest' : step.phase === 'cook' ? 'cook' : 'prep';
  const spans = (kind: string): (readonly [number, number])[] =>
    plan.filter((_, index) => sort(steps[index]!) === kind).map((item) => [item.start, item.end] as const);
  const cook = covered(spans('cook'));
  const cookAndRest = covered([...spans('cook'), ...spans('rest')]);
  const active = steps.reduce((sum, step) => sum + Math.min(step.activeMinutes, step.minutes), 0);
  const whole = Math.ceil(total - 1e-6);
  const cookMinutes = Math.min(whole, Math.round(cook));
  const restMinutes = Math.min(whole - cookMinutes, Math.round(cookAndRest - cook));
  return {
    prepMinutes: whole - cookMinutes - restMinutes,
    cookMinutes,
    restMinutes,
    activeMinutes: Math.min(whole, Math.round(active)),
    totalMinutes: whole,
  };
}

/** Length of the union of intervals. */
function covered(spans: readonly (readonly [number, number])[]): number {
  let sum = 0;
  let reach = -Infinity;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (end <= reach) continue;
    sum += end - Math.max(start, reach);
    reach = end;
  }
  return sum;
}
