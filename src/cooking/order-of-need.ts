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

/**
 * The steps of a dish in the order in which a cook would be told of them: what does not keep is named when its turn
 * comes, not when it could be begun. The others stay in the author's order, since their texts speak of what is left
 * ("the rest of the oil"); for the same reason nothing changes places with a step that uses the same part.
 * @param numbers the steps as they will be timed, in the same order; asked for only where something may move
 */
export function inOrderOfNeed<One extends { readonly step: DishStep }>(
  all: readonly One[],
  numbers: () => readonly Step[],
  plan: Plan,
): readonly One[] {
  const movable = all.filter(({ step }) => step.after.length === 0 && suffers(step, plan));
  if (movable.length === 0) return all;
  const schedule = scheduleSteps(numbers());
  const startOf = new Map(all.map((one, at) => [one, schedule[at]!.start]));
  const order = [...all];
  for (const one of movable) {
    const from = order.indexOf(one);
    const start = startOf.get(one)!;
    let to = from;
    while (to + 1 < order.length) {
      const next = order[to + 1]!;
      const passes =
        startOf.get(next)! < start &&
        !next.step.after.includes(one.step.id) &&
        !next.step.uses.some((role) => one.step.uses.includes(role)) &&
        !(to === from && leans.test(next.step.say)) &&
        next.step.action !== 'serve';
      if (!passes) break;
      to += 1;
    }
    const waited = to === from ? 0 : start - startOf.get(order[from + 1]!)!;
    if (to === from || waited < early) continue;
    order.splice(from, 1);
    order.splice(to, 0, one);
  }
  return order;
}
