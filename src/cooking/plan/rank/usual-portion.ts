import type { Food } from '#food/model';
import { isPerishableMain, isStarch } from '../meal-parts.ts';

/** Grams a serving, as it goes into the dish, of what people name because they want to eat it; the first that fits. */
const portions: readonly (readonly [grams: number, fits: (food: Food) => boolean])[] = [
  [
    0,
    ({ traits }) =>
      traits.some((one) => one === 'cured-meat' || one === 'animal-stock' || one === 'animal-fat'),
  ],
  [0, ({ id }) => /^(?:anchovy|dried-shrimp|fish-roe|.*caviar)|smoked-(?:salmon|trout|mackerel)/.test(id)],
  [110, isPerishableMain],
  [90, ({ id, roles }) => roles.includes('protein') && /halloumi|paneer|tofu|tempeh|seitan/.test(id)],
  [80, ({ id, traits }) => traits.includes('legume') && /^(?:canned|cooked)-/.test(id)],
  [50, ({ category }) => category === 'beans-legumes'],
  [140, ({ category, roles }) => category === 'produce' && roles[0] === 'starch'],
  [50, (food) => isStarch(food) && !/flour|starch|crumbs?$|panko|meal$/.test(food.id)],
  [
    70,
    ({ category, roles, traits, ancestors }) =>
      category === 'produce' &&
      roles[0] === 'vegetable' &&
      !roles.includes('aromatic') &&
      !roles.includes('acid') &&
      !traits.includes('allium') &&
      !ancestors.includes('leafy-green'),
  ],
];

const known = new WeakMap<Food, number>();

/** What a portion of a food is that somebody names to eat it; 0 for what seasons or rounds off. */
export function usualPortion(food: Food): number {
  let grams = known.get(food);
  if (grams === undefined) known.set(food, (grams = portions.find(([, fits]) => fits(food))?.[0] ?? 0));
  return grams;
}

/** From this part of a portion on a food is part of the meal; of less it is a garnish. */
const aPart = 0.6;

/** How much of an item's worth is left where so much of a portion of it is eaten. */
export const partWorth = (share: number): number => (share >= aPart ? 1 : 0.4 + share);

/** Up to this part of a portion what a meal is made around lies there as good as unused. */
export const hardly = 0.42;
