import type { DishStep } from '../dish.ts';
import { planWith, type Plan } from '../plan/fill.ts';

/** Leaves that are resinous raw, and want heat or a light hand. */
const isHard = /^(?:thyme|lemon-thyme|rosemary|sage|savory|summer-savory|oregano|marjoram)$/;
/** How much of parsley's weight goes over a dish of them. */
const share = 0.35;

/** Whether no heat comes to a part any more, from its first use on. */
function isRaw(role: string, steps: readonly DishStep[]): boolean {
  const first = steps.findIndex(({ uses }) => uses.includes(role));
  return first >= 0 && steps.slice(first).every(({ station }) => station === 'none');
}

/** Dried leaves weigh next to nothing: what is a pinch of a ground spice is a handful of them. */
const isDriedLeaf =
  /^(?:dried-(?:thyme|oregano|mexican-oregano|rosemary|sage|marjoram|basil|tarragon|savory|dill|parsley|mint)|herbes-de-provence|italian-seasoning)$/;
/** Half a teaspoon for each person, grams. */
const mostDried = 0.5;

/** A plan with a third of the thyme, sage or rosemary that is scattered raw in place of soft leaves: a spoonful each would taste of nothing else; nor with more dried leaves than season a plate. */
export function withFewHardHerbs(plan: Plan, steps: readonly DishStep[]): Plan {
  let grams: Map<string, number> | null = null;
  for (const { id, food, grams: usual } of plan.dish.roles) {
    const fills = plan.fills.get(id) ?? [];
    if (fills.length !== 1 || fills[0]!.food.id === food) continue;
    const here = (plan.grams.get(id) ?? usual) * fills[0]!.ratio;
    if (isDriedLeaf.test(fills[0]!.food.id) && here > mostDried) {
      grams ??= new Map(plan.grams);
      grams.set(id, mostDried / fills[0]!.ratio);
      continue;
    }
    if (!isHard.test(fills[0]!.food.id)) continue;
    if (!isRaw(id, steps)) continue;
    grams ??= new Map(plan.grams);
    grams.set(id, (plan.grams.get(id) ?? usual) * share);
  }
  return grams === null ? plan : planWith(plan, { grams });
}
