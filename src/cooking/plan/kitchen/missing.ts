import type { Food } from '#food/model';
import type { Dish, DishRole } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import { isOwn, type Fill } from '../fill.ts';

/** Something to buy, and what it does in the dish. */
export interface Missing {
  readonly text: string;
  readonly reason: string;
}

const baked: ReadonlySet<string> = new Set(
  'bread cake cookie pancake pudding pie bake dumpling fritter'.split(' '),
);
const battered: ReadonlySet<string> = new Set(['bread', 'cake', 'pancake', 'fritter', 'dumpling']);
const uncooked: ReadonlySet<string> = new Set(['salad', 'sandwich', 'dip']);
const sweetCourses: ReadonlySet<string> = new Set(['dessert', 'drink']);

/** Says in a cook's words what a food that has to be bought does in the dish, and what would do as well. */
export function explainMissing(fill: Fill, role: DishRole, dish: Dish, title: string, brief: Brief): string {
  const instead = role.options.find(
    (option) =>
      option.loss <= 0.06 &&
      option.food !== fill.food.id &&
      mayBuy(option.food, brief) &&
      !isSameByName(brief.get(option.food)?.name ?? '', fill.food.name),
  );
  const swap = instead === undefined ? null : brief.get(instead.food);
  const other =
    role.need === 'essential' || !swap || !isOwn(role, fill.food) ? '' : `; ${swap.name} would do as well`;
  return `${purpose(fill.food, role, dish, title)}${other}`;
}

/** "ground allspice" for allspice is no help in the shop. */
const isSameByName = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a);

const mayBuy = (id: string, brief: Brief): boolean => {
  const food = brief.get(id);
  return food !== undefined && !food.abstract && brief.deny(food) === null;
};

/** What everybody's seasonings do, each in words of its own. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [/garlic/, 'gives it its savory depth'],
  [/ginger/, 'brings warmth and a little bite'],
  [/scallion|chives/, 'a fresh, green sharpness at the end'],
  [/celery|fennel/, 'part of the base that everything else stands on'],
  [/mustard/, 'gives it a little bite'],
  [/vanilla/, 'scents it'],
  [/tamarind/, 'brings a dark, fruity sourness'],
  [/soy-sauce|tamari|fish-sauce|miso/, 'salts and deepens it'],
  [/mayonnaise/, 'binds it and makes it creamy'],
  [/wine|beer|sake|mirin|sherry/, 'lends the sauce its fruit and sharpness'],
  [/tomato-(?:paste|puree)/, 'thickens it and gives it color'],
  [/stock|broth/, 'what everything simmers in'],
];

function purpose(food: Food, role: DishRole, dish: Dish, title: string): string {
  if (role.need === 'essential') return `${title} is built on it`;
  if (role.beside || role.group === 'To serve') return 'goes to the table with it';
  if (/onion|shallot|leek/.test(food.id))
    return uncooked.has(dish.family) ? 'brings a sharp, fresh bite' : 'cooks down to its sweet base';
  const own = ownWords.find(([pattern]) => pattern.test(food.id));
  if (own !== undefined) return own[1];
  const [part] = food.roles;
  const sweet = sweetCourses.has(dish.course);
  const dough = baked.has(dish.family) || sweet;
  if (food.id === 'egg' && role.group === 'To finish') return 'gives it its shine';
  if (food.id === 'egg') return dough ? 'binds it and helps it rise' : 'gives it substance';
  if (/tomato/.test(food.id) && food.category === 'canned-jarred') return 'the body of the sauce';
  if (food.category === 'herbs' || part === 'herb') return 'brings freshness';
  switch (part) {
    case 'aromatic':
      return 'the ground on which its flavor is built';
    case 'spice':
      return 'part of the seasoning that makes it';
    case 'heat':
      return 'brings the heat';
    case 'acid':
      return 'sharpens it, so that it does not taste flat';
    case 'fat':
      return dough ? 'makes it tender and rich' : 'carries the flavor and keeps it from sticking';
    case 'sweet':
      return sweet || dough ? 'sweetens it' : 'rounds off what is salty and sour';
    case 'umami':
      return 'gives it depth and salt';
    case 'liquid':
      if (battered.has(dish.family)) return 'makes the batter';
      return dough || /milk/.test(food.id) ? 'makes it soft and creamy' : 'what everything simmers in';
    case 'dairy':
      return dough ? 'makes it soft and rich' : 'makes it creamy';
    case 'cheese':
      return 'brings salt and richness';
    case 'leavening':
      return 'makes it rise';
    case 'thickener':
    case 'binder':
      return 'holds it together';
    case 'starch':
      return role.grams >= 40 ? 'makes a meal of it' : 'gives it body';
    case 'nut':
    case 'crunch':
      return 'brings the crunch';
    case 'fruit':
      return 'gives it its fruit';
    case 'vegetable':
      return food.category === 'produce' || food.category === 'frozen'
        ? 'one of its vegetables'
        : 'gives it depth';
    case 'protein':
      return role.grams >= 40 ? 'makes it filling' : 'gives it depth';
    default:
      return `${title} needs it`;
  }
}
