import type { Food } from '#food/model';
import { doughs } from '../../measures/doughs.ts';
import { roleGrams } from '../../measures/measure-parts.ts';
import { gramsOfFruit } from '../../measures/shown-size.ts';
import type { DishRole } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import { fillWith, planWith, type Fill } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** From so much more than the fruit gives on, the dish is too sour a one for it, and another is bought. */
const tooMuch = 2.2;
/** Grams of peel on one. */
const peels: Readonly<Record<string, number>> = { 'orange-zest': 6, 'lemon-zest': 4, 'lime-zest': 2.5 };
/** So much more a good squeeze gives. */
const squeezed = 1.1;

/** The juice of a fruit is one thing, its peel another. */
const keyOf = (item: number, { id }: Food): string => `${item} ${id}`;

/** What is made beside a dough. */
const apart = /syrup|sauce|glaze|serve|icing|filling|top/i;
/** Where a dish can be made with water in place of the juice, what is missing of that is water. */
const isPourable = ({ food, options }: DishRole, juice: string): boolean =>
  juice.endsWith('-juice') && (food === 'water' || options.some((option) => option.food === 'water'));

/**
 * The plan with the juice of the fruit that lies there: of one lime the juice of one, and not of one and a half. The same plan
 * where there is enough, where nobody counted them, or where amounts hang together.
 */
export function withinFruit(ranked: Ranked, servings: number, { pantry, get }: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  const isDough = doughs.has(dish.family);
  const bound = new Set(dish.ratios.flatMap(({ of, to }) => [...of, ...to]));
  const wanted = new Map<string, number>();
  const given = new Map<string, number>();
  for (const role of dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const { food, ratio, pantry: at } of fills) {
      const pieces = at === null ? undefined : pantry[at]?.pieces;
      const each = gramsOfFruit(food.id) ?? peels[food.id] ?? null;
      if (at === null || pieces === undefined || each === null) continue;
      // In a dough amounts hang together, but not in the syrup that is poured over it.
      if (bound.has(role.id) || (isDough && !apart.test(role.group ?? ''))) {
        if (peels[food.id] !== undefined) continue;
        return ranked;
      }
      const key = keyOf(at, food);
      wanted.set(key, (wanted.get(key) ?? 0) + (roleGrams(plan, role, servings) * ratio) / fills.length);
      given.set(key, pieces * each);
    }
  }
  const shares = new Map<string, number>();
  for (const [key, grams] of wanted) {
    const over = grams / given.get(key)!;
    if (over > squeezed && over <= tooMuch) shares.set(key, 1 / over);
  }
  if (shares.size === 0) return ranked;
  const water = get('water');
  const madeUp = ({ food, ratio, pantry: at }: Fill, role: DishRole | undefined): readonly Fill[] | null => {
    const share = at === null ? undefined : shares.get(keyOf(at, food));
    const isWet = role !== undefined && isPourable(role, food.id);
    if (share === undefined || !isWet || water === undefined || water.abstract) return null;
    const juice = fillWith(plan.fills.get(role.id)![0]!, { ratio: ratio * share * 2 });
    const rest = { food: water, ratio: ratio * (1 - share) * 2, loss: 0, prep: '', unit: 'ml', as: null };
    return [juice, { ...rest, pantry: null }];
  };
  const fills = new Map(
    [...plan.fills].map(([id, all]): readonly [string, readonly Fill[]] => [
      id,
      (all.length === 1
        ? madeUp(
            all[0]!,
            dish.roles.find((role) => role.id === id),
          )
        : null) ??
        all.map((fill) => {
          const share = fill.pantry === null ? undefined : shares.get(keyOf(fill.pantry, fill.food));
          return share === undefined ? fill : fillWith(fill, { ratio: fill.ratio * share });
        }),
    ]),
  );
  return rankedWith(ranked, { plan: planWith(plan, { fills }) });
}
