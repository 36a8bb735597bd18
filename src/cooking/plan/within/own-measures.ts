import type { Food } from '#food/model';
import { gramsPerUnit } from '../../measures/amounts.ts';
import type { DishRole } from '../../dish.ts';
import { doughs } from '../../measures/doughs.ts';
import { roleGrams } from '../../measures/measure-parts.ts';
import type { Brief, PantryItem } from '../brief.ts';
import { fillWith, planWith, type Fill, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { ratiosHold } from './ratios.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/*
 * Who lists 200 g of chocolate, 150 g of butter, 3 eggs, 200 g of sugar and 80 g of flour has a recipe in mind, and it is as
 * good as ours: where all that was measured lies within what a dough bears of each at some size of batch, that is the recipe.
 */

/** So many measured things, the eggs among them, are a recipe. */
const fewest = 3;
const smallest = 0.45;
const biggest = 1.7;
/** Beyond its author's range by so little nothing is amiss. */
const leeway = 0.03;
/** What one thing may differ from the author's own, however wide the range. */
const farthest = { less: 0.72, more: 1.4, fruit: 0.45 } as const;
const mostEggs = 12;

/** Of yeast, soda and spices a little less is no smaller loaf. */
export const isSmall = ({ category, roles }: Food): boolean =>
  category === 'spices-seasonings' || roles[0] === 'leavening';

/** What is brushed or strewn over a dough makes it no smaller. */
export const isInside = ({ group }: DishRole): boolean => !onTop.test(group ?? '');
const onTop = /finish|glaze|serve|top|icing|brush|dust/i;

/**
 * Fruit that lies in a cake or on it, in pieces: less of it makes no smaller cake, as mashed bananas and grated carrots do, which
 * the batter is made with.
 */
export const isLaidIn = ({ prep }: DishRole, { food, prep: own }: Fill): boolean =>
  (food.ancestors.includes('fruit') || food.id === 'rhubarb') &&
  (food.category === 'produce' || food.category === 'frozen') &&
  !worked.test(own ?? prep ?? '');
const worked = /mash|grat|pur[ée]|squeez|juic|zest|finely chopped/i;

/** A measured thing of the kitchen with the one place in the dough where it goes in. */
interface Measured {
  readonly role: DishRole;
  readonly fill: Fill;
  /** Grams that are there, and those of one batch: usual, least and most. */
  readonly held: number;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

function heldOf({ grams, pieces }: PantryItem, food: Food): number | null {
  if (grams !== null || pieces === undefined) return grams;
  const each = gramsPerUnit(food, 'piece');
  return each === null ? null : pieces * each;
}

function measuredOf(plan: Plan, servings: number, pantry: Brief['pantry']): readonly Measured[] {
  const places = new Map<number, number>();
  for (const fills of plan.fills.values())
    for (const { pantry: at } of fills) if (at !== null) places.set(at, (places.get(at) ?? 0) + 1);
  return plan.dish.roles.flatMap((role): readonly Measured[] => {
    const [fill, more] = plan.fills.get(role.id) ?? [];
    if (fill === undefined || more !== undefined || fill.pantry === null) return [];
    if (role.scale !== 'linear' || (role.need !== 'essential' && role.need !== 'required')) return [];
    if (places.get(fill.pantry) !== 1 || !isInside(role) || isSmall(fill.food)) return [];
    const held = heldOf(pantry[fill.pantry]!, fill.food);
    if (held === null || held <= 0) return [];
    const usual = roleGrams(plan, role, servings) * fill.ratio;
    const scale = usual / (plan.grams.get(role.id) ?? role.grams);
    return [
      {
        role,
        fill,
        held,
        usual,
        least: isLaidIn(role, fill)
          ? usual * farthest.fruit
          : Math.max(role.range[0] * scale, usual * farthest.less) * (1 - leeway),
        most: Math.min(role.range[1] * scale, usual * farthest.more) * (1 + leeway),
      },
    ];
  });
}

/** Sizes of batch that could be meant: those of whole eggs where a dough is made by the egg, else those of each thing. */
function sizesFor(plan: Plan, measured: readonly Measured[], servings: number): readonly number[] {
  const anchor = plan.dish.roles.find(({ id }) => id === plan.dish.anchor);
  const fill = anchor === undefined ? undefined : plan.fills.get(anchor.id)?.[0];
  const each = fill === undefined ? null : gramsPerUnit(fill.food, 'piece');
  if (anchor === undefined || fill === undefined || each === null)
    return measured.map(({ held, usual }) => held / usual);
  const eggs = measured.find(({ role }) => role === anchor);
  const most = eggs === undefined ? mostEggs : Math.min(mostEggs, Math.floor(eggs.held / each + leeway));
  const usual = roleGrams(plan, anchor, servings) * fill.ratio;
  return Array.from({ length: most }, (_, at) => ((at + 1) * each) / usual);
}

/**
 * A dough or a batter in the amounts that the caller has measured, where they are a recipe of their own within what the dish
 * bears; null where they are not. What there is far more of than fits is taken as the dish takes it.
 */
export function inOwnMeasures(ranked: Ranked, servings: number, { pantry }: Brief): Ranked | null {
  const { plan } = ranked;
  if (!doughs.has(plan.dish.family) || plan.dish.course === 'main') return null;
  const measured = measuredOf(plan, servings, pantry);
  if (measured.length < fewest) return null;
  let best: { readonly size: number; readonly fitting: readonly Measured[] } | null = null;
  for (const size of sizesFor(plan, measured, servings)) {
    if (size < smallest || size > biggest || measured.some(({ held, least }) => held < least * size))
      continue;
    const fitting = measured.filter(({ held, most }) => held <= most * size);
    const isBetter =
      best === null ||
      fitting.length > best.fitting.length ||
      (fitting.length === best.fitting.length && Math.abs(Math.log(size)) < Math.abs(Math.log(best.size)));
    if (isBetter) best = { size, fitting };
  }
  if (best === null || best.fitting.length < fewest) return null;
  const { size, fitting } = best;
  const fills = new Map(plan.fills);
  for (const { role, fill, held, usual } of fitting)
    if (role.id !== plan.dish.anchor)
      fills.set(role.id, [fillWith(fill, { ratio: (fill.ratio * held) / (usual * size) })]);
  const next: Plan = planWith(plan, { fills, batch: size });
  return plan.dish.roles.every(({ id }) => ratiosHold(next, id, servings))
    ? rankedWith(ranked, { plan: next })
    : null;
}
