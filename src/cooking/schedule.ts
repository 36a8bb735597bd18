import type { Step, Timing } from './recipe.ts';

/** When each step runs, in minutes from the start. */
export interface ScheduledStep {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** The cook is busy from `start` to here. */
  readonly handsUntil: number;
}

/** Stoves have four burners; a home has one oven. Appliances are counted as one of each kind. */
const stations = { burner: 4, oven: 1, appliance: 2 } as const;

/**
 * Lays the steps out for one cook, four burners and one oven. The cook does one thing at a time; waiting overlaps.
 * Serial list scheduling by longest remaining path: near-optimal on graphs of this size and always feasible.
 */
export function scheduleSteps(steps: readonly Step[]): readonly ScheduledStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const followers = new Map<string, string[]>();
  for (const step of steps) {
    for (const before of step.after) {
      if (byId.has(before)) followers.set(before, [...(followers.get(before) ?? []), step.id]);
    }
  }
  const remaining = new Map<string, number>();
  const tail = (id: string, guard: number): number => {
    const known = remaining.get(id);
    if (known !== undefined) return known;
    const next = guard > steps.length ? [] : (followers.get(id) ?? []);
    const value = byId.get(id)!.minutes + Math.max(0, ...next.map((other) => tail(other, guard + 1)));
    remaining.set(id, value);
    return value;
  };
  for (const step of steps) tail(step.id, 0);

  const done = new Map<string, ScheduledStep>();
  const waiting = [...steps];
  let handsFree = 0;
  while (waiting.length > 0) {
    let best = -1;
    let bestStart = Infinity;
    for (let index = 0; index < waiting.length; index++) {
      const step = waiting[index]!;
      if (step.after.some((before) => byId.has(before) && !done.has(before))) continue;
      const ready = Math.max(0, ...step.after.map((before) => done.get(before)?.end ?? 0));
      const handed = step.activeMinutes > 0 ? Math.max(ready, handsFree) : ready;
      const start = stationFree(step, handed, done, byId);
      const earlier = start < bestStart - 1e-9;
      const tied = Math.abs(start - bestStart) < 1e-9;
      if (earlier || (tied && goesFirst(step, waiting[best]!, remaining))) {
        best = index;
        bestStart = start;
      }
    }
    // A cycle cannot be ordered: the step that stands first in the text is taken as it comes.
    if (best < 0)
      [best, bestStart] = [0, Math.max(handsFree, ...[...done.values()].map((item) => item.end), 0)];
    const step = waiting.splice(best, 1)[0]!;
    const handsUntil = bestStart + Math.min(step.activeMinutes, step.minutes);
    if (step.activeMinutes > 0) handsFree = handsUntil;
    done.set(step.id, { id: step.id, start: bestStart, end: bestStart + step.minutes, handsUntil });
  }
  return steps.map((step) => done.get(step.id)!);
}

/** Of two steps that could start now: what takes a moment and then waits (the oven, the water), else the longer path. */
function goesFirst(step: Step, other: Step, remaining: ReadonlyMap<string, number>): boolean {
  const quick = (one: Step): boolean => one.activeMinutes <= 1 && one.minutes - one.activeMinutes >= 3;
  if (quick(step) !== quick(other)) return quick(step);
  return remaining.get(step.id)! > remaining.get(other.id)!;
}

/** Earliest moment from `from` on at which the step's station has room for its whole length. */
function stationFree(
  step: Step,
  from: number,
  done: ReadonlyMap<string, ScheduledStep>,
  byId: ReadonlyMap<string, Step>,
): number {
  if (step.station === 'none') return from;
  const room = stations[step.station];
  const busy = [...done.values()].filter((item) => byId.get(item.id)!.station === step.station);
  const candidates = [from, ...busy.map((item) => item.end).filter((end) => end > from)].sort(
    (a, b) => a - b,
  );
  for (const start of candidates) {
    const overlapping = busy.filter((item) => item.start < start + step.minutes && item.end > start).length;
    if (overlapping < room) return start;
  }
  return from;
}

/** Resting, soaking, chilling, proving: time in which nothing is cooked and nobody works. */
const restActions = new Set([
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
