import type { DishStep } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';

/** Preparations after which nobody probes a piece. */
export const smallCut = /strip|slic|dice|cube|bite|sliver|small|pieces|chunk|chopp|shred|minced/;

/** Foods that are sold in strips or shavings, whatever the dish does with them. */
const soldCut = /-for-stir-fry$|^shaved-/;

/** Whether the food that a step cooks has been cut so. */
export function isCutSmall(step: DishStep, { dish, fills }: Plan): boolean {
  const role = step.cooks.find((id) => (fills.get(id) ?? []).length > 0) ?? step.cooks[0] ?? '';
  return (fills.get(role) ?? []).some(
    (fill) =>
      soldCut.test(fill.food.id) ||
      smallCut.test(fill.prep ?? dish.roles.find(({ id }) => id === role)?.prep ?? ''),
  );
}
