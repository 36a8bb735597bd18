import type { BudgetifyRecipeRequest, BudgetifyRecipeResult } from '#contract/endpoints/budgetify-recipe';
import { readPriceBook, type PriceBookEntry, type Prices } from '#food/cost';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { leftoverText, packOf, type Pack } from '#cooking/budget/leftovers';
import type { BudgetScope } from '#cooking/budget/scope';
import { jarRemarks } from '#cooking/budget/jars';
import { saltSlips } from '#cooking/budget/salt-slip';
import { listSlips } from '#cooking/edit/list-slips';
import { twoWaters } from '#cooking/budget/two-waters';
import { shoppingTips } from '#cooking/budget/tips';
import { joinList } from '#cooking/text/grammar';
import { inSmall } from '#cooking/text/in-small';
import { denialsOf, type Restrictions } from '#cooking/verify/denials';
import { fitRestrictions, refuseBroken } from './fit-restrictions.ts';
import { customary } from './analyze-recipe.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { asTheyStand, mendedBench } from './mended-bench.ts';
import { toolsTarget } from './tools-apart.ts';
import { presentCost } from './present-recipe.ts';
import { recipeLines } from './recipe-lines.ts';
import { settle } from './settle-budget.ts';
import { spellingTarget } from './spelled-bench.ts';
import { tidiedLast } from './tidied.ts';
import { inOneGo, keptInFull, savedInAll, spoken, withSavings } from './told-in-money.ts';
import { withWholeSentences } from './written-out.ts';
import {
  balanced,
  changesOf,
  dietsToKeep,
  introducedWarnings,
  openBench,
  presentStanding,
  type Standing,
} from './transform.ts';

const usd = 'USD';
/** What a whole cent still hides, in cents: with less than half of one more it is written as the same. */
const unseen = 0.35;
/** What a whole percent still hides, as a share of the cost. */
const unseenShare = 0.004;

/**
 * Makes a recipe cheaper until its target is met, with the smallest loss of character; says so where it is not.
 * @throws AppError `unknown_dietary_restriction`, `conflicting_constraints`
 */
