import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Food } from './model.ts';
import { weigh, type Amount } from './weigh.ts';
import { loadUnits } from '../../test/support/food-table.ts';
import { makeFood } from '../../test/support/make-food.ts';

const units = loadUnits();
const flour = makeFood('flour', {
  measures: [{ unit: 'cup', grams: 125, source: 'fdc:168936' }],
  gramsPerMl: 0.53,
  gramsPerMlSource: 'fdc:168936',
});
const onion = makeFood('onion', {
  category: 'produce',
  edibleShare: 0.9,
  edibleSource: 'fdc:170000',
  measures: [
    { unit: 'cup', state: 'chopped', grams: 160, source: 'fdc:170000' },
    { unit: 'cup', state: 'sliced', grams: 115, source: 'fdc:170000' },
    { unit: 'piece', size: 'small', grams: 70, source: 'fdc:170000' },
    { unit: 'piece', size: 'medium', grams: 110, source: 'fdc:170000' },
    { unit: 'piece', size: 'large', grams: 150, source: 'fdc:170000' },
  ],
});
const spinach = makeFood('spinach', {
  category: 'produce',
  measures: [
    { unit: 'cup', grams: 30, source: 'fdc:168462' },
    { unit: 'cup', state: 'cooked', grams: 180, source: 'fdc:168463' },
  ],
});
const milk = makeFood('milk', { gramsPerMl: 1.03, gramsPerMlSource: 'fdc:171265' });
const chicken = makeFood('whole-chicken', { edibleShare: 0.68, edibleSource: 'fdc:171447' });
const chickpeas = makeFood('canned-chickpeas', {
  category: 'canned-jarred',
  traits: ['legume'],
  measures: [{ unit: 'can', state: 'drained', grams: 254, source: 'fdc:173801' }],
});
const tomatoes = makeFood('canned-tomatoes', { category: 'canned-jarred' });
const thyme = makeFood('thyme', { category: 'herbs' });
const salt = makeFood('salt', {
  category: 'spices-seasonings',
  gramsPerMl: 1.234,
  gramsPerMlSource: 'fdc:173468',
});
const oil = makeFood('olive-oil', { category: 'oils-vinegars', roles: ['fat'], gramsPerMl: 0.91 });
const mystery = makeFood('mystery');

const grams = (food: Food, amount: Partial<Amount>, servings?: number): number | null => {
  const given = servings === undefined ? {} : { servings };
  const { grams: g } = weigh(food, { quantity: null, unit: null, ...amount }, units, given);
  return g === null ? null : Math.round(g * 10) / 10;
};

