import { once } from '#kernel/once';
import type { DishStep } from '../dish.ts';
import { stepWith, type Step } from '../recipe.ts';
import { scheduleSteps, totalMinutes } from '../time/schedule.ts';

/** Knife work for one ingredient, with what it takes and for whom. */
export interface MiseTask {
  readonly role: string;
  readonly keys: readonly string[];
  /** For a cook of middling skill. */
  readonly minutes: number;
}

/** A step of knife work whose sentence is still to be written: "While that simmers, " and what is cut. */
export interface MiseStep<Task extends MiseTask> {
  readonly id: string;
  readonly lead: string;
  readonly tasks: readonly Task[];
}

/** From here on the board is crowded, and what can wait is cut while something cooks. */
const crowded = { tasks: 5, minutes: 12 } as const;
/** A wait worth picking up the knife for, minutes; and one that who is short of time uses, if it saves that much. */
const longWait = 12;
/** So long that nothing is cut before it but what it needs, minutes. */
const veryLongWait = 45;
const shortWait = { minutes: 3.5, saves: 1 } as const;

const leads: Readonly<Record<string, string>> = {
  simmer: 'While that simmers, ',
  braise: 'While that simmers, ',
  stew: 'While that simmers, ',
  boil: 'While that boils, ',
  bake: 'While it is in the oven, ',
  roast: 'While it is in the oven, ',
  marinate: 'While that marinates, ',
  rest: 'While that rests, ',
  chill: 'While that chills, ',
  saute: 'While that softens, ',
  sweat: 'While that softens, ',
};

/**
 * Puts the knife work before the steps: all of it first where there is little; where there is much, what is needed late
 * is done while the first long wait of the recipe goes on, as a cook would. The new steps have no words yet.
 * @param minutes whole minutes that this cook takes for so many of a middling one's
 * @param hurried short of time: the knife comes out in short waits too, where that makes the whole quicker
 */
export function withMise<Task extends MiseTask>(
  steps: readonly Step[],
  shown: readonly DishStep[],
  tasks: readonly Task[],
  minutes: (raw: number) => number,
  hurried = false,
): { readonly steps: readonly Step[]; readonly mise: readonly MiseStep<Task>[] } {
  if (tasks.length === 0) return { steps, mise: [] };
  const uses = (task: Task, index: number): boolean => shown[index]!.uses.includes(task.role);
  const lay = (wait: number | null, late: readonly Task[]) => {
    const early = late.length === 0 ? tasks : tasks.filter((task) => !late.includes(task));
    const mise: MiseStep<Task>[] = [];
    const miseOf = (list: readonly Task[], id: string, after: readonly string[], lead: string): Step[] => {
      if (list.length === 0) return [];
      mise.push({ id, lead, tasks: list });
      return [miseStep(id, list, minutes(list.reduce((sum, { minutes: each }) => sum + each, 0)), after)];
    };
    const first = miseOf(early, 'prep', [], '');
    const second =
      wait === null
        ? []
        : miseOf(late, 'prep-2', waitsFor(steps[wait]!, early, shown[wait]!, first), leadOf(steps[wait]!));
    const bound = steps.map((step, at) => {
      const waits = [
        ...(first.length > 0 && early.some((task) => uses(task, at)) ? ['prep'] : []),
        ...(second.length > 0 && late.some((task) => uses(task, at)) ? ['prep-2'] : []),
      ];
      return waits.length === 0 ? step : stepWith(step, { after: [...step.after, ...waits] });
    });
    // The oven is lit before the knife comes out, unless it is needed much later.
    const lit = bound.filter((step, at) => at === 0 && step.action === 'preheat' && step.after.length === 0);
    const laid = bound.reduce<Step[]>(
      (all, step, at) => (lit.includes(step) ? all : [...all, step, ...(at === wait ? second : [])]),
      [...lit, ...first],
    );
    return { steps: laid, mise };
  };
  const whole = lay(null, []);
  const total = tasks.reduce((sum, { minutes: each }) => sum + each, 0);
  const isFew = tasks.length < crowded.tasks && total < crowded.minutes;
  const waitOf = ({ minutes: all, activeMinutes }: Step): number => all - activeMinutes;
  if (!hurried && isFew && steps.every((step) => waitOf(step) < veryLongWait)) return whole;
  const wholeMinutes = once(() => totalMinutes(whole.steps));
  for (const [wait, step] of steps.entries()) {
    const isVeryLong = waitOf(step) >= veryLongWait;
    if (step.action === 'preheat' || waitOf(step) < longWait || (isFew && !isVeryLong)) continue;
    const late = tasks.filter((task) => !shown.some((_, at) => at <= wait && uses(task, at)));
    if (late.length < (isVeryLong ? 1 : 2) || isTrifle(tasks, late)) continue;
    const split = lay(wait, late);
    if (liesLong(step, split.steps)) continue;
    if (totalMinutes(split.steps) <= wholeMinutes() - (hurried ? shortWait.saves : 0)) return split;
  }
  if (!hurried) return whole;
  let best = whole;
  let fewest = wholeMinutes() - shortWait.saves;
  for (const [wait, step] of steps.entries()) {
    if (step.action === 'preheat' || step.minutes - step.activeMinutes < shortWait.minutes) continue;
    const late = tasks.filter((task) => !shown.some((_, at) => at <= wait && uses(task, at)));
    if (late.length === 0 || isTrifle(tasks, late)) continue;
    const split = lay(wait, late);
    const taken = totalMinutes(split.steps);
    if (taken <= fewest) [best, fewest] = [split, taken];
  }
  return best;
}

/** So many minutes a boiled pot may stand ready. */
const standsReady = 12;

/** Whether a pot that is put on before the knife comes out would be done long before anything takes it. */
function liesLong({ id, action, minutes }: Step, steps: readonly Step[]): boolean {
  if (action !== 'boil' && action !== 'simmer') return false;
  const schedule = scheduleSteps(steps);
  const startOf = (matches: (step: Step) => boolean): number =>
    Math.min(Infinity, ...schedule.filter((_, at) => matches(steps[at]!)).map(({ start }) => start));
  const taken = startOf(({ after }) => after.includes(id));
  const put = Math.min(
    startOf((step) => step.id === id),
    startOf((step) => step.id === 'prep-2'),
  );
  return taken !== Infinity && taken - (put + minutes) > standsReady;
}

/** Whether hardly anything would be left to do first: nobody makes a step of rinsing the rice. */
function isTrifle(tasks: readonly MiseTask[], late: readonly MiseTask[]): boolean {
  const early = tasks.filter((task) => !late.includes(task));
  return early.length === 1 && early[0]!.minutes < 1.5;
}

/** What must be done before the knife comes out again: whatever the waiting step itself waits for. */
const waitsFor = (
  step: Step,
  early: readonly MiseTask[],
  shown: DishStep,
  first: readonly Step[],
): string[] => [
  ...step.after,
  ...(first.length > 0 && early.some((task) => shown.uses.includes(task.role)) ? ['prep'] : []),
];

const leadOf = (step: Step): string => leads[step.action ?? ''] ?? 'Meanwhile, ';

const miseStep = (
  id: string,
  tasks: readonly MiseTask[],
  minutes: number,
  after: readonly string[],
): Step => ({
  id,
  text: '',
  phase: 'prep',
  action: 'cut',
  inputs: [...new Set(tasks.flatMap(({ keys }) => keys))],
  tools: ['knife', 'cutting board'],
  heat: null,
  celsius: null,
  internalCelsius: null,
  minutes,
  activeMinutes: minutes,
  station: 'none',
  doneness: null,
  after,
});
