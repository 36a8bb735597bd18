import { culinaryRoles } from '#food/vocabulary';

/** What an ingredient does in a dish, finer than the roles of foods where one food can do several things. */
export const functions = [
  ...culinaryRoles,
  'body',
  'browning',
  'coating',
  'creaming',
  'emulsifier',
  'flavor',
  'foam',
  'frying-fat',
  'gelling',
  'glaze',
  'moisture',
  'pastry-fat',
  'smoke',
  'structure',
  'whipped',
  'whole-egg',
  'wrap',
] as const;
export type IngredientFunction = (typeof functions)[number];

/** Where in cooking a swap holds. */
export const contexts = [
  'baking',
  'cake',
  'cookies',
  'quick-bread',
  'bread',
  'pastry',
  'frosting',
  'candy',
  'dessert',
  'frozen',
  'breakfast',
  'cooking',
  'frying',
  'roasting',
  'grilling',
  'stir-fry',
  'sauce',
  'soup',
  'stew',
  'pasta',
  'pizza',
  'raw',
  'salad',
  'dressing',
  'marinade',
  'sandwich',
  'spread',
  'dip',
  'topping',
  'coating',
  'binding',
  'drink',
] as const;
export type Context = (typeof contexts)[number];

export const impacts = ['none', 'low', 'medium', 'high'] as const;
export type Impact = (typeof impacts)[number];
