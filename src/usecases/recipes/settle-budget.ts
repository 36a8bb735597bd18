import { chooseMoves, type Reach } from '#cooking/budget/choose';
import { budgetMoves } from '#cooking/budget/moves';
import type { BudgetMove } from '#cooking/budget/budget-move';
import type { BudgetScope } from '#cooking/budget/scope';
import { stillNamed } from '#cooking/budget/still-named';
import { staleMentions } from '#cooking/edit/stale-mentions';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { openBench, Standing } from './transform.ts';

/** Protein and energy of a serving may not fall below this share of what they were. */
const leastNourishment = 0.6;
/** A plate that was filled up and still has so much protein and energy is a meal, whatever it had before. Own rule. */
const plateful = { protein: 20, energy: 350, share: 0.45 } as const;
/** A smaller meal, where the target is far. Own rule. */
const smallMeal = { protein: 18, energy: 350, share: 0.35 } as const;
/** A leaner cut feeds as well with so much of the protein, and so much of the energy. Own rule. */
const fullProtein = 0.9;
const leanEnergy = 0.45;
/** What the recipe itself calls optional may go with its protein down to this share: its author eats it so. Own rule. */
const leastOwnWay = 0.2;
/** So near to the target, as a share of the cost, smaller savings are worth the trouble. Own rule. */
const nearly = 0.04;
/** The least that is asked for beyond a target that rounding left unmet, as a share of it. Own rule. */
const leastStep = 0.015;
/** What a filled plate saves beside one with less on it, to be preferred where neither meets the target. Own rule. */
const enoughFilled = 0.8;
/** What a filled plate saves beside a smaller one where neither meets the target. Own rule. */
const enoughDeeper = 0.9;
/** Deeper cuts must save so much more of the cost than the usual ones to be worth it. Own rule. */
const worthDeeper = 0.01;
/** What labels alone must save of the cost where they do not meet the target either. Own rule. */
const worthLabels = 0.05;

/**
 * Chooses moves and tries them on the recipe itself: what costs more than thought, starves the plate, brings a hazard
 * or leaves a word of the old food behind is put aside and the choice made again.
 */
export function settle(
  scope: BudgetScope,
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
): readonly BudgetMove[] {
  const total = start.judgement.cost.total ?? 0;
  const cooked = toTheGram(settleCooked(scope, needed, bench, deps, start), needed, bench, deps, start);
  const short = needed - savingOf(cooked, bench, start);
  if (short <= 0.005) return cooked;
  // Another label is no cookery: only where nothing else gets there, and then it must get there or save a good part.
  const labelled = settleWith(
    [...cooked, ...budgetMoves(scope).filter(({ brand }) => brand === true)],
    needed,
    bench,
    deps,
    start,
    'deep',
  );
  const more = savingOf(labelled, bench, start) - savingOf(cooked, bench, start);
  const best = more >= short - 0.005 || more > total * worthLabels ? labelled : cooked;
  const left = needed - savingOf(best, bench, start);
  const furthest = left <= 0.005 ? best : settleFar(scope, needed, bench, deps, start);
  const gained = savingOf(furthest, bench, start) - savingOf(best, bench, start);
  const kept = gained >= left - 0.005 || gained > total * worthFar ? furthest : best;
  return worthwhile(toTheGram(kept, needed, bench, deps, start, 'far'), needed, bench, start);
}

/** What cutting down to a portion must gain, as a share of the cost, where it does not get there either. Own rule. */
const worthFar = 0.05;

/** The last resort: what makes the dish dear comes down to a portion, and everything else helps. */
function settleFar(
  scope: BudgetScope,
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
): readonly BudgetMove[] {
  const offered = budgetMoves({ ...scope, deep: true, far: true }, true);
  const among = (moves: readonly BudgetMove[]): readonly BudgetMove[] => {
    const plain = moves.filter(({ brand }) => brand !== true);
    const cooked = settleWith(plain, needed, bench, deps, start, 'far');
    if (savingOf(cooked, bench, start) >= needed - 0.005) return cooked;
    const labels = moves.filter(({ brand }) => brand === true);
    return settleWith([...cooked, ...labels], needed, bench, deps, start, 'far');
  };
  const most = among(offered);
  if (!most.some(({ unfilled }) => unfilled === true)) return most;
  const filled = among(offered.filter(({ unfilled }) => unfilled !== true));
  return savingOf(filled, bench, start) >= fullEnough(most, needed, bench, start) ? filled : most;
}

