import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { shapeOf } from '../edit/can-do.ts';
import type { BudgetMove } from './moves.ts';
import { priceOf, type BudgetScope, type PricedLine } from './scope.ts';

/** What is left of the price, at most, for the other to be worth naming. Own rule. */
const cheapEnough = 0.85;
const muchCheaper = 0.6;
/** The writer has cooked it so: hardly a loss. Own rule. */
const ownLoss = 0.02;

/** The cheaper of two that the recipe itself leaves open: "beef tenderloin, or stew meat if you are frugal". */
export function ownChoice(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const grounded = scope.understood.grounded.find(({ key }) => key === line.key);
  if (grounded === undefined) return [];
  const { parsed, ingredient } = grounded;
  const [name] = parsed.alternatives;
  const offeredFood: Food | undefined = ingredient.alternatives?.[0];
  // "Fillet tail or good sirloin": of a word that only says which animal nobody knows what it costs.
  if (offeredFood?.abstract === true && isKind(line.food, offeredFood.id)) return [];
  // "Or ham" is the ham that a shop means by it.
  const other = offeredFood === undefined ? null : scope.foods.concrete(offeredFood.id);
  if (name === undefined || other === null || other.id === line.food.id) return [];
  // An amount of its own, or another form of it, is more than another word in the list.
  const offered = parsed.source.slice(parsed.source.search(/\bor\b/i));
  if (/[\d½¼¾⅓⅔]/.test(offered) || shapeOf(other) !== shapeOf(line.food) || parsed.quantity === null)
    return [];
  // "Stock or water": who writes so has reckoned with the tap.
  if (isWater(other) || isKind(line.food, 'leavening') || isKind(line.food, 'baking-powder')) return [];
  if (scope.deny(other) !== null) return [];
  const paid = priceOf(scope, other, line.grams);
  if (paid === null || paid > line.cost * cheapEnough) return [];
  const part = {
    food: other,
    name,
    ...(parsed.quantityMax === null && parsed.amountEach === null
      ? { quantity: parsed.quantity, unit: parsed.unit }
      : { grams: line.grams }),
  };
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'swap',
          key: line.key,
          by: [part],
          reason: `of the two that the recipe itself offers, ${name} costs ${paid < line.cost * muchCheaper ? 'far less and cooks as well' : 'less'}`,
        },
      ],
      saved: line.cost - paid,
      loss: ownLoss,
      thrifty: true,
    },
  ];
}
