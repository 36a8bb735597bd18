import type { Food } from '#food/model';
import type { Fill } from '../fill.ts';

/** What spices and herbs are at their best with, by the ids of foods. */
const atBestWith: Readonly<Record<string, RegExp>> = {
  paprika:
    /chicken|turkey|pork|sausage|potato|cauliflower|pepper|cabbage|shrimp|egg$|halloumi|tofu|beef|mushroom/,
  'smoked-paprika':
    /chicken|pork|potato|cauliflower|chickpea|beans?$|corn|shrimp|sausage|chorizo|egg$|cod|white-fish|tempeh|tofu/,
  'ground-cumin':
    /lamb|beef|carrot|squash|beet|eggplant|chickpea|beans?$|lentil|corn|quinoa|sweet-potato|turkey|parsnip|pumpkin/,
  'cumin-seeds': /lamb|carrot|squash|beet|potato|chickpea|beans?$|lentil|cauliflower|cabbage|rice|parsnip/,
  'ground-coriander':
    /carrot|squash|cauliflower|lentil|chickpea|sweet-potato|fish|cod|salmon|beet|parsnip|pumpkin|fennel/,
  'dried-thyme': /mushroom|leek|chicken|turkey|celeriac|celery|onion|rutabaga|turnip|barley/,
  'dried-oregano':
    /tomato|zucchini|eggplant|feta|bell-pepper|lamb|shrimp|halloumi|white-bean|cannellini|mozzarella|asparagus/,
  'fennel-seeds': /sausage|pork|salmon|fennel|trout|white-bean|cannellini/,
  'caraway-seeds': /cabbage|beet|pork|sausage|rutabaga|kohlrabi|sauerkraut/,
  'curry-powder': /cauliflower|lentil|egg$|squash|parsnip|sweet-potato/,
  'garam-masala': /chickpea|lentil|cauliflower|spinach|paneer|pea$|peas$|potato/,
  sumac: /salmon|cod|white-fish|halloumi|cucumber|feta|lamb|chicken/,
  zaatar: /halloumi|eggplant|feta|chickpea|cauliflower|chicken/,
  'ras-el-hanout': /lamb|carrot|chickpea|squash|pumpkin|eggplant/,
  nutmeg: /spinach|cauliflower|squash|cabbage|leek|chard|kale/,
  turmeric: /rice|cod|fish|cauliflower|lentil|potato|chickpea|paneer|tofu/,
  'mustard-seeds': /potato|cabbage|lentil|cauliflower|fish|green-bean/,
  'ground-cinnamon': /lamb|squash|sweet-potato|pumpkin/,
  'ground-allspice': /beef|lamb|pork|squash|pumpkin/,
  allspice: /beef|lamb|pork|squash|pumpkin/,
  'chili-powder': /ground-beef|ground-turkey|black-bean|pinto|kidney|corn/,
  'cajun-seasoning': /shrimp|sausage|okra|catfish/,
  dill: /salmon|trout|fish|cod|haddock|cucumber|beet|egg$|carrot|pea$|peas$|cabbage|zucchini|feta/,
  basil: /tomato|zucchini|mozzarella|eggplant|bell-pepper|peach|strawberry|pasta|penne|corn/,
  cilantro:
    /black-bean|pinto|kidney|corn|sweet-potato|avocado|lime|mango|chickpea|lentil|tofu|tempeh|quinoa|squash/,
  mint: /lamb|pea$|peas$|cucumber|feta|halloumi|melon|bulgur|couscous/,
  chives: /egg$|potato|salmon|mushroom|leek|asparagus|trout/,
  tarragon: /chicken|asparagus|salmon/,
  parsley:
    /chicken|turkey|fish|cod|shrimp|potato|mushroom|white-bean|cannellini|carrot|beef|lentil|sausage|beans?$|farro|barley/,
  scallion: /rice|tofu|shrimp|egg$|noodle|pork/,
};

/** Spices that are only wanted where they are at home: cinnamon on a cod is a mistake. */
const shy: ReadonlySet<string> = new Set([
  'ground-cinnamon',
  'cinnamon-stick',
  'nutmeg',
  'mace',
  'cloves',
  'ground-cloves',
  'star-anise',
  'allspice',
  'ground-allspice',
  'ground-cardamom',
  'cardamom-pods',
  'fennel-seeds',
  'caraway-seeds',
  'curry-powder',
  'garam-masala',
  'ras-el-hanout',
  'zaatar',
  'sumac',
  'juniper-berries',
  'asafoetida',
]);

/** Spices of different parts of the world that make a pair all the same. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  paprika: ['ground-cumin', 'dried-oregano', 'dried-thyme', 'caraway-seeds'],
  'smoked-paprika': ['ground-cumin', 'dried-oregano', 'dried-thyme'],
  'ground-cumin': ['ground-coriander', 'paprika', 'smoked-paprika', 'dried-oregano', 'sumac'],
  'ground-coriander': ['ground-cumin', 'paprika', 'fennel-seeds'],
  'dried-oregano': ['paprika', 'smoked-paprika', 'ground-cumin'],
  'dried-thyme': ['paprika', 'smoked-paprika'],
  'fennel-seeds': ['ground-coriander', 'paprika'],
  'caraway-seeds': ['paprika'],
  'chili-powder': ['ground-cumin', 'dried-oregano'],
  sumac: ['ground-cumin', 'dried-oregano'],
};

/** Whether a spice is only taken where it suits what it seasons. */
export const isShySpice = (id: string): boolean => shy.has(id);

/** Whether two spices that no one kitchen joins make a pair. */
export const isWholePairing = (one: string, other: string): boolean => (pairs[one] ?? []).includes(other);

/** A food that a dish is made of, and how much it says of what should season it. */
interface MainFood {
  readonly food: Food;
  readonly says: number;
}

/** Meat, fish, eggs, cheese and pulses call for their own seasoning before vegetables do, and these before rice. */
const says: Readonly<Partial<Record<string, number>>> = {
  meat: 2,
  poultry: 2,
  seafood: 3,
  deli: 1.5,
  'dairy-eggs': 1.2,
  cheese: 1.5,
  'beans-legumes': 1.5,
  produce: 1,
  frozen: 0.8,
  'canned-jarred': 1,
  'pasta-rice-grains': 0.4,
};

/** The foods of a plan that carry it. */
export const mainFoods = (fills: ReadonlyMap<string, readonly Fill[]>): readonly MainFood[] =>
  [...fills.values()]
    .flat()
    .flatMap(({ food }) => (says[food.category] === undefined ? [] : [{ food, says: says[food.category]! }]));

/** How well a spice or herb suits the foods that carry a dish, 0 where it says nothing to any of them. */
export function suitOf(id: string, mains: readonly MainFood[]): number {
  const best = atBestWith[id];
  if (best === undefined) return 0;
  const most = mains.reduce((sum, { says: weight }) => sum + weight, 0);
  const met = mains.reduce((sum, one) => sum + (best.test(one.food.id) ? one.says : 0), 0);
  return most === 0 ? 0 : met / most;
}
