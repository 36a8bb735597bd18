import { nutrients } from '#food/vocabulary';
import type { HealthFocus } from '../vocabulary.ts';
import { differenceOf, type Contribution } from './estimate.ts';
import type { Move } from './move.ts';
import { movesClash } from './search.ts';

/** So many are made before anything else is sought; more of them make another dish. Own rule. */
const mostFirst = 6;
/** For a focus that counts one figure, grams a serving that a change must take of it. Own rule. */
const leastTaken: Readonly<Partial<Record<HealthFocus, readonly ['carbohydrate_g' | 'sugars_g', number]>>> = {
  lowCarb: ['carbohydrate_g', 2.5],
};

/**
 * What a focus is about, whatever the figures say: who asks for few carbohydrates wants no smaller heap of pasta, and
 * who asks for a Mediterranean plate wants olive oil and whole grain in it. Of each line the change that costs the dish least.
 */
export function firstMoves(
  moves: readonly Move[],
  focus: HealthFocus,
  servings: number,
  most = mostFirst,
): readonly Move[] {
  const counted = leastTaken[focus];
  const taken = ({ difference }: Move): number =>
    counted === undefined ? 0 : -(difference.values[nutrients.indexOf(counted[0])] ?? 0) / servings;
  const best = new Map<string, Move>();
  for (const move of moves) {
    if (
      move.first !== true ||
      (counted !== undefined && move.kind === 'swap' && !(taken(move) >= counted[1]))
    )
      continue;
    const other = best.get(move.slot);
    if (other === undefined || move.loss < other.loss) best.set(move.slot, move);
  }
  const chosen: Move[] = [];
  for (const move of [...best.values()].sort((a, b) => taken(b) - taken(a)))
    if (chosen.length < most && !movesClash(move, chosen)) chosen.push(move);
  return chosen;
}

/** What is known of a dish once some moves are made; what a table leaves out of them is taken for no difference. */
export function knownAfter(known: Contribution, moves: readonly Move[]): Contribution {
  const sure = moves.map(({ difference: { values, cookedGrams } }) => ({
    values: values.map((value) => (Number.isNaN(value) ? 0 : value)),
    cookedGrams,
  }));
  return differenceOf([], [known, ...sure]);
}
