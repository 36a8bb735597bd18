/** What a role is worth to a dish, and what a stray loses. */
import type { Food } from '#food/model';
import type { Dish, DishRole } from '../dish.ts';
import { isSideVegetable } from './beside/side-role.ts';

/** What a pantry item counts for that a dish takes into an open place, as a vegetable beside it, or in place of another food. */
const guestWorth = 0.72;

const besideWorth = 0.5;

/** What is mostly cooked, and lies raw or boiled beside a dish only because that has no place for it: who names fennel wants it in the pan. */
const asideWorth = 0.15;

const mostlyCooked: ReadonlySet<string> = new Set(['fennel', 'carrot', 'celery']);

const standInWorth = 0.88;

/** Nuts that are strewn over a dish, and cream that is spooned on, are no part of it as they are of the dish that is made with them. */
const strewnWorth = 0.6;

const strewn: ReadonlySet<string> = new Set(['side_bite', 'side_cream']);

/** How much at home a food is in a role; `loss` is the character that the dish loses by it, `own` the role's own food. */
export function worthOf(role: DishRole, food: Food, loss: number, own: Food | null, dish: Dish): number {
  if (dish.form) return 1;
  if (isSideVegetable(role.id)) return mostlyCooked.has(food.id) ? asideWorth : besideWorth;
  if (strewn.has(role.id)) return strewnWorth;
  if (role.beside && isBoiledBefore(food)) return besideWorth;
  if (role.need === 'extra' || role.food === null || (role.beside && isNoodle(food))) return guestWorth;
  if (role.need === 'essential' && own !== null && isJointForRoasting(food) && isBraised(own))
    return stewedJoint;
  return food.id === own?.id || loss === 0 ? 1 : standInWorth;
}

/** Who has a rib roast or a fillet did not buy it to have it in a stew. */
const stewedJoint = 0.7;

const isBraised = ({ cooking }: Food): boolean => cooking.some(({ method }) => moist.has(method));

const isJointForRoasting = ({ cooking, category }: Food): boolean =>
  category === 'meat' &&
  cooking.some(({ method }) => method === 'roast') &&
  !cooking.some(({ method }) => moist.has(method));

const moist: ReadonlySet<string> = new Set(['braise', 'simmer', 'slow', 'pressure']);

/** Rice that was boiled yesterday is there to be made into something, and not only to be warmed up beside it. */
const isBoiledBefore = ({ id, category }: Food): boolean =>
  category === 'pasta-rice-grains' && id.startsWith('cooked-');

/** Whoever names a pasta has a dish of pasta in mind, not a heap of it beside something else. */
const isNoodle = ({ ancestors }: Food): boolean =>
  ancestors.some((kind) => kind === 'pasta' || kind === 'noodle');

/** What a part counts for that has become another food. */
const strayWeight: Readonly<Record<string, number>> = {
  essential: 1,
  required: 0.5,
  optional: 0.25,
  extra: 0,
};

/** From this loss on a swap is no longer the same thing under another name. */
const strayLoss = 0.12;

/** How far a dish strays by a food in a role whose own food might be eaten. */
export const strayOf = (role: DishRole, food: Food, loss: number, own: Food): number =>
  food.id === own.id || loss < strayLoss ? 0 : role.beside ? 0.25 : (strayWeight[role.need] ?? 0);

/** Up to this loss a swap is as good as the dish's own food. */
export const closeLoss = 0.05;

/** What it costs a dish that another food stands at its heart, before how well that food does there. */
export const swappedHeart = 0.3;

/** What is lost of a dish by one of its foods: most at its heart, little in what it could do without. */
export function lossOf(role: DishRole, loss: number): number {
  if (role.need === 'essential') return loss > closeLoss ? loss * 2 + swappedHeart : loss;
  return role.need === 'required' ? loss : loss * 0.3;
}

/** From how many times what a dish bears on, the rest is for another day, and the dish stays as it is. */
export const far = 5;
