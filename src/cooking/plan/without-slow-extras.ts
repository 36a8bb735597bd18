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
 * A plan that is too long by less than half, without one thing each, and then without all, that a dish can spare and that has to
 * be cooked by itself: scrambled eggs without their blistered tomatoes are still the breakfast that was meant, where the next
 * dish would send the cook to the shop. What must be used stays.
 */
export function withoutSlowExtras(ranked: Ranked, must: readonly number[]): readonly Ranked[] {
  const { plan } = ranked;
  const apart = plan.dish.roles.filter((role) => {
    const fills = plan.fills.get(role.id) ?? [];
    const maySpare = role.need === 'extra' || role.need === 'optional';
    if (!maySpare || isSide(role.id) || fills.length === 0) return false;
    if (!hasStepOfItsOwn(plan.dish, role)) return false;
    return !must.some((index) => fills.some(({ pantry }) => pantry === index));
  });
  const each = apart.map((role) => without(ranked, [role]));
  // A whole fish is roasted without its bed of potatoes and fennel sooner than left in the fridge.
  return apart.length < 2 ? each : [...each, without(ranked, apart)];
}

/** The plan without some of its parts. */
function without(ranked: Ranked, roles: readonly DishRole[]): Ranked {
  const fills = new Map(ranked.plan.fills);
  const gone = new Set(
    roles.flatMap(({ id }) => (fills.get(id) ?? []).flatMap(({ pantry }) => pantry ?? [])),
  );
  for (const { id } of roles) fills.set(id, []);
  const plan = planWith(ranked.plan, { fills });
  const still = new Set([...fills.values()].flat().flatMap(({ pantry }) => pantry ?? []));
  return rankedWith(ranked, {
    plan,
    score: ranked.score - cost * roles.length,
    used: new Set([...ranked.used].filter((index) => !gone.has(index) || still.has(index))),
  });
}
