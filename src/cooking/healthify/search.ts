import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutrients, type Nutrient } from '#food/vocabulary';
import { amountsWith, knows, type Contribution } from './estimate.ts';
import type { Move } from './move.ts';
import type { FocusLimit } from './rules.ts';
import { isWorthTelling } from './reason.ts';
import { kcalPerGram, measure, shortfall, type DishAmounts } from './targets.ts';

/** Changes that a reader still follows, and of what is hardly tasted as many go on being made. Own rule. */
const furtherChanges = 7;
/** What costs the dish no more than this may go on where the target is met already. Own rule. */
const furtherLoss = 0.15;
const fewChanges = 5;
const timid = 3;
const fewLoss = 0.2;
/** More of two things is a fuller plate, of four another dish. Own rule. */
const mostMore = 2;
/** The least that such a change must do for what is asked. Own rule: one part in thirty. */
const furtherGain = 0.015;
/** What nobody tastes at all, as half-fat milk, may do less. */
const untasted = 0.05;
const untastedGain = 0.005;
/** As far below a limit, or above a least amount, as is still worth the going. Own rule. */
const furtherDepth = Math.log(2.5);
/** What the first limit is put to may grow by so much where it is kept; where it is missed already, by nothing. Own rule. */
const mostBack = 1.08;
const noBack = 1.005;
/** Grams of protein a serving that are a full plate, however much more there was. Own rule. */
const fullPlate = 30;

/** A plan that only just gets there is undone by the cook's own spoon: it is aimed at a little more. Own rule. */
const aim = { max: 0.85, min: 1.2 } as const;
const beyond = (limit: FocusLimit): FocusLimit => ({
  ...limit,
  max: limit.max === null ? null : limit.max * aim.max,
  min: limit.min === null ? null : limit.min * aim.min,
});

/** Where all is met at the start: as many changes, none dearer to the dish than this, and this for all of them. Own rule. */
const gladChanges = 5;
const gladLoss = 0.2;
const gladLossOfAll = 0.5;
/** The share by which a figure must move to be worth the trouble. Own rule: one part in twenty-five. */
const gladShare = 0.04;
/** What is asked at least of a dish that has plenty of it: half as much again. Own rule. */
const gladStep = 1.5;
/** Who has more than twice what is asked needs no mountain of it: a quarter more. Own rule. */
const plenty = 2;
const gladSmallStep = 1.25;
/** What feeds stays on the plate where nothing has to go: at most this share of the protein is lost. Own rule. */
const gladProtein = 0.08;

/**
 * The few best moves for a dish that meets its limits already, for somebody who asks for more all the same;
 * none where nothing moves a figure noticeably for little loss. Deterministic.
 */
export function searchBeyond(moves: readonly Move[], options: SearchOptions): readonly Move[] {
  const dish = amountsWith(options.known, [], options.servings);
  // A dish that is far beyond its limit already still gets a good step further.
  const limits = options.limits.map((limit) => {
    const has = measure(dish, limit.nutrient, limit.basis) ?? 0;
    return {
      ...limit,
      min:
        limit.min === null
          ? null
          : has > limit.min * plenty
            ? has * gladSmallStep
            : Math.max(limit.min * Math.exp(furtherDepth), has * gladStep),
      max: limit.max === null ? null : Math.min(limit.max * Math.exp(-furtherDepth), has / gladStep),
    };
  });
  const protein = dish.amount('protein_g') ?? 0;
  const starves = ({ difference }: Move): boolean =>
    difference.values[nutrients.indexOf('protein_g')]! < -protein * gladProtein;
  const small = moves.filter(
    (move) => move.kind !== 'servings' && !move.side && move.loss <= gladLoss && !starves(move),
  );
  const chosen = searchMoves(small, {
    ...options,
    limits,
    maxChanges: Math.min(options.maxChanges, gladChanges),
    mostLoss: gladLossOfAll,
  });
  const was = amountsWith(options.known, [], options.servings);
  const is = amountsWith(
    options.known,
    chosen.map(({ difference }) => difference),
    options.servings,
  );
  const met = shortfall(options.limits, is) === 0;
  const noticed = options.limits.some(({ nutrient, basis, max }) => {
    const [before, after] = [measure(was, nutrient, basis), measure(is, nutrient, basis)];
    const [all, left] = [was.amount(nutrient), is.amount(nutrient)];
    if (before === null || after === null || all === null || left === null) return false;
    const share = (after - before) / Math.max(before, 1e-6);
    return (
      (max === null ? share >= gladShare : share <= -gladShare) &&
      isWorthTelling(nutrient, (left - all) / options.servings)
    );
  });
  return met && noticed ? chosen : [];
}

