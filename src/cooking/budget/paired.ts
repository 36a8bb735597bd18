/** One food in two lines: the steps name it once for both, so that both change or neither. */
import type { Edit } from '../edit/model.ts';
import { goesCleanly } from '../edit/remove-mention.ts';
import type { BudgetMove } from './budget-move.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** What a second line adds to the loss of the first: the taste is gone from one dish, not from two. Own rule. */
const again = 0.25;

/**
 * The moves, with those for a food that the list has twice made for all its lines at once. The cheese of the meatballs and the
 * cheese of the sauce are one cheese: another in one place alone would be read into the other.
 */
export function pairedMoves(
  moves: readonly BudgetMove[],
  lines: readonly PricedLine[],
  { understood }: BudgetScope,
): readonly BudgetMove[] {
  const foods = new Map(lines.map(({ key, food }) => [key, food.id]));
  // "More cheese for fans of cheese" is no line that counts, unless the whole food is left out.
  const twinsOf = ({ key, optional }: BudgetMove): readonly string[] =>
    understood.grounded.flatMap(({ key: other, parsed, ingredient: { food } }) =>
      other !== key &&
      food !== null &&
      food.id === foods.get(key) &&
      (parsed.quantity !== null || (optional === true && parsed.optional))
        ? [other]
        : [],
    );
  return moves.flatMap((move): readonly BudgetMove[] => {
    const twins = twinsOf(move);
    if (twins.length === 0) return [move];
    const [first] = move.edits;
    const away = first?.kind === 'swap' || first?.kind === 'remove';
    const alone = away ? [] : [move];
    // What is only less of it stays as it is in the other line, too; the pair is told under the dearest.
    if (twins.some((key) => rank(lines, key) < rank(lines, move.key))) return alone;
    const others = twins.map((key) =>
      [...moves, ...(move.optional === true ? leftOut(key, move, understood) : [])]
        .filter((one) => one.key === key && alike(one, move))
        .reduce<BudgetMove | undefined>(
          (best, one) =>
            best === undefined || Math.abs(one.loss - move.loss) < Math.abs(best.loss - move.loss)
              ? one
              : best,
          undefined,
        ),
    );
    if (others.some((one) => one === undefined)) return alone;
    const found = others as readonly BudgetMove[];
    return [
      ...alone,
      {
        ...move,
        edits: [move, ...found].flatMap(({ edits }, at) => (at === 0 ? edits : edits.filter(ofLine))),
        saved: [move, ...found].reduce((sum, one) => sum + one.saved, 0),
        loss: move.loss + found.reduce((sum, one) => sum + one.loss * again, 0),
      },
    ];
  });
}

/** A spoonful more of what the recipe calls optional, worth nothing by itself, goes with the rest. */
const leftOut = (
  key: string,
  { edits: [first] }: BudgetMove,
  understood: BudgetScope['understood'],
): readonly BudgetMove[] =>
  (first?.kind === 'remove' || first?.kind === 'swap') &&
  understood.grounded.some((line) => line.key === key && line.parsed.optional) &&
  goesCleanly(key, understood)
    ? [
        {
          key,
          edits: [
            first.kind === 'remove'
              ? { ...first, key }
              : { ...first, key, by: first.by.map((part) => ({ ...part, grams: null })) },
          ],
          saved: 0,
          loss: 0,
          optional: true,
        },
      ]
    : [];

/** The step that thaws it, the title: said once. */
const ofLine = (edit: Edit): boolean => edit.kind !== 'insert-step' && edit.kind !== 'title';

const rank = (lines: readonly PricedLine[], key: string): number => {
  const at = lines.findIndex((line) => line.key === key);
  return at < 0 ? Infinity : at;
};

/** Whether two moves do the same to two lines, and nothing to others. */
const alike = (one: BudgetMove, other: BudgetMove): boolean =>
  one.brand === other.brand &&
  one.edits.length === other.edits.length &&
  one.edits.every((edit, at) => {
    const like = other.edits[at]!;
    if (edit.kind === 'swap' && like.kind === 'swap')
      return edit.by.map(({ food }) => food.id).join() === like.by.map(({ food }) => food.id).join();
    if (edit.kind === 'amount' && like.kind === 'amount')
      return edit.key === one.key && like.key === other.key && Math.abs(edit.factor - like.factor) < 0.05;
    return edit.kind === like.kind && edit.kind !== 'add' && edit.kind !== 'amount';
  });
