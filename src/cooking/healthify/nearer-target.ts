/** Deeper moves, for a target that the usual ones miss. */
import { amountsWith } from './estimate.ts';
import type { Move } from './move.ts';
import { type SearchOptions, searchMoves } from './search.ts';
import { shortfall } from './targets.ts';

/** Without what is only done where nothing else gets there. */
export const usual = (moves: readonly Move[]): readonly Move[] => moves.filter(({ deep }) => deep !== true);

/** What all moves may cost a dish whose limits are out of reach otherwise, and changes beyond the usual. Own rules. */
const deepLoss = 1.5;

export const moreDeep = 2;

/** What a move must close of the distance, where each little counts. Own rule. */
const deepGain = 0.012;

/** So much nearer to the limits deeper moves must bring it. Own rule. */
const leastNearer = 0.03;

/** The usual moves; and where they do not get there, deeper ones on what still brings most. */
export function deepest(moves: readonly Move[], options: SearchOptions, more: number): readonly Move[] {
  const own = searchMoves(usual(moves), options);
  const left = (set: readonly Move[]): number =>
    shortfall(
      options.limits,
      amountsWith(
        options.known,
        set.map(({ difference }) => difference),
        options.servings,
      ),
    );
  const short = left(own);
  if (short <= 0) return own;
  // What stands beside the dish makes up for nothing in it.
  const within = moves.filter((move) => !move.side || own.some(({ slot }) => slot === move.slot));
  const deep = searchMoves(within, {
    ...options,
    maxChanges: options.maxChanges + more,
    mostLoss: Math.max(options.mostLoss ?? 0, deepLoss),
    leastGain: deepGain,
  });
  // A limit that is met after all is worth the deeper move, however near it was.
  const still = left(deep);
  return still < short - leastNearer || (still <= 0 && short > 0) ? deep : own;
}

/** What all moves may cost, how often the first target counts, and changes beyond the usual, where it is missed. Own rules. */
const mainLoss = 1.75;

const mainWeight = 3;

export const moreForMain = 3;

const mainGain = 0.01;

/** A plan that goes this far for its first target and still misses it by more is not worth what it costs. Own rule. */
const worthMain = 0.5;

/** The first target is what was asked for: where the plan misses it, it goes on for that one alone. */
export function toTheMain(
  own: readonly Move[],
  moves: readonly Move[],
  options: SearchOptions,
  more: number,
): readonly Move[] {
  const [main, ...rest] = options.limits;
  if (main === undefined || own.length === 0) return own;
  const left = (set: readonly Move[]): number =>
    shortfall(
      [main],
      amountsWith(
        options.known,
        set.map(({ difference }) => difference),
        options.servings,
      ),
    );
  const short = left(own);
  if (!(short > 0)) return own;
  const made = searchMoves(
    moves.filter((move) => !move.side || own.some(({ slot }) => slot === move.slot)),
    {
      ...options,
      limits: [{ ...main, weight: main.weight * mainWeight }, ...rest],
      until: [main],
      from: own,
      maxChanges: Math.max(options.maxChanges, own.length) + more,
      mostLoss: mainLoss,
      leastGain: mainGain,
    },
  );
  return left(made) <= short * worthMain ? made : own;
}
