import type { Food } from '#food/model';

/** What every kitchen has; all that `only_these` may add. */
const core: ReadonlySet<string> = new Set([
  'water',
  'ice',
  'salt',
  'sea-salt-flakes',
  'coarse-salt',
  'black-pepper',
  'neutral-oil',
  'olive-oil',
  'sugar',
]);

/** What a kitchen that cooks has besides; taken for granted and listed under `assumed`. */
const usual: ReadonlySet<string> = new Set([
  ...core,
  'all-purpose-flour',
  'cornstarch',
  'baking-powder',
  'baking-soda',
  'white-vinegar',
  'white-wine-vinegar',
  'dried-oregano',
  'dried-thyme',
  'bay-leaf',
  'ground-cumin',
  'paprika',
  'ground-cinnamon',
  'chili-flakes',
  'white-pepper',
]);

/** What most kitchens have, though nobody may take it for granted: a small errand, and not worth spoiling a dish for. */
const common: ReadonlySet<string> = new Set([
  'butter',
  'onion',
  'garlic',
  'lemon',
  'lemon-juice',
  'egg',
  'whole-milk',
  'soy-sauce',
  'vegetable-stock',
  'chicken-stock',
  'beef-stock',
  'honey',
  'brown-sugar',
  'tomato-paste',
  'canned-tomatoes',
  'dijon-mustard',
  'white-rice',
  'carrot',
  'celery',
  'potato',
  'parsley',
  'fresh-ginger',
  'vanilla-extract',
]);

/** Whether most kitchens have it. */
export const isCommon = (food: Food): boolean => common.has(food.id);

/** Whether a food may be taken for granted; `strict` for a caller who wants nothing beyond what was listed. */
export const isStaple = (food: Food, strict = false): boolean => (strict ? core : usual).has(food.id);

/** How much of an errand a food is: a jar of cumin or an onion half of what a chicken is. */
export const errandOf = (food: Food): number =>
  food.category === 'spices-seasonings' || food.category === 'herbs' || isCommon(food) ? 0.5 : 1;
