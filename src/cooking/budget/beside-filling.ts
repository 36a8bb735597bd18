import type { Food } from '#food/model';
import { gramsPerUnit } from '../measures/amounts.ts';
import { sharedTitle } from '../edit/shared-title.ts';
import type { BudgetMove } from './budget-move.ts';
import { priceOf, type BudgetScope, type PricedLine } from './scope.ts';

/** What a dish loses of its character; set by reading what came out, as in the other moves. */
const losses = { quarter: 0.16, third: 0.22, half: 0.28 } as const;
/** Less meat than this for a whole dish is not stretched further. Own rule. */
const leastMeat = 150;
/** What is rolled or piled up on the plate, each with a little of everything. */
export const rolled = /taco|burrito|fajita|quesadilla|bowl|wrap|tostada|nacho/i;
export const fillsUp = /\b(?:fill|divide|assemble|top|pile|serve|spoon|wrap|roll)\b/i;

/** Beans that are warmed apart, beside meat that is grilled or seared by itself. */
export function besideFilling(
  line: PricedLine,
  by: Food,
  stepId: string,
  scope: BudgetScope,
  filled: string,
): readonly BudgetMove[] {
  const can = gramsPerUnit(by, 'can');
  const paid = can === null ? null : priceOf(scope, by, can);
  if (can === null || paid === null) return [];
  const name = (by.plural ?? by.name).replace(/^canned /, '');
  return (
    [
      [0.75, losses.quarter, 'a quarter'],
      [2 / 3, losses.third, 'a third'],
      [0.5, losses.half, 'half'],
    ] as const
  )
    .filter(([factor]) => line.grams * factor >= leastMeat)
    .map(([factor, loss, share]) => ({
      key: line.key,
      edits: [
        {
          kind: 'amount' as const,
          key: line.key,
          factor,
          reason: `${name} take the place of ${share} of the meat${filled}`,
        },
        ...sharedTitle(scope.understood, line.food, by),
        {
          kind: 'add' as const,
          part: { food: by, name, quantity: 1, unit: 'can', preparation: 'drained and rinsed' },
          stepId,
          as: 'first' as const,
          sentence: `Warm the ${name} through in a small pan with a splash of water, and season them well; they go in with the meat.`,
          afterKey: line.key,
          reason: `stretches the ${line.name}`,
        },
      ],
      saved: line.cost * (1 - factor) - paid,
      loss,
    }))
    .filter(({ saved }) => saved > 0);
}
