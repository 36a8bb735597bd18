import type { Food } from '#food/model';
import type { DishRole } from '../dish.ts';

/** Things that spoil and were bought to be the middle of a meal. */
const perishableMains: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);

/** Whether a food is meat or fish. */
export const isPerishableMain = (food: Food): boolean => perishableMains.has(food.category);

/** From this weight per person on meat or fish is more than a seasoning. */
const mainGrams = 40;

/** Whether the dish is not itself without this part, and there is enough of it to be the middle of a meal. */
export const isMainPart = ({ need, grams }: DishRole): boolean =>
  (need === 'essential' || need === 'required') && grams >= mainGrams;

/** Whether a food is what a plate is filled up with: rice, noodles, bread, potatoes. */
export const isStarch = ({ category, roles }: Food): boolean =>
  category === 'pasta-rice-grains' || category === 'bakery' || roles[0] === 'starch';

/** From this weight per person on a part is something to be full of. */
const baseGrams = 15;

/** Whether a part makes the dish what it is, and is something to be full of: a spice is sooner fetched. */
export const isBasePart = ({ need, grams }: DishRole): boolean => need === 'essential' && grams >= baseGrams;
