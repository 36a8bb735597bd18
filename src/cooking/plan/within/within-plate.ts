import { nutrients as order } from '#food/vocabulary';
import type { DishRole } from '../../dish.ts';
import { isStarch } from '../meal-parts.ts';
import type { Brief } from '../brief.ts';
import { planWith, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** So much energy a serving is a plate that nobody leaves half of, kcal. */
const plateful = 980;
const energyAt = order.indexOf('energy_kcal');

const gramsOf = (plan: Plan, { id, grams }: DishRole): number => plan.grams.get(id) ?? grams;

/** Energy of what a role puts on a plate, kcal. */
function energyOf(plan: Plan, role: DishRole): number {
  const fills = plan.fills.get(role.id) ?? [];
  const grams = gramsOf(plan, role) * role.eaten;
  return fills.reduce(
    (sum, { food, ratio }) =>
      sum + ((food.nutrients?.[energyAt] ?? 0) / 100) * ((grams * ratio) / fills.length),
    0,
  );
}

/** What there is less of on a plate that holds a great deal: rice and potatoes, beans, nuts, cheese, what is fat. */
const isRich = (plan: Plan, role: DishRole): boolean =>
  role.need !== 'essential' &&
  energyOf(plan, role) >= mattering &&
  (plan.fills.get(role.id) ?? []).some(
    ({ food }) =>
      isStarch(food) ||
      food.category === 'beans-legumes' ||
      (food.roles[0] !== 'protein' && (food.nutrients?.[energyAt] ?? 0) >= rich),
  );
/** From so much energy on a food is rich, kcal in 100 g. */
const rich = 150;
/** A spoonful of honey is not what fills a plate, kcal a serving. */
const mattering = 45;
/** What is left of the meat or the fish. */
const leastOfMain = 0.85;
/** What brings less of it than that is not what makes the plate too much. */
const substantial = 120;

/** Six chops that were counted out are six chops. */
const isCounted = (plan: Plan, { id }: DishRole, { pantry }: Brief): boolean =>
  (plan.fills.get(id) ?? []).some((fill) => fill.pantry !== null && pantry[fill.pantry]!.grams !== null);

/**
 * A form with everything that the kitchen has on one plate, made a plate that somebody eats up: of what fills and of what is
 * rich there is less, each down to the least that its author gives, and last of the meat. The same plan where it is not too much.
 */
export function withinPlate(ranked: Ranked, brief: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (!dish.form || dish.course !== 'main') return ranked;
  const filled = dish.roles.filter(({ id }) => (plan.fills.get(id) ?? []).length > 0);
  let over = filled.reduce((sum, role) => sum + energyOf(plan, role), 0) - plateful;
  if (over <= 0) return ranked;
  const grams = new Map(plan.grams);
  const lessOf = (roles: readonly DishRole[]): void => {
    const leastOf = (role: DishRole): number =>
      role.need === 'essential' ? Math.max(role.range[0], gramsOf(plan, role) * leastOfMain) : role.range[0];
    const spare = (role: DishRole): number =>
      energyOf(plan, role) * Math.max(0, 1 - leastOf(role) / gramsOf(plan, role));
    const all = roles.reduce((sum, role) => sum + spare(role), 0);
    if (all <= 0 || over <= 0) return;
    const share = Math.min(1, over / all);
    for (const role of roles) {
      const now = gramsOf(plan, role);
      const least = leastOf(role);
      if (least < now) grams.set(role.id, now - (now - least) * share);
    }
    over -= all * share;
  };
  lessOf(filled.filter((role) => isRich(plan, role)));
  lessOf(
    filled.filter(
      (role) => energyOf(plan, role) >= substantial && !isRich(plan, role) && !isCounted(plan, role, brief),
    ),
  );
  return rankedWith(ranked, { plan: planWith(plan, { grams }) });
}
