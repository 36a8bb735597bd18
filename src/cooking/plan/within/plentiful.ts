import type { Food } from '#food/model';
import type { Dish, DishRole } from '../../dish.ts';
import { doughs } from '../../measures/doughs.ts';

/** Families in which amounts hang together. */
export const isBound = ({ family }: Dish): boolean => doughs.has(family) || family === 'dip';

/** Whether no proportion of the dish hangs on a role. */
export const hasNoRatio = (dish: Dish, { id }: DishRole): boolean =>
  !dish.ratios.some(({ of, to }) => of.includes(id) || to.includes(id));

/** From so many times what a dish bears on, somebody has a store of it. */
const store = 2.6;
const spooned = /^(?:(?:greek-|plain-|soy-|coconut-)?yogurt|sour-cream|creme-fraiche|labneh|skyr|quark)$/;
/** Whether more of a food makes a dish no other, where there is more than it usually takes. */
export function isPlentiful(dish: Dish, role: DishRole, food: Food, each: number): boolean {
  if (each > role.range[1] * store || dish.anchor !== null || isBound(dish) || !hasNoRatio(dish, role))
    return false;
  if (food.category === 'cheese' || spooned.test(food.id)) return role.need !== 'essential';
  return (
    food.category === 'pasta-rice-grains' &&
    (role.beside || dish.steps.some(({ say }) => say.includes(`{${role.id}.water`)))
  );
}
