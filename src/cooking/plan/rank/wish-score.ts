import { createMemo, type Memo } from '#kernel/memo';
import type { Dish } from '../../dish.ts';
import { bakeware, canonicalTool } from '../../equipment/equipment.ts';
import { skillLevels, type MealType } from '../../vocabulary.ts';
import type { Brief } from '../brief.ts';
import type { IndexedDish } from './indexed-dish.ts';
import { senseOf, senseScore } from './list-sense.ts';
import type { Shelf } from './shelf.ts';
import { formWorth, otherForm, weight } from './weights.ts';

/** The score of a dish that is none here. */
const outOfQuestion = -Infinity;

/** Minutes within which a dish is begun and eaten on one day. */
const sameDay = 360;

/** What a course is worth when the caller names no meal: people who list a kitchen's contents want a meal. */
const courseWorth: Readonly<Record<string, number>> = {
  main: 0.5,
  soup: 0.2,
  salad: -0.4,
  breakfast: -0.9,
  starter: -0.9,
  side: -1.3,
  bread: -1.2,
  snack: -1.2,
  dessert: -1.2,
  sauce: -2.5,
  drink: -2.4,
};

/** Kitchens whose dishes people everywhere cook at home. */
const cookedEverywhere: ReadonlySet<string> = new Set(
  'american british irish canadian australian italian french spanish greek mexican indian chinese thai japanese'.split(
    ' ',
  ),
);

/** Kitchens in which a bowl of salad stands beside the meal, and is none. */
const eatsCooked: ReadonlySet<string> = new Set(
  'chinese japanese korean indian pakistani sri-lankan persian ethiopian kenyan nigerian ghanaian senegalese jamaican caribbean filipino indonesian malaysian'.split(
    ' ',
  ),
);

/** Kitchens that somebody cooks from who writes "minced beef, potatoes, carrots" in English and names no other. */
const homeKitchens: ReadonlySet<string> = new Set('american british irish canadian australian'.split(' '));

/** What such a cook has on the table of an evening. */
const isWeekday = ({ cuisine, course }: Dish): boolean =>
  homeKitchens.has(cuisine) && (course === 'main' || course === 'soup');

/** What a dish's renown is worth: less where its cuisine was asked for. */
function renown(dish: Dish, cuisineAsked: boolean): number {
  if (dish.known === 'widely')
    return (
      weight.widelyKnown * (cuisineAsked ? 0.9 : 1) + (!cuisineAsked && isWeekday(dish) ? weight.everyday : 0)
    );
  if (dish.known === 'locally') return weight.locallyKnown * (cuisineAsked ? 0.5 : 1);
  return cuisineAsked || cookedEverywhere.has(dish.cuisine) ? 0 : weight.rarelyCooked;
}

/** Families whose dish comes whole out of one tin. */
const wholeFamilies: ReadonlySet<string> = new Set(['bread', 'cake', 'cookie', 'pie', 'pudding', 'roast']);

/** A dish for no more than so many is made one by one, like an omelette. */
const oneByOne = 2;

/** How well a number of servings suits a dish: 0 within its own range, less near it, -Infinity where it is not the dish any more. */
function servingsFit(dish: Dish, servings: number): number {
  const { min, max } = dish.servings;
  if (servings >= min && servings <= max) return 0;
  if (dish.anchor !== null || dish.course === 'dessert' || wholeFamilies.has(dish.family))
    return outOfQuestion;
  if (max <= oneByOne && servings > max) return weight.oneByOne;
  return servings >= min / 2 && servings <= max * 2 ? -0.4 : outOfQuestion;
}

