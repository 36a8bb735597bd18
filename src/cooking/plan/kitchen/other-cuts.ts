import type { Catalogue } from '#food/catalogue';
import type { Dish, DishRole, RoleOption } from '../../dish.ts';

/** A cut that does as well as the one that a dish names. */
interface OtherCut {
  readonly food: string;
  /** Grams of it for a gram; some have a bone. */
  readonly ratio: number;
  readonly loss: number;
  /** Only as a whole slice, as its bone is in the way of the knife. */
  readonly whole?: true;
  /** It takes longer in the pot: only where the minutes follow the food. */
  readonly longer?: true;
}

const as = (food: string, more: Partial<OtherCut> = {}): OtherCut => ({
  food,
  ratio: 1,
  loss: 0.01,
  ...more,
});

/** Cuts that a dish names where it means a steak for the pan or the grill, whichever the butcher has, and those cuts. */
const steaks: readonly string[] = [
  'beef-sirloin-steak',
  'beef-ribeye-steak',
  'beef-strip-steak',
  'beef-flank-steak',
  'hanger-steak',
];
const fried: readonly OtherCut[] = [
  as('beef-sirloin-steak'),
  as('beef-ribeye-steak'),
  as('beef-strip-steak'),
  as('flat-iron-steak'),
  as('denver-steak'),
  as('chuck-eye-steak'),
  as('hanger-steak'),
  as('picanha'),
  as('t-bone-steak', { ratio: 1.25, whole: true }),
  as('porterhouse-steak', { ratio: 1.25, whole: true }),
];

/** The same of what is stewed until it is tender. */
const stewedBeef: readonly OtherCut[] = [
  as('boneless-short-rib'),
  as('beef-shin', { longer: true }),
  as('beef-blade', { longer: true }),
  as('pot-roast', { longer: true }),
  as('beef-brisket', { longer: true, loss: 0.02 }),
  as('beef-cheek', { longer: true, loss: 0.02 }),
];
const stewedLamb: readonly OtherCut[] = [
  as('lamb-neck', { ratio: 1.2, longer: true }),
  as('mutton', { longer: true }),
  as('goat-meat', { longer: true, loss: 0.03 }),
];

/** Cuts that the table adds to dishes: one more steak makes no dish any wider than it was. */
export const addedCuts: ReadonlySet<string> = new Set(
  [...fried, ...stewedBeef, ...stewedLamb].map(({ food }) => food).filter((food) => !steaks.includes(food)),
);

const cutUp =
  /\b(?:sliced?|slices|diced?|cubed?|cubes|chopped|strips|pieces|chunks|minced|shredded|shaved)\b/;
/** In such pieces, and no thinner, a tough cut is stewed. */
const forThePot = /\b(?:cubed?|cubes|chunks|pieces|diced?)\b/;
/** A cut that costs the dish more of its character than this is not what it means. */
const atMost = 0.1;

const stewed = ({ steps }: Dish, { id }: DishRole): boolean =>
  steps.some(({ times }) => times?.role === id && /^(?:braise|slow|boil|simmer)$/.test(times.method));

function furtherCuts(dish: Dish, role: DishRole, foods: Catalogue): readonly RoleOption[] {
  const all: readonly RoleOption[] =
    role.food === null
      ? role.options
      : [{ food: role.food, ratio: 1, loss: 0, prep: role.prep, unit: null, as: null }, ...role.options];
  const from = (named: readonly string[], cuts: readonly OtherCut[]): readonly RoleOption[] => {
    const first = all.find(({ food, loss }) => named.includes(food) && loss <= atMost);
    if (first === undefined) return [];
    const prep = first.prep ?? role.prep ?? '';
    return cuts.flatMap(({ food, ratio, loss, whole, longer }) => {
      if (all.some((one) => one.food === food) || foods.get(food) === null) return [];
      if (whole === true && cutUp.test(prep)) return [];
      if (longer === true && !stewed(dish, role)) return [];
      return [{ ...first, food, ratio: first.ratio * ratio, loss: first.loss + loss }];
    });
  };
  const inThePot = (named: string): boolean => {
    const one = all.find(({ food }) => food === named);
    return one !== undefined && forThePot.test(one.prep ?? role.prep ?? '');
  };
  return [
    ...from(steaks, fried),
    ...(inThePot('beef-chuck') ? from(['beef-chuck'], stewedBeef) : []),
    ...(inThePot('lamb-shoulder') ? from(['lamb-shoulder'], stewedLamb) : []),
  ];
}

/**
 * The dish as it is also made with another cut than the one that it names: a flat iron for a sirloin, a T-bone where it
 * stays whole, brisket for the chuck of a stew. The same dish where it asks for no such cut, or takes them all already.
 */
export function takingOtherCuts(dish: Dish, foods: Catalogue): Dish {
  let changed = false;
  const roles = dish.roles.map((role) => {
    const more = furtherCuts(dish, role, foods);
    if (more.length === 0) return role;
    changed = true;
    return { ...role, options: [...role.options, ...more] };
  });
  return changed ? { ...dish, roles } : dish;
}