/** What the search may do. */
export interface SearchOptions {
  readonly limits: readonly FocusLimit[];
  /** What is known of the dish. */
  readonly known: Contribution;
  readonly servings: number;
  readonly maxChanges: number;
  /** What all moves together may cost the dish of its character. */
  readonly mostLoss?: number;
  /** What is chosen already, and stays unless something on the same line goes further. */
  readonly from?: readonly Move[];
  /** Nothing more is sought once these are met. */
  readonly until?: readonly FocusLimit[];
  /** The share of the distance that a move must close at least, where it is less than usual. */
  readonly leastGain?: number;
}

/** Shares of energy, protein and weight that must stay on the plate: still a meal. Own rule. */
const floors: readonly (readonly [Nutrient, number])[] = [
  ['energy_kcal', 0.5],
  ['protein_g', 0.65],
];
/** Where hardly any protein goes it was fat that went, and less energy is a meal still. Own rule. */
const fullProtein = 0.85;
const leanEnergy = 0.4;
const smallProtein = 10;
const smallEnergy = 250;
const leastWeight = 0.6;
/** All moves together may cost the dish this much of its character. Own rule. */
const usualLoss = 0.95;
/** More than this added makes another dish; one side dish is enough. Own rule. */
const mostAdded = 2;
const mostSides = 1;
/** So near to what is lacking nothing is put beside the dish for it. Own rule: a tenth. */
const leastLack = 0.1;
/** A move that closes less than this of the distance is not worth a line in the shopping list. Own rule. */
const usualGain = 0.03;
/** What costs the dish this much must close this share of the distance for each part of what it costs. Own rules. */
const dearLoss = 0.2;
const dearGain = 0.2;
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
  const { known, maxChanges, mostLoss = usualLoss, leastGain = usualGain } = options;
  const limits = options.limits.map(beyond);
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
  // Less rice leaves a greater share of sugar in a pudding that has no more of it: half by what is in the dish itself.
  const kcal = before.amount('energy_kcal') ?? null;
  const perServing = kcal === null ? null : kcal / before.servings;
  const asServed: readonly FocusLimit[] = limits.map((limit) => inServing(limit, perServing));
  const value = (dish: DishAmounts): number =>
    0.5 * shortfall(limits, dish) + 0.5 * shortfall(asServed, dish) + 0.8 * harm(dish);
  const keepsProtein = (dish: DishAmounts): boolean => {
    const [old, now] = [before.amount('protein_g'), dish.amount('protein_g')];
    return old !== null && now !== null && now >= old * fullProtein;
  };
  const edible = (dish: DishAmounts): boolean =>
    dish.cookedGrams >= before.cookedGrams * leastWeight &&
    floors.every(([nutrient, least]) => {
      const share = nutrient === 'energy_kcal' && keepsProtein(dish) ? leanEnergy : least;
      const [old, now] = [before.amount(nutrient), dish.amount(nutrient)];
      // A pudding is not eaten for its protein, and a sauce is no meal.
      if (old !== null && old / before.servings < (nutrient === 'protein_g' ? smallProtein : smallEnergy))
        return true;
      if (nutrient === 'protein_g' && now !== null && now / dish.servings >= fullPlate) return true;
      return old === null || now === null || now >= old * share - 1e-9;
    });

  // What was asked for does not get worse for the sake of the rest: more starch for its fiber is no help to a diabetic.
  const [asked] = options.limits;
  const first =
    asked === undefined || asked.max === null ? null : measure(before, asked.nutrient, asked.basis);
  const backwards = (dish: DishAmounts): boolean => {
    const now = first === null ? null : measure(dish, asked!.nutrient, asked!.basis);
    return first !== null && now !== null && now > first * (first > asked!.max! ? noBack : mostBack);
  };
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
  // What a table leaves out of a food is taken for no difference, but never of the first target.
  const [main] = limits;
  const sure: readonly Nutrient[] = wanted.filter(
    (nutrient) => nutrient === 'energy_kcal' || nutrient === main?.nutrient,
  );
  const reckoned = moves.flatMap((move) =>
    knows(move.difference, sure) ? [{ ...move, difference: withoutGaps(move.difference) }] : [],
  );
  // What is another dish by a quarter must do more than a splash less oil: half of the meat is not changed for a trifle.
  const worth = ({ loss }: Move): number =>
    Math.max(leastGain, loss >= dearLoss ? loss * dearGain : 0) * Math.min(1, start);
  const useful = reckoned.filter(
    (move) =>
      move.taste === null &&
      move.asked !== true &&
      fills(move) &&
      value(amounts([move])) < start - worth(move) &&
      (move.alone === undefined || value(amounts([move.alone])) < start - leastGain * Math.min(1, start)),
  );
  const goal = options.until;
  const reached = (set: readonly Move[]): boolean => shortfall(goal ?? limits, amounts(set)) === 0;
  chosen = (options.from ?? []).map((move) => reckoned.find(({ edits }) => edits === move.edits) ?? move);
  let current = value(amounts(chosen));
  // Something beside the dish is the last resort: only where the dish itself could not be given what it lacks.
  let offered = useful.filter(({ side }) => !side);
  for (let round = 0; round < 40; round += 1) {
    let best: { set: readonly Move[]; score: number; left: number } | null = null;
    // With few changes left each must go far.
    const pull = maxChanges - chosen.length <= 2 ? 0.5 : 1;
    // More of something is there for what is lacking, not to thin out what is too much.
    const lacks = shortfall(lacking, amounts(chosen)) > 0;
    for (const move of offered) {
      if (!lacks && (move.kind === 'increase' || move.kind === 'add')) continue;
      const rest = chosen.filter(({ slot }) => slot !== move.slot);
      if (rest.length === chosen.length && chosen.length >= maxChanges) continue;
      if (movesClash(move, rest)) continue;
      const set = [...rest, move];
      const loss = cost(set);
      if (loss > mostLoss && loss > cost(chosen)) continue;
      if (set.filter(({ kind }) => kind === 'add').length > mostAdded) continue;
      if (isHeaped(set, options.known)) continue;
      if (set.filter(({ side }) => side).length > mostSides) continue;
      const dish = amounts(set);
      if (!edible(dish) || backwards(dish)) continue;
      const left = value(dish);
      const gain = current - left;
      if (gain < leastGain * Math.min(1, start)) continue;
      const score = gain / (Math.max(0, loss - cost(chosen)) + 0.04) ** pull;
      if (best === null || score > best.score) best = { set, score, left };
    }
    if (best === null) {
      if (goal !== undefined) break;
      if (offered.length === useful.length || shortfall(lacking, amounts(chosen)) <= leastLack) break;
      offered = useful;
      continue;
    }
    chosen = best.set;
    current = best.left;
    if (reached(chosen)) break;
  }
  if (goal !== undefined)
    return chosen.map((move) => moves.find(({ edits }) => edits === move.edits) ?? move);
  const needed = prune(chosen, (set) => value(amounts(set)), leastGain * Math.min(1, start) * 0.5);
  const own = new Map(
    useful.map((move) => [move, moves[moves.findIndex(({ edits }) => edits === move.edits)]!]),
  );
  // What nobody tastes is worth it for a limit that is met already, too.
  const quiet = reckoned.filter(
    (move) => move.taste === null && move.asked !== true && move.loss <= untasted && !useful.includes(move),
  );
  for (const move of quiet)
    own.set(
      move,
      moves.find(({ edits }) => edits === move.edits)!,
    );
  return goOn(
    needed,
    [...useful, ...quiet].filter(({ side }) => !side),
  ).map((move) => own.get(move) ?? move);

  /** What nobody tastes is changed as well where it serves the same end: a dietitian stops at no limit. */
  function goOn(done: readonly Move[], candidates: readonly Move[]): readonly Move[] {
    const deep = limits.map((limit) => ({
      ...limit,
      min: limit.min === null ? null : limit.min * Math.exp(furtherDepth),
      max: limit.max === null ? null : limit.max * Math.exp(-furtherDepth),
    }));
    const depth = (dish: DishAmounts): number => shortfall(deep, dish);
    let set = done;
    while (set.length < Math.min(maxChanges, furtherChanges)) {
      const now = amounts(set);
      let best: { move: Move; score: number } | null = null;
      for (const move of candidates) {
        // One change alone is a timid answer: until there are a few, what is tasted a little may go on being made.
        const few = set.length < fewChanges;
        if (move.loss > (few ? fewLoss : furtherLoss) || move.kind === 'servings') continue;
        // Where all is met one thing more is a gift, two are a crowd.
        if (move.kind === 'add' && set.some(({ kind }) => kind === 'add')) continue;
        if (move.kind === 'increase' && set.filter(({ kind }) => kind === 'increase').length >= mostMore)
          continue;
        // What is lacking no more is not heaped up further.
        if (
          (move.kind === 'add' || move.kind === 'increase') &&
          lacking.length > 0 &&
          shortfall(lacking, now) === 0 &&
          // One change that does it all is still a timid answer.
          set.length >= timid
        )
          continue;
        if (move.side && set.filter(({ side }) => side).length >= mostSides) continue;
        if (set.some(({ slot }) => slot === move.slot) || movesClash(move, set)) continue;
        if (isHeaped([...set, move], options.known)) continue;
        const next = amounts([...set, move]);
        if (!edible(next) || backwards(next) || cost([...set, move]) > mostLoss) continue;
        if (shortfall(limits, next) > shortfall(limits, now) + 1e-6) continue;
        const gain = depth(now) - depth(next) - 0.5 * Math.max(0, harm(next) - harm(now));
        if (gain < (move.loss <= untasted ? untastedGain : furtherGain)) continue;
        const score = gain / (move.loss + 0.04);
        if (best === null || score > best.score) best = { move, score };
      }
      if (best === null) return set;
      set = [...set, best.move];
    }
    return set;
  }
}

