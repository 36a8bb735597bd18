import { once } from '#kernel/once';
import type { Food } from '#food/model';
import type { Plan } from './plan/fill.ts';
import { isStarch } from './plan/meal-parts.ts';
import { scheduleSteps } from './schedule.ts';
import type { Step } from './recipe.ts';
import type { DishStep } from './dish.ts';

/** So many minutes earlier than need be nobody minds. */
const early = 8;
/** What is dropped into water for minutes and must not lie about afterwards. */
const inWater: ReadonlySet<string> = new Set(['boil', 'steam', 'blanch', 'soak']);
const dressing: ReadonlySet<string> = new Set(['spices-seasonings', 'oils-vinegars', 'herbs']);
/** A covered pot of rice or boiled potatoes stays hot so long. */
const keepsHot = 20;
/** What is put on, left alone, and eaten beside. */
const putOn: ReadonlySet<string> = new Set(['boil', 'simmer', 'steam']);
const strands = /^(?:pasta|noodle|couscous)$/;
/** A sentence that leans on the one before it. */
const leans =
  /^(?:\[[^:\]]*: ?)*(?:Meanwhile|While|Now|Then|At the same time|As soon as|In the same|Into the same)\b/;

/** Pasta sticks, couscous goes cold and greens go gray, and an oven that waits burns money. */
function suffers({ action, uses }: DishStep, { fills }: Plan): boolean {
  if (action === 'preheat') return true;
  if (!inWater.has(action)) return false;
  const foods = uses
    .flatMap((role) => (fills.get(role) ?? []).map(({ food }) => food))
    .filter(({ category }) => !dressing.has(category));
  const isTender = (food: Food): boolean =>
    strands.test(food.id) ||
    food.ancestors.some((kind) => strands.test(kind)) ||
    (food.category === 'produce' && !isStarch(food));
  return foods.length > 0 && foods.every(isTender);
}

/** Rice or potatoes in a pot of their own, which bubbles away without the cook. */
function isPotBeside({ action, after, uses, say }: DishStep, { fills }: Plan): boolean {
  if (after.length > 0 || !putOn.has(action) || leans.test(say)) return false;
  const foods = uses
    .flatMap((role) => (fills.get(role) ?? []).map(({ food }) => food))
    .filter(({ id, category }) => id !== 'water' && !dressing.has(category));
  return foods.length > 0 && foods.every(isStarch);
}

/**
 * A pot that has to be on the fire long before its turn comes in the text is told of first, if what is in it stays hot
 * until all is ready: nobody who reads on wants to learn at the end that the rice should have been boiling.
 */
function withPotsFirst<One extends { readonly step: DishStep }>(
  all: readonly One[],
  startOf: () => ReadonlyMap<One, { readonly start: number; readonly end: number }>,
  plan: Plan,
): readonly One[] {
  const first = all.findIndex(({ step }) => step.action !== 'preheat');
  const order = [...all];
  for (const one of all) {
    const from = order.indexOf(one);
    if (from <= first || !isPotBeside(one.step, plan)) continue;
    const next = order[from + 1];
    const passed = order.slice(first, from);
    if (next !== undefined && next.step.action !== 'serve' && leans.test(next.step.say)) continue;
    if (leans.test(passed[0]!.step.say)) continue;
    if (passed.some(({ step }) => step.uses.some((role) => one.step.uses.includes(role)))) continue;
    const times = startOf();
    const { start, end } = times.get(one)!;
    if (Math.max(...passed.map((other) => times.get(other)!.start)) < start + early) continue;
    const needed = Math.min(
      ...all.filter(({ step }) => step.after.includes(one.step.id)).map((other) => times.get(other)!.start),
    );
    const begun = times.get(passed[0]!)!.start;
    if (needed - (begun + end - start) > keepsHot) continue;
    order.splice(from, 1);
    order.splice(first, 0, one);
  }
  return order;
}

/**
 * The steps of a dish in the order in which a cook would be told of them: what does not keep is named when its turn
 * comes, not when it could be begun, and a pot of rice that has to be begun early is not named last. The others stay in the author's order, since their texts speak of what is left
 * ("the rest of the oil"); for the same reason nothing changes places with a step that uses the same part.
 * @param numbers the steps as they will be timed, in the same order; asked for only where something may move
 */
export function inOrderOfNeed<One extends { readonly step: DishStep }>(
  all: readonly One[],
  numbers: () => readonly Step[],
  plan: Plan,
): readonly One[] {
  const times = once(() => {
    const schedule = scheduleSteps(numbers());
    return new Map(all.map((one, at) => [one, schedule[at]!]));
  });
  const movable = all.filter(({ step }) => step.after.length === 0 && suffers(step, plan));
  const order = [...withPotsFirst(all, times, plan)];
  if (movable.length === 0) return order;
  const startOf = (one: One): number => times().get(one)!.start;
  for (const one of movable) {
    const from = order.indexOf(one);
    const start = startOf(one);
    let to = from;
    while (to + 1 < order.length) {
      const next = order[to + 1]!;
      const passes =
        startOf(next) < start &&
        !next.step.after.includes(one.step.id) &&
        !next.step.uses.some((role) => one.step.uses.includes(role)) &&
        !(to === from && leans.test(next.step.say)) &&
        next.step.action !== 'serve';
      if (!passes) break;
      to += 1;
    }
    const waited = to === from ? 0 : start - startOf(order[from + 1]!);
    if (to === from || waited < early) continue;
    order.splice(from, 1);
    order.splice(to, 0, one);
  }
  return order;
}