/** What it is worth that a dish is of the cuisine asked for, or of one that counts as it; 0 where none is. */
export function cuisineScore(dish: Dish, { cuisine }: Brief): number {
  if (cuisine === null) return 0;
  if (dish.cuisine === cuisine.id) return weight.cuisine;
  // A neighbour's kitchen has made it its own, chili in the one that people call Mexican; what was always its own comes first.
  if (dish.fits.includes(cuisine.id)) return weight.cuisine * 0.6;
  if (dish.fits.some((one) => cuisine.within.has(one))) return weight.cuisine * 0.85;
  return cuisine.within.has(dish.cuisine) ? weight.cuisine * 0.85 : weight.otherCuisine;
}

/** What a breakfast is worth as a dessert. */
const breakfastForDessert = -1;

/** A dish first of all for this meal fits it better than one that will also do. */
function mealFit(dish: Dish, meal: MealType): number {
  const at = dish.meals.indexOf(meal);
  const main = meal === 'lunch' || meal === 'dinner';
  // Who asks for something to nibble has an answer in a glass only where nothing else comes near.
  const glass = meal === 'snack' && dish.course === 'drink' ? courseWorth['drink']! : 0;
  // Baked oatmeal is eaten for dessert too, but whoever has apples, oats and butter and asks for one means the crisp.
  const borrowed = meal === 'dessert' && dish.course === 'breakfast' ? breakfastForDessert : 0;
  return (at === 0 ? 0.3 : 0.1) + (main ? (courseWorth[dish.course] ?? 0) : glass) + borrowed;
}

/** What a dish has by where it comes from. */
function placeScore(dish: Dish, brief: Brief): number {
  const asked = brief.cuisine !== null;
  if (!dish.form) return cuisineScore(dish, brief) + renown(dish, asked);
  const form = weight.form + (formWorth[dish.id] ?? otherForm);
  if (!asked) return form;
  const dressed = dish.fits.length > 0 ? weight.dressedForm : weight.dressedAnyForm;
  const abroad = dish.course === 'salad' && eatsCooked.has(brief.cuisine!.id);
  return form + dressed + (abroad ? weight.rawAbroad : 0);
}

/** What a dish for a meal is worth where nobody says which: most who ask want to know what to have for dinner. */
const unasked: Readonly<Partial<Record<MealType, number>>> = { dinner: 0.3, breakfast: -0.3 };

/** What a dish has by the meal. */
function mealScore(dish: Dish, meal: MealType | null): number {
  if (meal === null) return (courseWorth[dish.course] ?? 0) + (unasked[dish.meals[0]!] ?? 0);
  return dish.meals.includes(meal) ? mealFit(dish, meal) : outOfQuestion;
}

/** What a dish has by the cook and the day. */
function cookScore({ dish, level, ownAppliance, leastMinutes, openness }: IndexedDish, brief: Brief): number {
  if (level > skillLevels.indexOf(brief.skill) || (brief.tools === null && ownAppliance))
    return outOfQuestion;
  // Who says nothing of time does not mean tomorrow.
  const late = brief.timeAvailable === null && leastMinutes > sameDay ? -weight.nextDay : 0;
  // A form has as much craft in it as the cook puts there.
  return late + openness * weight.open + (dish.form ? 0 : craftWanted(level, brief));
}

/** Places of the skills among the levels. */
const middling = skillLevels.indexOf('intermediate');

/** A cook who calls herself advanced asks for a dish with some craft in it; nobody else has to say how good they are. */
const craftWanted = (level: number, { skill }: Brief): number =>
  skillLevels.indexOf(skill) <= middling
    ? 0
    : (level - middling) * (level < middling ? weight.plainCraft : weight.craft);

/** What it is worth that a dish is made in the one thing that the caller named besides pots and pans, if it can be. */
const toolWorth: Readonly<Record<string, number>> = {
  'slow cooker': 1.2,
  'pressure cooker': 1.2,
  'air fryer': 3.4,
  grill: 0.8,
  wok: 0.5,
  'Dutch oven': 0.5,
  'food processor': 0.5,
  blender: 0.5,
  'muffin tin': 1.8,
  'loaf tin': 1.8,
  'cake tin': 1.8,
  'springform tin': 1.8,
  'tart tin': 1.8,
  'pie dish': 1.8,
  ramekins: 1.8,
  'baking dish': 0.8,
  'baking tray': 0.5,
  'roasting tin': 0.5,
  skewers: 0.8,
  griddle: 0.3,
  steamer: 0.8,
  'mortar and pestle': 0.3,
};
/** Who lists more than so many things describes a kitchen, and has none of them in mind. */
const mostNamed = 5;

