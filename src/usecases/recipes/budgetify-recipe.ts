import type { BudgetifyRecipeRequest, BudgetifyRecipeResult } from '#contract/endpoints/budgetify-recipe';
import type { Change } from '#contract/schemas/change';
import { readPriceBook, type Cost, type PriceBookEntry, type Prices } from '#food/cost';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { chooseMoves } from '#cooking/budget/choose';
import { leftoverText, packOf, type Pack } from '#cooking/budget/leftovers';
import { budgetMoves, type BudgetMove } from '#cooking/budget/moves';
import type { BudgetScope } from '#cooking/budget/scope';
import { shoppingTips } from '#cooking/budget/tips';
import { paysInDollars } from '#cooking/edit/british';
import { staleMentions } from '#cooking/edit/stale-mentions';
import type { RecipeText } from '#cooking/understand-recipe/model';
import { capitalise, joinList } from '#cooking/text/grammar';
import { denialsOf, type Restrictions } from '#cooking/verify/denials';
import { fitRestrictions, refuseBroken } from './fit-restrictions.ts';
import { customary } from './analyze-recipe.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { asTheyStand, mendedBench } from './mended-bench.ts';
import { presentCost } from './present-recipe.ts';
import { recipeLines } from './recipe-lines.ts';
import {
  balanced,
  changesOf,
  dietsToKeep,
  introducedWarnings,
  openBench,
  presentStanding,
  type Standing,
} from './transform.ts';

/** Protein and energy of a serving may not fall below this share of what they were. */
const leastNourishment = 0.6;
/** A leaner cut feeds as well with so much of the protein, and so much of the energy. Own rule. */
const fullProtein = 0.9;
const leanEnergy = 0.45;
const usd = 'USD';
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
/** Less than half a cent a serving. */
const unseen = 0.004;

/**
 * Makes a recipe cheaper until its target is met, with the smallest loss of character; says so where it is not.
 * @throws AppError `unknown_dietary_restriction`, `conflicting_constraints`
 */
export function budgetifyRecipe(deps: KitchenDeps, input: BudgetifyRecipeRequest): BudgetifyRecipeResult {
  const warnings: string[] = [];
  const { packs, ...prices } = pricesOf(deps, input, warnings);
  const { bench, sent, changes: mends } = mendedBench(openBench(deps, input, { prices }), deps);
  // What the author forgot to count is in the figures before and after.
  const dearer = (bench.start.judgement.cost.perServing ?? 0) > (sent.judgement.cost.perServing ?? 0);
  const before = (dearer ? bench.start : sent).judgement.cost;
  const target = targetOf(input, bench.start, warnings, prices);
  // What a restriction forbids goes first, whatever it costs.
  const fitted = fitRestrictions(bench, deps);
  const first = changesOf(bench, bench.start, fitted.moves);
  refuseBroken(fitted.broken, first.end, 'leave the restriction out, or start from a recipe that keeps it');
  const start = first.end;
  const scope: BudgetScope = {
    understood: start.understood,
    judgement: start.judgement,
    foods: deps.foods,
    units: deps.units,
    substitutes: deps.substitutes,
    restrictions: bench.restrictions,
    health: deps.health,
    offered: [...prices.book.keys()].flatMap((id) => {
      const food = deps.foods.get(id);
      const there = start.understood.recipe.ingredients.some((item) => item.food === id);
      return food === null || there ? [] : [food];
    }),
    allows: (food) => denialsOf(deps)(bench.asks)(food) === null,
    deny: denialFor(deps, bench, start),
    jurisdiction: bench.asks.jurisdiction,
    keep: keptKeys(deps, input.keep ?? [], start, warnings),
    currency: prices.currency,
    suggested: new Map(),
    perKg: (food) =>
      prices.book.get(food.id) ?? (prices.currency === usd ? (food.price?.usdPerKg ?? null) : null),
  };
  const { servings } = start.understood.recipe;
  const perServing = before.perServing;
  const now = start.judgement.cost.perServing;
  // Whether the target is met is seen in whole cents: a fraction of one is not worth another change.
  const needed = now === null || target === null ? 0 : (now - target - unseen) * servings;
  const found = needed > 0 ? settle(scope, needed, bench, deps, start) : [];
  const { changes, end } = changesOf(
    bench,
    start,
    found.map(({ edits }) => edits),
  );
  const after = end.judgement.cost;
  const saved =
    perServing === null || after.perServing === null || perServing === 0
      ? null
      : Math.round((1 - after.perServing / perServing) * 1000) / 10;
  const met =
    target !== null &&
    after.perServing !== null &&
    Math.round(after.perServing * 100) <= Math.round(target * 100);
  warnings.push(...introducedWarnings(sent, end, bench.asks.allergens));
  warnings.push(
    ...moneyRemarks(
      start,
      end,
      met,
      target,
      found.length,
      (now ?? 0) > (bench.start.judgement.cost.perServing ?? Infinity),
    ),
  );
  // Dollars say nothing at a till where nobody pays in them; what is saved of the whole holds there too.
  const money = spoken(input, prices.currency, bench.start.understood.source) ? prices.currency : null;
  const left = leftoverText(boughtWhole(start, end, packs));
  if (left !== null) warnings.push(left);
  const all = balanced(
    [
      ...asTheyStand(mends, end),
      ...first.changes,
      ...changes.map((change) => withSaving(change, money, now)),
    ],
    sent,
    end,
  );
  const shown = presentStanding(end, warnings, (id) => deps.foods.get(id), bench);
  return {
    ...shown,
    tips:
      changes.length === 0
        ? shown.tips
        : [
            ...savedInAll(before, after, saved, met, money),
            ...shown.tips,
            ...shoppingTips(end.judgement.ingredients, after).map(bench.ownWords),
          ],
    changes: [...all],
    cost_before: presentCost(before),
    saved_percent: saved,
    target_met: met,
  };
}

