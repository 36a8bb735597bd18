import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';

interface OfFoods {
  readonly of: readonly string[];
  readonly except?: readonly string[];
}

/** The rules that speak of a food, for each table of rules: which they are hangs on the food alone. */
const known = new WeakMap<readonly OfFoods[], WeakMap<Food, readonly OfFoods[]>>();

/** The rules of a table that speak of a food, in their order; found out once. */
export function rulesOf<Rule extends OfFoods>(rules: readonly Rule[], food: Food): readonly Rule[] {
  let byFood = known.get(rules);
  if (byFood === undefined) known.set(rules, (byFood = new WeakMap()));
  let found = byFood.get(food);
  if (found === undefined)
    byFood.set(
      food,
      (found = rules.filter(
        ({ of, except = [] }) => of.some((id) => isKind(food, id)) && !except.some((id) => isKind(food, id)),
      )),
    );
  return found as readonly Rule[];
}
