import type { Food } from '#food/model';
import type { Recipe } from '../recipe.ts';
import { joinList, plainTitle } from '../text/grammar.ts';
import type { Brief, PantryItem } from './brief.ts';
import type { Plan } from './fill.ts';
import { isStaple } from './staples.ts';
import { suitedTwin } from './suited-twin.ts';

/** A pantry item that stays in the cupboard, and why. */
export interface Unused {
  readonly item: PantryItem;
  readonly reason: string;
  readonly code: 'restricted' | 'unknown' | 'role-taken' | 'flavor' | 'not-needed';
}

/** That a food would not suit the taste is of use to the cook; of what merely has no place there is nothing to tell. */
const worthTelling: ReadonlySet<Unused['code']> = new Set(['flavor']);
/** How many are told of; a longer list is no tip. */
const mostTold = 3;

/** A tip on what was left in the kitchen and why; null where there is nothing to tell. */
export function leftForLater(unused: readonly Unused[]): string | null {
  const told = unused.filter(
    ({ item, code }) => worthTelling.has(code) && item.food !== null && !isStaple(item.food),
  );
  if (told.length === 0 || told.length > mostTold) return null;
  return `Left for another meal: ${told.map(({ item, reason }) => `${item.text} (${reason})`).join('; ')}.`;
}

const sweetCourses = new Set(['dessert', 'breakfast', 'drink', 'snack']);

/** Says in a cook's words why an item was left out. */
export function explainUnused(item: PantryItem, plan: Plan, recipe: Recipe, brief: Brief): Unused {
  const { food } = item;
  if (food === null) {
    return { item, code: 'unknown', reason: 'not in the food tables, so nothing could be proven about it' };
  }
  const denial = brief.deny(food);
  if (denial !== null && suitedTwin(food, brief) === null)
    return { item, code: 'restricted', reason: `${denial.constraint}: ${denial.reason}` };
  const foods = [...plan.fills.values()].flat().map((fill) => fill.food);
  const savoury =
    !sweetCourses.has(plan.dish.course) ||
    foods.some(isSavoury) ||
    // Peppered eggs for breakfast are none the sweeter for holding no meat or onion.
    (foods.some((one) => one.id === 'black-pepper') && !foods.some(isSweet));
  if (savoury && isSweet(food)) {
    // Beside honey or fruit that the dish does take, sweetness is no reason against another.
    if ([...plan.fills.values()].flat().some((fill) => fill.pantry !== null && isSweet(fill.food)))
      return { item, code: 'not-needed', reason: 'the dish is sweet enough as it is' };
    return {
      item,
      code: 'flavor',
      reason: 'its sweetness would not suit the dish; better kept for something after it',
    };
  }
  if (!savoury && isSavoury(food)) {
    return { item, code: 'flavor', reason: `its taste would not suit ${plainTitle(recipe.title)}` };
  }
  const fills = [...plan.fills.values()]
    .flat()
    .filter((fill) => fill.food.id !== food.id && (fill.pantry !== null || !isStaple(fill.food)));
  const part = partOf(food);
  const same = [
    ...new Set(
      fills.filter(({ food: one }) => partOf(one) === part && !isBase(one)).map(({ food: one }) => one.name),
    ),
  ];
  if (part !== null && same.length > 0) {
    return {
      item,
      code: 'role-taken',
      reason: `the dish ${taken[part]} ${joinList(same.slice(0, 3))}; ${tooMuch[part]}`,
    };
  }
  return {
    item,
    code: 'not-needed',
    reason:
      part === null
        ? `nothing in ${plainTitle(recipe.title)} calls for it`
        : part === 'vegetable' && !fills.some(({ food: one }) => partOf(one) === part && !isBase(one))
          ? aside
          : needless[part],
  };
}

/** Onions are in nearly everything, and nobody leaves out a vegetable for their sake. */
const isBase = (food: Food): boolean => food.traits.includes('allium') || food.roles[0] === 'aromatic';
const aside = 'it has no part in this dish; cooked by itself, it would do beside it';

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
  protein: 'is made with',
  starch: 'already comes with',
  vegetable: 'takes',
  cheese: 'has its cheese in',
  dairy: 'is made creamy with',
  fat: 'is cooked in',
  acid: 'gets its sharpness from',
  herb: 'has its herbs in',
  spice: 'is spiced with',
  sauce: 'is seasoned with',
  nut: 'has its crunch from',
  alcohol: 'is made with',
  fruit: 'has its fruit in',
};

const tooMuch: Readonly<Record<Part, string>> = {
  protein: 'that is enough for a portion, and this keeps for another meal',
  starch: 'one is enough on a plate',
  vegetable: 'one more would muddle it',
  cheese: 'another would drown the rest',
  dairy: 'more would make it heavy',
  fat: 'no more is needed',
  acid: 'more would make it sour',
  herb: 'another would blur their scent',
  spice: 'more would muddle the seasoning',
  sauce: 'another would pull the taste elsewhere',
  nut: 'no more is needed',
  alcohol: 'no more is needed',
  fruit: 'another would take over',
};

const needless: Readonly<Record<Part, string>> = {
  protein: 'the dish is filling enough without it',
  starch: 'the dish needs nothing starchy beside it',
  vegetable: 'the dish has its vegetables',
  cheese: 'the dish is made without cheese',
  dairy: 'nothing creamy is wanted here',
  fat: 'there is fat enough in the dish',
  acid: 'nothing sour is missing from the dish',
  herb: 'the dish is seasoned without fresh herbs',
  spice: 'the seasoning is complete without it',
  sauce: 'the dish makes a sauce of its own',
  nut: 'the dish is complete without nuts or seeds',
  alcohol: 'the dish is made without alcohol',
  fruit: 'the dish has no place for more fruit',
};

/** A touch of these goes beside anything; that one is there is no reason against another. */
const seasons = /^(?:garlic|shallot|capers|.*olives?|fresh-ginger|scallion|salt|sugar|honey)$/;

/** What a food would do in a dish, or null where that cannot be said. */
function partOf(food: Food): Part | null {
  const { category, roles } = food;
  if (seasons.test(food.id) || /stock|broth|bouillon/.test(food.id)) return null;
  if (/coconut-(?:milk|cream)/.test(food.id)) return 'dairy';
  if (/(?:peanut|nut|almond)-butter$|^tahini$/.test(food.id)) return 'nut';
  if (food.id === 'kimchi' || food.id === 'sauerkraut') return 'vegetable';
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
  if (roles[0] === 'fruit') return 'fruit';
  if (category === 'nuts-seeds-dried-fruit') return 'nut';
  if (category === 'produce' || roles.includes('vegetable')) return 'vegetable';
  // A gravy in a jar is no vegetable.
  return null;
}

const isSweet = (food: Food): boolean =>
  (food.roles[0] === 'fruit' &&
    food.category === 'produce' &&
    !food.roles.includes('vegetable') &&
    !/cranberr|lemon|lime|plantain|rhubarb/.test(food.id) &&
    !food.roles.includes('acid')) ||
  (food.category === 'snacks-sweets' &&
    !food.ancestors.includes('savory-snack') &&
    !food.roles.includes('salt') &&
    !/cracker|crispbread|pretzel|rice-cake|chips/.test(food.id)) ||
  (food.category === 'breakfast-spreads' && food.roles[0] === 'sweet');
const isSavoury = (food: Food): boolean =>
  ['meat', 'poultry', 'seafood', 'deli', 'beans-legumes'].includes(food.category) ||
  food.roles.includes('umami') ||
  food.traits.includes('allium');
