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
  { unit: 'bunch', categories: ['herbs'], grams: 40, rule: 'bunch of herb', source: 'own' },
  { unit: 'bunch', categories: ['produce'], grams: 200, rule: 'bunch of vegetable', source: 'own' },
  { unit: 'handful', categories: ['herbs'], grams: 10, rule: 'handful of herb', source: 'own' },
  { unit: 'handful', categories: ['produce'], grams: 30, rule: 'handful of leaves', source: 'own' },
  { unit: 'handful', grams: 30, rule: 'handful', source: 'own' },
  {
    unit: 'knob',
    categories: ['dairy-eggs', 'oils-vinegars'],
    grams: 15,
    rule: 'knob of butter',
    source: 'own',
  },
  { unit: 'knob', categories: ['produce', 'herbs'], grams: 15, rule: 'knob of root', source: 'own' },
  { unit: 'leaf', categories: ['herbs'], grams: 0.5, rule: 'leaf of herb', source: 'own' },
  { unit: 'stalk', categories: ['produce'], grams: 40, rule: 'stalk', source: 'own' },
  { unit: 'rasher', kinds: ['bacon'], grams: 28, rule: 'rasher of bacon', source: 'own' },
  { unit: 'slice', kinds: ['bread'], grams: 30, rule: 'slice of bread', source: 'own' },
  { unit: 'slice', kinds: ['cheese'], grams: 21, rule: 'slice of cheese', source: 'own' },
  { unit: 'fillet', kinds: ['fish'], grams: 150, rule: 'fillet of fish', source: 'own' },
  { unit: 'can', categories: ['canned-jarred'], grams: 400, rule: 'standard can', source: 'own' },
  { unit: 'can', categories: ['beverages', 'alcohol'], grams: 330, rule: 'drink can', source: 'own' },
  {
    unit: 'jar',
    categories: ['canned-jarred', 'sauces-condiments'],
    grams: 350,
    rule: 'standard jar',
    source: 'own',
  },
  {
    unit: 'stick',
    kinds: ['butter', 'margarine'],
    grams: 113,
    rule: 'stick of butter',
    source: 'fdc:173410',
  },
  {
    unit: 'pinch',
    categories: ['spices-seasonings', 'herbs', 'baking'],
    grams: 0.3,
    rule: 'pinch',
    source: 'own',
  },
  { unit: 'pinch', grams: 0.3, rule: 'pinch', source: 'own' },
  { unit: 'dash', grams: 0.6, rule: 'dash', source: 'own' },
];

/** What stands for an amount that the line leaves to the cook. */
export interface LooseAmount {
  readonly rule: string;
  readonly text?: RegExp;
  readonly toTasteOnly?: boolean;
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
    text: /greas|for the (tin|pan|dish|mould|mold)/i,
    roles: ['fat'],
    grams: 5,
    perServing: false,
    source: 'own',
  },
  {
    rule: 'fat for frying',
    text: /fry|saut|cooking|for the pan|brush|drizzl/i,
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
  { rule: 'salt to taste', kinds: ['salt'], grams: 0.75, perServing: true, source: 'own' },
  { rule: 'spice to taste', categories: ['spices-seasonings'], grams: 0.1, perServing: true, source: 'own' },
  { rule: 'herb to garnish', categories: ['herbs'], grams: 1, perServing: true, source: 'own' },
];