/** The tools of a list that say what its writer wants to cook in. */
export const tellingTools = (listed: readonly string[]): readonly string[] =>
  listed.length > mostNamed
    ? []
    : [...new Set(listed.map(canonicalTool).filter((tool) => toolWorth[tool] !== undefined))].sort();

/** Who lists a loaf tin has no muffin tin: so much a dish loses that is baked in a tin of another shape only. */
const otherTin = 2;
/** Tins and dishes of an oven: who names one of them names what is to be baked in. */
const ovenTins: ReadonlySet<string> = new Set([...bakeware, 'baking dish']);
/** Tins that do for one another. */
const sameShape: Readonly<Record<string, string>> = { 'springform tin': 'cake tin', 'tart tin': 'pie dish' };
const shapeOf = (tool: string): string => sameShape[tool] ?? tool;

/** What a dish has by the tools that the caller named, and lacks where it is baked in a tin that is not among them. */
function toolScore({ steps }: Dish, named: readonly string[]): number {
  const own = new Set(steps.flatMap(({ tools }) => tools.map(canonicalTool)));
  const most = named.reduce(
    (best, tool) =>
      own.has(tool) || (tool === 'grill' && steps.some(({ action }) => action === 'grill'))
        ? Math.max(best, toolWorth[tool]!)
        : best,
    0,
  );
  const there = new Set(named.filter((tool) => ovenTins.has(tool)).map(shapeOf));
  if (there.size === 0) return most;
  const wanted = [...own].filter((tool) => tins.has(tool));
  return wanted.length === 0 || wanted.some((tool) => there.has(shapeOf(tool))) ? most : most - otherTin;
}

/** Tins whose shape makes the dish. */
const tins: ReadonlySet<string> = new Set(bakeware);

/** How many lists of scores are kept for a shelf; there are some sixty cuisines, seven meals and few other wishes. */
const keptLists = 120;
const kept = new WeakMap<Shelf, Memo<Float64Array>>();

/**
 * What the dishes of a shelf have by the wish alone, whatever fills their roles, in lists to be added up; -Infinity where
 * a dish is out of the question for the meal, the servings or the cook. Each list hangs on one part of the wish and is kept.
 */
export function wishScores(shelf: Shelf, brief: Brief): readonly Float64Array[] {
  let memo = kept.get(shelf);
  if (memo === undefined) kept.set(shelf, (memo = createMemo(keptLists)));
  const list = (key: string, score: (one: IndexedDish) => number): Float64Array =>
    memo.get(key, () => Float64Array.from(shelf.dishes, score));
  const { cuisine, meal, servings, servingsFree, skill, tools, timeAvailable, named = [] } = brief;
  const lists = [
    list(`from ${cuisine?.id ?? ''}`, ({ dish }) => placeScore(dish, brief)),
    list(`meal ${meal ?? ''}`, ({ dish }) => mealScore(dish, meal)),
    list(`by ${skill} ${tools === null} ${timeAvailable === null}`, (one) => cookScore(one, brief)),
  ];
  if (named.length > 0) lists.push(list(`in ${named.join()}`, ({ dish }) => toolScore(dish, named)));
  const sense = senseOf(brief);
  if (sense.savory || sense.bakes !== null)
    lists.push(list(`of ${sense.savory} ${sense.bakes}`, ({ dish }) => senseScore(dish, sense)));
  if (!servingsFree) lists.push(list(`for ${servings}`, ({ dish }) => servingsFit(dish, servings)));
  return lists;
}
