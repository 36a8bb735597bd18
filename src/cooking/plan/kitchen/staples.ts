import type { Food } from '#food/model';
import type { DishRole } from '../../dish.ts';

/** What every kitchen has; all that `only_these` may add. */
const core: ReadonlySet<string> = new Set([
  'water',
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
  'ice',
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

/**
 * Little things that half of a dish's taste hangs on: sold everywhere, and bought by whoever cooks it, though the dish
 * stands without them.
 */
const finishing: ReadonlySet<string> = new Set([
  'scallion',
  'cilantro',
  'chives',
  'thyme',
  'lime',
  'lime-juice',
  'toasted-sesame-oil',
  'sesame-seeds',
  'toasted-sesame-seeds',
  'rice-vinegar',
  'green-chili',
  'red-chili',
  'birds-eye-chili',
  'cumin-seeds',
  'mustard-seeds',
  'ground-coriander',
  'turmeric',
  'garam-masala',
  'ground-cardamom',
  'ground-ginger',
  'smoked-paprika',
  'gochugaru',
  'sumac',
  'mint',
  'dill',
  'basil',
  'rosemary',
]);

/** Whether it is bought for a dish of which it is no needed part. */
export const isFinishing = (food: Food): boolean =>
  (isCommon(food) || finishing.has(food.id)) && !scents.has(food.id);

/** Nobody who bakes without them is sent out for a few drops. */
const scents: ReadonlySet<string> = new Set(['vanilla-extract', 'almond-extract', 'vanilla-sugar']);

/**
 * Roots that keep for weeks and lie in every kitchen that cooks: told under `assumed` where a dish is only built up on them, though
 * a dish that needs none is still the better choice for who listed none. Never where only the list may be used.
 */
const keeping: ReadonlySet<string> = new Set(['onion', 'garlic']);

/** Whether it is one of these. */
export const isKeeping = (food: Food): boolean => keeping.has(food.id);

/** Whether the cook is taken to have it, so that nobody is sent to the shop for it: not the onions of an onion soup. */
export const isAssumed = (food: Food, { need }: Pick<DishRole, 'need'>, strict: boolean): boolean =>
  isStaple(food, strict) || (!strict && need !== 'essential' && isKeeping(food));

/** What is missed where a staple takes its place: ground cumin does not crackle, and vinegar is no lime. */
const tasted: ReadonlySet<string> = new Set([
  'butter',
  'soy-sauce',
  'fresh-ginger',
  'honey',
  'lemon-juice',
  'lime-juice',
  'rice-vinegar',
  'toasted-sesame-oil',
  'cumin-seeds',
  'mustard-seeds',
  'ground-coriander',
  'turmeric',
  'kashmiri-chili-powder',
  'gochugaru',
  'smoked-paprika',
  'ground-allspice',
  'berbere',
  'green-chili',
  'red-chili',
  'birds-eye-chili',
  'scotch-bonnet',
  'aji-amarillo-paste',
]);

/** Whether it is bought though a staple could stand in for it. */
export const isTasted = (food: Food): boolean => tasted.has(food.id);

/** Whether most kitchens have it. */
export const isCommon = (food: Food): boolean => common.has(food.id);

/** Whether a food may be taken for granted; `strict` for a caller who wants nothing beyond what was listed. */
export const isStaple = (food: Food, strict = false): boolean => (strict ? core : usual).has(food.id);

/** How much of an errand a food is: a jar of cumin or an onion half of what a chicken is, and what a staple could do is less. */
export function errandOf(food: Food): number {
  if (isTasted(food) && !isCommon(food)) return 0.25;
  const small = food.category === 'spices-seasonings' || food.category === 'herbs' || isFinishing(food);
  return small ? 0.5 : 1;
}

/** What is left of a roast, a curry or a pot of pasta: a dish is made of it because it is there, and nobody buys it for that. */
const remains: ReadonlySet<string> = new Set([
  'beef-stew',
  'bombay-potatoes-canned',
  'chickpea-curry',
  'chili-con-carne',
  'cooked-lamb',
  'cooked-pasta',
  'cooked-pork',
  'cooked-stuffing',
  'massaman-curry',
  'tikka-masala-meal',
  'vegetable-curry',
  'vegetarian-chili',
]);

/** Whether a food is only ever what another meal left over. */
export const isRemains = (food: Food): boolean => remains.has(food.id);

const seasoning: ReadonlySet<string> = new Set(['herbs', 'spices-seasonings', 'sauces-condiments']);
const seasoningRoles: ReadonlySet<string> = new Set(['aromatic', 'acid', 'heat', 'umami', 'spice', 'herb']);

/** Whether a food is there for its taste and smell: garlic, lemon, soy sauce, cumin, basil. */
const isSeasoner = (food: Food): boolean =>
  !core.has(food.id) && (seasoning.has(food.category) || seasoningRoles.has(food.roles[0] ?? ''));

/** From so many on a kitchen has taste enough of its own, and from so many things in all its list is that of a dish. */
const wellSeasoned = 3;
const wholeDish = 8;

/** Whether who wrote the list has chosen how the dish is to taste. */
export function isWellSeasoned(pantry: readonly { readonly food: Food | null }[]): boolean {
  const seasoners = new Set(pantry.flatMap(({ food }) => (food !== null && isSeasoner(food) ? food.id : [])));
  return seasoners.size >= wellSeasoned || pantry.length >= wholeDish;
}

/** Blends that season a dish by themselves. */
const wholeBlend =
  /^(?:ras-el-hanout|baharat|garam-masala|curry-powder|chana-masala-spice|five-spice-powder|berbere|cajun-seasoning|jerk-seasoning|taco-seasoning|fajita-seasoning|chili-seasoning|mixed-spice|pumpkin-pie-spice|sambar-powder|rasam-powder|biryani-masala|pav-bhaji-masala|chaat-masala)$/;

/** Whether a ready blend or a curry paste is there. */
export const hasBlend = (pantry: readonly { readonly food: Food | null }[]): boolean =>
  pantry.some(
    ({ food }) =>
      food !== null &&
      (wholeBlend.test(food.id) || food.kind === 'curry-paste' || food.ancestors.includes('curry-paste')),
  );