/** What comes in beside what was there, as a share of the dish: more of it, by more than one move, is another dish. Own rule. */
const mostHeaped = 0.25;
const isHeaped = (set: readonly Move[], known: Contribution): boolean => {
  const more = set.filter(
    ({ kind, side, difference, brings }) =>
      (kind === 'add' || kind === 'increase') &&
      !side &&
      difference.cookedGrams > 0 &&
      // A bag of leaves wilts to a spoonful.
      !brings.some((food) => isKind(food, 'leafy-green')),
  );
  return (
    more.length > 1 &&
    more.reduce((sum, { difference }) => sum + difference.cookedGrams, 0) > known.cookedGrams * mostHeaped
  );
};

/** A most share of the energy as grams of a serving that has so much energy. */
function inServing(limit: FocusLimit, kcal: number | null): FocusLimit {
  const factor = kcalPerGram[limit.nutrient];
  return limit.basis === 'energy_share' && limit.max !== null && kcal !== null && factor !== undefined
    ? { ...limit, basis: 'per_serving', max: (limit.max * kcal) / (100 * factor) }
    : limit;
}

const withoutGaps = (difference: Contribution): Contribution => ({
  ...difference,
  values: difference.values.map((value) => (Number.isNaN(value) ? 0 : value)),
});

/** The lines that a move touches, its own first. */
const touched = new WeakMap<Move, readonly string[]>();
const touchedBy = (move: Move): readonly string[] => {
  let keys = touched.get(move);
  if (keys === undefined) {
    keys = [
      move.slot,
      ...move.edits.flatMap((edit) =>
        edit.kind === 'amount' || edit.kind === 'swap' || edit.kind === 'remove' ? [edit.key] : [],
      ),
    ];
    touched.set(move, keys);
  }
  return keys;
};

