import type { Food } from '#food/model';
import type { Recipe } from '../recipe.ts';
import { joinList } from '../text/grammar.ts';
import type { Brief, PantryItem } from './brief.ts';
import type { Plan } from './fill.ts';
import { isStaple } from './staples.ts';

/** A pantry item that stays in the cupboard, and why. */
export interface Unused {
  readonly item: PantryItem;
  readonly reason: string;
  readonly code: 'restricted' | 'unknown' | 'role-taken' | 'flavor' | 'not-needed';
}

const sweetCourses = new Set(['dessert', 'breakfast', 'drink', 'snack']);

/** Says in a cook's words why an item was left out. */
export function explainUnused(item: PantryItem, plan: Plan, recipe: Recipe, brief: Brief): Unused {
  const { food } = item;
  if (food === null) {
    return { item, code: 'unknown', reason: 'not in the food tables, so nothing could be proven about it' };
  }
  const denial = brief.deny(food);
  if (denial !== null) return { item, code: 'restricted', reason: `${denial.constraint}: ${denial.reason}` };
  const savoury = !sweetCourses.has(plan.dish.course);
  if (savoury && isSweet(food)) {
    return {
      item,
      code: 'flavor',
      reason: `too sweet for ${recipe.title}; better kept for something after it`,
    };
  }
  if (!savoury && isSavoury(food)) {
    return { item, code: 'flavor', reason: `its savoury taste has no place in ${recipe.title}` };
  }
  const fills = [...plan.fills.values()]
    .flat()
    .filter((fill) => fill.food.id !== food.id && (fill.pantry !== null || !isStaple(fill.food)));
  const part = partOf(food);
  const same = [
    ...new Set(fills.filter((fill) => partOf(fill.food) === part).map(({ food: one }) => one.name)),
  ];
  if (part !== null && same.length > 0) {
    return {
      item,
      code: 'role-taken',
      reason: `${taken[part]} ${joinList(same.slice(0, 3))}; ${same.length > 1 ? 'more' : 'a second'} would crowd it`,
    };
  }
  return {
    item,
    code: 'not-needed',
    reason:
      part === null
        ? `nothing in ${recipe.title} calls for it`
        : `${recipe.title} is made without ${without[part]}`,
  };
}

/** The parts of a dish that an ingredient may play, as far as two of them get into each other's way. */
type Part =
  | 'protein'
  | 'starch'
  | 'vegetable'
  | 'cheese'
  | 'dairy'
  | 'fat'
  | 'acid'
  | 'herb'
  | 'spice'
  | 'sauce'
  | 'nut'
  | 'alcohol'
  | 'fruit';

const taken: Readonly<Record<Part, string>> = {
  protein: 'its protein is',
  starch: 'its starch is',
  vegetable: 'its vegetables are',
  cheese: 'its cheese is',
  dairy: 'it is made creamy with',
  fat: 'it is cooked in',
  acid: 'its sharpness comes from',
  herb: 'its herbs are',
  spice: 'it is spiced with',
  sauce: 'it is seasoned with',
  nut: 'its crunch comes from',
  alcohol: 'its liquid is',
  fruit: 'its fruit is',
};

const without: Readonly<Record<Part, string>> = {
  protein: 'meat, fish or beans',
  starch: 'grain, pasta or potatoes',
  vegetable: 'further vegetables',
  cheese: 'cheese',
  dairy: 'milk or cream',
  fat: 'added fat',
  acid: 'anything sour',
  herb: 'fresh herbs',
  spice: 'spices',
  sauce: 'a bottled sauce',
  nut: 'nuts or seeds',
  alcohol: 'alcohol',
  fruit: 'fruit',
};

/** A touch of these goes beside anything; that one is there is no reason against another. */
const seasons = /^(?:garlic|shallot|capers|.*olives?|fresh-ginger|scallion|salt|sugar|honey)$/;

/** What a food would do in a dish, or null where that cannot be said. */
function partOf(food: Food): Part | null {
  const { category, roles } = food;
  if (seasons.test(food.id)) return null;
  if (category === 'meat' || category === 'poultry' || category === 'seafood' || category === 'deli')
    return 'protein';
  if (category === 'cheese') return 'cheese';
  if (category === 'herbs') return 'herb';
  if (category === 'spices-seasonings') return 'spice';
  if (category === 'alcohol') return 'alcohol';
  if (category === 'sauces-condiments') return 'sauce';
  if (category === 'pasta-rice-grains' || category === 'bakery') return 'starch';
  if (roles[0] === 'acid') return 'acid';
  if (roles[0] === 'protein' || category === 'beans-legumes') return 'protein';
  if (category === 'produce' && roles.includes('vegetable') && roles[0] !== 'starch') return 'vegetable';
  if (food.id === 'avocado') return 'vegetable';
  if (roles[0] === 'fat') return 'fat';
  if (roles[0] === 'starch') return 'starch';
  if (category === 'dairy-eggs') return 'dairy';
  if (category === 'nuts-seeds-dried-fruit') return 'nut';
  if (roles[0] === 'fruit') return 'fruit';
  return category === 'produce' || category === 'canned-jarred' || category === 'frozen' ? 'vegetable' : null;
}

const isSweet = (food: Food): boolean =>
  (food.roles[0] === 'fruit' &&
    food.category === 'produce' &&
    !food.roles.includes('vegetable') &&
    !/cranberr|lemon|lime|plantain|rhubarb/.test(food.id) &&
    !food.roles.includes('acid')) ||
  food.category === 'snacks-sweets';
const isSavoury = (food: Food): boolean =>
  ['meat', 'poultry', 'seafood', 'deli', 'beans-legumes'].includes(food.category) ||
  food.roles.includes('umami') ||
  food.traits.includes('allium');
