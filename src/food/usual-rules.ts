import type { Category } from './vocabulary.ts';

/** How much of a food a cook takes who is told no amount at all. */
export interface UsualAmount {
  readonly rule: string;
  readonly kinds?: readonly string[];
  readonly categories?: readonly Category[];
  /** Words of the line that say what it is for. */
  readonly text?: RegExp;
  /** Grams of the edible part; null: nobody can say, it may be the bulk of a dough or a spoonful. */
  readonly grams: number | null;
  readonly perServing: boolean;
  /** In a batter or a dough nobody can say, though it is plain beside a stew. */
  readonly unlessBaked?: boolean;
}

/** Kinds that are weighed even where a single one is named: nobody cooks "aloo" of one potato. */
export const neverOne: readonly string[] = [
  'tuber',
  'berry',
  'grape',
  'legume-vegetable',
  'cherry-tomato',
  'leafy-green',
  'olive',
  'sprout',
  'mushroom',
  'okra',
  'seaweed',
  'cherry',
];

/**
 * Usual amounts of what a recipe lists bare ("chicken thighs", "rice", "carrots"), first fit wins. They are helpings of a
 * plain home-cooked meal for one, a little below those of `data/portions.yaml`, as such lists are of frugal kitchens; dry
 * pasta and rice as their packets say for a main course. All are own figures, stated with low confidence.
 */