/** What a change must save of the cost to be told where the target is missed all the same. Own rule. */
const worthTelling = 0.015;

/** Where the target is missed anyway, no cents: what saves next to nothing stays as it was, unless nothing else is left. */
function worthwhile(
  found: readonly BudgetMove[],
  needed: number,
  bench: ReturnType<typeof openBench>,
  start: Standing,
): readonly BudgetMove[] {
  const total = start.judgement.cost.total ?? 0;
  let kept = found;
  if (savingOf(found, bench, start) >= needed - 0.005) return found;
  for (const move of [...found].sort((a, b) => a.saved - b.saved)) {
    const others = kept.filter((one) => one !== move);
    if (others.length === 0) break;
    if (savingOf(kept, bench, start) - savingOf(others, bench, start) < total * worthTelling) kept = others;
  }
  return kept;
}

/** Where no more than this share of the cost is wanting, an amount that is cut already is cut a little further. Own rule. */
const hairsbreadth = 0.025;
/** The same where everything else was tried. Own rule. */
const farHairsbreadth = 0.04;
/** A saving below this share of the cost is not worth a change by itself. Own rule. */
const cents = 0.008;
/** What must stay of the smaller amount. Own rule. */
const leastOfCut = 0.88;

/** Steps of a third and a half may end a few cents short of the target: then the largest of them goes a few grams further. */
function toTheGram(
  found: readonly BudgetMove[],
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
  reach: Reach = 'deep',
): readonly BudgetMove[] {
  const total = start.judgement.cost.total ?? 0;
  const short = needed - savingOf(found, bench, start);
  if (short <= 0.005) {
    // Three cents' worth of rosemary is no thrift where a few grams more of something dear do the same.
    const worthIt = found.filter(({ saved }) => saved >= total * cents);
    if (worthIt.length === found.length || worthIt.length === 0) return found;
    const without = toTheGram(worthIt, needed, bench, deps, start, reach);
    return savingOf(without, bench, start) >= needed - 0.005 ? without : found;
  }
  if (short > total * (reach === 'far' ? farHairsbreadth : hairsbreadth)) return found;
  for (const move of [...found].sort((a, b) => b.saved - a.saved))
    for (const share of [0.97, 0.94, 0.91, leastOfCut]) {
      const further = cutFurther(move, share);
      if (further === null) break;
      const all = found.map((one) => (one === move ? further : one));
      if (savingOf(all, bench, start) < needed - 0.005) continue;
      const fitting = settleWith(all, needed, bench, deps, start, reach);
      if (savingOf(fitting, bench, start) >= needed - 0.005) return fitting;
    }
  return found;
}

/** The same change with a smaller amount of what it leaves; null where it leaves no smaller amount. */
function cutFurther(move: BudgetMove, share: number): BudgetMove | null {
  const [first, ...rest] = move.edits;
  const reason = (text: string): string =>
    text.replace(
      /\bstill (\d+) g\b/,
      (_, grams: string) => `still ${Math.round((Number(grams) * share) / 5) * 5} g`,
    );
  if (first?.kind === 'amount' && first.factor < 1 && rest.length === 0)
    return {
      ...move,
      saved: move.saved + move.saved * (1 - share),
      edits: [{ ...first, factor: first.factor * share, reason: reason(first.reason) }],
    };
  if (first?.kind !== 'swap' || !/\bstill \d+ g\b/.test(first.reason)) return null;
  const [part, ...others] = first.by;
  const { grams } = part!;
  if (grams === null || grams === undefined) return null;
  return {
    ...move,
    saved: move.saved * (2 - share),
    edits: [
      { ...first, by: [{ ...part!, grams: grams * share }, ...others], reason: reason(first.reason) },
      ...rest,
    ],
  };
}

