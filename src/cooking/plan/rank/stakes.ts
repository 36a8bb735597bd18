import type { Food } from '#food/model';
import type { Brief } from '../brief.ts';
import { cutSaid, type Cut } from './as-cut.ts';
import { countBits, holds, wordsFor, type ItemSets } from './item-set.ts';
import { usable } from '../kitchen/larder.ts';
import { isPerishableMain, isStarch } from '../meal-parts.ts';
import { isStaple } from '../kitchen/staples.ts';
import { weight } from './weights.ts';

/** What a pantry puts into the score, reckoned once for a brief. */
export interface Stakes {
  /** What each item is that may be eaten, null for the others. */
  readonly foods: readonly (Food | null)[];
  /** What each item counts for, and the sum of them. */
  readonly weights: readonly number[];
  readonly total: number;
  /** How many things of the list may be eaten, and what they weigh together. */
  readonly eaten: number;
  readonly eatenTotal: number;
  /** Words that a set of its items takes. */
  readonly words: number;
  /** How many items it has. */
  readonly items: number;
  /** Items to be eaten soon of which the caller said how much there is, with the grams. */
  readonly held: readonly (readonly [index: number, grams: number])[];
  /** Fruit that the caller counted, with the grams: of one banana no six are made. */
  readonly few: readonly (readonly [index: number, grams: number])[];
  readonly servings: number;
  readonly servingsFree: boolean;
  readonly must: readonly number[];
  /** The first thing of the list is one that a meal is made around or of. */
  readonly lead: boolean;
  /** Items that a meal is made around, and those of them that are to be eaten soon. */
  readonly mains: readonly number[];
  readonly freshMains: readonly number[];
  /** How the list says that the meat of each item lies there; null where it says so of none. */
  readonly cuts: readonly Cut[] | null;
  readonly skill: Brief['skill'];
  /** Jars and packets that are the whole seasoning of a dish. */
  readonly jars: readonly number[];
  /** Items that fill a plate up. */
  readonly starches: readonly number[];
  /** Whether the meal asked for is one that they belong to. */
  readonly mainsWanted: boolean;
  /** Room in which one dish after the other is reckoned, a place or a bit for each item. */
  readonly scratch: Scratch;
}

/** Arrays made once for a brief: hundreds of dishes are reckoned for it, and arrays of bytes are dear to make. */
interface Scratch {
  readonly gains: Float64Array;
  readonly places: Int16Array;
  readonly usable: ItemSets;
  readonly shares: Float64Array;
  readonly used: ItemSets;
}

/** What it costs a dish that it leaves things lying that the caller wants to see used; `from` as in `holds`. */
export function lostTo(used: ItemSets, from: number, stakes: Stakes): number {
  const { must, mains, freshMains, words, items } = stakes;
  let held = 0;
  for (let word = from; word < from + words; word++) held += countBits(used[word]!);
  let lost = items === 0 ? 0 : (1 - held / items) * weight.idle;
  for (const index of must) if (!holds(used, from, index)) lost += weight.mustUse;
  if (held === 0) lost += weight.nothingUsed;
  if (stakes.lead && !holds(used, from, 0)) lost += weight.leadIdle;
  if (items >= enoughForMenu)
    lost -= held === items ? weight.wholeList : held === items - 1 ? weight.nearlyWhole : 0;
  if (!stakes.mainsWanted) return lost;
  if (stakes.jars.length > 0 && stakes.jars.every((index) => !holds(used, from, index)))
    lost += weight.jarIdle;
  let idle = 0;
  for (const index of mains) if (!holds(used, from, index)) idle += 1;
  if (idle === mains.length) return lost + weight.mainIdle;
  let waiting = freshMains.length > 0;
  for (const index of freshMains) if (holds(used, from, index)) waiting = false;
  // However many lie there, to use one of them is no worse than to use none.
  return lost + Math.min(weight.mainIdle, (waiting ? weight.freshIdle : 0) + idle * weight.secondIdle);
}

/** From so many things on a list that a dish takes whole tells which dish was in its writer's mind. */
const enoughForMenu = 5;

/** Meat or fish to be eaten soon; beans, eggs and bacon beside it can wait. */
const isFreshMain = (food: Food): boolean =>
  isPerishableMain(food) &&
  !food.traits.some((trait) => ['cured-meat', 'animal-stock', 'animal-fat'].includes(trait));

/** Meals for which nobody expects the chicken to be used. */
const sweetMeals: ReadonlySet<string> = new Set(['dessert', 'drink']);

/** Whether a meal is made around a food. */
export const isMain = (food: Food): boolean =>
  isPerishableMain(food) ||
  (food.roles[0] === 'protein' && food.category !== 'nuts-seeds-dried-fruit') ||
  // Cheese that is fried or stewed like meat.
  (food.category === 'cheese' && food.roles.includes('protein'));