export function budgetifyRecipe(deps: KitchenDeps, input: BudgetifyRecipeRequest): BudgetifyRecipeResult {
  const warnings: string[] = [];
  const { packs, ...prices } = pricesOf(deps, input, warnings);
  const {
    bench,
    sent,
    changes: mends,
    asWritten,
  } = withWholeSentences(mendedBench(openBench(deps, input, { prices }), deps), deps);
  // What the author forgot to count is in the figures before and after.
  const dearer = (bench.start.judgement.cost.perServing ?? 0) > (sent.judgement.cost.perServing ?? 0);
  // An amount that only the right spelling lets be read is no saving.
  const respelled = mends.some(({ target }) => target === spellingTarget);
  const before = (dearer || respelled ? bench.start : sent).judgement.cost;
  const target = targetOf(input, bench.start, warnings, prices);
  // What a restriction forbids goes first, whatever it costs.
  const fitted = fitRestrictions(bench, deps, true);
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
    supplied: suppliedIn(start, sent),
    ...keptKeys(deps, input.keep ?? [], start, warnings),
    currency: prices.currency,
    suggested: new Map(),
    perKg: (food) =>
      prices.book.get(food.id) ?? (prices.currency === usd ? (food.price?.usdPerKg ?? null) : null),
  };
  const { servings } = start.understood.recipe;
  const perServing = before.perServing;
  const now = start.judgement.cost.perServing;
  // Whether the target is met is seen in whole cents: a fraction of one is not worth another change.
  // Of a share the shown percent speaks: on a serving of thirty cents a whole cent would hide three of them.
  const percent = input.target_cost_per_serving === undefined ? (input.reduction_percent ?? 25) : null;
  const bound =
    target === null
      ? null
      : percent === null
        ? (Math.round(target * 100) + unseen) / 100
        : Math.min((Math.round(target * 100) + unseen) / 100, target + (perServing ?? 0) * unseenShare);
  const needed = now === null || bound === null ? 0 : (now - bound) * servings;
  const found = needed > 0 ? twoWaters(settle(scope, needed, bench, deps, start), start.understood) : [];
  const { changes, end } = changesOf(
    bench,
    start,
    found.map(({ edits }) => edits),
  );
  const after = end.judgement.cost;
  // What the recipe costs with each change more, for the sums to be those of the whole.
  const totals = [
    start.judgement.cost.total,
    ...found.map((_, at) =>
      at === found.length - 1
        ? after.total
        : bench.edit(
            start,
            found.slice(0, at + 1).flatMap(({ edits }) => edits),
          ).cost.total,
    ),
  ];
  const saved =
    perServing === null || after.perServing === null || perServing === 0
      ? null
      : Math.round((1 - after.perServing / perServing) * 1000) / 10;
  const met =
    target !== null &&
    after.perServing !== null &&
    (percent === null
      ? Math.round(after.perServing * 100) <= Math.round(target * 100)
      : saved !== null && Math.round(saved) >= percent);
  warnings.push(...introducedWarnings(sent, end, bench.asks.allergens));
  warnings.push(
    ...moneyRemarks(
      start,
      end,
      met,
      target,
      found.length,
      (now ?? 0) / (bench.start.judgement.cost.perServing ?? Infinity) - 1,
    ),
  );
  // Dollars say nothing at a till where nobody pays in them; what is saved of the whole holds there too.
  const money = spoken(input, prices.currency, bench.start.understood.source) ? prices.currency : null;
  warnings.push(...jarRemarks(end.understood));
  warnings.push(...saltSlips(bench.start.understood), ...listSlips(bench.start.understood));
  const left = leftoverText(boughtWhole(start, end, packs));
  if (left !== null) warnings.push(left);
  const all = balanced(
    // What was mended besides is said last: nobody asked for it.
    [...inOneGo(first.changes, withSavings(changes, totals, money)), ...asTheyStand(mends, end, bench.start)],
    sent,
    end,
  );
  const shown = presentStanding(
    end,
    warnings,
    (id) => deps.foods.get(id),
    bench,
    end.understood.recipe.title,
    mends.some((mend) => mend.target === toolsTarget),
  );
  return {
    ...shown,
    tips:
      changes.length === 0
        ? shown.tips
        : [
            ...savedInAll(before, after, saved, met, money),
            ...keptInFull(start, end, found, scope.keep),
            ...shown.tips,
            ...shoppingTips(end.judgement.ingredients, after).map(bench.ownWords),
          ],
    changes: tidiedLast(
      all.map((change) => ({
        ...change,
        before: change.before === null ? null : asWritten(change.before),
      })),
    ),
    cost_before: presentCost(before),
    saved_percent: saved,
    target_met: met,
  };
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

/** Lines that the caller wants left alone, and lines that name within them what is to stay. */
function keptKeys(
  deps: KitchenDeps,
  wanted: readonly string[],
  { understood }: Standing,
  warnings: string[],
): Pick<BudgetScope, 'keep'> & Required<Pick<BudgetScope, 'keepSort'>> {
  const keep = new Set<string>();
  const keepSort = new Set<string>();
  for (const text of wanted) {
    const { food } = deps.foods.matchAny(text);
    const low = text.trim().toLowerCase();
    const named = understood.grounded.filter(
      ({ ingredient, parsed }) =>
        parsed.name.toLowerCase().includes(low) ||
        (food !== null &&
          ingredient.food !== null &&
          (isKind(ingredient.food, food.id) || isKind(food, ingredient.food.id))),
    );
    for (const { key } of named) keep.add(key);
    if (named.length > 0) continue;
    const within = understood.grounded.filter(({ parsed }) => low !== '' && saysWord(parsed.source, low));
    for (const { key } of within) keepSort.add(key);
    warnings.push(
      within.length === 0
        ? `“${text}” in keep is not an ingredient of this recipe.`
        : `“${text}” in keep is a part of the ${within[0]!.ingredient.name}: no other food takes its place, but there may be less of the whole line.`,
    );
  }
  return { keep, keepSort };
}

/** Whether a line has some words in it, as whole words and with or without accents. */
const saysWord = (line: string, words: string): boolean =>
  ` ${bareWords(line)} `.includes(` ${bareWords(words)} `);
