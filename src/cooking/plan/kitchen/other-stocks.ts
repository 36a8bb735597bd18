import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import type { Dish, DishRole, RoleOption } from '../../dish.ts';

/** Families in which what simmers is poured over meat, fish or vegetables and eaten with them. */
const simmered: ReadonlySet<string> = new Set(['stew', 'soup', 'braise', 'curry']);
/** Of less water, grams a serving, nobody opens a carton. */
const enoughWater = 40;

/** Stocks that a cook pours in one another's place, by what the dish asks for, with the character that it loses. */
const others: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'beef-stock': { 'veal-stock': 0, 'lamb-stock': 0.02, 'turkey-stock': 0.04 },
  'chicken-stock': { 'turkey-stock': 0, 'veal-stock': 0.02, 'lamb-stock': 0.05 },
  'fish-stock': { 'vegetable-stock': 0.02, 'chicken-stock': 0.03 },
};
/** What is poured over meat, and over fish. */
const overMeat: Readonly<Record<string, number>> = {
  'chicken-stock': 0.01,
  'vegetable-stock': 0.01,
  'turkey-stock': 0.01,
};
const overRedMeat: Readonly<Record<string, number>> = {
  ...overMeat,
  'beef-stock': 0.01,
  'veal-stock': 0.01,
  'lamb-stock': 0.02,
};
const overFish: Readonly<Record<string, number>> = { 'fish-stock': 0.01, 'vegetable-stock': 0.02 };
const overPlants: Readonly<Record<string, number>> = { 'vegetable-stock': 0.01 };
/** A stew is no worse for the stock of another meat than for water. */
const anyOf = (role: DishRole): readonly string[] => [
  ...(role.food === null ? [] : [role.food]),
  ...role.options.map(({ food }) => food),
];

const heartOf = ({ roles }: Dish, foods: Catalogue): readonly Food[] =>
  roles.flatMap(({ food, need }) => {
    const known = need === 'essential' || need === 'required' ? foods.get(food ?? '') : null;
    return known === null ? [] : [known];
  });
const isSea = ({ category, ancestors }: Food): boolean =>
  category === 'seafood' || ancestors.includes('seafood');
const isRed = ({ category, traits }: Food): boolean => category === 'meat' && !traits.includes('poultry');
const isFlesh = (food: Food): boolean => food.category === 'poultry' || isRed(food);

/** What takes the place of the water that a dish simmers in. */
function forWater(dish: Dish, role: DishRole, foods: Catalogue): Readonly<Record<string, number>> {
  if (!simmered.has(dish.family) || role.food !== 'water' || role.beside || role.only !== null) return {};
  if (role.eaten < 1 || role.scale !== 'linear' || role.grams < enoughWater || role.group !== null) return {};
  if (dish.course === 'dessert' || dish.course === 'drink') return {};
  // A dish that simmers in stock or coconut milk besides has its water for something else.
  if (
    dish.roles.some(
      (one) => one.id !== role.id && (foods.get(one.food ?? '')?.ancestors ?? []).includes('stock'),
    )
  )
    return {};
  const heart = heartOf(dish, foods);
  if (heart.some(isSea)) return overFish;
  if (heart.some(isRed)) return overRedMeat;
  return heart.some(isFlesh) ? overMeat : overPlants;
}

/** What may be poured where a dish asks for a stock. */
function forStock(dish: Dish, role: DishRole, foods: Catalogue): Readonly<Record<string, number>> {
  const named = anyOf(role);
  const more: Record<string, number> = {};
  // Where a stock only stands for the stout, another one does so no better.
  for (const id of named) {
    const lost = id === role.food ? 0 : (role.options.find(({ food }) => food === id)?.loss ?? 0);
    for (const [other, loss] of Object.entries(others[id] ?? {}))
      more[other] = Math.min(more[other] ?? Infinity, lost + loss);
  }
  const isPoured = named.some((id) => /^(?:vegetable|chicken)-stock$/.test(id));
  if (isPoured && heartOf(dish, foods).some(isSea)) more['fish-stock'] = 0.02;
  return more;
}

/**
 * The dish as it is also made with the stock that a kitchen happens to have: lamb's for beef's, any that goes with it for the
 * water of a stew. The same dish where it takes them all already.
 */
export function takingOtherStocks(dish: Dish, foods: Catalogue): Dish {
  let changed = false;
  const roles = dish.roles.map((role) => {
    const named = anyOf(role);
    // Most parts of a dish are neither water nor stock.
    if (role.food !== 'water' && !named.some((id) => id.endsWith('-stock'))) return role;
    const has = new Set(named);
    const more = Object.entries({ ...forWater(dish, role, foods), ...forStock(dish, role, foods) })
      .filter(([food]) => !has.has(food) && foods.get(food) !== null)
      .map(([food, loss]): RoleOption => ({ food, ratio: 1, loss, prep: null, unit: null, as: null }));
    if (more.length === 0) return role;
    changed = true;
    return { ...role, options: [...role.options, ...more] };
  });
  return changed ? { ...dish, roles } : dish;
}