export const usualAmounts: readonly UsualAmount[] = [
  { rule: 'an egg for each', kinds: ['bird-egg'], grams: 50, perServing: true, unlessBaked: true },
  { rule: 'sausages for one', kinds: ['fresh-sausage', 'sausage'], grams: 110, perServing: true },
  {
    rule: 'cured meat in a dish',
    kinds: ['cured-pork', 'ham', 'dry-sausage', 'cold-cut'],
    grams: 40,
    perServing: true,
  },
  {
    rule: 'cured fish in a dish',
    kinds: ['smoked-fish', 'dried-fish', 'fish-roe'],
    grams: 50,
    perServing: true,
  },
  { rule: 'canned fish for one', kinds: ['canned-fish'], grams: 60, perServing: true },
  { rule: 'a helping of fish or shellfish', categories: ['seafood'], grams: 120, perServing: true },
  { rule: 'a helping of meat', categories: ['meat', 'poultry'], grams: 125, perServing: true },
  { rule: 'a helping of tofu', kinds: ['soy-food', 'meat-alternative'], grams: 100, perServing: true },
  { rule: 'a helping of paneer or halloumi', kinds: ['paneer', 'halloumi'], grams: 75, perServing: true },

  {
    rule: 'crisps or taco shells for one',
    kinds: ['tortilla-chips', 'savory-snack', 'taco-shells'],
    grams: 25,
    perServing: true,
  },
  { rule: 'dry pasta for one', kinds: ['pasta'], grams: 85, perServing: true },
  { rule: 'noodles for one', kinds: ['noodle'], grams: 70, perServing: true },
  { rule: 'rice for one', kinds: ['rice'], grams: 65, perServing: true },
  {
    rule: 'oats for one',
    kinds: ['oats', 'rolled-oats', 'steel-cut-oats'],
    grams: 45,
    perServing: true,
    unlessBaked: true,
  },
  { rule: 'cereal for one', categories: ['breakfast-spreads'], grams: 35, perServing: true },
  { rule: 'grain for one', kinds: ['grain'], grams: 60, perServing: true },
  {
    rule: 'breadcrumbs for a crust',
    kinds: ['breadcrumbs', 'panko', 'seasoned-breadcrumbs', 'whole-wheat-breadcrumbs'],
    grams: 10,
    perServing: true,
  },
  { rule: 'bread for one', kinds: ['bread'], grams: 60, perServing: true },
  { rule: 'potatoes for one', kinds: ['tuber'], grams: 200, perServing: true },
  { rule: 'chips for one', kinds: ['frozen-fries', 'french-fries'], grams: 130, perServing: true },

  {
    rule: 'canned pulses for one',
    kinds: ['canned-beans', 'cooked-bean', 'baked-beans'],
    grams: 85,
    perServing: true,
  },
  { rule: 'dry pulses for one', kinds: ['lentil', 'split-pulse', 'dried-bean'], grams: 55, perServing: true },
  {
    rule: 'canned tomatoes for one',
    kinds: ['canned-tomatoes', 'crushed-tomatoes', 'tomato-passata', 'whole-peeled-tomatoes', 'tomato-sauce'],
    grams: 100,
    perServing: true,
  },
  {
    rule: 'coconut milk for one',
    kinds: ['coconut-milk', 'light-coconut-milk', 'coconut-cream'],
    grams: 100,
    perServing: true,
  },
  { rule: 'mayonnaise', kinds: ['mayonnaise'], grams: 15, perServing: true },
  { rule: 'a stock cube', kinds: ['stock-cube'], grams: 10, perServing: false },
  {
    rule: 'powdered stock or gravy',
    kinds: [
      'gravy-granules',
      'chicken-powder',
      'vegetable-bouillon-powder',
      'beef-bouillon-powder',
      'stock-paste',
      'mushroom-bouillon',
    ],
    grams: 4,
    perServing: true,
  },
  { rule: 'stock for one', kinds: ['stock'], grams: 150, perServing: true },
  { rule: 'gravy for one', kinds: ['gravy-kind'], grams: 60, perServing: true },
  {
    rule: 'a few olives or pickles',
    kinds: ['olive', 'pickle', 'capers', 'sun-dried-tomatoes'],
    grams: 20,
    perServing: true,
  },
  {
    rule: 'roasted peppers or artichokes from a jar',
    kinds: ['roasted-red-pepper', 'canned-artichoke'],
    grams: 30,
    perServing: true,
  },
  { rule: 'soup for one', kinds: ['canned-soup', 'condensed-soup'], grams: 75, perServing: true },

  { rule: 'cheese in a dish', kinds: ['cheese'], grams: 25, perServing: true },
  {
    rule: 'milk for a mash',
    kinds: ['milk', 'plant-milk', 'cream'],
    text: /\bmash/i,
    grams: 15,
    perServing: true,
  },
  {
    rule: 'milk in a dish',
    kinds: ['milk', 'plant-milk', 'buttermilk'],
    grams: 60,
    perServing: true,
    unlessBaked: true,
  },
  {
    rule: 'cream in a dish',
    kinds: ['cream', 'plant-cream'],
    grams: 25,
    perServing: true,
    unlessBaked: true,
  },
  {
    rule: 'yogurt in a dish',
    kinds: ['yogurt-kind', 'plant-yogurt'],
    grams: 40,
    perServing: true,
    unlessBaked: true,
  },

  { rule: 'thickener', kinds: ['starch', 'cornstarch'], grams: 3, perServing: true, unlessBaked: true },
  {
    rule: 'flour to thicken or coat',
    kinds: ['flour', 'all-purpose-flour'],
    grams: 6,
    perServing: true,
    unlessBaked: true,
  },
  { rule: 'sugar to season', kinds: ['sugar-kind'], grams: 4, perServing: true, unlessBaked: true },
  { rule: 'chocolate in a dish', kinds: ['chocolate'], grams: 15, perServing: true, unlessBaked: true },
  { rule: 'leavening', kinds: ['leavening'], grams: 5, perServing: false },
  {
    rule: 'nuts in a dish',
    kinds: ['nut', 'peanut', 'ground-nut'],
    grams: 15,
    perServing: true,
  },
  { rule: 'nut butter in a dish', kinds: ['nut-butter'], grams: 15, perServing: true, unlessBaked: true },

  { rule: 'wine to cook with', kinds: ['wine'], grams: 35, perServing: true },
  { rule: 'beer or cider to cook with', kinds: ['beer', 'hard-cider'], grams: 80, perServing: true },
  { rule: 'juice in a dish', kinds: ['fruit-juice'], grams: 40, perServing: true },

  {
    rule: 'custard, ice cream or the like beside it',
    kinds: ['custard', 'ice-cream', 'frozen-dessert', 'pudding'],
    grams: 70,
    perServing: true,
  },
  {
    rule: 'a salad from the counter',
    kinds: ['deli-salad', 'savory-dip', 'hummus'],
    grams: 60,
    perServing: true,
  },

  { rule: 'chilies in a dish', kinds: ['chili-pepper'], grams: 8, perServing: true },
  { rule: 'leaves for one', kinds: ['leafy-green'], grams: 30, perServing: true },
  { rule: 'garnish of sprouts', kinds: ['sprout'], grams: 30, perServing: true },
  {
    rule: 'frozen or fresh peas and the like',
    kinds: ['legume-vegetable', 'frozen-peas', 'frozen-corn', 'corn'],
    grams: 60,
    perServing: true,
  },
  { rule: 'celery or fennel to flavour', kinds: ['celery', 'celery-heart'], grams: 20, perServing: true },
  { rule: 'onions in a dish', kinds: ['allium'], grams: 40, perServing: true },
  { rule: 'seaweed', kinds: ['seaweed'], grams: 3, perServing: true },
  { rule: 'mushrooms for one', kinds: ['mushroom'], grams: 60, perServing: true },
  { rule: 'citrus to squeeze', kinds: ['citrus'], grams: 25, perServing: true },
  { rule: 'berries for one', kinds: ['berry'], grams: 50, perServing: true },
  { rule: 'fruit for one', kinds: ['fruit'], grams: 100, perServing: true },
  { rule: 'a helping of vegetables', categories: ['produce'], grams: 75, perServing: true },
  { rule: 'a helping of frozen vegetables', kinds: ['vegetable'], grams: 75, perServing: true },
];
