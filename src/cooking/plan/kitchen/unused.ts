import type { Food } from '#food/model';
import type { Recipe } from '../../recipe.ts';
import { oneVessel } from '../../equipment/equipment.ts';
import { joinList, plainTitle } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Brief, Denial, PantryItem } from '../brief.ts';
import type { Plan } from '../fill.ts';
import { allergenSaid, ownPackets, whyReadFirst } from './own-packet.ts';
import { sparesSugar } from '../rank/tilt.ts';
import { suitedTwin } from './suited-twin.ts';

/** A pantry item that stays in the cupboard, and why. */
export interface Unused {
  readonly item: PantryItem;
  readonly reason: string;
  readonly code: 'restricted' | 'unknown' | 'role-taken' | 'flavor' | 'not-needed';
}

const sweetCourses = new Set(['dessert', 'breakfast', 'drink', 'snack']);

/** A denial as a cook would tell it to a guest. */
function whyNot({ constraint, reason }: Denial, { name }: Food): string {
  const allergen = constraint.replace(/^no /, '');
  const isAllergy = constraint !== allergen;
  const left = isAllergy ? allergenSaid(allergen) : (dietSaid[allergen] ?? allergen);
  if (reason === 'asked to be left out') return `you asked to leave ${left} out`;
  const path = reason.replace(/^(?:contains|made with) /, '').split(' → ');
  const inside = path.length > 1 ? path.at(-1)!.replace(/ \(.*/, '') : null;
  if (isAllergy)
    return inside === null || inside === name || inside.startsWith(allergen.replace(/-/g, ' '))
      ? `contains ${left}`
      : `contains ${left} (it is made with ${inside})`;
  if (/animal rennet/.test(reason)) return `it is set with animal rennet, so it is not ${left}`;
  if (/meat and milk/.test(reason)) return 'meat and milk are not eaten together in a kosher kitchen';
  if (/not known for sure|depends on the product/.test(reason))
    return isPluralName(name)
      ? `not all ${name} are ${left}; the label has to say so`
      : `not every ${name} is ${left}; the label has to say so`;
  return inside === null || inside === name
    ? `not ${left}`
    : `made with ${path[1]!.replace(/ \(.*/, '')}, so not ${left}`;
}

/** Ways of eating in the words of those who eat so. */
const dietSaid: Readonly<Record<string, string>> = { 'low-fodmap': 'low-FODMAP' };

/** Says in a cook's words why an item was left out. */
export function explainUnused(item: PantryItem, plan: Plan, recipe: Recipe, brief: Brief): Unused {
  const { food } = item;
  if (food === null) {
    return { item, code: 'unknown', reason: 'not recognized as a food, so it was left out' };
  }
  const denial = brief.deny(food);
  const isKept = denial !== null && /meat and milk/.test(denial.reason) && !holdsBoth(food, plan);
  if (denial !== null && !isKept && suitedTwin(food, brief) === null) {
    const [packet] = ownPackets([item], [...plan.fills.values()].flat(), brief);
    const reason = packet === undefined ? whyNot(denial, food) : whyReadFirst(packet);
    return { item, code: 'restricted', reason };
  }
  const foods = [...plan.fills.values()].flat().map((fill) => fill.food);
  const savoury =
    !sweetCourses.has(plan.dish.course) ||
    foods.some(isSavoury) ||
    // Peppered eggs for breakfast are none the sweeter for holding no meat or onion.
    (foods.some((one) => one.id === 'black-pepper') && !foods.some(isSweet));
  if (food.roles[0] === 'sweet' && sparesSugar(brief.tilt))
    return { item, code: 'not-needed', reason: 'left out to keep the sugar low' };
  if (savoury && isSweet(food)) {
    // Beside honey or fruit that the dish does take, sweetness is no reason against another.
    if ([...plan.fills.values()].flat().some((fill) => fill.pantry !== null && isSweet(fill.food)))
      return { item, code: 'not-needed', reason: 'the dish is sweet enough without it' };
    return {
      item,
      code: 'flavor',
      reason: 'too sweet for this dish; keep it for a dessert',
    };
  }
  if (!savoury && isSavoury(food)) {
    return { item, code: 'flavor', reason: `its taste does not belong in ${plainTitle(recipe.title)}` };
  }
  const fills = [...plan.fills.values()]
    .flat()
    // What has to be bought for it is no reason to leave what is there.
    .filter((fill) => fill.food.id !== food.id && fill.pantry !== null);
  const part = isFiery(food) || isFlour(food) || isSauceBase(food) ? null : partOf(food);
  // Two cheeses that a vegetarian buys of one kind: the second is more of the same.
  const alike = denial === null ? null : suitedTwin(food, brief);
  if (alike !== null && foods.some(({ id }) => id === alike.id))
    return {
      item,
      code: 'role-taken',
      reason: `the ${alike.plural ?? alike.name} here ${isPluralName(alike.plural ?? alike.name) ? 'are' : 'is'} as much as the dish needs; ${keeps(food)}`,
    };
  const twin = fills.find(({ food: one }) => isKin(one, food));
  if (twin !== undefined)
    return {
      item,
      code: 'role-taken',
      reason: `the ${twin.food.plural ?? twin.food.name} ${isPluralName(twin.food.plural ?? twin.food.name) ? 'take' : 'takes'} its place here; ${keeps(food)}`,
    };
  const same = [
    ...new Set(
      fills
        .filter(({ food: one }) => partOf(one) === part && !isBase(one) && !isHot(one) && !isSpread(one))
        .filter(({ food: one }) => part !== 'protein' || doesFor(one, food))
        .map(({ food: one }) => one.plural ?? one.name),
    ),
  ];
  const bought = part === 'cheese' ? boughtFor(part, plan) : null;
  if (bought !== null)
    return {
      item,
      code: 'role-taken',
      reason: `the dish is made with ${bought.plural ?? bought.name}; ${keeps(food)}`,
    };
  if (part !== null && same.length > 0) {
    return {
      item,
      code: 'role-taken',
      reason: `${taken[part](`the ${joinList(same.slice(0, 2))}`, same.length > 1 || isPluralName(same[0]!))}; ${keeps(food)}`,
    };
  }
  return {
    item,
    code: 'not-needed',
    reason: `${isBusy(food, part, brief) ? 'there is no second pot to boil it in' : besides(food, part, savoury, foods)}; ${keeps(food)}`,
  };
}

/** What a dish has bought to do the same: then nothing that is there is enough of it. */
const boughtFor = (part: Part, { fills }: Plan): Food | null =>
  [...fills.values()].flat().find(({ food, pantry }) => pantry === null && partOf(food) === part)?.food ??
  null;

/** Whether meat would stand beside milk if a dish took this too, or milk beside meat. */
const holdsBoth = ({ traits }: Food, plan: Plan): boolean => {
  const has = (trait: 'dairy' | 'meat'): boolean =>
    [...plan.fills.values()].flat().some(({ food }) => food.traits.includes(trait));
  return traits.includes('dairy') ? has('meat') : has('dairy');
};

/** Whether the only pot of a kitchen is taken by the dish, and what is boiled by itself has none. */
const isBusy = ({ category }: Food, part: Part | null, { tools }: Brief): boolean =>
  part === 'starch' && category === 'pasta-rice-grains' && tools?.has(oneVessel) === true;

/** What a cook would do with it all the same, or why the dish goes without. */
function besides(food: Food, part: Part | null, savoury: boolean, foods: readonly Food[]): string {
  if (isFiery(food) && savoury)
    return foods.some(isFiery) ? 'the dish is hot enough already' : 'left out to keep it mild';
  if (/^(?:lemon|lime)$/.test(food.id)) {
    if (!savoury)
      return foods.some(isSharp) ? 'the dish is sharp enough already' : 'left out to keep it mild';
    return foods.some(isSharp)
      ? 'the dish is sharp enough already; put wedges on the table if you like'
      : 'the dish is made without it; put wedges on the table if you like';
  }
  if (savoury && part === 'herb')
    return /thyme|rosemary|sage|oregano|marjoram|savory/.test(food.id)
      ? 'the dish is seasoned already'
      : 'the dish is seasoned already; scatter a little over if you like';
  if (part === 'spice' || part === 'sauce' || food.id === 'bay-leaf')
    return 'the dish has a seasoning of its own, and this would cover it';
  if (savoury && part === 'vegetable')
    return foods.some((one) => partOf(one) === 'vegetable' && !isBase(one))
      ? 'one vegetable too many here'
      : 'the dish is made without it';
  if (part === 'alcohol') return 'the dish is cooked without alcohol';
  if (food.ancestors.includes('stock') || food.ancestors.includes('stock-cube'))
    return 'the dish needs no stock';
  if (part === 'fat') {
    const fat = foods.find(({ id, roles }) => id !== food.id && roles[0] === 'fat');
    return fat === undefined ? 'the dish needs no more fat' : `the dish is made with ${fat.name} instead`;
  }
  if (part === 'starch') return 'the plate is full enough without it';
  if (part === 'acid')
    return foods.some(isSharp) ? 'the dish is sharp enough already' : 'the dish is made without it';
  return 'the recipe does not call for it';
}

/** Whether it makes a dish sour. */
const isSharp = ({ roles, ancestors, id }: Food): boolean =>
  roles[0] === 'acid' ||
  ancestors.includes('vinegar') ||
  /tomato|wine|tamarind|kimchi|pickle|yogurt|buttermilk/.test(id);

/** The same food in another shape: the dried mushrooms beside fresh ones, one tin of tomatoes beside another. */
const isKin = (one: Food, other: Food): boolean =>
  one.id !== other.id &&
  (one.kin.includes(other.id) || other.kin.includes(one.id)) &&
  headOf(one) === headOf(other);
const headOf = ({ name }: Food): string =>
  name
    .toLowerCase()
    .split(' ')
    .at(-1)!
    .replace(/(?:es|s)$/, '');

const flesh: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood', 'deli']);
/** Whether one food is a reason to leave another: beans are none to leave a ham hock, and a chop is none to leave eggs. */
const doesFor = (one: Food, other: Food): boolean => flesh.has(one.category) === flesh.has(other.category);

/** It seasons, whatever shelf it lies on, and is no reason against another. */
const isHot = ({ ancestors, id }: Food): boolean =>
  ancestors.includes('chili-pepper') ||
  /chil[ie]|habanero|scotch-bonnet|jalapeno|^(?:black|white)-pepper$|salt$/.test(id);

/** What burns, and not only seasons. */
const isFiery = (food: Food): boolean => isHot(food) && !/pepper$|salt$/.test(food.id);
const isFlour = ({ id, ancestors }: Food): boolean =>
  id === 'flour' || ancestors.includes('flour') || /starch$/.test(id);
const isSauceBase = ({ id }: Food): boolean =>
  /(?:^|-)(?:passata|tomato-(?:paste|puree|sauce))$|^(?:canned|crushed)-tomato/.test(id);

/** Stirred in for body and taste, it is no reason against what one bites on. */
const isSpread = ({ id }: Food): boolean =>
  /(?:^|-)(?:paste|puree|passata)$|^(?:canned|crushed)-tomato|butter$|^tahini$/.test(id);

/** Onions are in nearly everything, and nobody leaves out a vegetable for their sake. */
const isBase = (food: Food): boolean => food.traits.includes('allium') || food.roles[0] === 'aromatic';
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

/** What something else of the kitchen, or of the shop, does in the dish already. */
const taken: Readonly<Record<Part, (what: string, many: boolean) => string>> = {
  protein: (what, many) => `${what} ${many ? 'are' : 'is'} enough for these portions`,
  starch: (what, many) => `${what} already ${many ? 'fill' : 'fills'} the plate`,
  vegetable: (what) => `enough vegetables with ${what}`,
  cheese: (what, many) => `${what} ${many ? 'are' : 'is'} cheese enough here`,
  dairy: (what, many) => `${what} already ${many ? 'make' : 'makes'} it creamy`,
  fat: (what, many) => `${what} ${many ? 'are' : 'is'} fat enough here`,
  acid: (what, many) => `${what} already ${many ? 'make' : 'makes'} it sharp`,
  herb: (what, many) => `${what} ${many ? 'are' : 'is'} herb enough here`,
  spice: (what) => `seasoned with ${what} already`,
  sauce: (what) => `seasoned with ${what} already`,
  nut: (what, many) => `${what} already ${many ? 'give' : 'gives'} the crunch`,
  alcohol: (what, many) => `${what} ${many ? 'are' : 'is'} enough`,
  fruit: (what) => `enough fruit with ${what}`,
};

/** What does not wait for long. */
const fresh: ReadonlySet<string> = new Set(['herbs', 'meat', 'poultry', 'seafood']);
const keeps = ({ category }: Food): string =>
  fresh.has(category) ? 'use it within a day or two' : 'keep it for another meal';

/** A touch of these goes beside anything; that one is there is no reason against another. */
const seasons = /^(?:garlic|shallot|capers|.*olives?|fresh-ginger|scallion|salt|sugar|honey)$/;

/** What a food would do in a dish, or null where that cannot be said. */
function partOf(food: Food): Part | null {
  const { category, roles } = food;
  if (seasons.test(food.id) || /stock|broth|bouillon|kombu|nori|wakame|seaweed|kelp/.test(food.id))
    return null;
  if (/coconut-(?:milk|cream)/.test(food.id)) return 'dairy';
  // They thicken and are not bitten on.
  if (/chia|flax|psyllium|hemp-seed/.test(food.id)) return null;
  if (/(?:peanut|nut|almond)-butter$|^tahini$/.test(food.id)) return 'nut';
  if (food.id === 'kimchi' || food.id === 'sauerkraut') return 'vegetable';
  if (/mashed-potato|-mash$/.test(food.id)) return 'starch';
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
    // Taco shells stand among the snacks.
    !food.ancestors.includes('flatbread') &&
    !food.roles.includes('salt') &&
    !/cracker|crispbread|pretzel|rice-cake|chips/.test(food.id)) ||
  (food.category === 'breakfast-spreads' && food.roles[0] === 'sweet');
const isSavoury = (food: Food): boolean =>
  ['meat', 'poultry', 'seafood', 'deli', 'beans-legumes'].includes(food.category) ||
  food.roles.includes('umami') ||
  food.traits.includes('allium');
