import { createConditionScope, isPeeledInPassing, shownSteps, type RecipeWish } from '../instantiate.ts';
import { withoutSides } from '../plan/beside/side-role.ts';
import type { Plan } from '../plan/fill.ts';
import { prepMinutes } from '../prep/prep.ts';
import { fewestHandMinutes, mostHurry, timeStep, type Pace } from './step-minutes.ts';

/** What is left of a food's weight at the least once it is measured in whole carrots and spoons. */
const measured = 0.5;

/**
 * Minutes that a plan cannot fall below, reckoned without drafting it: its steps at their briskest and nothing beside it,
 * in their longest chain, or one after the other as far as they and the knife need the cook's hands.
 */
export function fewestMinutes(plan: Plan, wish: RecipeWish): number {
  const { dish } = plan;
  const bare = withoutSides(plan);
  const { fills } = bare;
  const pace: Pace = { servings: wish.servings, skill: wish.skill, brisk: true, hurry: mostHurry };
  const shown = shownSteps(dish, createConditionScope(bare, wish));
  // Those that are shown stand in the order of the dish.
  let next = 0;
  const ends = new Map<string, number>();
  const spoken = new Set<string>();
  let latest = 0;
  let hands = 0;
  for (const step of dish.steps) {
    let start = 0;
    for (const id of step.after) start = Math.max(start, ends.get(id) ?? 0);
    // A step that is not shown takes no time, and hands on what it waits for.
    const time = step === shown[next] ? timeStep(step, bare, pace) : null;
    if (time !== null) next += 1;
    const end = start + (time === null ? 0 : time.heating + time.max + time.rest);
    ends.set(step.id, end);
    latest = Math.max(latest, end);
    hands += Math.min(time?.activeMinutes ?? 0, time?.max ?? 0);
    if (time !== null) for (const role of step.uses) spoken.add(role);
  }
  let knife = 0;
  for (const role of dish.roles) {
    const chosen = spoken.has(role.id) ? (fills.get(role.id) ?? []) : [];
    const grams = role.scale === 'linear' ? (plan.grams.get(role.id) ?? role.grams) * wish.servings : 0;
    for (const { food, prep, ratio } of chosen) {
      const how = prep ?? role.prep ?? '';
      if (!isPeeledInPassing(food, how))
        knife += prepMinutes(how, (grams * ratio * measured) / chosen.length);
    }
  }
  return Math.max(latest, hands + fewestHandMinutes(knife, wish.skill));
}
