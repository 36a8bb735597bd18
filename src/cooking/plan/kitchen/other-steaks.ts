import type { Catalogue } from '#food/catalogue';
import type { Dish, DishRole, RoleOption } from '../../dish.ts';

/** Cuts that a dish names where it means a steak for the pan or the grill, whichever the butcher has. */
const steaks: ReadonlySet<string> = new Set([
  'beef-sirloin-steak',
  'beef-ribeye-steak',
  'beef-strip-steak',
  'beef-flank-steak',
  'hanger-steak',
]);

/** Other cuts that fry as they do: grams for a gram (some have a bone), and whether they are cut up as well as left whole. */
const others: Readonly<Record<string, { readonly ratio: number; readonly sliced: boolean }>> = {
  'beef-sirloin-steak': { ratio: 1, sliced: true },
  'beef-ribeye-steak': { ratio: 1, sliced: true },
  'beef-strip-steak': { ratio: 1, sliced: true },
  'flat-iron-steak': { ratio: 1, sliced: true },
  'denver-steak': { ratio: 1, sliced: true },
  'chuck-eye-steak': { ratio: 1, sliced: true },
  'hanger-steak': { ratio: 1, sliced: true },
  picanha: { ratio: 1, sliced: true },
  't-bone-steak': { ratio: 1.25, sliced: false },
  'porterhouse-steak': { ratio: 1.25, sliced: false },
};
const further = 0.01;

const cutUp = /\b(?:sliced?|slices|diced?|cubed?|cubes|chopped|strips|pieces|chunks|minced|shredded|shaved)\b/;

function furtherSteaks(role: DishRole, foods: Catalogue): readonly RoleOption[] {
  const all: readonly RoleOption[] =
    role.food === null
      ? role.options
      : [{ food: role.food, ratio: 1, loss: 0, prep: role.prep, unit: null, as: null }, ...role.options];
  const meant = all.filter(({ food }) => steaks.has(food));
  const first = meant[0];
  if (first === undefined) return [];
  const prep = first.prep ?? role.prep ?? '';
  return Object.entries(others).flatMap(([food, { ratio, sliced }]) =>
    all.some((one) => one.food === food) || (cutUp.test(prep) && !sliced) || foods.get(food) === null
      ? []
      : [{ ...first, food, ratio: first.ratio * ratio, loss: first.loss + further }],
  );
}

/**
 * The dish as it is also made with another steak than the one that it names: a flat iron for a sirloin, a T-bone where it
 * stays whole. The same dish where it asks for no steak, or takes them all already.
 */
export function takingOtherSteaks(dish: Dish, foods: Catalogue): Dish {
  let changed = false;
  const roles = dish.roles.map((role) => {
    const more = furtherSteaks(role, foods);
    if (more.length === 0) return role;
    changed = true;
    return { ...role, options: [...role.options, ...more] };
  });
  return changed ? { ...dish, roles } : dish;
}
