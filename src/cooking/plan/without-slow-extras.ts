import type { Dish, DishRole } from '../dish.ts';
import { isSide } from './beside/side-role.ts';
import { planWith } from './fill.ts';
import type { Ranked } from './rank/rank.ts';
import { rankedWith } from './rank/ranked-with.ts';

/** What a dish loses that is told without something it could take. */
const cost = 0.8;

/** Whether a dish has a step that is only there for one of its parts. */
const hasStepOfItsOwn = ({ steps }: Dish, { id }: DishRole): boolean =>
  steps.some(({ when }) => when.includes(`has ${id}`));

/**
 * A plan that is a minute or two too long, without one thing each that a dish only takes because it is there and that has to
 * be cooked by itself: scrambled eggs without their blistered tomatoes are still the breakfast that was meant, where the next
 * dish would send the cook to the shop. What must be used stays.
 */
export function withoutSlowExtras(ranked: Ranked, must: readonly number[]): readonly Ranked[] {
  const { plan, used } = ranked;
  return plan.dish.roles.flatMap((role) => {
    const fills = plan.fills.get(role.id) ?? [];
    if (role.need !== 'extra' || isSide(role.id) || fills.length === 0) return [];
    if (!hasStepOfItsOwn(plan.dish, role)) return [];
    const gone = new Set(fills.flatMap(({ pantry }) => pantry ?? []));
    if (must.some((index) => gone.has(index))) return [];
    const without = planWith(plan, { fills: new Map([...plan.fills, [role.id, []] as const]) });
    const still = [...without.fills.values()].flat().flatMap(({ pantry }) => pantry ?? []);
    return [
      rankedWith(ranked, {
        plan: without,
        score: ranked.score - cost,
        used: new Set([...used].filter((index) => !gone.has(index) || still.includes(index))),
      }),
    ];
  });
}
