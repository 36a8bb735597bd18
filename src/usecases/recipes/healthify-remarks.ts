import { isKind } from '#food/ingredient';
import { nutrients, type Nutrient } from '#food/vocabulary';
import { amountsWith, contributionOf, knownAmounts } from '#cooking/healthify/estimate';
import { nameOf, quantityOf } from '#cooking/healthify/reason';
import { measure, type DishAmounts, type Target } from '#cooking/healthify/targets';
import { capitalise, joinList } from '#cooking/text/grammar';
import { isPluralName } from '#cooking/text/naming';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Standing } from './transform.ts';

/** What is known of a dish where its nutrition cannot be stated. */
export const knownOf = ({ judgement }: Standing, deps: Pick<KitchenDeps, 'facts'>): DishAmounts =>
  amountsWith(
    knownAmounts(judgement.nutrition, judgement.ingredients, deps.facts),
    [],
    judgement.nutrition.servings,
  );

/** Whether the figures of a target leave something out. */
const isOpen = ({ nutrient }: Target, standings: readonly Standing[]): boolean =>
  standings.some(({ judgement }) => judgement.nutrition.total[nutrient] === null);

/** "19.4 g to 8.6 g a serving", where that is known and a good deal less. */
function inGrams(nutrient: Nutrient, before: Standing, after: Standing): string | null {
  const [was, is] = [before, after].map((one) => one.judgement.nutrition.perServing[nutrient]);
  if (was === null || is === null || was === undefined || is === undefined || is > was * leastFall)
    return null;
  return `${quantityOf(nutrient, was)} to ${quantityOf(nutrient, is)} a serving`;
}
/** What is left of it at most for the grams to be worth telling beside the share. Own rule. */
const leastFall = 0.85;

/** Says what the targets could not count, and what is known of it. */
export function unstated(
  before: Standing,
  after: Standing,
  targets: readonly Target[],
  deps: Pick<KitchenDeps, 'facts'>,
): readonly string[] {
  const open = targets.filter((target) => isOpen(target, [before, after]));
  if (open.length === 0) return [];
  const { unmatched, unweighed } = after.judgement.nutrition;
  const missing = [...new Set([...unmatched, ...unweighed])];
  const [was, now] = [knownOf(before, deps), knownOf(after, deps)];
  const figures = [...new Set(open.map(({ nutrient }) => nutrient))].flatMap((nutrient) => {
    const [a, b] = [measure(was, nutrient, 'per_serving'), measure(now, nutrient, 'per_serving')];
    if (a === null || b === null) return [];
    return [`${nameOf(nutrient)} from ${quantityOf(nutrient, a)} to ${quantityOf(nutrient, b)}`];
  });
  const because =
    missing.length === 0
      ? 'too many figures are missing'
      : `${joinList(missing)} cannot be weighed or looked up`;
  return [
    `Not every target can be stated in full, as ${because}; of the rest of a serving, ${joinList(figures)}.`,
  ];
}

/** Says how far a dish came where its limit was not reached, and what stands in the way. */
export function missed(
  before: Standing,
  after: Standing,
  targets: readonly Target[],
  deps: Pick<KitchenDeps, 'facts'>,
): readonly string[] {
  const [target] = targets.filter(
    (one) => !one.met && one.before !== null && one.after !== null && !isOpen(one, [after]),
  );
  if (target === undefined) return [];
  const { nutrient, basis, max, min } = target;
  const said = (value: number): string =>
    basis === 'energy_share'
      ? `${Math.round(value)} % of the energy`
      : `${quantityOf(nutrient, value)}${basis === 'per_100g' ? ' in 100 g' : ' a serving'}`;
  const name = capitalise(nameOf(nutrient));
  const unitOf = basis === 'energy_share' ? / of the energy$/ : / (?:in 100 g|a serving)$/;
  const verb = target.after! > target.before! ? 'rise' : 'fall';
  const came =
    said(target.before!) === said(target.after!)
      ? `${name} ${isPluralName(name) ? 'stay' : 'stays'} at ${said(target.after!)}`
      : `${name} ${isPluralName(name) ? verb : `${verb}s`} from ${said(target.before!).replace(unitOf, '')} to ${said(target.after!)}`;
  // "From 14 % to 20 %; the aim is 20 %": what is met but for a rounding needs no regret.
  if (said(target.after!) === said((max ?? min)!)) return [];
  if (max === null) return [`${came}; the aim is ${said(min!)}, which this dish does not reach by itself.`];
  const at = nutrients.indexOf(nutrient);
  const { ingredients } = after.judgement;
  const parts = ingredients
    .map((item) => ({
      name: item.name.toLowerCase(),
      value: contributionOf(item, deps.facts).values[at] ?? 0,
    }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  const most = parts.slice(0, 2).filter(({ value }) => value > all * 0.2);
  const named = [...new Set(most.map((one) => one.name))];
  // A share hardly moves where the energy goes with it: the grams tell what was done.
  const grams = basis !== 'per_serving' ? inGrams(nutrient, before, after) : null;
  return [
    `${grams === null ? came : `${name} ${isPluralName(name) ? 'fall' : 'falls'} from ${grams}, and from ${said(target.before!).replace(unitOf, '')} to ${said(target.after!)}`}; the limit is ${said(max)}.${
      most.length === 0 ? '' : ` Most of what is left is in the ${joinList(named)}.`
    }`,
  ];
}

/** What the foods of a focus are called where only steps name them. */
const watched: Readonly<Partial<Record<Nutrient, readonly string[]>>> = {
  sodium_mg: ['salt', 'soy-sauce', 'stock', 'fish-sauce'],
  fat_g: ['oil', 'butter', 'cream', 'lard'],
  saturated_fat_g: ['butter', 'cream', 'lard', 'cheese'],
  energy_kcal: ['oil', 'butter', 'cream', 'sugar-kind', 'lard'],
  sugars_g: ['sugar-kind', 'honey', 'syrup', 'maple-syrup'],
  carbohydrate_g: ['sugar-kind', 'honey', 'flour', 'rice', 'pasta'],
};

/** What only the steps name and would count for what is asked, as it is called. */
export function uncounted(
  { understood }: Standing,
  targets: readonly Target[],
  deps: Pick<KitchenDeps, 'foods'>,
): readonly string[] {
  const kinds = targets.flatMap(({ nutrient, max }) => (max === null ? [] : (watched[nutrient] ?? [])));
  return [
    ...new Set(
      understood.unlisted.flatMap(({ food }) => {
        const found = deps.foods.get(food);
        return found !== null && kinds.some((id) => isKind(found, id)) ? [found.name] : [];
      }),
    ),
  ];
}

/** Salt that only the steps name is in no figure. */
export function uncountedSalt({ understood }: Standing, targets: readonly Target[]): readonly string[] {
  const steps = [
    ...new Set(
      understood.unlisted
        .filter(({ food }) => /(?:^|-)salt$/.test(food))
        .map(({ stepId }) => stepId.slice(1)),
    ),
  ];
  if (steps.length === 0 || !targets.some(({ nutrient }) => nutrient === 'sodium_mg')) return [];
  return [
    `Salt that only step${steps.length > 1 ? 's' : ''} ${joinList(steps)} name${steps.length > 1 ? '' : 's'} is not counted.`,
  ];
}
