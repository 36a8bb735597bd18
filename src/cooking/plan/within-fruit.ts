import { doughs } from '../doughs.ts';
import { roleGrams } from '../measure-parts.ts';
import { gramsOfFruit } from '../shown-size.ts';
import type { Brief } from './brief.ts';
import type { Ranked } from './rank.ts';

/** From so much more than the fruit gives on, the dish is too sour a one for it, and another is bought. */
const tooMuch = 2.2;
/** So much more a good squeeze gives. */
const squeezed = 1.1;

/**
 * The plan with the juice of the fruit that lies there: of one lime the juice of one, and not of one and a half. The same plan
 * where there is enough, where nobody counted them, or where amounts hang together.
 */
export function withinFruit(ranked: Ranked, servings: number, { pantry }: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (doughs.has(dish.family)) return ranked;
  const bound = new Set(dish.ratios.flatMap(({ of, to }) => [...of, ...to]));
  const wanted = new Map<number, number>();
  const given = new Map<number, number>();
  for (const role of dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const { food, ratio, pantry: at } of fills) {
      const pieces = at === null ? undefined : pantry[at]?.pieces;
      const each = gramsOfFruit(food.id);
      if (at === null || pieces === undefined || each === null) continue;
      if (bound.has(role.id)) return ranked;
      wanted.set(at, (wanted.get(at) ?? 0) + (roleGrams(plan, role, servings) * ratio) / fills.length);
      given.set(at, pieces * each);
    }
  }
  const shares = new Map<number, number>();
  for (const [at, grams] of wanted) {
    const over = grams / given.get(at)!;
    if (over > squeezed && over <= tooMuch) shares.set(at, 1 / over);
  }
  if (shares.size === 0) return ranked;
  const fills = new Map(
    [...plan.fills].map(([id, all]) => [
      id,
      all.map((fill) => {
        const share = fill.pantry === null ? undefined : shares.get(fill.pantry);
        return share === undefined || gramsOfFruit(fill.food.id) === null
          ? fill
          : { ...fill, ratio: fill.ratio * share };
      }),
    ]),
  );
  return { ...ranked, plan: { ...plan, fills } };
}
