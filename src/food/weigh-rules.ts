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
  { unit: 'handful', categories: ['produce'], grams: 30, rule: 'handful of leaves', source: 'fdc:168462' },
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
  {
    rule: 'fat for greasing',
    text: /greas|for the (tin|pan|dish|mould|mold|tray)|nonstick|non-stick/i,
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
  { rule: 'herb to garnish', categories: ['herbs'], grams: 1, perServing: true, source: 'own' },
];