/** Whether sums are told in a currency: it was asked for, or it is the money of the kitchen that the recipe comes from. */
const spoken = (
  { currency, target_cost_per_serving, price_book }: BudgetifyRecipeRequest,
  ours: string,
  source: RecipeText,
): boolean =>
  currency !== undefined ||
  target_cost_per_serving !== undefined ||
  (price_book ?? []).length > 0 ||
  ours !== usd ||
  paysInDollars(source);

/** What it comes to, in a sentence: "From 5.87 to 3.52 USD a serving", or as a share where no sum holds. */
function savedInAll(
  before: Cost,
  after: Cost,
  saved: number | null,
  met: boolean,
  money: string | null,
): readonly string[] {
  if (saved === null || saved <= 0) return [];
  if (money === null)
    return [
      `The whole recipe costs about ${Math.round(saved)} % less${met ? '' : ', short of what was asked'}, by what its ingredients cost beside each other; prices differ from shop to shop.`,
    ];
  const [was, is] = [before.perServing, after.perServing];
  if (was === null || is === null || before.total === null || after.total === null) return [];
  const said = [before.total, after.total].map((one) => one.toFixed(2));
  return [
    `The whole recipe falls from ${said[0]!} to ${said[1]!} ${after.currency}, a serving from ${was.toFixed(2)} to ${is.toFixed(2)}: ${Math.round(saved)} % less${met ? '' : ', short of what was asked'}.`,
  ];
}

/** Why a food may not come in to save money: the caller's restrictions, what the dish is free of, a new sure allergen. */
function denialFor(
  deps: KitchenDeps,
  bench: ReturnType<typeof openBench>,
  start: Standing,
): (food: Food) => string | null {
  const restrictions: Restrictions = {
    ...bench.asks,
    diets: dietsToKeep(bench, start),
  };
  const deny = denialsOf(deps)(restrictions);
  const carried = new Set(
    start.judgement.allergens.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen),
  );
  const denyAsked = denialsOf(deps)({ ...bench.asks });
  const kinds = new Set(
    start.understood.grounded.flatMap(({ ingredient: { food } }) => food?.ancestors.slice(0, 1) ?? []),
  );
  /** Of a stock cube nobody knows all that is in it, nor of the stock out of a carton: where nobody asks, one is as sure as the other. */
  const denied = (food: Food): string | null => {
    const found = deny(food);
    if (found === null) return null;
    const alike = food.ancestors.some((id) => kinds.has(id));
    return !found.sure && alike && denyAsked(food) === null ? null : found.reason;
  };
  return (food) =>
    denied(food) ??
    (food.allergens.some(({ allergen, level }) => level === 'contains' && !carried.has(allergen))
      ? 'the dish is free of an allergen that it would bring'
      : null);
}

