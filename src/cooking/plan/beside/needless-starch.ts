import type { Dish } from '../../dish.ts';
import type { Fill } from '../fill.ts';
import { isStarch } from '../meal-parts.ts';

/** Grams a serving of dry grain, noodles or bread from the kitchen that fill one up, and what potatoes count beside them. */
const filling = 55;
const ofPotatoes = 0.35;

/** What something is boiled in. */
const boils = /^water$|salt$|stock$/;

const isBoughtStarch = ({ food, pantry }: Fill): boolean => pantry === null && isStarch(food);

/**
 * Parts beside a dish that are bought to fill one up, though what the kitchen has in the dish does that: no rice is bought to
 * go with rice cakes. Not where anything hangs on them, such as the water that the pasta is boiled in.
 */
export function needlessStarch(dish: Dish, fills: ReadonlyMap<string, readonly Fill[]>): readonly string[] {
  const bought = dish.roles.filter(({ id, beside }) => {
    const found = beside ? (fills.get(id) ?? []) : [];
    return found.length > 0 && found.every(isBoughtStarch);
  });
  if (bought.length !== 1) return [];
  const [{ id }] = bought as [(typeof bought)[number]];
  const hangsOnIt = dish.roles.some(
    (other) =>
      other.id !== id &&
      (other.only === id ||
        (other.beside && (fills.get(other.id) ?? []).some(({ food }) => boils.test(food.id)))),
  );
  if (hangsOnIt) return [];
  let grams = 0;
  for (const role of dish.roles)
    for (const { food, pantry, ratio } of fills.get(role.id) ?? [])
      if (pantry !== null && isStarch(food))
        grams += role.grams * ratio * (food.category === 'produce' ? ofPotatoes : 1);
  return grams >= filling ? [id] : [];
}
