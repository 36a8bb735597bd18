import type { Food } from '#food/model';
import type { DishStep } from '../dish.ts';
import type { MiseStep, MiseTask } from '../prep/mise.ts';
import { stepWith, type Step } from '../recipe.ts';

/** What the list asks to be soaked, and for how many minutes. */
export interface Soak<Task extends MiseTask> {
  readonly task: Task;
  readonly minutes: number;
}

const soaked = /\bsoaked\b/;
/** Begun the day before, in something else than water, or by another step: the list tells it, and no clock of this recipe runs. */
const elsewhere = /\b(?:overnight|a day|hours|while|several|milk|ice)\b/;
const named = /\bfor (?:(\d+) minutes|(half an hour))/;
const water = /\b(?:in|with) (?:\w+ )?water\b/;

/** Dry goods that nobody can use before they have swollen: minutes where the list names none, and in which water. */
const usual: readonly {
  readonly kind: RegExp;
  readonly minutes: number;
  readonly water: string;
}[] = [
  { kind: /^dried-(?:shiitake|porcini|mixed-mushrooms|wood-ear)$/, minutes: 20, water: 'hot water' },
  { kind: /^dried-.*chil/, minutes: 15, water: 'hot water' },
  { kind: /glass-noodles|vermicelli|rice-noodles/, minutes: 10, water: 'hot water' },
  { kind: /rice$/, minutes: 20, water: 'cold water' },
];

/** How a food is soaked as a step of its own: its minutes, and its preparation with them and the water in it; null where it is not. */
export function soakOf(
  { id }: Food,
  prep: string,
): { readonly minutes: number; readonly prep: string } | null {
  if (!soaked.test(prep) || elsewhere.test(prep)) return null;
  const told = named.exec(prep);
  const own = usual.find(({ kind }) => kind.test(id));
  const minutes = told === null ? own?.minutes : told[2] === undefined ? Number(told[1]) : 30;
  if (minutes === undefined) return null;
  const wet = water.test(prep) || own === undefined ? prep : prep.replace(soaked, `soaked in ${own.water}`);
  return {
    minutes,
    prep: told === null ? wet.replace(/soaked(?: in \w+ water)?/, `$& for ${minutes} minutes`) : wet,
  };
}

/** Kitchens in which basmati lies in water before it meets the pot. */
const soakingCuisines: ReadonlySet<string> = new Set(
  'indian pakistani persian uzbek saudi sri-lankan'.split(' '),
);
/** What rice has drunk in that time it does not drink in the pot. */
export const drunkBefore = 0.87;
/** Minutes in which a grain of rice is wet to its middle. */
const untilWet = 20;
const washed = /^(?:rinsed|washed)(?: until [^,]*)?(?: and drained)?$/;

/**
 * The soaking of a rice that its dish only rinses, as the cooks of its country soak it; null where they do not, or where a step
 * of the dish washes it itself. Whether there is time for it is for the caller to say.
 */
export function riceSoak(
  { id }: Food,
  { cuisine, say, rinse }: { readonly cuisine: string; readonly say: string; readonly rinse: string | null },
): { readonly minutes: number; readonly prep: string } | null {
  if (id !== 'basmati-rice' || !soakingCuisines.has(cuisine)) return null;
  if ((rinse !== null && !washed.test(rinse)) || !/\.water\b|\b[Bb]oil\b/.test(say)) return null;
  if (/\b(?:[Ss]oak|[Rr]inse|[Ww]ash)/.test(say)) return null;
  return { minutes: untilWet, prep: 'rinsed, soaked in cold water for 20 minutes and drained' };
}

const first = 'soak-first';
/** Whether a step, by its id, only puts dry goods into water. */
export const isSoak = (id: string): boolean => id.startsWith(first);

/**
 * Puts what the list asks to be soaked before the other steps, as a step with its minutes, so that nobody reads of thirty
 * minutes in water when the pan is hot already; whatever takes the food waits for it.
 */
export function withSoaks<Task extends MiseTask>(
  laid: { readonly steps: readonly Step[]; readonly mise: readonly MiseStep<Task>[] },
  soaks: readonly Soak<Task>[],
  shown: readonly DishStep[],
): { readonly steps: readonly Step[]; readonly mise: readonly MiseStep<Task>[] } {
  if (soaks.length === 0) return laid;
  const opened = soaks.map((soak, at) => ({ ...soak, id: at === 0 ? first : `${first}-${at + 1}` }));
  const opening = opened.map(({ id, task, minutes }): Step => {
    const active = Math.max(1, Math.round(task.minutes));
    return {
      id,
      text: '',
      phase: 'prep',
      action: 'soak',
      inputs: task.keys,
      tools: [],
      heat: null,
      celsius: null,
      internalCelsius: null,
      minutes: minutes + active,
      activeMinutes: active,
      station: 'none',
      doneness: null,
      after: [],
    };
  });
  const takes = (stepId: string): readonly string[] => {
    const uses = shown.find(({ id }) => id === stepId)?.uses ?? [];
    return opened.filter(({ task }) => uses.includes(task.role)).map(({ id }) => id);
  };
  return {
    steps: [
      ...opening,
      ...laid.steps.map((step) => stepWith(step, { after: [...step.after, ...takes(step.id)] })),
    ],
    mise: [...opened.map(({ id, task }) => ({ id, lead: '', tasks: [task] })), ...laid.mise],
  };
}