/** Whether a list that begins with it is about it. */
const leads = (food: Food | null): boolean =>
  food !== null &&
  !isStaple(food) &&
  (isMain(food) ||
    food.roles[0] === 'protein' ||
    telling.test(food.id) ||
    ['cheese', 'deli', 'pasta-rice-grains'].includes(food.category) ||
    (food.category === 'produce' && food.roles[0] !== 'aromatic' && food.roles[0] !== 'acid'));

const spoils: ReadonlySet<string> = new Set(['produce', 'meat', 'poultry', 'seafood']);
/** From so many grams on sausage and bacon are there for a meal, and not to season one. */
const forAMeal = 250;
/** From so many grams on eggs are not there for an egg wash, nor chocolate for a few shavings. */
const several = 180;
const isCountedOut = ({ category, id }: Food, grams: number): boolean =>
  spoils.has(category) ||
  (category === 'deli' && grams >= forAMeal) ||
  (grams >= several && (id === 'egg' || /chocolate$/.test(id)));

/** Fruit that is eaten by the piece, and no lemon for its juice. Two more beets are soon bought, meat is cut as large as there is. */
const isFruitByCount = ({ category, ancestors, roles }: Food): boolean =>
  category === 'produce' && ancestors.includes('fruit') && roles[0] !== 'acid';

/** By how much more the first things of a list count: people begin with what they want to cook. */
const leadsBy = [1.6, 1.2];

/** Weighs the pantry of a brief. */
export function weighPantry(brief: Brief): Stakes {
  const { pantry, meal, servings, servingsFree } = brief;
  const foods = pantry.map((item) => usable(item, brief));
  const weights = pantry.map((item, at) => itemWeight(item.food, item.urgency, meal) * (leadsBy[at] ?? 1));
  const indexes = [...pantry.keys()];
  const mains = indexes.filter((index) => {
    const food = foods[index]!;
    return food !== null && isMain(food);
  });
  const words = wordsFor(pantry.length);
  const cuts = pantry.map(cutSaid);
  return {
    foods,
    weights,
    total: weights.reduce((sum, value) => sum + value, 0) || 1,
    eaten: foods.filter((food) => food !== null).length,
    eatenTotal: weights.reduce((sum, value, at) => sum + (foods[at] === null ? 0 : value), 0) || 1,
    words,
    items: pantry.length,
    held: indexes.flatMap((index) => {
      const { food, grams } = pantry[index]!;
      return food !== null && grams !== null && grams > 0 && isCountedOut(food, grams)
        ? [[index, grams] as const]
        : [];
    }),
    few: indexes.flatMap((index) => {
      const { food, grams, pieces } = pantry[index]!;
      return food !== null && grams !== null && grams > 0 && pieces !== undefined && isFruitByCount(food)
        ? [[index, grams] as const]
        : [];
    }),
    servings,
    servingsFree,
    lead: pantry.length >= enoughForMenu && leads(foods[0] ?? null),
    must: indexes.filter((index) => pantry[index]!.mustUse),
    mains,
    freshMains: mains.filter((index) => isFreshMain(pantry[index]!.food!)),
    cuts: cuts.every((cut) => cut === null) ? null : cuts,
    skill: brief.skill,
    jars: indexes.filter((index) => {
      const food = foods[index]!;
      return food !== null && isJar(food);
    }),
    starches: indexes.filter((index) => {
      const food = foods[index]!;
      return food !== null && isStarch(food) && !isStaple(food);
    }),
    mainsWanted: mains.length > 0 && (meal === null || !sweetMeals.has(meal)),
    scratch: {
      gains: new Float64Array(pantry.length),
      places: new Int16Array(pantry.length),
      usable: new Int32Array(words),
      shares: new Float64Array(pantry.length),
      used: new Int32Array(words),
    },
  };
}

/** What is bought so that nobody need make the sauce or the paste of a dish: whoever has it means to open it. */
const isJar = ({ id, kind }: Food): boolean =>
  kind === 'cooking-sauce' || kind === 'curry-paste' || jarred.test(id);
const jarred =
  /^(?:peri-peri-sauce|teriyaki-sauce|satay-sauce|black-bean-sauce|buffalo-sauce|japanese-curry-roux|(?:taco|fajita|chili)-seasoning|(?:reduced-sodium-)?cream-of-(?:mushroom|chicken|celery|broccoli)-soup)$/;

/** Bought for one sort of dish, and asking for it. */
const telling =
  /wrappers?$|^ladyfinger$|rice-paper|phyllo|puff-pastry|brick-pastry|pie-crust|pizza-dough|tortilla|taco-shells|lasagna|cannelloni|jumbo-shells|arborio|polenta|cornmeal|hominy|gnocchi|curry-paste|nori|masa/;

