import { isWater } from '#food/ingredient';
import type { BudgetMove } from './budget-move.ts';

/** More changes than this make another dish; labels, of packets under which a cook takes so many; and the loss that a dish bears. Own rules. */
const usual = { changes: 9, brands: 2, loss: 1.15 } as const;
/** The same where the target is out of reach otherwise. */
const further = { changes: 10, brands: 4, loss: 1.9 } as const;
/** And where even that is not enough, and the caller is told what the dish loses. */
const furthest = { changes: 12, brands: 4, loss: 3 } as const;
/** How far a choice may go. */
export type Reach = 'usual' | 'deep' | 'far';
const reaches = { usual, deep: further, far: furthest } as const;
/** What loses no more than this nobody tastes at the table: a plainer bottle, a cube, what comes dried or frozen. Own rule. */
export const untasted = 0.04;

/** Whether another move for a line would undo the cheaper food that nobody tastes there. */
const drops = (move: BudgetMove, own: BudgetMove): boolean => {
  const [swap] = own.edits;
  return (
    own.loss <= untasted &&
    swap?.kind === 'swap' &&
    !move.edits.some((edit) => edit.kind === 'swap' && edit.by[0]?.food.id === swap.by[0]?.food.id)
  );
};

/** Where less of a change is enough, less of it is taken: the same line, with a smaller loss. */
function gentler(chosen: Map<string, BudgetMove>, moves: readonly BudgetMove[], needed: number): void {
  for (const own of [...chosen.values()].sort((a, b) => b.loss - a.loss)) {
    const others = [...chosen.values()].filter((one) => one !== own);
    const rest = others.reduce((sum, move) => sum + move.saved, 0);
    const best = moves
      .filter(
        (move) =>
          move.key === own.key &&
          move.loss < own.loss - untasted &&
          move.brand !== true &&
          rest + move.saved >= needed &&
          !collides(move, new Map(others.map((other) => [other.key, other]))),
      )
      .sort((a, b) => a.loss - b.loss)[0];
    if (best !== undefined) chosen.set(best.key, best);
  }
}

const touched = ({ key, edits, of }: BudgetMove): readonly string[] => [
  key,
  ...(of !== undefined && edits.some(({ kind }) => kind === 'swap') ? [`from:${of}`] : []),
  ...edits.flatMap((edit) =>
    edit.kind === 'amount' || edit.kind === 'swap' || edit.kind === 'remove' ? [edit.key] : [],
  ),
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
  [...chosen.values()].some((other) => {
    if (other.key === move.key) return false;
    const [one, two] = [touched(other), touched(move)];
    return (
      one.some((tag) => !tag.startsWith('from:') && two.includes(tag)) ||
      // What one line becomes, another no longer is: "the beef stock and the stock".
      becomes(one, two) ||
      becomes(two, one)
    );
  });

const becomes = (one: readonly string[], two: readonly string[]): boolean =>
  one.some((tag) => tag.startsWith('from:') && two.includes(`by:${tag.slice('from:'.length)}`));

/**
 * Chooses moves that save at least `needed` (money for the whole recipe) for the least loss of character: at most one
 * for an ingredient, and none that the target does not need. Less may be saved where that is all there is.
 */
export function chooseMoves(
  moves: readonly BudgetMove[],
  needed: number,
  reach: Reach = 'usual',
): readonly BudgetMove[] {
  const most = reaches[reach];
  const chosen = new Map<string, BudgetMove>();
  const saved = (): number => [...chosen.values()].reduce((sum, move) => sum + move.saved, 0);
  const loss = (): number => [...chosen.values()].reduce((sum, move) => sum + move.loss, 0);
  while (saved() < needed) {
    const open = needed - saved();
    let best: { move: BudgetMove; worth: number; inTheWay: readonly BudgetMove[]; tier: number } | null =
      null;
    for (const move of moves) {
      const own = chosen.get(move.key);
      const more = move.saved - (own?.saved ?? 0);
      // What nobody tastes stays where more is taken of the same line.
      const worse = move.loss - (own === undefined || drops(move, own) ? 0 : own.loss);
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
      // First what nobody tastes. Labels are offered where nothing else gets there: then one goes before less of the best.
      const tier = move.loss <= untasted ? 0 : 1;
      if (best === null || tier < best.tier || (tier === best.tier && worth > best.worth))
        best = { move, worth, inTheWay, tier };
    }
    if (best === null) break;
    for (const { key } of best.inTheWay) chosen.delete(key);
    chosen.set(best.move.key, best.move);
  }
  // The last ones may have made the first ones needless; the costliest to the dish goes first.
  for (const move of [...chosen.values()].sort((a, b) => b.loss - a.loss))
    if (saved() - move.saved >= needed) chosen.delete(move.key);
  gentler(chosen, moves, needed);
  return [...chosen.values()].sort((a, b) => b.saved - a.saved);
}
