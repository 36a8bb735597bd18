import type { Source } from './model.ts';
import type { Category, CulinaryRole } from './vocabulary.ts';

/** What a counted portion weighs for a whole kind of foods. */
export interface GenericMeasure {
  readonly unit: string;
  readonly kinds?: readonly string[];
  readonly categories?: readonly Category[];
  readonly grams: number;
  readonly rule: string;
  readonly source: Source;
}

/** Portions by kind, first fit wins; used only where a food has no portion of its own. */
export const genericMeasures: readonly GenericMeasure[] = [
  { unit: 'sprig', categories: ['herbs'], grams: 1, rule: 'sprig of herb', source: 'fdc:170416' },
  { unit: 'leaf', categories: ['herbs'], grams: 0.5, rule: 'leaf of herb', source: 'fdc:172232' },
  { unit: 'bunch', categories: ['herbs'], grams: 40, rule: 'bunch of herb', source: 'own' },
  { unit: 'handful', categories: ['herbs'], grams: 10, rule: 'handful of herb', source: 'own' },
  { unit: 'bunch', categories: ['produce'], grams: 200, rule: 'bunch of vegetable', source: 'own' },
  {
    unit: 'handful',
    kinds: ['leafy-green', 'sprout'],
    grams: 30,
    rule: 'handful of leaves',
    source: 'fdc:168462',
  },
  // Beans, mushrooms, tomatoes and berries fill the hand twice as heavily as leaves do.
  {
    unit: 'handful',
    categories: ['produce'],
    grams: 60,
    rule: 'handful of vegetables or fruit',
    source: 'own',
  },
  { unit: 'handful', grams: 30, rule: 'handful', source: 'own' },
  {
    unit: 'knob',
    categories: ['dairy-eggs', 'oils-vinegars'],
    grams: 15,
    rule: 'knob of butter',
    source: 'own',
  },
  {
    unit: 'pat',
    categories: ['dairy-eggs', 'oils-vinegars'],
    grams: 5,
    rule: 'pat of butter',
    source: 'fdc:173410',
  },
  {
    unit: 'stick',
    kinds: ['butter', 'margarine', 'vegan-butter'],
    grams: 113,
    rule: 'stick of butter',
    source: 'fdc:173410',
  },
  { unit: 'knob', categories: ['produce', 'herbs'], grams: 15, rule: 'knob of root', source: 'own' },
  { unit: 'thumb', categories: ['produce', 'herbs'], grams: 20, rule: 'thumb of root', source: 'own' },
  { unit: 'inch', categories: ['produce', 'herbs'], grams: 12, rule: 'inch of root', source: 'own' },
  { unit: 'cm', categories: ['produce', 'herbs'], grams: 5, rule: 'centimetre of root', source: 'own' },
  { unit: 'stalk', kinds: ['celery'], grams: 40, rule: 'stalk of celery', source: 'fdc:169988' },
  { unit: 'stick', kinds: ['celery'], grams: 40, rule: 'stalk of celery', source: 'fdc:169988' },
  { unit: 'stalk', categories: ['produce', 'herbs'], grams: 20, rule: 'stalk', source: 'own' },
  { unit: 'inch', kinds: ['cinnamon', 'cinnamon-stick'], grams: 1, rule: 'inch of cinnamon', source: 'own' },
  {
    unit: 'cm',
    kinds: ['cinnamon', 'cinnamon-stick'],
    grams: 0.4,
    rule: 'centimetre of cinnamon',
    source: 'own',
  },
  { unit: 'stick', kinds: ['cinnamon'], grams: 3, rule: 'stick of cinnamon', source: 'own' },
  { unit: 'slice', kinds: ['bacon'], grams: 28, rule: 'slice of bacon', source: 'fdc:168277' },
  { unit: 'rasher', grams: 28, rule: 'rasher of bacon', source: 'fdc:168277' },
  { unit: 'slice', kinds: ['bread'], grams: 29, rule: 'slice of bread', source: 'fdc:174924' },
  { unit: 'slice', kinds: ['cheese'], grams: 21, rule: 'slice of cheese', source: 'fdc:170899' },
  { unit: 'slice', kinds: ['ham'], grams: 28, rule: 'slice of ham', source: 'own' },
  { unit: 'fillet', kinds: ['anchovy'], grams: 4, rule: 'anchovy fillet', source: 'own' },
  { unit: 'fillet', kinds: ['fish'], grams: 150, rule: 'fillet of fish', source: 'own' },
  { unit: 'fillet', categories: ['poultry'], grams: 170, rule: 'fillet of poultry', source: 'own' },
  { unit: 'steak', categories: ['meat', 'seafood'], grams: 200, rule: 'steak', source: 'own' },
  { unit: 'sheet', kinds: ['gelatin'], grams: 2, rule: 'leaf of gelatin', source: 'own' },
  { unit: 'leaf', kinds: ['gelatin'], grams: 2, rule: 'leaf of gelatin', source: 'own' },
  { unit: 'packet', kinds: ['yeast', 'dry-yeast'], grams: 7, rule: 'packet of yeast', source: 'own' },
  { unit: 'packet', kinds: ['gelatin'], grams: 7, rule: 'packet of gelatin', source: 'own' },
  { unit: 'cube', kinds: ['stock', 'bouillon', 'stock-cube'], grams: 10, rule: 'stock cube', source: 'own' },
  {
    unit: 'can',
    categories: ['canned-jarred', 'beans-legumes'],
    grams: 400,
    rule: 'standard can',
    source: 'own',
  },
  { unit: 'can', categories: ['beverages', 'alcohol'], grams: 330, rule: 'drink can', source: 'own' },
  { unit: 'bottle', kinds: ['wine'], grams: 740, rule: 'bottle of wine', source: 'own' },
  { unit: 'bottle', kinds: ['beer'], grams: 330, rule: 'bottle of beer', source: 'own' },
  {
    unit: 'jar',
    categories: ['canned-jarred', 'sauces-condiments'],
    grams: 350,
    rule: 'standard jar',
    source: 'own',
  },
  { unit: 'piece', categories: ['herbs'], grams: 0.5, rule: 'leaf of herb', source: 'fdc:172232' },
  { unit: 'piece', categories: ['spices-seasonings'], grams: 0.2, rule: 'whole spice', source: 'own' },
  { unit: 'piece', kinds: ['fish'], grams: 150, rule: 'fillet of fish', source: 'own' },
  { unit: 'chop', categories: ['meat'], grams: 150, rule: 'chop', source: 'own' },
  { unit: 'packet', kinds: ['baking-powder'], grams: 15, rule: 'packet of baking powder', source: 'own' },
  // Packs as shops have them where a recipe names no size: American ones, as "1 package" is American.
  { unit: 'packet', kinds: ['pasta'], grams: 454, rule: 'pound packet of pasta', source: 'own' },
  { unit: 'box', kinds: ['pasta'], grams: 454, rule: 'pound box of pasta', source: 'own' },
  { unit: 'bag', kinds: ['pasta'], grams: 454, rule: 'pound bag of pasta', source: 'own' },
  { unit: 'packet', kinds: ['noodle'], grams: 227, rule: 'packet of noodles', source: 'own' },
  { unit: 'nest', kinds: ['noodle', 'pasta'], grams: 60, rule: 'nest of noodles', source: 'own' },
  { unit: 'packet', kinds: ['bacon'], grams: 340, rule: 'packet of bacon', source: 'own' },
  { unit: 'packet', kinds: ['sausage'], grams: 454, rule: 'packet of sausages', source: 'own' },
  { unit: 'packet', kinds: ['cheese'], grams: 227, rule: 'packet of cheese', source: 'own' },
  { unit: 'bag', kinds: ['cheese'], grams: 227, rule: 'bag of cheese', source: 'own' },
  { unit: 'packet', kinds: ['mushroom'], grams: 227, rule: 'packet of mushrooms', source: 'own' },
  { unit: 'packet', categories: ['frozen'], grams: 283, rule: 'packet of frozen food', source: 'own' },
  { unit: 'box', categories: ['frozen'], grams: 283, rule: 'box of frozen food', source: 'own' },
  { unit: 'bag', categories: ['frozen'], grams: 340, rule: 'bag of frozen food', source: 'own' },
  { unit: 'bag', kinds: ['leafy-green'], grams: 150, rule: 'bag of leaves', source: 'own' },
  { unit: 'packet', kinds: ['leafy-green'], grams: 150, rule: 'packet of leaves', source: 'own' },
  // Packs as shops have them most, where a list names no size.
  { unit: 'packet', categories: ['seafood'], grams: 200, rule: 'pack of seafood', source: 'own' },
  { unit: 'packet', categories: ['meat', 'poultry'], grams: 500, rule: 'pack of meat', source: 'own' },
  { unit: 'packet', kinds: ['soy-food'], grams: 350, rule: 'pack of tofu', source: 'own' },
  { unit: 'packet', categories: ['herbs'], grams: 25, rule: 'pack of herbs', source: 'own' },
  { unit: 'packet', categories: ['bakery'], grams: 350, rule: 'pack of bread', source: 'own' },
  { unit: 'packet', categories: ['pasta-rice-grains'], grams: 250, rule: 'pouch of grain', source: 'own' },
  { unit: 'packet', kinds: ['canned-beans', 'lentil'], grams: 250, rule: 'pouch of pulses', source: 'own' },
  { unit: 'packet', categories: ['snacks-sweets'], grams: 150, rule: 'pack of snacks', source: 'own' },
  { unit: 'packet', categories: ['produce'], grams: 250, rule: 'pack of vegetables or fruit', source: 'own' },
  {
    unit: 'packet',
    kinds: ['seasoning-blend', 'dried-soup-mix'],
    grams: 30,
    rule: 'packet of seasoning',
    source: 'own',
  },
  { unit: 'packet', kinds: ['nut', 'seed', 'dried-fruit'], grams: 100, rule: 'pack of nuts', source: 'own' },
  { unit: 'bag', categories: ['produce'], grams: 250, rule: 'bag of vegetables', source: 'own' },
  { unit: 'box', categories: ['produce'], grams: 250, rule: 'box of vegetables or fruit', source: 'own' },
  { unit: 'tub', kinds: ['cheese'], grams: 250, rule: 'tub of soft cheese', source: 'own' },
  { unit: 'tub', kinds: ['cream'], grams: 200, rule: 'tub of cream', source: 'own' },
  { unit: 'tub', categories: ['dairy-eggs', 'deli'], grams: 250, rule: 'tub', source: 'own' },
  { unit: 'tub', categories: ['frozen'], grams: 500, rule: 'tub of ice cream', source: 'own' },
  { unit: 'carton', kinds: ['cream'], grams: 250, rule: 'carton of cream', source: 'own' },
  {
    unit: 'carton',
    kinds: ['milk', 'plant-milk', 'fruit-juice'],
    grams: 1000,
    rule: 'carton of a litre',
    source: 'own',
  },
  { unit: 'carton', categories: ['canned-jarred'], grams: 500, rule: 'carton', source: 'own' },
  { unit: 'bottle', kinds: ['tomato-product'], grams: 690, rule: 'bottle of passata', source: 'own' },
  { unit: 'bottle', kinds: ['hard-cider'], grams: 500, rule: 'bottle of cider', source: 'own' },
  { unit: 'bottle', categories: ['sauces-condiments'], grams: 250, rule: 'bottle of sauce', source: 'own' },
  { unit: 'loaf', kinds: ['bread'], grams: 450, rule: 'loaf of bread', source: 'own' },
  {
    unit: 'cup',
    kinds: ['ground-beef', 'ground-pork', 'ground-turkey', 'ground-chicken', 'ground-lamb'],
    grams: 225,
    rule: 'cup of raw mince',
    source: 'own',
  },
  // Juice counted in fruits ("juice of 2 limes").
  { unit: 'piece', kinds: ['lemon-juice'], grams: 48, rule: 'juice of one lemon', source: 'fdc:167747' },
  { unit: 'piece', kinds: ['lime-juice'], grams: 44, rule: 'juice of one lime', source: 'fdc:168156' },
  { unit: 'piece', kinds: ['orange-juice'], grams: 86, rule: 'juice of one orange', source: 'fdc:169098' },
  { unit: 'piece', kinds: ['lemon-zest', 'lemon-peel'], grams: 6, rule: 'zest of one lemon', source: 'own' },
  { unit: 'piece', kinds: ['lime-zest'], grams: 4, rule: 'zest of one lime', source: 'own' },
  {
    unit: 'piece',
    kinds: ['orange-zest', 'orange-peel'],
    grams: 12,
    rule: 'zest of one orange',
    source: 'own',
  },
  { unit: 'pinch', grams: 0.3, rule: 'pinch', source: 'own' },
  { unit: 'dash', grams: 0.6, rule: 'dash', source: 'own' },
];

