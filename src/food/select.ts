import type { FoodSelector } from './fact-tables.ts';
import { isKind } from './ingredient.ts';
import type { Food } from './model.ts';

const answers = new WeakMap<FoodSelector, WeakMap<Food, string | null>>();

/** What made a selector fit: the kind, trait or category, or null where it does not fit. Answers are kept. */
export function selectedBy(food: Food, selector: FoodSelector): string | null {
  let known = answers.get(selector);
  if (known === undefined) answers.set(selector, (known = new WeakMap()));
  let answer = known.get(food);
  if (answer === undefined) known.set(food, (answer = select(food, selector)));
  return answer;
}

function select(food: Food, selector: FoodSelector): string | null {
  if (selector.categories !== undefined && !selector.categories.includes(food.category)) return null;
  const kind = selector.kinds?.find((id) => isKind(food, id));
  if (kind !== undefined) return kind;
  const trait = selector.traits?.find((id) => food.traits.includes(id));
  if (trait !== undefined) return trait;
  return selector.kinds === undefined && selector.traits === undefined ? food.category : null;
}
