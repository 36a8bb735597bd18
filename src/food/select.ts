import type { FoodSelector } from './fact-tables.ts';
import { isKind } from './ingredient.ts';
import type { Food } from './model.ts';

/** What made a selector fit: the kind or trait, or null where it does not fit. */
export function selectedBy(food: Food, selector: FoodSelector): string | null {
  if (selector.categories !== undefined && !selector.categories.includes(food.category)) return null;
  const kind = selector.kinds?.find((id) => isKind(food, id));
  if (kind !== undefined) return kind;
  const trait = selector.traits?.find((id) => food.traits.includes(id));
  if (trait !== undefined) return trait;
  return selector.kinds === undefined && selector.traits === undefined ? food.category : null;
}
