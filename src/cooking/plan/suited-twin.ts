import type { Food } from '#food/model';
import type { Brief } from './brief.ts';

/** Foods that may hold, by the maker, what a diet leaves, and their like that does not. What surely holds it has no place here. */
const twins: Readonly<Record<string, string>> = {
  'dark-chocolate': 'vegan-chocolate',
  'semisweet-chocolate': 'vegan-chocolate',
  'chocolate-chips': 'vegan-chocolate-chips',
  'flour-tortilla': 'vegan-flour-tortilla',
  'puff-pastry': 'vegan-puff-pastry',
  'refried-beans': 'vegetarian-refried-beans',
  kimchi: 'vegan-kimchi',
  'red-curry-paste': 'vegan-red-curry-paste',
  pesto: 'vegan-pesto',
};

/**
 * What a kitchen that eats by a diet is taken to have of a food that it is denied: the vegan bought a dark chocolate without
 * milk, the vegetarian beans without lard. The recipe names this one, and says so. Null where the food is allowed, where an
 * allergy or health speaks against it, or where nothing of the sort would do.
 */
export function suitedTwin(food: Food, { deny, mayMean, get }: Brief): Food | null {
  if (deny(food) === null || !mayMean(food)) return null;
  const twin = get(twins[food.id] ?? '');
  return twin === undefined || deny(twin) !== null ? null : twin;
}
