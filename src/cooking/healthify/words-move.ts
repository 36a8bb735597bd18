import { noContribution } from './estimate.ts';
import type { Move } from './move.ts';

/** A move of words alone, which the dish loses nothing by and no figure counts: what is done differently, and what was said. */
export const wordsMove = ({
  slot,
  edits,
  why,
  said,
}: Pick<Move, 'slot' | 'edits' | 'why'> & Required<Pick<Move, 'said'>>): Move => ({
  slot,
  kind: 'method',
  loss: 0,
  edits,
  why,
  difference: noContribution,
  servings: null,
  side: false,
  brings: [],
  taste: null,
  said,
});
