import type { Dish, DishRole } from '../dish.ts';

/** What of the kitchen takes a seasoning's place before anybody goes to the shop for that. */
export interface StandIn {
  readonly food: string;
  readonly ratio: number;
  readonly loss: number;
  readonly prep: string | null;
  readonly unit: string | null;
}

const of = (
  food: string,
  ratio: number,
  loss: number,
  unit: string | null = null,
  prep: string | null = '',
): StandIn => ({ food, ratio, loss, prep, unit });

const vinegars = (ratio: number, loss: number): readonly StandIn[] =>
  ['cider-vinegar', 'white-wine-vinegar', 'red-wine-vinegar', 'sherry-vinegar', 'rice-vinegar'].map((food) =>
    // Rice vinegar is about a third milder than those of wine and apples.
    of(food, food === 'rice-vinegar' ? ratio * 1.4 : ratio, loss, 'tbsp'),
  );
const lemon = of('lemon-juice', 1, 0.03, 'tbsp');
const lime = of('lime-juice', 1, 0.03, 'tbsp');

/** By the food that a dish asks for. Ratios by strength: dried herbs at a third of fresh ones, powders at a fifth. */
const table: Readonly<Record<string, readonly StandIn[]>> = {
  'lemon-juice': [lime, ...vinegars(0.6, 0.07)],
  'lime-juice': [lemon, ...vinegars(0.6, 0.08)],
  'white-wine-vinegar': [...vinegars(1, 0.03), of('lemon-juice', 1.4, 0.05, 'tbsp')],
  'red-wine-vinegar': [...vinegars(1, 0.03), of('lemon-juice', 1.4, 0.05, 'tbsp')],
  'cider-vinegar': [...vinegars(1, 0.03), of('lemon-juice', 1.4, 0.06, 'tbsp')],
  'rice-vinegar': [...vinegars(0.7, 0.05), of('lime-juice', 1, 0.05, 'tbsp')],
  'sherry-vinegar': [...vinegars(1, 0.04)],
  parsley: [
    of('celery-leaves', 1, 0.03, 'tbsp', 'chopped'),
    of('chives', 0.8, 0.04, 'tbsp', 'snipped'),
    of('dill', 0.7, 0.07, 'tbsp', 'chopped'),
    of('basil', 1, 0.07, 'tbsp', 'torn'),
    of('cilantro', 1, 0.08, 'tbsp', 'chopped'),
  ],
  cilantro: [
    of('parsley', 1, 0.06, 'tbsp', 'chopped'),
    of('mint', 0.6, 0.07, 'tbsp', 'torn'),
    of('scallion', 1, 0.07, 'tbsp', 'thinly sliced'),
  ],
  chives: [
    of('scallion-greens', 1, 0.03, 'tbsp', 'thinly sliced'),
    of('scallion', 1, 0.03, 'tbsp', 'thinly sliced'),
    of('parsley', 1, 0.05, 'tbsp', 'chopped'),
    of('dill', 0.7, 0.06, 'tbsp', 'chopped'),
  ],
  dill: [of('chives', 0.8, 0.06, 'tbsp', 'snipped'), of('parsley', 1, 0.07, 'tbsp', 'chopped')],
  basil: [of('parsley', 1, 0.08, 'tbsp', 'chopped')],
  thyme: [
    of('dried-thyme', 0.3, 0.03, 'tsp'),
    of('italian-seasoning', 0.3, 0.06, 'tsp'),
    of('rosemary', 0.6, 0.06, 'tbsp', 'finely chopped'),
    of('dried-oregano', 0.3, 0.07, 'tsp'),
  ],
  rosemary: [
    of('dried-rosemary', 0.3, 0.03, 'tsp'),
    of('thyme', 1, 0.05, 'tbsp', 'leaves picked'),
    of('dried-thyme', 0.3, 0.06, 'tsp'),
  ],
  'dried-thyme': [
    of('thyme', 3, 0.02, 'tbsp', 'leaves picked'),
    of('italian-seasoning', 1, 0.04, 'tsp'),
    of('dried-oregano', 1, 0.06, 'tsp'),
    of('dried-rosemary', 0.8, 0.06, 'tsp'),
  ],
  'dried-oregano': [of('italian-seasoning', 1, 0.03, 'tsp'), of('dried-thyme', 1, 0.05, 'tsp')],
  scallion: [of('chives', 0.6, 0.04, 'tbsp', 'snipped')],
  shallot: [of('red-onion', 1, 0.03), of('onion', 1, 0.03)],
  'red-onion': [of('shallot', 1, 0.02, 'piece'), of('onion', 1, 0.03)],
  onion: [of('red-onion', 1, 0.02), of('shallot', 1, 0.02, 'piece'), of('leek', 1, 0.06, 'g')],
  'fresh-ginger': [
    of('ginger-paste', 1, 0.02, 'tbsp'),
    of('ginger-garlic-paste', 0.6, 0.03, 'tbsp'),
    of('ground-ginger', 0.18, 0.07, 'tsp'),
  ],
  garlic: [of('garlic-powder', 0.25, 0.06, 'tsp')],
  'ground-cumin': [of('cumin-seeds', 1, 0.03, 'tsp', 'crushed')],
  'cumin-seeds': [of('ground-cumin', 0.9, 0.05, 'tsp')],
  'ground-coriander': [of('coriander-seeds', 1, 0.02, 'tsp', 'crushed')],
  paprika: [of('smoked-paprika', 0.8, 0.05, 'tsp'), of('hot-paprika', 0.5, 0.06, 'tsp')],
  'smoked-paprika': [of('paprika', 1, 0.06, 'tsp')],
  'dijon-mustard': [of('whole-grain-mustard', 1.2, 0.03, 'tbsp'), of('yellow-mustard', 1, 0.04, 'tbsp')],
  'soy-sauce': [of('tamari', 1, 0.01, 'tbsp')],
  tomato: [of('cherry-tomato', 1, 0.02, 'g', 'halved'), of('plum-tomato', 1, 0, 'piece')],
};

/** Every food that the table names. */
export const standInFoods: readonly string[] = Object.entries(table).flatMap(([food, all]) => [
  food,
  ...all.map((one) => one.food),
]);

/** More of it a serving than this is no seasoning any more. */
const most = 20;
const produce: ReadonlySet<string> = new Set(['tomato', 'onion', 'red-onion', 'shallot']);
/** Sweet things are soured with lemon or lime, and with nothing else. */
const sweet: ReadonlySet<string> = new Set(['dessert', 'drink']);

const none: readonly StandIn[] = [];

/** What may stand in a part of a dish where the kitchen has that and not the dish's own food. */
export function standIns(
  { food, need, grams, options }: DishRole,
  { course, family }: Dish,
): readonly StandIn[] {
  if (food === null || need === 'essential' || need === 'extra') return none;
  const all = table[food];
  if (all === undefined || (grams > most && !produce.has(food)) || family === 'dip') return none;
  return all.filter(
    (one) =>
      options.every((option) => option.food !== one.food) &&
      !(sweet.has(course) && one.food.endsWith('vinegar')),
  );
}