/** Counted units that are so many pieces. */
export const pieceMultiples: Readonly<Record<string, number>> = { dozen: 12, pair: 2, half: 0.5 };

/** What stands for an amount that the line leaves to the cook. */
export interface LooseAmount {
  readonly rule: string;
  readonly text?: RegExp;
  readonly kinds?: readonly string[];
  readonly roles?: readonly CulinaryRole[];
  readonly categories?: readonly Category[];
  readonly grams: number;
  readonly perServing: boolean;
  readonly source: Source;
}

/** Words of what stands beside a dish or on it; without them nobody knows whether it is the dish. */
const served = /serv|side|accompan|dip|optional|to eat with|\btop(?:ping|s)?\b|garnish|scatter/i;

/** Rules for amounts not stated, first fit wins. What none of them covers stays unknown. */
export const looseAmounts: readonly LooseAmount[] = [
  {
    rule: 'oil for deep-frying',
    text: /deep[- ]?fry/i,
    roles: ['fat'],
    grams: 1000,
    perServing: false,
    source: 'own',
  },
  { rule: 'a spray or two', kinds: ['cooking-spray'], grams: 0.5, perServing: true, source: 'own' },
  {
    rule: 'fat for greasing',
    text: /greas(?:ing|ed)|(?:to|for|lightly) grease|grease (?:the|a|your)|for the (?:tin|pan|dish|mould|mold|tray)|nonstick|non-stick/i,
    roles: ['fat'],
    grams: 5,
    perServing: false,
    source: 'own',
  },
  {
    rule: 'fat for frying',
    text: /fry|saut|cooking|brush|drizzl/i,
    roles: ['fat'],
    grams: 7,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'flour for dusting',
    text: /dust|flour(ing)? the|work ?surface|rolling/i,
    grams: 10,
    perServing: false,
    source: 'own',
  },
  { rule: 'fat, amount left to the cook', roles: ['fat'], grams: 7, perServing: true, source: 'own' },
  // 0.75 g is an eighth of a teaspoon (6 g a teaspoon, fdc:173468).
  { rule: 'salt to taste', kinds: ['salt'], grams: 0.75, perServing: true, source: 'own' },
  { rule: 'spice to taste', categories: ['spices-seasonings'], grams: 0.1, perServing: true, source: 'own' },
  {
    rule: 'condiment to taste',
    categories: ['sauces-condiments'],
    grams: 5,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'cheese to finish',
    kinds: ['cheese'],
    text: /optional|serv|garnish|top|finish|extra|taste|sprinkl/i,
    grams: 5,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'cheese scattered on top',
    kinds: ['cheese'],
    text: /grat|shred|crumbl|shav/i,
    grams: 15,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'a spoonful on top',
    kinds: ['sour-cream', 'yogurt-kind'],
    grams: 20,
    perServing: true,
    source: 'own',
  },
  { rule: 'scallions on top', kinds: ['scallion'], grams: 5, perServing: true, source: 'own' },
  { rule: 'sugar for dusting', kinds: ['powdered-sugar'], grams: 2, perServing: true, source: 'own' },
  { rule: 'seeds to scatter', kinds: ['sesame-seeds'], grams: 1, perServing: true, source: 'own' },
  {
    rule: 'a wedge to squeeze',
    kinds: ['lemon', 'lime'],
    text: /wedge|slice|serv|garnish|squeez/i,
    grams: 10,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'nuts to scatter',
    kinds: ['nut', 'peanut'],
    text: /optional|serv|garnish|top|scatter|sprinkl|chopped|crushed/i,
    grams: 5,
    perServing: true,
    source: 'own',
  },
  // What people customarily take at once (the order of 21 CFR 101.12(b)); never a measure, and none for what may be
  // the dish itself: milk, flour, meat, a vegetable without a word about its use.
  {
    rule: 'vinegar or juice to taste',
    kinds: ['vinegar', 'lemon-juice', 'lime-juice'],
    grams: 5,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'syrup to pour over',
    kinds: ['syrup', 'honey', 'jam', 'fruit-jam'],
    grams: 20,
    perServing: true,
    source: 'own',
  },
  { rule: 'vanilla sugar, a packet', kinds: ['vanilla-sugar'], grams: 8, perServing: false, source: 'own' },
  { rule: 'sugar to taste', kinds: ['sugar'], grams: 4, perServing: true, source: 'own' },
  {
    rule: 'a teaspoon of extract',
    kinds: ['vanilla-extract', 'extract'],
    grams: 4,
    perServing: false,
    source: 'own',
  },
  { rule: 'a packet of yeast', kinds: ['yeast'], grams: 7, perServing: false, source: 'own' },
  { rule: 'a clove or two of garlic', kinds: ['garlic'], grams: 1.5, perServing: true, source: 'own' },
  { rule: 'a slice of ginger', kinds: ['fresh-ginger'], grams: 3, perServing: true, source: 'own' },
  {
    rule: 'chili to taste',
    kinds: ['fresh-chili', 'red-chili', 'green-chili'],
    grams: 3,
    perServing: true,
    source: 'own',
  },
  { rule: 'cocoa for dusting', kinds: ['cocoa-powder'], grams: 2, perServing: true, source: 'own' },
  { rule: 'a spoon of tomato paste', kinds: ['tomato-paste'], grams: 4, perServing: true, source: 'own' },
  { rule: 'whipped cream on top', kinds: ['whipped-cream'], grams: 15, perServing: true, source: 'own' },
  {
    rule: 'a slice or two of cured meat',
    kinds: ['cured-meat', 'prosciutto', 'bacon'],
    grams: 15,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'zest of a lemon',
    kinds: ['lemon-zest', 'orange-zest', 'lime-zest'],
    grams: 6,
    perServing: false,
    source: 'own',
  },
  { rule: 'a dash of spirit', kinds: ['spirit', 'liqueur'], grams: 8, perServing: true, source: 'own' },
  {
    rule: 'dried fruit to scatter',
    kinds: ['dried-fruit', 'raisin'],
    grams: 10,
    perServing: true,
    source: 'own',
  },
  { rule: 'a side of rice', text: served, kinds: ['rice'], grams: 45, perServing: true, source: 'own' },
  {
    rule: 'a side of pasta',
    text: served,
    kinds: ['pasta', 'noodle'],
    grams: 55,
    perServing: true,
    source: 'own',
  },
  {
    rule: 'bread on the side',
    text: served,
    kinds: ['bread', 'flatbread'],
    grams: 50,
    perServing: true,
    source: 'own',
  },
  { rule: 'seeds to scatter', kinds: ['seed'], grams: 5, perServing: true, source: 'own' },
  {
    rule: 'fruit or vegetable beside or on top',
    text: served,
    categories: ['produce'],
    grams: 15,
    perServing: true,
    source: 'own',
  },
  { rule: 'herb to garnish', categories: ['herbs'], grams: 1, perServing: true, source: 'own' },
];