const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Keys of the lines that the caller's own list has not, or has without an amount. */
function suppliedIn(start: Standing, sent: Standing): ReadonlySet<string> {
  const own = new Set(
    sent.understood.grounded.flatMap(({ parsed }) => (parsed.quantity === null ? [] : parsed.source)),
  );
  return new Set(start.understood.grounded.flatMap(({ key, parsed }) => (own.has(parsed.source) ? [] : key)));
}

/** The cheaper way that a cook may still take, where the dearest thing is fish or meat; empty elsewhere. */
function notTaken(item: Standing['judgement']['ingredients'][number] | undefined): string {
  const food = item?.food ?? null;
  if (food === null || /\b(?:frozen|canned|tinned)\b/i.test(item!.text)) return '';
  if (food.traits.includes('fish') || food.traits.includes('shellfish'))
    return ' Cheaper, and not taken here: the same fish frozen, for which no price of its own is known, or smaller pieces with more of what lies beside them.';
  // Fruit and vegetables are dear out of their season.
  if (food.category === 'produce')
    return ' Cheaper, and not taken here: the same in its season, from a glut or from the market at closing time, or frozen where that costs less.';
  return food.traits.includes('meat')
    ? ' Cheaper, and not taken here: half of it, with beans, lentils or vegetables for the rest.'
    : '';
}

/** From this share of the cost on, one or two ingredients are why it is not cheaper. Own rule. */
const mostly = 0.45;

/** " Most of the cost is the squash and the potatoes.": why there is no more to save; empty where no food stands out. */
function dearest(
  start: Standing,
  { judgement: { cost, ingredients }, understood: { recipe } }: Standing,
): string {
  const total = cost.total ?? 0;
  const paid = [...cost.lines].sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0)).slice(0, 2);
  const [first, second] = paid.map((line) => (line.cost ?? 0) / total);
  const named =
    (first ?? 0) >= mostly ? paid.slice(0, 1) : (first ?? 0) + (second ?? 0) >= mostly * 1.2 ? paid : [];
  const names = named.flatMap(({ key }) => {
    const item = recipe.ingredients.find((one) => one.key === key);
    return item === undefined ? [] : [`the ${inSmall(item.name, null)}`];
  });
  if (total <= 0) return '';
  if (names.length === 0) return ' What it costs is spread over much that the dish cannot do without.';
  const share = Math.round((named.reduce((sum, line) => sum + (line.cost ?? 0), 0) / total) * 100);
  const cut = named.some(({ key }) =>
    isSavedOn(ingredients.find((one) => one.key === key)?.food, start, recipe),
  );
  const why = cut ? 'even after what was saved on that.' : 'with less of that it would be another dish.';
  return ` ${share} % of what it costs is ${joinList(names)}${cut ? ', ' : ': '}${why}${notTaken(ingredients.find(({ key }) => key === named[0]!.key))}`;
}

/** Whether a food came in for another, or there is clearly less of it: then less of it was the same dish. */
function isSavedOn(
  food: Standing['judgement']['ingredients'][number]['food'] | undefined,
  start: Standing,
  now: Standing['understood']['recipe'],
): boolean {
  if (food === null || food === undefined) return false;
  const gramsIn = ({ ingredients }: Standing['understood']['recipe']): number =>
    ingredients.reduce((sum, one) => sum + (one.food === food.id ? (one.grams ?? 0) : 0), 0);
  const before = gramsIn(start.understood.recipe);
  return before === 0 || gramsIn(now) < before * 0.95;
}

function moneyRemarks(
  start: Standing,
  end: Standing,
  met: boolean,
  target: number | null,
  changes: number,
  dearer: number,
): readonly string[] {
  const { cost } = end.judgement;
  const said: string[] = [];
  const more = Math.round(dearer * 100);
  if (more >= 1)
    said.push(
      `What the restrictions ask for makes the recipe about ${more} % dearer before anything is saved; what is saved is told against the recipe as it was.`,
    );
  if (target !== null && !met)
    said.push(
      changes === 0
        ? `No change was found that saves money here and leaves the dish what it is.${dearest(start, end)}`
        : `The target is not met.${dearest(start, end)}`,
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