test.each<[string, Food, Partial<Amount>, number | null]>([
  ['a mass is exact', flour, { quantity: 2, unit: 'lb' }, 907.2],
  ['a cup goes by the food’s own cup', flour, { quantity: 1.5, unit: 'cup' }, 187.5],
  ['a spoon goes by the cup', flour, { quantity: 2, unit: 'tbsp' }, 15.6],
  [
    'a heaped spoon holds half as much again',
    flour,
    { quantity: 2, unit: 'tbsp', qualifier: 'heaped' },
    23.4,
  ],
  ['the heap on a cup is less of it', flour, { quantity: 1, unit: 'cup', qualifier: 'heaping' }, 156.3],
  ['a scant cup is not full', flour, { quantity: 1, unit: 'cup', qualifier: 'scant' }, 112.5],
  ['a mass cannot be heaped', flour, { quantity: 100, unit: 'g', qualifier: 'heaped' }, 100],
  ['a metric cup is larger', flour, { quantity: 1, unit: 'cup-metric' }, 132.1],
  ['a liquid goes by density', milk, { quantity: 200, unit: 'ml' }, 206],
  ['the state said decides', onion, { quantity: 1, unit: 'cup', preparation: 'thinly sliced' }, 115],
  ['diced is as chopped', onion, { quantity: 1, unit: 'cup', preparation: 'finely diced' }, 160],
  [
    'a cooked cup is never taken for a raw one',
    spinach,
    { quantity: 1, unit: 'cup', preparation: 'roughly chopped' },
    30,
  ],
  ['a cooked cup when cooked is said', spinach, { quantity: 1, unit: 'cup', preparation: 'cooked' }, 180],
  ['no size is medium', onion, { quantity: 2, unit: null }, 220],
  ['a size is honoured', onion, { quantity: 2, unit: 'piece', size: 'large' }, 300],
  ['extra-large is nearest to large', onion, { quantity: 1, unit: null, size: 'extra-large' }, 150],
  ['half a dozen', onion, { quantity: 0.5, unit: 'dozen', size: 'small' }, 420],
  ['the middle of a range', onion, { quantity: 2, quantityMax: 3, unit: null }, 275],
  ['nothing is nothing', onion, { quantity: 0, unit: 'g' }, 0],
  [
    'bought weight is reduced to what is eaten',
    chicken,
    { quantity: 1.5, unit: 'kg', source: '1.5 kg whole chicken' },
    1020,
  ],
  [
    'peeled after weighing',
    onion,
    { quantity: 500, unit: 'g', source: '500 g onions, peeled and chopped' },
    450,
  ],
  ['peeled before weighing', onion, { quantity: 500, unit: 'g', source: '500 g peeled onions' }, 500],
  [
    'a can of stated size of beans is drained',
    chickpeas,
    {
      quantity: 2,
      unit: 'can',
      amountEach: { quantity: 400, unit: 'g' },
      source: '2 x 400 g cans chickpeas',
    },
    480,
  ],
  [
    'unless it is not',
    chickpeas,
    {
      quantity: 1,
      unit: 'can',
      amountEach: { quantity: 400, unit: 'g' },
      source: '1 (400 g) can chickpeas, undrained',
    },
    400,
  ],
  [
    'a mass of beans without a can is what goes in',
    chickpeas,
    { quantity: 240, unit: 'g', source: '240 g cooked chickpeas' },
    240,
  ],
  [
    'a can without size goes by the food’s own',
    chickpeas,
    { quantity: 1, unit: 'can', source: '1 can chickpeas' },
    254,
  ],
  [
    'canned tomatoes keep their juice',
    tomatoes,
    {
      quantity: 1,
      unit: 'can',
      amountEach: { quantity: 14.5, unit: 'oz' },
      source: '1 (14.5-oz) can tomatoes',
    },
    411.1,
  ],
  [
    'a second statement in grams wins',
    flour,
    { quantity: 2, unit: 'cup', alternateAmount: { quantity: 240, unit: 'g' } },
    240,
  ],
  ['a sprig of herb', thyme, { quantity: 3, unit: 'sprig' }, 3],
  ['a pinch', salt, { quantity: 1, unit: 'pinch' }, 0.4],
  ['salt to taste, per serving', salt, { toTaste: true, source: 'salt, to taste' }, 3],
  ['oil for frying', oil, { source: 'olive oil, for frying' }, 28],
  ['oil for greasing', oil, { source: 'oil for greasing the tin' }, 5],
  ['oil without amount', oil, { source: 'olive oil' }, 28],
  ['a size without number is one', onion, { size: 'large', source: 'large onion' }, 150],
  ['chopping does not change a whole one', onion, { quantity: 1, unit: null, preparation: 'chopped' }, 110],
  [
    'the first of two volumes counts',
    milk,
    { quantity: 600, unit: 'ml', alternateAmount: { quantity: 1, unit: 'pint' } },
    618,
  ],
  [
    'a can is never taken as bought with peel',
    onion,
    { quantity: 1, unit: 'can', amountEach: { quantity: 400, unit: 'g' }, source: '1 (400 g) can onions' },
    400,
  ],
  ['leaves of a herb', thyme, { quantity: 8, unit: null }, 4],
  ['no amount at all is not known', onion, {}, null],
  ['no such portion is not known', mystery, { quantity: 2, unit: 'bunch' }, null],
  ['no volume without density', mystery, { quantity: 2, unit: 'cup' }, null],
  ['a length of a food that has none is not known', mystery, { quantity: 2, unit: 'inch' }, null],
  ['not a number is not known', onion, { quantity: Number.NaN, unit: 'g' }, null],
  ['less than nothing is not known', onion, { quantity: -1, unit: 'g' }, null],
])('%s', (_, food, amount, expected) => expect(grams(food, amount)).toBe(expected));

describe('the arithmetic is shown', () => {
  test.each<[Food, Partial<Amount>, string]>([
    [flour, { quantity: 1.5, unit: 'cup' }, '1.5 cup × 125 g (fdc:168936) = 187.5 g'],
    [flour, { quantity: 2, unit: 'tbsp' }, '2 tbsp × 7.81 g at 125 g/cup (fdc:168936) = 15.6 g'],
    [
      flour,
      { quantity: 2, unit: 'tbsp', qualifier: 'rounded' },
      '2 rounded tbsp × 9.77 g at 125 g/cup (fdc:168936) = 19.5 g',
    ],
    [milk, { quantity: 200, unit: 'ml' }, '200 ml × 1.03 g at 1.03 g/ml (fdc:171265) = 206 g'],
    [chicken, { quantity: 1.5, unit: 'kg' }, '1.5 kg × 0.68 edible (fdc:171447) = 1020 g'],
    [
      onion,
      { quantity: 2, quantityMax: 3, unit: null },
      '2–3 (middle 2.5) medium onion × 110 g (fdc:170000) = 275 g',
    ],
    [mystery, { quantity: 2, unit: 'bunch' }, 'no weight known for one bunch'],
  ])('%#', (food, amount, expected) => {
    expect(weigh(food, { quantity: null, unit: null, ...amount }, units).arithmetic).toBe(expected);
  });
});

test('a guess is never as sure as a measure', () => {
  const sure = (amount: Partial<Amount>, food = onion): number =>
    weigh(food, { quantity: 1, unit: null, ...amount }, units).confidence;
  expect(sure({ unit: 'g' })).toBeGreaterThan(sure({ unit: 'cup', preparation: 'chopped' }) - 0.1);
  expect(sure({})).toBeLessThan(sure({ size: 'medium' }));
  expect(sure({ unit: 'sprig' }, thyme)).toBeLessThanOrEqual(0.5);
});

test('law: scaling the amount by a and then b scales the grams by ab', () => {
  const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
  const unit = fc.constantFrom('g', 'oz', 'cup', 'tbsp', 'ml', 'piece', null);
  fc.assert(
    fc.property(fc.constantFrom(flour, onion, milk, chicken), unit, factor, factor, (food, u, a, b) => {
      const at = (quantity: number): number | null => weigh(food, { quantity, unit: u }, units).grams;
      const [one, scaled] = [at(1), at(a * b)];
      if (one === null || scaled === null) expect(one).toBe(scaled);
      else expect(scaled / one).toBeCloseTo(a * b, 6);
    }),
  );
});
