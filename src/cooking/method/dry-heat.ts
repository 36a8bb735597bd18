/** What machines of dry heat have in common: which they are, how hot they run beside an oven, what to mind. */
import type { Method } from '../vocabulary.ts';
import type { DishClass, Range } from './model.ts';
import { because, figure, times, type PlanContext } from './plan.ts';

/** Machines that surround the food with hot, dry air. */
export const chambers = new Set<Method>([
  'oven',
  'convectionOven',
  'toasterOven',
  'airFryer',
  'grill',
  'smoker',
]);

/** Dishes that rise, set or brown as they stand. */
export const bakes = new Set<DishClass>([
  'cake',
  'bread',
  'cookies',
  'pie',
  'custard',
  'souffle',
  'casserole',
  'eggs',
  'toasted',
]);

/** No food is cooked in drier heat than this: what is cooler is the middle of the food. */
export const leastDryCelsius = 90;

/** Seen as a conventional oven: how much hotter, and how much longer. */
export const asOven: Readonly<Partial<Record<Method, string>>> = {
  convectionOven: 'fan-oven',
  airFryer: 'air-fryer',
  toasterOven: 'toaster-oven',
};

/** The old temperature and time, as a conventional oven would need them. */
export function inOven(
  context: PlanContext,
  celsius: number | null,
  minutes: Range | null,
): { readonly celsius: number; readonly minutes: Range | null } {
  const { source, tables } = context;
  const rule = asOven[source];
  const own =
    [celsius, context.celsius].find((one) => one !== null && one >= leastDryCelsius) ??
    (source === 'smoker' ? 110 : 180);
  if (rule !== undefined)
    return {
      celsius: own + figure(tables, rule, 'subtractC'),
      minutes: minutes === null ? null : times(minutes, 1 / figure(tables, rule, 'factor')),
    };
  if (source === 'smoker')
    return {
      celsius: Math.max(own, 150),
      minutes: minutes === null ? null : times(minutes, 1 / figure(tables, 'smoker', 'factor')),
    };
  if (source === 'grill')
    return {
      celsius: Math.min(
        [celsius, context.celsius].find((one) => one !== null && one >= leastDryCelsius) ??
          (minutes !== null && minutes[1] > 30 ? 180 : 220),
        230,
      ),
      minutes,
    };
  return { celsius: own, minutes };
}

/** What is done first waits for the rest. */
export const keepWarm = 'Keep what is done warm under foil until the last batch is ready.';

/** What to mind with this machine and this food, beyond the temperatures of the middle. */
export function safetyFor(context: PlanContext): readonly string[] {
  const { target, text, tables, parts } = context;
  const raw = parts.some((one) => one.safe !== null && one.safe.kind !== 'egg');
  return [
    ...(target === 'airFryer' ? [because(tables, 'air-fryer-load')] : []),
    ...((target === 'grill' || target === 'campfire' || target === 'smoker') &&
    raw &&
    /\bmarinad|\bmarinat/i.test(text)
      ? [because(tables, 'grill-marinade')]
      : []),
    ...((target === 'grill' || target === 'campfire') && raw ? [because(tables, 'grill-plates')] : []),
    ...(target === 'smoker' && raw ? [because(tables, 'smoker-danger')] : []),
    ...((target === 'oven' || target === 'convectionOven' || target === 'toasterOven') &&
    raw &&
    context.source === 'smoker'
      ? [because(tables, 'oven-least')]
      : []),
  ];
}