/** A vegetable that the dish did not have, to fill the plate: one is a kindness, two are another dish. */
export const newVegetable = ({ kind, taste, brings }: Move): boolean =>
  (kind === 'add' || kind === 'swap') &&
  taste === null &&
  brings.some(
    (food) =>
      (food.category === 'produce' || food.category === 'frozen') &&
      (isKind(food, 'vegetable') || isKind(food, 'pea')) &&
      !isKind(food, 'herb') &&
      !isKind(food, 'mushroom'),
  );

/** What fills a pot in the place of meat. */
const stretching = (food: Food): boolean =>
  isKind(food, 'legume') || isKind(food, 'pea') || isKind(food, 'mushroom');

const isDry = (built: Move, other: Move): boolean =>
  built.quenched === true &&
  other.brings.some((food) => isKind(food, 'oats') || isKind(food, 'flour') || /bran|powder/.test(food.id));

/** Two moves that change the same line; two foods that end up as one, or as one and a sort of it, are told apart by nobody: "the yogurt and the yogurt". */
export const movesClash = (move: Move, others: readonly Move[]): boolean =>
  // A batter built around bran has drunk its liquid: nothing dry goes in besides but a spoonful of seeds.
  others.some((other) => other.slot !== move.slot && (isDry(move, other) || isDry(other, move))) ||
  (newVegetable(move) && others.some((other) => other.slot !== move.slot && newVegetable(other))) ||
  (others.length > 0 &&
    others.some((other) => {
      if (move.edits.length === 1 && other.edits.length === 1) return false;
      const keys = touchedBy(other);
      return touchedBy(move).some((key) => keys.includes(key));
    })) ||
  move.brings.some((food) =>
    others.some(
      ({ brings, replaces }) =>
        // One food on two lines that becomes another on both is told apart as before.
        !(replaces !== undefined && replaces.id === move.replaces?.id) &&
        brings.some(
          (other) =>
            !isWater(food) &&
            (isKind(other, food.id) ||
              isKind(food, other.id) ||
              // One kind of beans, peas or mushrooms is enough for a pot.
              (stretching(food) && stretching(other))),
        ),
    ),
  );

/** Leaves out what the rest made needless, the costliest first. */
function prune(
  chosen: readonly Move[],
  value: (set: readonly Move[]) => number,
  slight: number,
): readonly Move[] {
  let kept = chosen;
  for (const move of [...chosen].sort((a, b) => b.loss - a.loss)) {
    const without = kept.filter((one) => one !== move);
    if (value(without) <= value(kept) + slight) kept = without;
  }
  return kept;
}
