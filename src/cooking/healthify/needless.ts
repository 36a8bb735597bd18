import { isKind } from '#food/ingredient';
import { goesCleanly } from '../edit/remove-mention.ts';
import { differenceOf, type Contribution } from './estimate.ts';
import type { GroundedLine } from '#food/ground';
import type { Move, MoveParts } from './move.ts';

/** Grams of stock a serving that have body enough by themselves. Own rule. */
const fullStock = 80;
const loss = 0.03;

/** A cube on top of a pot of stock is salt and little else: it goes altogether. Null where it is the stock itself. */
export function cubeBesideStock(
  line: GroundedLine,
  before: readonly Contribution[],
  { understood, measured }: MoveParts,
): Move | null {
  const { food } = line.ingredient;
  if (food === null || !isKind(food, 'stock-cube') || !measured.includes('sodium_mg')) return null;
  if (line.key.includes('+') || /\bin(?:to)?\b.*\bwater\b/i.test(line.parsed.comment ?? '')) return null;
  const { servings } = understood.recipe;
  const stock = understood.grounded.find(
    ({ key, ingredient }) =>
      key !== line.key &&
      ingredient.food !== null &&
      isKind(ingredient.food, 'stock') &&
      !isKind(ingredient.food, 'stock-cube') &&
      (ingredient.grams ?? 0) / servings >= fullStock,
  );
  if (stock === undefined || !goesCleanly(line.key, understood)) return null;
  const why = `the ${stock.ingredient.name.toLowerCase()} has body enough, and a cube on top of it is mostly salt`;
  return {
    slot: line.key,
    kind: 'reduce',
    loss,
    edits: [{ kind: 'remove', key: line.key, reason: why }],
    why,
    difference: differenceOf(before, []),
    servings: null,
    side: false,
    brings: [],
    taste: null,
  };
}