/** What gives a dish its taste and its country: whoever names it wants to taste it. */
const tasteMaking =
  /^(?:(?:light-)?coconut-milk|coconut-cream|curry-powder|garam-masala|gochujang|(?:white-|red-)?miso|harissa|tahini|pesto|berbere|ras-el-hanout|kimchi|five-spice-powder|taco-seasoning|cajun-seasoning|jerk-seasoning|zaatar|enchilada-sauce|satay-sauce|hoisin-sauce|doubanjiang|chipotle-in-adobo|chorizo|peanut-butter|natural-peanut-butter|pomegranate-molasses|preserved-lemon|oyster-sauce|dashi|mirin|thai-basil|fish-sauce|fajita-seasoning|chili-seasoning|tamarind(?:-paste|-concentrate)?|black-bean-sauce|fermented-black-beans|ssamjang|doenjang|shrimp-paste|chipotle-paste|buffalo-sauce|aji-amarillo-paste|achiote-paste|kecap-manis|ponzu|lemongrass|galangal|makrut-lime-leaf|curry-leaves|sauerkraut|dulce-de-leche|lemon-curd|marzipan|tajin)$/;

/** In every cupboard; who names it still means something sweet and warm. */
const sweetScent = /^(?:ground-cinnamon|cinnamon-stick|vanilla-extract|cocoa-powder)$/;

/** Spices that few dishes take: whoever names one has them in mind. */
const rareSpice =
  /^(?:star-anise|saffron|sumac|(?:ground-|black-)?cardamom(?:-pods)?|juniper-berries|dried-lime|sichuan-pepper|annatto|mahleb|caraway-seeds|dried-hibiscus|kasuri-methi|fenugreek-seeds|gochugaru|(?:ancho|guajillo|pasilla)-chili)$/;

/** What a pantry item counts for by what it is; the first that fits. */
const itemWorths: readonly (readonly [worth: number, fits: (food: Food) => boolean])[] = [
  [0.9, ({ id }) => sweetScent.test(id)],
  [0.15, (food) => isStaple(food)],
  [2.6, ({ id }) => telling.test(id)],
  [1.6, (food) => tasteMaking.test(food.id) || isJar(food)],
  [2.4, isPerishableMain],
  // What is left of yesterday's rice is what the meal is to use up.
  [1.5, ({ id, category }) => category === 'pasta-rice-grains' && id.startsWith('cooked-')],
  [0.9, ({ kind }) => kind === 'curry-paste' || kind === 'seasoning-blend'],
  [1.5, ({ roles }) => roles.includes('protein')],
  [0.8, ({ id }) => rareSpice.test(id)],
  [0.25, ({ category }) => category === 'spices-seasonings' || category === 'oils-vinegars'],
  [0.6, ({ category }) => category === 'herbs' || category === 'sauces-condiments'],
  // They wait a year in their bag.
  [0.75, ({ category, id }) => category === 'nuts-seeds-dried-fruit' || /chocolate/.test(id)],
];

/** What rounds a dish off, and is missed little where it stays in the cupboard. */
const rounding: ReadonlySet<string> = new Set([
  'herbs',
  'sauces-condiments',
  'nuts-seeds-dried-fruit',
  'alcohol',
  'spices-seasonings',
  'oils-vinegars',
  'beverages',
]);
const roundingWorth = 0.35;

/** Whether a dish is little poorer without it: a chili is a spice, fresh or dried; tamarind is what a dish is written for. */
const roundsOff = (food: Food): boolean =>
  food.roles[0] === 'heat' || (rounding.has(food.category) && !tasteMaking.test(food.id) && !isJar(food));

/** What the things count for that lie there though they may be eaten, each once at the most. */
export function idleWorth(brief: Brief, used: ReadonlySet<number>): number {
  let idle = 0;
  for (const [index, item] of brief.pantry.entries()) {
    const food = used.has(index) ? null : usable(item, brief);
    if (food !== null) idle += Math.min(roundsOff(food) ? roundingWorth : 1, itemWeight(food, 0, brief.meal));
  }
  return idle;
}

/** Meals for which whoever lists flour means to bake; else it is in every cupboard. */
const baked: ReadonlySet<string> = new Set(['dessert', 'snack', 'breakfast']);
const named = 1.1;

/** How much it matters that a pantry item is used: a chicken more than the salt. */
function itemWeight(food: Food | null, urgency: number, meal: Brief['meal']): number {
  if (food === null) return 0.1;
  if (meal !== null && baked.has(meal) && (food.id === 'flour' || food.ancestors.includes('flour')))
    return named * (1 + urgency);
  const [worth] = itemWorths.find(([, fits]) => fits(food)) ?? [1];
  return worth * (1 + urgency);
}
