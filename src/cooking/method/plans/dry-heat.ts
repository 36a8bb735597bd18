/** What machines of dry heat have in common: which they are, how hot they run beside an oven, what to mind. */
import type { Method } from '../../vocabulary.ts';
import type { DishClass, Range } from '../model.ts';
import { because, dial, figure, times, type PlanContext } from '../plan.ts';

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
const leastDryCelsius = 90;

/** Seen as a conventional oven: how much hotter, and how much longer. */
export const asOven: Readonly<Partial<Record<Method, string>>> = {
  convectionOven: 'fan-oven',
  airFryer: 'air-fryer',
  toasterOven: 'toaster-oven',
};

/** A setting less by so many °C; one that was read off a Fahrenheit dial stays on its marks, which lie 25 °F apart. */
function cooler(celsius: number, subtractC: number): number {
  const fahrenheit = celsius * 1.8 + 32;
  const mark = Math.round(fahrenheit / markF) * markF;
  if (celsius % 5 === 0 || Math.abs(fahrenheit - mark) > 1) return dial(celsius - subtractC);
  const less = mark - Math.round((subtractC * 1.8) / markF) * markF;
  return onDial[less] ?? Math.round((less - 32) / 1.8);
}

const underBroiler = /\bbroil\b|\bat max(?:imum)? heat\b/i;

const markF = 25;
/** °C that cookbooks pair with the marks of a Fahrenheit dial. */
const onDial: Readonly<Record<number, number>> = {
  225: 110,
  250: 120,
  275: 140,
  300: 150,
  325: 160,
  350: 180,
  375: 190,
  400: 200,
  425: 220,
  450: 230,
};

/** A setting of the old oven as one of the new machine, no hotter than that goes. */
export function inChamber(context: PlanContext, celsius: number | null): number {
  const { target, tables } = context;
  // A broiler is set to no figure; a fan as hot as it goes comes nearest.
  const broiled = celsius === null && context.celsius === null && underBroiler.test(context.text);
  const own = broiled ? 260 : inOven(context, celsius, null).celsius;
  const to = asOven[target];
  const most =
    target === 'airFryer' ? figure(tables, 'air-fryer', 'mostC') : target === 'toasterOven' ? 230 : 260;
  const set = to === undefined ? dial(own) : cooler(own, figure(tables, to, 'subtractC'));
  return Math.max(leastDryCelsius, Math.min(set, most));
}

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
    // Pieces that are only "roasted" are roasted in a hot oven.
    (source === 'smoker' ? 110 : context.dish === 'pieces' && /\broast/i.test(context.text) ? 215 : 180);
  if (rule !== undefined)
    return {
      celsius: own + figure(tables, rule, 'subtractC'),
      minutes: minutes === null ? null : times(minutes, 1 / figure(tables, rule, 'factor')),
    };
  if (source === 'microwave' && bakes.has(context.dish))
    return {
      celsius: 180,
      minutes: minutes === null ? null : times(minutes, figure(tables, 'microwave-bake', 'factor')),
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
