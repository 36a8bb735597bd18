/** What may be left out for the price, and what does its work then. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { goesCleanly } from '../edit/remove-mention.ts';
import { type BudgetMove, weights } from './budget-move.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** Whether a food is what one is full of. */
const feeds = (food: Food): boolean => ['legume', 'bird-egg', 'soy-food'].some((kind) => isKind(food, kind));

/** What the recipe itself calls optional. */
export function leavingOut(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood } = scope;
  if (!line.optional || line.titleWords.length > 0 || understood.recipe.ingredients.length < 3) return [];
  if (line.food.category === 'spices-seasonings' || !goesCleanly(line.key, understood)) return [];
  if (loosensPan(line, understood)) return deglazedWithWater(line, scope);
  return [
    {
      key: line.key,
      edits: [{ kind: 'remove', key: line.key, reason: 'the recipe itself calls it optional' }],
      saved: line.cost,
      loss: feeds(line.food) ? weights.optionalMeal : weights.optional,
      optional: true,
    },
  ];
}

/** "A splash of wine to deglaze the pan": what stuck to it must still come off. */
const loosensPan = ({ food }: PricedLine, { steps, source, grounded }: BudgetScope['understood']): boolean =>
  isKind(food, 'wine') &&
  steps.some(
    ({ mentions }, at) =>
      /\bdeglaz/i.test(source.instructions[at]!) &&
      mentions.some(({ key }) =>
        grounded.some((one) => one.key === key && one.ingredient.food?.id === food.id),
      ),
  );

/** Optional wine that loosens the pan is water. */
function deglazedWithWater(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const water = scope.foods.get('water');
  if (water === null) return [];
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'swap',
          key: line.key,
          by: [{ food: water, grams: line.loose === true ? null : line.grams, preparation: null }],
          reason: 'the recipe itself calls it optional, and water loosens the pan as well',
        },
      ],
      saved: line.cost,
      loss: weights.optional,
      optional: true,
    },
  ];
}
