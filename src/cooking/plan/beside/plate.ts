import type { Food } from '#food/model';
import type { CuisineProfile, Dish, DishStep } from '../../dish.ts';
import { isStarch } from '../meal-parts.ts';

/** What decides whether something may lie beside a planned dish, or go over it. */
export interface Plate {
  readonly dish: Dish;
  readonly profile: CuisineProfile;
  /** Foods of the plan. */
  readonly foods: readonly Food[];
}

/** What a side is made with besides its own food. */
export interface Companion {
  /** Behind the id of the side it is that of its role. */
  readonly id: string;
  readonly takes: Readonly<Record<string, string>>;
  /** Grams a serving. */
  readonly grams: number;
  readonly unit: string | null;
  readonly most: number;
  /** Whether some of what the dish itself takes may go in, where there is enough. */
  readonly shared: boolean;
  /** Without it the side is not made. */
  readonly needed: boolean;
}

/** One way to serve what a dish has left in the kitchen. */
export interface LeftoverSide {
  readonly id: string;
  /** Foods or kinds of food that it takes, with their preparation. */
  readonly takes: Readonly<Record<string, string>>;
  /** Grams a serving, of all its foods together. */
  readonly grams: number;
  readonly unit: string | null;
  readonly most: number;
  readonly group: string;
  /** Grams of oil a serving that it is cooked or dressed in; 0 for none. */
  readonly oil: number;
  readonly suits: (plate: Plate, food: Food) => boolean;
  /** The step before the dish's last that makes it; null where a sentence at the end is enough. */
  readonly step: DishStep | null;
  readonly tail: string;
  /** What else of the kitchen goes into it. */
  readonly with?: readonly Companion[];
  /** Of how many of them at least, where it is nothing by itself. */
  readonly leastWith?: number;
  /** How its step is told in a kitchen that has named a food processor or a blender, with `{machine}`. */
  readonly machine?: string;
  /** Made on a tray, in the oven that is on for the dish, or one that is heated for it. */
  readonly oven?: true;
  /** A sentence for the headnote, where it makes the plate. */
  readonly named?: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
export const within = ({ profile }: Plate, places: ReadonlySet<string>): boolean =>
  profile.id === 'international' || profile.within.some((place) => places.has(place));
export const isAsian = ({ profile }: Plate): boolean =>
  profile.within.some((place) => place === 'east-asian' || place === 'southeast-asian');
export const isAny = (food: Food, ids: ReadonlySet<string>): boolean =>
  ids.has(food.id) || food.ancestors.some((kind) => ids.has(kind));
export const has = ({ foods }: Plate, ids: ReadonlySet<string>): boolean =>
  foods.some((food) => isAny(food, ids));
export const owns = ({ profile: { palette } }: Plate, food: Food): boolean =>
  [...palette.herbs, ...palette.garnish, ...palette.nuts, ...palette.dairy].some(
    (one) => one.food === food.id,
  );
export const in_ =
  (families: string): ((plate: Plate) => boolean) =>
  ({ dish }) =>
    set(families).has(dish.family);
const sets = new Map<string, ReadonlySet<string>>();
export const set = (text: string): ReadonlySet<string> => {
  let known = sets.get(text);
  if (known === undefined) sets.set(text, (known = words(text)));
  return known;
};

/** Flour and crumbs fill nobody up; a pancake of them is a family of its own. */
const bound = /flour|starch|crumbs?$|panko|meal$|croutons/;
const isFilling = (food: Food): boolean => isStarch(food) && !bound.test(food.id);
export const isFilled = ({ foods }: Plate): boolean => foods.some(isFilling);
export const isMeatless = ({ foods }: Plate): boolean =>
  !foods.some(({ category }) => ['meat', 'poultry', 'seafood', 'deli'].includes(category));

export const spoonable = words(
  'cream yogurt sour-cream creme-fraiche cream-cheese coconut-milk milk mascarpone ricotta quark',
);
export const cheeses = words('cheese');
export const citrus = words('lemon lime lemon-juice lime-juice');
export const pulses = words('bean legume canned-beans lentil tofu');
export const roundTheSea = words(
  'mediterranean middle-eastern near-eastern north-african levantine balkan caucasian western north-american',
);
export const creamy = words(
  'western north-american middle-eastern near-eastern south-asian north-african eastern-european central-european nordic balkan caucasian',
);
export const latin = words('latin-american central-american caribbean north-american');
export const indian = words('south-asian');
export const western = words('western north-american european');

/** Where only "beans" is written, the first of them is meant. */
export const cannedBeans = {
  'canned-cannellini-beans': 'drained and rinsed',
  'canned-beans': 'drained and rinsed',
};
export const side = 'For the side';
const serve = 'To serve';
export const plain = { grams: 0, unit: null, most: 1, group: serve, oil: 0, step: null, tail: '' } as const;
export const burner = { station: 'burner', heat: 'medium' } as const;
