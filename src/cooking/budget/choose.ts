import { isWater } from '#food/ingredient';
import type { BudgetMove } from './moves.ts';

/** More changes than this make another dish; labels, of packets under which a cook takes so many; and the loss that a dish bears. Own rules. */
const usual = { changes: 8, brands: 2, loss: 1.1 } as const;
/** The same where the target is out of reach otherwise. */
const further = { changes: 10, brands: 4, loss: 1.6 } as const;

const touched = ({ key, edits }: BudgetMove): readonly string[] => [
  key,
  ...edits.flatMap((edit) => (edit.kind === 'amount' ? [edit.key] : [])),
  // Peas that fill up for the fish do not fill up for the asparagus as well.
  ...edits.flatMap((edit) =>
    edit.kind === 'add' ? [`add:${edit.part.food.id}`, `by:${edit.part.food.id}`] : [],
  ),
  // "The frozen peas and frozen peas": two foods do not become one.
  ...edits.flatMap((edit) =>
    edit.kind === 'swap'
      ? edit.by.flatMap(({ food, sort }) => (sort === true || isWater(food) ? [] : [`by:${food.id}`]))
      : [],
  ),
];

/** Whether a move changes a line that a chosen move for another ingredient changes too. */
const collides = (move: BudgetMove, chosen: ReadonlyMap<string, BudgetMove>): boolean =>
  [...chosen.values()].some(
    (other) => other.key !== move.key && touched(other).some((key) => touched(move).includes(key)),
  );

/**
 * Chooses moves that save at least `needed` (money for the whole recipe) for the least loss of character: at most one
 * for an ingredient, and none that the target does not need. Less may be saved where that is all there is.
 */
export function chooseMoves(
  moves: readonly BudgetMove[],
  needed: number,
  deep = false,
): readonly BudgetMove[] {
  const most = deep ? further : usual;
  const chosen = new Map<string, BudgetMove>();
  const saved = (): number => [...chosen.values()].reduce((sum, move) => sum + move.saved, 0);
  const loss = (): number => [...chosen.values()].reduce((sum, move) => sum + move.loss, 0);
  while (saved() < needed) {
    const open = needed - saved();
    let best: { move: BudgetMove; worth: number; inTheWay: readonly BudgetMove[] } | null = null;
    for (const move of moves) {
      const own = chosen.get(move.key);
      const more = move.saved - (own?.saved ?? 0);
      const worse = move.loss - (own?.loss ?? 0);
      if (more <= 0 || loss() + worse > most.loss) continue;
      // Labels alone are no thrift.
      if (
        move.brand === true &&
        [...chosen.values()].filter(({ brand, key }) => brand && key !== move.key).length >= most.brands
      )
        continue;
      if (own === undefined && chosen.size >= most.changes) continue;
      // A small saving on a line may stand in the way of a greater one.
      const inTheWay = [...chosen.values()].filter((other) => collides(move, new Map([[other.key, other]])));
      const lost = inTheWay.reduce((sum, other) => sum + other.saved, 0);
      const freed = inTheWay.reduce((sum, other) => sum + other.loss, 0);
      if (inTheWay.length > 0 && more < 2 * lost) continue;
      // What goes beyond the target is worth nothing.
      const worth = Math.min(more - lost, open) / Math.max(0.01, worse - freed);
      if (best === null || worth > best.worth) best = { move, worth, inTheWay };
    }
    if (best === null) break;
    for (const { key } of best.inTheWay) chosen.delete(key);
    chosen.set(best.move.key, best.move);
  }
  // The last ones may have made the first ones needless; the costliest to the dish goes first.
  for (const move of [...chosen.values()].sort((a, b) => b.loss - a.loss))
    if (saved() - move.saved >= needed) chosen.delete(move.key);
  return [...chosen.values()].sort((a, b) => b.saved / b.loss - a.saved / a.loss);
}