/** What is found without other labels on the same things. */
function settleCooked(
  scope: BudgetScope,
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
): readonly BudgetMove[] {
  const total = start.judgement.cost.total ?? 0;
  const offered = budgetMoves(scope).filter(({ brand }) => brand !== true);
  // What cannot nearly get there by its own reckoning is not tried out first.
  const reach = chooseMoves(offered, needed).reduce((sum, move) => sum + move.saved, 0);
  if (reach < needed - total * nearly) return deepest(scope, needed, bench, deps, start);
  const found = settleWith(offered, needed, bench, deps, start);
  const short = needed - savingOf(found, bench, start);
  // Far from the target the savings that lie open are taken too, the dearest lines first.
  if (short > total * nearly) {
    const deeper = deepest(scope, needed, bench, deps, start);
    if (savingOf(deeper, bench, start) > savingOf(found, bench, start) + total * worthDeeper) return deeper;
  }
  // A plate with less on it is worth it for the target, not for a little more on the way there.
  if (short > 0.005 && found.some(({ unfilled }) => unfilled === true)) {
    const filled = settleWith(
      offered.filter(({ unfilled }) => unfilled !== true),
      needed,
      bench,
      deps,
      start,
    );
    if (savingOf(filled, bench, start) >= savingOf(found, bench, start) * enoughFilled) return filled;
  }
  if (short <= 0.005 || short > total * nearly) return found;
  const finer = deepest(scope, needed, bench, deps, start);
  return savingOf(finer, bench, start) > savingOf(found, bench, start) ? finer : found;
}

/** What is found with the deeper cuts, on a full plate where that does as well. */
function deepest(
  scope: BudgetScope,
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
): readonly BudgetMove[] {
  const further = budgetMoves({ ...scope, deep: true }, true).filter(({ brand }) => brand !== true);
  const most = settleWith(further, needed, bench, deps, start, 'deep');
  return most.some(({ unfilled }) => unfilled === true)
    ? fuller(most, further, needed, bench, deps, start)
    : most;
}

/** The same with a full plate, where that saves nearly as much. */
function fuller(
  most: readonly BudgetMove[],
  offered: readonly BudgetMove[],
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
): readonly BudgetMove[] {
  const filled = settleWith(
    offered.filter(({ unfilled }) => unfilled !== true),
    needed,
    bench,
    deps,
    start,
    'deep',
  );
  return savingOf(filled, bench, start) >= fullEnough(most, needed, bench, start) ? filled : most;
}

/** What a filled plate must save to be preferred: the target, or nearly what is saved without one. */
function fullEnough(
  most: readonly BudgetMove[],
  needed: number,
  bench: ReturnType<typeof openBench>,
  start: Standing,
): number {
  const saved = savingOf(most, bench, start);
  return saved >= needed - 0.005 ? needed - 0.005 : saved * enoughDeeper;
}

/** What some moves save of the whole recipe, by what the edited list costs. */
const savingOf = (
  chosen: readonly BudgetMove[],
  bench: ReturnType<typeof openBench>,
  start: Standing,
): number =>
  chosen.length === 0
    ? 0
    : (start.judgement.cost.total ?? 0) -
      (bench.edit(
        start,
        chosen.flatMap(({ edits }) => edits),
      ).cost.total ?? 0);

