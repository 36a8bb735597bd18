import type { Nutrient } from '#food/vocabulary';
import { amountsWith, knows, type Contribution } from './estimate.ts';
import type { Move } from './move.ts';
import type { FocusLimit } from './rules.ts';
import { shortfall, type DishAmounts } from './targets.ts';

/** What the search may do. */
export interface SearchOptions {
  readonly limits: readonly FocusLimit[];
  /** What is known of the dish. */
  readonly known: Contribution;
  readonly servings: number;
  readonly maxChanges: number;
  /** What all moves together may cost the dish of its character. */
  readonly mostLoss?: number;
}

/** Shares of energy, protein and weight that must stay on the plate: still a meal. Own rule. */
const floors: readonly (readonly [Nutrient, number])[] = [
  ['energy_kcal', 0.5],
  ['protein_g', 0.65],
];
const leastWeight = 0.6;
/** All moves together may cost the dish this much of its character. Own rule. */
const usualLoss = 0.85;
/** More than this added makes another dish; one side dish is enough. Own rule. */
const mostAdded = 2;
const mostSides = 1;
/** A move that closes less than this of the distance is not worth a line in the shopping list. Own rule. */
const leastGain = 0.02;
/** What nobody asked for must not get worse: per serving and by daily value (21 CFR 101.9). */
const burdens: readonly (readonly [Nutrient, number])[] = [
  ['sodium_mg', 2300],
  ['saturated_fat_g', 20],
  ['sugars_g', 50],
  ['energy_kcal', 2000],
];

/**
 * Chooses moves: step by step the one that brings the dish nearest to its limits for what it costs the dish, until they
 * are met, nothing helps any more, or the changes are used up. Deterministic.
 */
export function searchMoves(moves: readonly Move[], options: SearchOptions): readonly Move[] {
  const { limits, known, maxChanges, mostLoss = usualLoss } = options;
  let chosen: readonly Move[] = [];
  const amounts = (set: readonly Move[]): DishAmounts =>
    amountsWith(
      known,
      set.map(({ difference }) => difference),
      set.reduce((servings, move) => move.servings ?? servings, options.servings),
    );
  const before = amounts([]);
  const start = shortfall(limits, before);
  if (start === 0) return [];
  const harm = (dish: DishAmounts): number =>
    burdens.reduce((sum, [nutrient, daily]) => {
      const [old, now] = [before.amount(nutrient), dish.amount(nutrient)];
      if (old === null || now === null) return sum;
      return sum + Math.max(0, now / dish.servings - old / before.servings) / daily;
    }, 0);
  const cost = (set: readonly Move[]): number => set.reduce((sum, { loss }) => sum + loss, 0);
  const value = (dish: DishAmounts): number => shortfall(limits, dish) + 0.8 * harm(dish);
  const edible = (dish: DishAmounts): boolean =>
    dish.cookedGrams >= before.cookedGrams * leastWeight &&
    floors.every(([nutrient, share]) => {
      const [old, now] = [before.amount(nutrient), dish.amount(nutrient)];
      return old === null || now === null || now >= old * share - 1e-9;
    });

  const wanted: readonly Nutrient[] = [
    ...new Set(['energy_kcal' as const, ...limits.map(({ nutrient }) => nutrient)]),
    // What is not known of the dish can be measured with no move.
  ].filter((nutrient) => before.amount(nutrient) !== null);
  // More of something must bring what is lacking or fill for less energy, not only thin out what is too much.
  const lacking = limits.filter(
    ({ min, nutrient, basis }) => min !== null || (nutrient === 'energy_kcal' && basis === 'per_100g'),
  );
  const fills = (move: Move): boolean =>
    (move.kind !== 'increase' && move.kind !== 'add') ||
    shortfall(lacking, amounts([move])) < shortfall(lacking, before) - 1e-6;
  const useful = moves.filter(
    (move) =>
      move.taste === null &&
      knows(move.difference, wanted) &&
      fills(move) &&
      value(amounts([move])) < start - leastGain * Math.min(1, start) &&
      (move.alone === undefined || value(amounts([move.alone])) < start - leastGain * Math.min(1, start)),
  );
  let current = start;
  for (let round = 0; round < 40; round += 1) {
    let best: { set: readonly Move[]; score: number; left: number } | null = null;
    // With few changes left each must go far.
    const pull = maxChanges - chosen.length <= 2 ? 0.5 : 1;
    for (const move of useful) {
      const rest = chosen.filter(({ slot }) => slot !== move.slot);
      if (rest.length === chosen.length && chosen.length >= maxChanges) continue;
      const set = [...rest, move];
      const loss = cost(set);
      if (loss > mostLoss && loss > cost(chosen)) continue;
      if (set.filter(({ kind }) => kind === 'add').length > mostAdded) continue;
      if (set.filter(({ side }) => side).length > mostSides) continue;
      const dish = amounts(set);
      if (!edible(dish)) continue;
      const left = value(dish);
      const gain = current - left;
      if (gain < leastGain * Math.min(1, start)) continue;
      const score = gain / (Math.max(0, loss - cost(chosen)) + 0.04) ** pull;
      if (best === null || score > best.score) best = { set, score, left };
    }
    if (best === null) break;
    chosen = best.set;
    current = best.left;
    if (shortfall(limits, amounts(chosen)) === 0) break;
  }
  return prune(chosen, (set) => value(amounts(set)), start);
}

/** Leaves out what the rest made needless, the costliest first. */
function prune(
  chosen: readonly Move[],
  value: (set: readonly Move[]) => number,
  start: number,
): readonly Move[] {
  let kept = chosen;
  for (const move of [...chosen].sort((a, b) => b.loss - a.loss)) {
    const without = kept.filter((one) => one !== move);
    if (value(without) <= value(kept) + leastGain * Math.min(1, start) * 0.5) kept = without;
  }
  return kept;
}
