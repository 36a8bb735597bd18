import { amountsWith, knownAmounts } from '#cooking/healthify/estimate';
import { nameOf, quantityOf } from '#cooking/healthify/reason';
import { measure, type DishAmounts, type Target } from '#cooking/healthify/targets';
import { joinList } from '#cooking/text/grammar';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Standing } from './transform.ts';

/** What is known of a dish where its nutrition cannot be stated. */
export const knownOf = ({ judgement }: Standing, deps: Pick<KitchenDeps, 'facts'>): DishAmounts =>
  amountsWith(
    knownAmounts(judgement.nutrition, judgement.ingredients, deps.facts),
    [],
    judgement.nutrition.servings,
  );

/** Says what the targets could not count, and what is known of it. */
export function unstated(
  before: Standing,
  after: Standing,
  targets: readonly Target[],
  deps: Pick<KitchenDeps, 'facts'>,
): readonly string[] {
  const open = targets.filter((target) => target.before === null || target.after === null);
  if (open.length === 0) return [];
  const { unmatched, unweighed } = after.judgement.nutrition;
  const missing = [...new Set([...unmatched, ...unweighed])];
  const [was, now] = [knownOf(before, deps), knownOf(after, deps)];
  const figures = [...new Set(open.map(({ nutrient }) => nutrient))].flatMap((nutrient) => {
    const [a, b] = [measure(was, nutrient, 'per_serving'), measure(now, nutrient, 'per_serving')];
    if (a === null || b === null) return [];
    return [`${nameOf(nutrient)} from ${quantityOf(nutrient, a)} to ${quantityOf(nutrient, b)}`];
  });
  const because =
    missing.length === 0
      ? 'too many figures are missing'
      : `${joinList(missing)} cannot be weighed or looked up`;
  return [`Not every target can be stated, as ${because}; of the rest of a serving, ${joinList(figures)}.`];
}

/** Salt that only the steps name is in no figure. */
export function uncountedSalt({ understood }: Standing, targets: readonly Target[]): readonly string[] {
  const steps = [
    ...new Set(
      understood.unlisted
        .filter(({ food }) => /(?:^|-)salt$/.test(food))
        .map(({ stepId }) => stepId.slice(1)),
    ),
  ];
  if (steps.length === 0 || !targets.some(({ nutrient }) => nutrient === 'sodium_mg')) return [];
  return [
    `Salt that only step${steps.length > 1 ? 's' : ''} ${joinList(steps)} name${steps.length > 1 ? '' : 's'} is not counted: add it sparingly, at the end.`,
  ];
}
