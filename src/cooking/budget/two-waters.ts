/** Water that comes in twice: of two lines that read alike nobody knows which is for what. */
import { isWater } from '#food/ingredient';
import type { BudgetMove } from './budget-move.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

const dissolves = ({ edits: [first] }: BudgetMove): boolean =>
  first?.kind === 'swap' &&
  first.by.length === 2 &&
  /-stock-cube$/.test(first.by[0]!.food.id) &&
  isWater(first.by[1]!.food);

const bringsWater = ({ edits }: BudgetMove): boolean =>
  edits.some(
    (edit) =>
      (edit.kind === 'add' && isWater(edit.part.food)) ||
      (edit.kind === 'swap' && edit.by.some(({ food }) => isWater(food))),
  );

/** The moves, with the water of a stock cube called hot where the list has other water besides. */
export function twoWaters(
  moves: readonly BudgetMove[],
  { grounded }: Pick<UnderstoodRecipe, 'grounded'>,
): readonly BudgetMove[] {
  const listed = grounded.some(({ ingredient: { food } }) => food !== null && isWater(food));
  if (!listed && moves.filter(bringsWater).length < 2) return moves;
  return moves.map((move) => {
    const [first, ...rest] = move.edits;
    if (!dissolves(move) || first?.kind !== 'swap') return move;
    const [cube, water] = first.by;
    return {
      ...move,
      edits: [{ ...first, by: [cube!, { ...water!, name: water!.name ?? 'hot water' }] }, ...rest],
    };
  });
}
