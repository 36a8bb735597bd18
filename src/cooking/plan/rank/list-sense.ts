import type { Food } from '#food/model';
import type { Dish } from '../../dish.ts';
import { bakeware } from '../../equipment/equipment.ts';
import type { Brief } from '../brief.ts';
import { isSweetDish } from '../beside/sweet-guests.ts';
import { usable } from '../kitchen/larder.ts';

/** What a list says as a whole of what its writer has in mind. */
export interface ListSense {
  /** Cheese, mustard, cayenne, and nothing sweet. */
  readonly savory: boolean;
  /** Flour, fat and what makes it rise, for something sweet or to nibble; `tin` where what to bake in is named too. */
  readonly bakes: 'tin' | 'batter' | null;
}

/** What is as much at home in a cake as in a stew. */
const either =
  /carrot|pumpkin|squash|zucchini|beet|sweet-potato|rhubarb|ginger|chili-chocolate|avocado|coconut|corn$/;
const hot = /^(?:cayenne|chili|red-chili|green-chili|jalapeno|paprika|smoked-paprika|curry-powder)/;
const mustard = /mustard/;
/** Cheese of which cakes are made. */
const mildCheese = /cream-cheese|ricotta|mascarpone|cottage|quark|fromage-blanc|paneer/;
const savoryCategories: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood', 'deli']);

const isSavory = ({ id, category, roles, traits }: Food): boolean =>
  !either.test(id) &&
  (savoryCategories.has(category) ||
    (category === 'cheese' && !mildCheese.test(id)) ||
    hot.test(id) ||
    mustard.test(id) ||
    roles.includes('umami') ||
    traits.includes('allium') ||
    (category === 'produce' && (roles[0] === 'vegetable' || roles[0] === 'aromatic')));

const scents = /chocolate|cocoa|vanilla|cinnamon|mixed-spice|jam$|marmalade|raisins?$|sultana|(?:^|-)dates?$/;
const isSweet = ({ id, roles, traits, category }: Food): boolean =>
  scents.test(id) ||
  roles[0] === 'sweet' ||
  traits.includes('added-sugar') ||
  traits.includes('honey') ||
  category === 'snacks-sweets' ||
  (roles[0] === 'fruit' && !/^(?:lemon|lime|olive|avocado|tomato)/.test(id));

const raises = /^(?:baking-powder|baking-soda|self-raising|gluten-free-self-raising)/;
const isFlour = ({ id, ancestors }: Food): boolean =>
  (id.includes('flour') || ancestors.includes('flour')) &&
  !/^(?:rice-flour|gram-flour|chickpea-flour)/.test(id);
const isFat = ({ id, ancestors, category }: Food): boolean =>
  /butter$|margarine|shortening|^lard$/.test(id) || ancestors.includes('oil') || category === 'oils-vinegars';

/** From so many savory things on a list without anything sweet is no cake. */
const plainlySavory = 2;
/** Meals for which whoever lists flour, fat and baking powder has an oven in mind; for breakfast it may be a pan. */
const bakedFor: ReadonlySet<string> = new Set(['dessert', 'snack']);
const ovenTins: ReadonlySet<string> = new Set([...bakeware, 'baking dish', 'baking tray']);

/** Reads a list as a whole. */
export function senseOf(brief: Brief): ListSense {
  const foods = brief.pantry.flatMap((item) => usable(item, brief) ?? []);
  const savory =
    brief.meal !== 'dessert' &&
    brief.meal !== 'drink' &&
    foods.filter(isSavory).length >= plainlySavory &&
    !foods.some(isSweet);
  const tin = (brief.named ?? []).some((tool) => ovenTins.has(tool));
  const rises = foods.some(isFlour) && foods.some(({ id }) => raises.test(id)) && (tin || foods.some(isFat));
  const mayBake = brief.tools === null || brief.tools.has('oven');
  const asked = brief.meal === null ? tin : bakedFor.has(brief.meal) || (tin && brief.meal === 'breakfast');
  return { savory, bakes: rises && mayBake && asked ? (tin ? 'tin' : 'batter') : null };
}

const worth = { sweetOfSavory: -4, baked: 0.6, unbaked: { tin: -6, batter: -1.2 } } as const;

/** Nobody lists cauliflower and celery for a drink either. */
const isEatenAsSweet = (dish: Dish): boolean =>
  dish.course === 'drink' || (!dish.form && (dish.course === 'dessert' || isSweetDish(dish)));

/** What a dish has, or lacks, by the sense of the whole list. */
export function senseScore(dish: Dish, { savory, bakes }: ListSense): number {
  const sweet = savory && isEatenAsSweet(dish) ? worth.sweetOfSavory : 0;
  if (bakes === null || dish.course === 'drink') return sweet + (bakes === null ? 0 : worth.unbaked[bakes]);
  const baked = dish.steps.some(({ action }) => action === 'bake' || action === 'roast');
  return sweet + (baked ? worth.baked : worth.unbaked[bakes]);
}