/** The reason as a sentence with what is saved: a sum for each serving, or the share of what the recipe cost. */
function withSaving(change: Change, currency: string | null, was: number | null): Change {
  const { cost } = change.effect;
  const said = capitalise(change.reason.replace(/\.$/, ''));
  const share = cost === null || was === null || was <= 0 ? 0 : Math.round((-cost / was) * 100);
  const figure =
    cost === null || cost >= 0 || (currency === null && share < 1)
      ? ''
      : currency === null
        ? `: saves about ${share} % of the cost`
        : `: ${(-cost).toFixed(2)} ${currency} less a serving${share < 2 ? '' : `, ${share} % of the whole`}`;
  return { ...change, reason: `${said}${figure}.` };
}

/**
 * Chooses moves and tries them on the recipe itself: what costs more than thought, starves the plate, brings a hazard
 * or leaves a word of the old food behind is put aside and the choice made again.
 */
function settle(
  scope: BudgetScope,
  needed: number,
  bench: ReturnType<typeof openBench>,
  deps: KitchenDeps,
  start: Standing,
): readonly BudgetMove[] {
  const total = start.judgement.cost.total ?? 0;
  const offered = budgetMoves(scope);
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
  const further = budgetMoves({ ...scope, deep: true }, true);
  const most = settleWith(further, needed, bench, deps, start, true);
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
    true,
  );
  const saved = savingOf(most, bench, start);
  const enough = saved >= needed - 0.005 ? needed - 0.005 : saved * enoughDeeper;
  return savingOf(filled, bench, start) >= enough ? filled : most;
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
  deep = false,
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
    if (staleMentions(start.understood, next.edited.text, gone, deps).length > 0) return false;
    if ((next.cost.total ?? Infinity) >= (start.judgement.cost.total ?? 0)) return false;
    // A food without a price is no saving.
    const known = new Set(start.judgement.cost.unpriced);
    if (
      next.cost.unpriced.length > start.judgement.cost.unpriced.length ||
      next.cost.unpriced.some((name) => !known.has(name))
    )
      return false;
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
    return share('protein_g') >= leastNourishment && share('energy_kcal') >= leastEnergy;
  };
  // What fits of a choice that is too much as a whole is better than nothing.
  let most: readonly BudgetMove[] = [];
  for (let round = 0; round < 5; round++) {
    const chosen = chooseMoves(moves, needed, deep);
    if (chosen.length === 0) return most;
    if (fits(chosen)) return measured(chosen, moves, needed, bench, fits, start, deep);
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

/** Rounding to kitchen measures may leave the target just unmet: then the next best move is added. */
function measured(
  kept: readonly BudgetMove[],
  moves: readonly BudgetMove[],
  needed: number,
  bench: ReturnType<typeof openBench>,
  fits: (chosen: readonly BudgetMove[]) => boolean,
  start: Standing,
  deep: boolean,
): readonly BudgetMove[] {
  const saving = (chosen: readonly BudgetMove[]): number => savingOf(chosen, bench, start);
  let best = kept;
  let real = saving(kept);
  for (let margin = 1.2; margin < 4 && real < needed - 0.005; margin *= 1.6) {
    // Where cents are wanting, a step of the same size would choose the same again.
    const step = Math.max((needed - real) * margin, needed * leastStep * margin);
    const wider = chooseMoves(moves, needed + step, deep);
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

function targetOf(
  input: BudgetifyRecipeRequest,
  start: Standing,
  warnings: string[],
  prices: Prices,
): number | null {
  const { perServing } = start.judgement.cost;
  if (perServing === null) {
    warnings.push('Nothing in this recipe could be priced, so nothing was changed.');
    return null;
  }
  const wanted = input.target_cost_per_serving;
  if (wanted !== undefined && input.currency !== undefined && input.currency !== prices.currency) {
    warnings.push(
      `The target is in ${input.currency} and the prices are in ${prices.currency}; no exchange rate is assumed, so a saving of ${input.reduction_percent ?? 25} % was aimed at instead.`,
    );
    return perServing * (1 - (input.reduction_percent ?? 25) / 100);
  }
  return wanted ?? perServing * (1 - (input.reduction_percent ?? 25) / 100);
}

/** The caller's prices, read into prices for a kilogram; what could not be read is said. */
function pricesOf(
  deps: KitchenDeps,
  input: BudgetifyRecipeRequest,
  warnings: string[],
): Prices & { readonly packs: readonly Pack[] } {
  const entries: PriceBookEntry[] = [];
  for (const { item, price, amount, unit } of input.price_book ?? []) {
    const { food } = deps.foods.matchAny(item);
    const known = deps.units.find(unit);
    if (food === null)
      warnings.push(`“${item}” in price_book is not in the food tables; its price was not used.`);
    else if (known === null && !/^(?:each|piece|pieces|pc|pcs|ea)$/i.test(unit.trim()))
      warnings.push(`The unit “${unit}” of ${item} in price_book is not understood; its price was not used.`);
    else
      for (const one of food.abstract
        ? recipeFoods(deps, input).filter((other) => isKind(other, food.id))
        : [food])
        entries.push({ food: one, price, amount, unit: known?.id ?? null });
  }
  const { book, refused } = readPriceBook(entries, deps.units);
  for (const { food, why } of refused)
    warnings.push(`The price of ${deps.foods.get(food)?.name ?? food} in price_book was not used: ${why}.`);
  const packs = entries.flatMap(({ food, price, amount, unit }): readonly Pack[] => {
    const perKg = book.get(food.id);
    if (perKg === undefined || perKg === 0) return [];
    return [{ food, grams: (price / perKg) * 1000, called: `${amount} ${unit ?? 'piece'}`, price }];
  });
  const currency = input.currency ?? usd;
  if (currency === usd) return { book, currency, packs };
  if (book.size === 0) {
    warnings.push(
      `Prices are only known in US dollars and no exchange rate is assumed: all figures are in USD. Give a price_book in ${currency} for figures in it.`,
    );
    return { book, currency: usd, packs };
  }
  warnings.push(
    `Only what price_book names is priced in ${currency}; table prices are US dollars and were left out.`,
  );
  return { book, currency, packs };
}

const recipeFoods = (deps: KitchenDeps, input: BudgetifyRecipeRequest): readonly Food[] =>
  deps.grounder
    .ground(recipeLines(input.recipe).ingredients)
    .flatMap(({ ingredient }) => ingredient.food ?? []);

/** Packs of the price book that the recipe opens, and of foods that the changes bring in. */
function boughtWhole(
  start: Standing,
  end: Standing,
  packs: readonly Pack[],
): readonly { readonly pack: Pack; readonly grams: number }[] {
  const had = new Set(start.understood.recipe.ingredients.flatMap(({ food }) => food ?? []));
  return end.judgement.ingredients.flatMap(({ food, grams }) => {
    if (food === null || grams === null) return [];
    const pack =
      packs.find((one) => one.food.id === food.id) ??
      (packs.length === 0 || had.has(food.id) ? null : packOf(food));
    return pack === null ? [] : [{ pack, grams }];
  });
}

/** Ingredients that the caller wants left alone. */
function keptKeys(
  deps: KitchenDeps,
  keep: readonly string[],
  { understood }: Standing,
  warnings: string[],
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const text of keep) {
    const { food } = deps.foods.matchAny(text);
    const low = text.trim().toLowerCase();
    const found = understood.grounded.filter(
      ({ ingredient, parsed }) =>
        parsed.name.toLowerCase().includes(low) ||
        (food !== null &&
          ingredient.food !== null &&
          (isKind(ingredient.food, food.id) || isKind(food, ingredient.food.id))),
    );
    if (found.length === 0) warnings.push(`“${text}” in keep is not an ingredient of this recipe.`);
    for (const { key } of found) keys.add(key);
  }
  return keys;
}

function moneyRemarks(
  start: Standing,
  end: Standing,
  met: boolean,
  target: number | null,
  changes: number,
  dearer: boolean,
): readonly string[] {
  const { cost } = end.judgement;
  const said: string[] = [];
  if (dearer) said.push('What the restrictions ask for costs more than what it replaces.');
  if (target !== null && !met)
    said.push(
      changes === 0
        ? 'Nothing in this recipe can be made cheaper without making it another dish.'
        : 'The target is not met: what was changed is what was found to save without making it another dish.',
    );
  const unpriced = cost.unpriced.filter((name) => !/^(?:(?:cold|warm|hot|boiling|ice) )?water$/i.test(name));
  if (unpriced.length > 0)
    said.push(`Not in the cost, for want of a price or an amount: ${joinList(unpriced)}.`);
  said.push(...customary(end.understood));
  if (start.understood.servingsStated === null)
    said.push(
      `The recipe does not say how many it serves; figures per serving are for ${start.understood.recipe.servings}.`,
    );
  return said;
}
