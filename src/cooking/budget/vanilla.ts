import { isKind, isWater } from '#food/ingredient';
import type { BudgetMove } from './budget-move.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** Grams of vanilla extract that scent a gram of what is eaten: a tablespoon for a quart of cream. Own rule. */
const plenty = 13 / 950;
/** Grams of a spoon below which nothing is saved. Own rule: two teaspoons. */
const leastSpoon = 8.4;
const loss = 0.05;

/** More vanilla than scents the dish: half of the real one is better than all of the cheap one. */
export function lessVanilla(
  { key, food, grams, cost }: PricedLine,
  { judgement }: BudgetScope,
): readonly BudgetMove[] {
  if (!isKind(food, 'vanilla-extract') || grams < leastSpoon) return [];
  const all = judgement.ingredients.reduce(
    (sum, { food: one, grams: own }) => sum + (one === null || isWater(one) ? 0 : (own ?? 0)),
    0,
  );
  // Half of it must still be enough.
  if (grams / 2 < all * plenty * 0.8) return [];
  return [
    {
      key,
      edits: [
        {
          kind: 'amount',
          key,
          factor: 0.5,
          reason: 'it is the dearest thing here by weight, and half of it still scents so much',
        },
      ],
      saved: cost / 2,
      loss,
      thrifty: true,
    },
  ];
}