function settleWith(
  offered: readonly BudgetMove[],
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
  reach: Reach = 'usual',
): readonly BudgetMove[] {
  let moves = offered;
  const worst = (judged: Standing['judgement']): number =>
    judged.hazards.filter(({ blocking }) => blocking).length;
  const fits = (chosen: readonly BudgetMove[]): boolean => {
    const next = bench.edit(
      start,
      chosen.flatMap(({ edits }) => edits),
    );
    if (next.edited.skipped.length > 0) return false;
    const gone = chosen.flatMap(({ edits }) =>
      edits.flatMap((edit) => (edit.kind === 'swap' || edit.kind === 'remove' ? [edit.key] : [])),
    );
    // What the list alone tells is looked at before any step is written.
    if ((next.cost.total ?? Infinity) >= (start.judgement.cost.total ?? 0)) return false;
    // A food without a price is no saving.
    const known = new Set(start.judgement.cost.unpriced);
    // Water out of the tap needs none.
    if (next.cost.unpriced.some((name) => name !== 'water' && !known.has(name))) return false;
    const changed = new Set(
      chosen.flatMap(({ key, edits }) => [key, ...edits.flatMap((edit) => ('key' in edit ? edit.key : []))]),
    );
    if (!stillNamed(start.understood, next.edited.text, changed)) return false;
    if (staleMentions(start.understood, next.edited.text, gone, deps).length > 0) return false;
    if (worst(next.judgement) > worst(start.judgement)) return false;
    const broken = next.judgement.constraints.some(
      ({ constraint, status }) =>
        status !== 'met' &&
        start.judgement.constraints.some((one) => one.constraint === constraint && one.status === 'met'),
    );
    if (broken) return false;
    const share = (nutrient: 'protein_g' | 'energy_kcal'): number => {
      const [was, is] = [
        start.judgement.nutrition.perServing[nutrient],
        next.judgement.nutrition.perServing[nutrient],
      ];
      return was === null || is === null || was <= 0 ? 1 : is / was;
    };
    // Where all the protein stays it was fat that went, and it is a meal still.
    const leastEnergy = share('protein_g') >= fullProtein ? leanEnergy : leastNourishment;
    const { protein_g: protein, energy_kcal: energy } = next.judgement.nutrition.perServing;
    const full = !chosen.some(({ unfilled }) => unfilled === true);
    // Where everything else was tried, a plate with a meal's protein and energy on it is a meal.
    if (reach === 'far' && (protein ?? 0) >= smallMeal.protein && (energy ?? 0) >= smallMeal.energy)
      return share('protein_g') >= smallMeal.share && share('energy_kcal') >= smallMeal.share;
    const ownWay = chosen.some(({ optional }) => optional === true);
    const leastProtein = ownWay
      ? leastOwnWay
      : full && (protein ?? 0) >= plateful.protein && (energy ?? 0) >= plateful.energy
        ? plateful.share
        : leastNourishment;
    return share('protein_g') >= leastProtein && share('energy_kcal') >= (ownWay ? leastOwnWay : leastEnergy);
  };
  // What fits of a choice that is too much as a whole is better than nothing.
  let most: readonly BudgetMove[] = [];
  for (let round = 0; round < 6; round++) {
    const chosen = chooseMoves(moves, needed, reach);
    if (chosen.length === 0) return most;
    // By the shop's measures a change may save nothing, whatever it was reckoned to.
    const idle = chosen.length < 2 ? [] : idleOf(chosen, bench, start);
    if (idle.length > 0) {
      moves = moves.filter((move) => !idle.includes(move));
      continue;
    }
    if (fits(chosen)) return measured(chosen, moves, needed, bench, fits, start, reach);
    // Together they do not fit: those that do not fit by themselves are out; else the last that was too much.
    const bad = new Set<BudgetMove>();
    const kept: BudgetMove[] = [];
    for (const move of chosen) {
      if (fits([...kept, move])) kept.push(move);
      else bad.add(move);
    }
    if (savingOf(kept, bench, start) > savingOf(most, bench, start)) most = kept;
    moves = moves.filter((move) => !bad.has(move));
  }
  return most;
}

/** Those of some moves without which as much is saved. */
const idleOf = (
  chosen: readonly BudgetMove[],
  bench: ReturnType<typeof openBench>,
  start: Standing,
): readonly BudgetMove[] => {
  const all = savingOf(chosen, bench, start);
  return chosen.filter(
    (move) =>
      savingOf(
        chosen.filter((one) => one !== move),
        bench,
        start,
      ) >=
      all - 0.005,
  );
};

/** Rounding to kitchen measures may leave the target just unmet: then the next best move is added. */
function measured(
  kept: readonly BudgetMove[],
  moves: readonly BudgetMove[],
  needed: number,
  bench: ReturnType<typeof openBench>,
  fits: (chosen: readonly BudgetMove[]) => boolean,
  start: Standing,
  reach: Reach,
): readonly BudgetMove[] {
  const saving = (chosen: readonly BudgetMove[]): number => savingOf(chosen, bench, start);
  let best = kept;
  let real = saving(kept);
  for (let margin = 1.2; margin < 4 && real < needed - 0.005; margin *= 1.6) {
    // Where cents are wanting, a step of the same size would choose the same again.
    const step = Math.max((needed - real) * margin, needed * leastStep * margin);
    const wider = chooseMoves(moves, needed + step, reach);
    const more = saving(wider);
    if (more > real && fits(wider)) {
      best = wider;
      real = more;
    }
  }
  // What the real amounts made needless goes again, the smallest saving first.
  for (const move of [...best].sort((a, b) => a.saved - b.saved)) {
    const without = best.filter((one) => one !== move);
    if (best.length > 1 && saving(without) >= needed - 0.005) best = without;
  }
  return best;
}
