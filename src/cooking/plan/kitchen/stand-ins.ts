import type { Dish, DishRole } from '../../dish.ts';

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
/** Milder than a lemon's by far, and as good in what is sweet. */
const orange = of('orange-juice', 1.5, 0.04, 'tbsp');

/** By the food that a dish asks for. Ratios by strength: dried herbs at a third of fresh ones, powders at a fifth. */
const table: Readonly<Record<string, readonly StandIn[]>> = {
  'lemon-juice': [lime, orange, ...vinegars(0.6, 0.07)],
  'lime-juice': [lemon, orange, ...vinegars(0.6, 0.08)],
  'white-wine-vinegar': [...vinegars(1, 0.03), of('lemon-juice', 1.4, 0.05, 'tbsp')],
  'red-wine-vinegar': [...vinegars(1, 0.03), of('lemon-juice', 1.4, 0.05, 'tbsp')],
  'cider-vinegar': [...vinegars(1, 0.03), of('lemon-juice', 1.4, 0.06, 'tbsp')],
  'rice-vinegar': [...vinegars(0.7, 0.05), of('lime-juice', 1, 0.05, 'tbsp')],
  'sherry-vinegar': [...vinegars(1, 0.04)],
  'balsamic-vinegar': [
    of('sherry-vinegar', 0.8, 0.04, 'tbsp'),
    of('red-wine-vinegar', 0.7, 0.05, 'tbsp'),
    of('cider-vinegar', 0.7, 0.06, 'tbsp'),
    of('lemon-juice', 0.8, 0.08, 'tbsp'),
  ],
  'malt-vinegar': [...vinegars(1, 0.04)],
  'white-vinegar': [...vinegars(1, 0.03), of('lemon-juice', 1.4, 0.06, 'tbsp')],
  honey: [
    of('maple-syrup', 1, 0.03, 'tbsp'),
    of('agave-syrup', 0.8, 0.03, 'tbsp'),
    of('brown-sugar', 0.85, 0.05, 'tbsp'),
    of('sugar', 0.8, 0.06, 'tbsp'),
  ],
  'maple-syrup': [of('honey', 0.9, 0.03, 'tbsp'), of('brown-sugar', 0.85, 0.05, 'tbsp')],
  'brown-sugar': [
    of('palm-sugar', 1, 0.03, 'tbsp'),
    of('sugar', 1, 0.04, 'tbsp'),
    of('honey', 1.1, 0.05, 'tbsp'),
  ],
  'palm-sugar': [
    of('brown-sugar', 1, 0.02, 'tbsp'),
    of('sugar', 0.9, 0.05, 'tbsp'),
    of('honey', 1, 0.07, 'tbsp'),
  ],
  // The sweetness of it; the rest is in the sauce already.
  mirin: [of('sugar', 0.4, 0.07, 'tbsp'), of('honey', 0.45, 0.07, 'tbsp')],
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
  basil: [of('parsley', 1, 0.08, 'tbsp', 'chopped'), of('mint', 0.6, 0.1, 'tbsp', 'torn')],
  mint: [
    of('basil', 1, 0.07, 'tbsp', 'torn'),
    of('cilantro', 1, 0.07, 'tbsp', 'chopped'),
    of('parsley', 1, 0.08, 'tbsp', 'chopped'),
    of('dill', 0.7, 0.08, 'tbsp', 'chopped'),
  ],
  tarragon: [
    of('chives', 1, 0.07, 'tbsp', 'snipped'),
    of('parsley', 1, 0.08, 'tbsp', 'chopped'),
    of('dill', 0.7, 0.07, 'tbsp', 'chopped'),
  ],
  oregano: [
    of('dried-oregano', 0.3, 0.03, 'tsp'),
    of('thyme', 0.7, 0.05, 'tbsp', 'leaves picked'),
    of('marjoram', 1, 0.03, 'tbsp', 'leaves picked'),
  ],
  sage: [
    of('dried-sage', 0.3, 0.04, 'tsp'),
    of('rosemary', 0.6, 0.06, 'tbsp', 'finely chopped'),
    of('thyme', 0.8, 0.06, 'tbsp', 'leaves picked'),
  ],
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
  'birds-eye-chili': [
    of('red-chili', 1.3, 0.03, 'piece', 'thinly sliced'),
    of('green-chili', 1.3, 0.04, 'piece', 'thinly sliced'),
    of('jalapeno', 1.5, 0.06, 'piece', 'thinly sliced'),
    of('chili-flakes', 0.1, 0.06, 'tsp'),
  ],
  'red-chili': [
    of('birds-eye-chili', 0.5, 0.03, 'piece', 'thinly sliced'),
    of('green-chili', 1, 0.03, 'piece', 'thinly sliced'),
    of('jalapeno', 1, 0.04, 'piece', 'thinly sliced'),
    of('chili-flakes', 0.08, 0.05, 'tsp'),
  ],
  'green-chili': [
    of('red-chili', 1, 0.03, 'piece', 'thinly sliced'),
    of('jalapeno', 1, 0.03, 'piece', 'thinly sliced'),
    of('birds-eye-chili', 0.5, 0.04, 'piece', 'thinly sliced'),
    of('chili-flakes', 0.08, 0.06, 'tsp'),
  ],
  'chili-flakes': [
    of('red-chili', 8, 0.03, 'piece', 'finely chopped'),
    of('dried-red-chili', 1, 0.02, 'piece', 'crumbled'),
    of('birds-eye-chili', 4, 0.04, 'piece', 'finely chopped'),
    of('green-chili', 8, 0.05, 'piece', 'finely chopped'),
    of('cayenne-pepper', 0.6, 0.05, 'tsp'),
  ],
  jalapeno: [
    of('green-chili', 1, 0.03, 'piece', 'thinly sliced'),
    of('red-chili', 1, 0.04, 'piece', 'thinly sliced'),
    of('serrano-chili', 0.7, 0.02, 'piece', 'thinly sliced'),
  ],
  'kashmiri-chili-powder': [
    of('chili-powder', 0.6, 0.05, 'tsp'),
    of('paprika', 1, 0.05, 'tsp'),
    of('cayenne-pepper', 0.25, 0.07, 'tsp'),
  ],
  'curry-powder': [of('garam-masala', 0.6, 0.09, 'tsp')],
  'garam-masala': [of('curry-powder', 1, 0.09, 'tsp')],
  'pine-nuts': [
    of('slivered-almonds', 1, 0.04, 'tbsp'),
    of('almond', 1, 0.05, 'tbsp', 'roughly chopped'),
    of('pumpkin-seeds', 1, 0.06, 'tbsp'),
    of('sunflower-seeds', 1, 0.06, 'tbsp'),
    of('walnut', 1, 0.07, 'tbsp', 'roughly chopped'),
  ],
  almond: [
    of('hazelnut', 1, 0.05, 'tbsp', 'roughly chopped'),
    of('walnut', 1, 0.05, 'tbsp', 'roughly chopped'),
    of('cashew', 1, 0.05, 'tbsp', 'roughly chopped'),
    of('pumpkin-seeds', 1, 0.06, 'tbsp'),
  ],
  walnut: [
    of('pecan', 1, 0.02, 'tbsp', 'roughly chopped'),
    of('hazelnut', 1, 0.05, 'tbsp', 'roughly chopped'),
    of('almond', 1, 0.05, 'tbsp', 'roughly chopped'),
  ],
  'sour-cream': [
    of('creme-fraiche', 1, 0.02, 'tbsp'),
    of('greek-yogurt', 1, 0.05, 'tbsp'),
    of('yogurt', 1, 0.07, 'tbsp'),
  ],
  'creme-fraiche': [of('sour-cream', 1, 0.03, 'tbsp'), of('heavy-cream', 1, 0.06, 'tbsp')],
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
/** Sweet things are soured with lemon or lime, or with the orange that lies there, and with no vinegar; only they with an orange. */
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
      !(sweet.has(course) ? one.food.endsWith('vinegar') : one === orange),
  );
}
