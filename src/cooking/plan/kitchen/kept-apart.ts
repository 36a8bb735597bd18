import { compileDiets } from '#food/diet-rules';
import type { FactTables } from '#food/fact-tables';
import type { Food } from '#food/model';
import type { Diet } from '#food/vocabulary';
import type { Brief } from '../brief.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/**
 * The same brief once for each side of what a diet keeps apart: a kosher kitchen cooks with meat or with milk. Planned with
 * one of them the dish has oil where the other would have it in butter. Just the brief itself where no diet keeps anything
 * apart.
 */
export function sidesOf(brief: Brief, diets: readonly Diet[], facts: FactTables): readonly Brief[] {
  const compiled = compileDiets(facts.diets);
  return diets.reduce<readonly Brief[]>(
    (briefs, diet) => {
      const rules = compiled.get(diet);
      return (rules?.apart ?? []).reduce<readonly Brief[]>(
        (some, { one, other, why }) =>
          some.flatMap((each) =>
            [one, other].map((rule): Brief => {
              const isThere = (food: Food): boolean =>
                rules!.hitOf(food, rule) !== null ||
                food.allergens.some(({ allergen }) => rule.allergens?.includes(allergen) === true);
              return {
                ...each,
                deny: (food) =>
                  each.deny(food) ?? (isThere(food) ? { constraint: diet, reason: why, sure: true } : null),
              };
            }),
          ),
        briefs,
      );
    },
    [brief],
  );
}

/** Ranked lists as one, the best of their heads first; each plan keeps the brief that it was made for. */
export function* bestOf(
  lists: readonly { readonly ranked: Iterator<Ranked>; readonly brief: Brief }[],
): Generator<Ranked> {
  const heads = lists.flatMap(({ ranked, brief }) => {
    const next = ranked.next();
    return next.done === true ? [] : [{ ranked, brief, head: next.value }];
  });
  while (heads.length > 0) {
    const first = heads.reduce((best, one) => (one.head.score > best.head.score ? one : best));
    yield rankedWith(first.head, { brief: first.brief });
    const next = first.ranked.next();
    if (next.done === true) heads.splice(heads.indexOf(first), 1);
    else first.head = next.value;
  }
}
