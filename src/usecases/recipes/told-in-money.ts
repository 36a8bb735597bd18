import type { BudgetifyRecipeRequest } from '#contract/endpoints/budgetify-recipe';
import type { Change } from '#contract/schemas/change';
import type { Cost } from '#food/cost';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { BudgetMove } from '#cooking/budget/budget-move';
import { paysInDollars } from '#cooking/edit/british';
import type { RecipeText } from '#cooking/understand-recipe/model';
import { capitalise, joinList } from '#cooking/text/grammar';
import { inSmall } from '#cooking/text/in-small';
import type { Standing } from './transform.ts';

const usd = 'USD';
const signs: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€', JPY: '¥', INR: '₹' };

/** "$4.40", "12.50 SEK": a sum as people write it. */
const sumOf = (amount: number, currency: string): string => {
  const sign = signs[currency];
  return sign === undefined ? `${amount.toFixed(2)} ${currency}` : `${sign}${amount.toFixed(2)}`;
};

/** Whether sums are told in a currency: it was asked for, or it is the money of the kitchen that the recipe comes from. */
export const spoken = (
  { currency, target_cost_per_serving, price_book }: BudgetifyRecipeRequest,
  ours: string,
  source: RecipeText,
): boolean =>
  currency !== undefined ||
  target_cost_per_serving !== undefined ||
  (price_book ?? []).length > 0 ||
  ours !== usd ||
  paysInDollars(source);

/** What it comes to, in a sentence: sums before and after, or a share where no sum holds. */
export function savedInAll(
  before: Cost,
  after: Cost,
  saved: number | null,
  met: boolean,
  money: string | null,
): readonly string[] {
  if (saved === null || saved <= 0) return [];
  const short = met ? '' : ', short of what was asked';
  if (money === null)
    return [
      `In all ${after.pricedShare < mostlyPriced ? 'what could be priced' : 'it'} costs about ${Math.round(saved)} % less${short}; prices differ from shop to shop.`,
    ];
  const [was, is] = [before.perServing, after.perServing];
  if (was === null || is === null || before.total === null || after.total === null) return [];
  const said = (amount: number): string => sumOf(amount, after.currency);
  const less = (cents(before.total) - cents(after.total)) / 100;
  return [
    `In all it costs ${said(after.total)} in place of ${said(before.total)} (${said(is)} a serving in place of ${said(was)}): ${said(less)} saved, ${Math.round(saved)} %${short}.`,
  ];
}

/**
 * Butter that became plant butter for a diet, and oil to save money, is one change to whoever cooks: from the butter to
 * the oil. What was said for the food in between is no longer true and goes.
 */
export function inOneGo(first: readonly Change[], second: readonly Change[]): readonly Change[] {
  const next = (one: Change): Change | undefined =>
    one.kind === 'swap' && one.after !== null
      ? second.find((other) => other.before === one.after && other.kind !== 'text')
      : undefined;
  const merged = new Map(
    first.flatMap((one): readonly (readonly [Change, Change])[] => {
      const other = next(one);
      return other === undefined ? [] : [[other, one]];
    }),
  );
  const joined = new Set(merged.values());
  return [
    ...first.filter((one) => !joined.has(one)),
    ...second.map((other): Change => {
      const one = merged.get(other);
      if (one === undefined) return other;
      const why = one.reason.replace(/[;.].*$/su, '');
      return {
        ...other,
        kind: 'swap',
        target: one.target,
        before: one.before,
        reason: `${why}. ${other.reason}`,
      };
    }),
  ];
}

/** Below this share of the weight a figure is not of the whole recipe. Own rule. */
const mostlyPriced = 0.85;

const cents = (amount: number): number => Math.round(amount * 100);

/**
 * The reasons as sentences with what each change saves of the whole recipe. Each figure is the difference of two rounded
 * totals, so that they add up to what is saved in all.
 * @param totals what the recipe costs before the first change, and with each one more
 */
export function withSavings(
  changes: readonly Change[],
  totals: readonly (number | null)[],
  money: string | null,
): readonly Change[] {
  const [start] = totals;
  const exact = changes.length === totals.length - 1 && totals.every((total) => total !== null);
  return changes.map((change, at) => {
    // Nobody reads the same sentence twice.
    const before = changes.slice(0, at).find(({ reason }) => reason === change.reason)?.target;
    const said =
      before === undefined ? capitalise(change.reason.replace(/\.$/, '')) : `As with the ${before}`;
    const [was, is] = exact ? [totals[at]!, totals[at + 1]!] : [0, 0];
    const share = (total: number): number => Math.round((1 - total / start!) * 100);
    const percent = exact && start !== null && start! > 0 ? share(is) - share(was) : 0;
    const less = (cents(was) - cents(is)) / 100;
    const figure =
      money === null
        ? percent < 1
          ? ''
          : `: saves about ${percent} % of the cost`
        : less <= 0
          ? ''
          : `: saves ${sumOf(less, money)}${percent < 1 ? '' : `, ${percent} %`}`;
    return { ...change, reason: `${said}${figure}.` };
  });
}

/** What costs less than this share of the recipe nobody asks after. Own rule. */
const worthNaming = 0.06;
const mostNamed = 3;

/** What a guest would ask after: that the tomatoes are all there comforts nobody. */
const treasured = (food: Food): boolean =>
  food.traits.some((trait) => trait === 'meat' || trait === 'fish' || trait === 'shellfish') ||
  ['cheese', 'nut', 'chocolate', 'wine'].some((kind) => isKind(food, kind));

/**
 * "Kept in full: the beef, the bacon and the mushrooms": what makes the dish and stays as it is, dearest first. What the
 * caller wished to keep is named in their place.
 */
export function keptInFull(
  start: Standing,
  end: Standing,
  moves: readonly BudgetMove[],
  wished: ReadonlySet<string> = new Set(),
): readonly string[] {
  const lines = new Set(end.understood.source.ingredients);
  const touched = new Set(
    moves.flatMap(({ edits }) => edits.flatMap((edit) => ('key' in edit ? [edit.key] : []))),
  );
  const total = start.judgement.cost.total ?? 0;
  const paid = new Map(start.judgement.cost.lines.map(({ key, cost }) => [key, cost ?? 0]));
  const kept = start.understood.grounded
    .filter(
      ({ key, ingredient: { food }, parsed }) =>
        !touched.has(key) &&
        // A line that took another in is another.
        lines.has(parsed.source) &&
        food !== null &&
        (wished.size === 0 ? treasured(food) : wished.has(key)) &&
        // Stock out of a cube is nothing that was spared.
        !isKind(food, 'stock') &&
        parsed.alternatives.length === 0 &&
        (wished.has(key) || (paid.get(key) ?? 0) >= total * worthNaming),
    )
    .sort((a, b) => paid.get(b.key)! - paid.get(a.key)!)
    .slice(0, mostNamed)
    .map(({ parsed, ingredient }) => `the ${plainly(parsed.name, ingredient.food)}`);
  return moves.length === 0 || kept.length === 0
    ? []
    : [`Kept in full${wished.size > 0 ? ', as you asked' : ''}: ${joinList(kept)}.`];
}

/** Without the praise of the list, and in small letters as far as it is no name. */
const plainly = (name: string, food: Food | null): string =>
  inSmall(
    name.replace(/^(?:good(?:[- ]quality)?|best|fresh|large|raw|prepared|free[- ]range|organic)\s+/i, ''),
    food,
  );
