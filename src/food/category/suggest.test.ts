import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCategoryTable } from '../../../test/support/category-words.ts';
import { smallTable } from '../../../test/support/small-foods.ts';
import { createCatalogue } from '../catalogue.ts';
import { categories } from '../vocabulary.ts';
import { createCategorySuggester } from './suggest.ts';

const catalogue = createCatalogue(
  smallTable([
    { id: 'vegetable', abstract: true, category: 'produce' },
    { id: 'spinach', kind: 'vegetable' },
    { id: 'penne', category: 'pasta-rice-grains' },
  ]),
);
const { suggest, learnCorrections } = createCategorySuggester(catalogue, loadCategoryTable());

describe('what is not known', () => {
  test.each(['', '   ', '500g', 'xyzzy', 'mystery thing', '🦄', '?!', '___', 'qwrtz 2l'])(
    '"%s" is other, with little confidence',
    (text) => {
      const { category, confidence, food } = suggest(text);
      expect(category).toBe('other');
      expect(confidence).toBeLessThanOrEqual(0.2);
      expect(food).toBeNull();
    },
  );

  test('no text makes it throw, and the answer is always complete', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { category, confidence, alternatives } = suggest(text);
        expect(categories).toContain(category);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        for (const other of alternatives) {
          expect(other.category).not.toBe(category);
          expect(other.confidence).toBeLessThanOrEqual(confidence);
        }
      }),
    );
  });
});

test.each([
  ['Barilla Penne 500g', 'pasta-rice-grains'],
  ['gr. beef 80/20', 'meat'],
  ['Oatly barista', 'dairy-eggs'],
  ['2L semi skimmed milk', 'dairy-eggs'],
  ['kraft mac n cheese', 'pasta-rice-grains'],
  ['loo roll', 'household'],
  ['Huggies size 4', 'baby'],
  ['Heinz beanz', 'canned-jarred'],
  ['choc chip cookies', 'snacks-sweets'],
  ['IPA 6pk', 'alcohol'],
  ['org bnls sknls chkn brst', 'poultry'],
  ['Gerber apple', 'baby'],
  ['Fancy Feast salmon', 'household'],
  ['potato chips sour cream & onion', 'snacks-sweets'],
  ['beans, green', 'produce'],
  ['chikcen breast', 'poultry'],
])('"%s" stands under %s', (text, category) => {
  expect(suggest(text).category).toBe(category);
});

test.each([
  ['Yaourt à la fraise', 'dairy-eggs'],
  ['Croissants pur beurre', 'bakery'],
  ['Galletas de avena con chocolate', 'snacks-sweets'],
  ['Jogurt o smaku truskawkowym', 'dairy-eggs'],
  ['Erdbeerjoghurt mild', 'dairy-eggs'],
  ['Hallonyoghurt', 'dairy-eggs'],
  ['Pavés de saumon surgelés', 'frozen'],
  ['Φέτα ΠΟΠ', 'cheese'],
  ['Йогурт с клубникой', 'dairy-eggs'],
  ['Кашкавал от краве мляко', 'cheese'],
])('in other languages the head is where they put it: "%s" stands under %s', (text, category) => {
  expect(suggest(text).category).toBe(category);
});

test.each([
  ['Dark Chocolate Nuts & Sea Salt Bar', 'snacks-sweets'],
  ['Sesame Ginger Tofu Bowl', 'frozen'],
  ['Coconut Milk Yogurt Alternative Vanilla', 'dairy-eggs'],
  ['Vanilla Almonds', 'nuts-seeds-dried-fruit'],
  ['Garlic Butter Rice', 'pasta-rice-grains'],
  ['BLT Sandwich on Malted Bread', 'deli'],
  ['Popcorn Seasoning White Cheddar', 'spices-seasonings'],
  ['Southwest Style Chicken with Rice', 'frozen'],
  ['Carrot Cake Mix', 'baking'],
  ['Echinacea Capsules', 'household'],
  ['Lungo Coffee Capsules', 'beverages'],
])('flavours, fillings and forms do not hide the product: "%s" stands under %s', (text, category) => {
  expect(suggest(text).category).toBe(category);
});

test.each([
  ['Cadbury Bournvita', 'beverages'],
  ['Breyers Oreo', 'frozen'],
  ['Joy Ultra', 'household'],
])('the line of a maker tells the product, a sweet in an ice does not: "%s"', (text, category) => {
  expect(suggest(text).category).toBe(category);
});

test('a short brand counts only where the name begins', () => {
  expect(suggest('Days of Joy').category).toBe('other');
});

test.each([
  ['bread crums', 'baking'],
  ['red bell peppr', 'produce'],
  ['garlic powdr', 'spices-seasonings'],
])('a slip inside a known phrase is read beside its neighbour: "%s" stands under %s', (text, category) => {
  expect(suggest(text).category).toBe(category);
});

test('a guess from the end of a word is not a sure one', () => {
  expect(suggest('Preiselbeerquark').confidence).toBeLessThan(0.8);
});

test.each([
  ['spinach', 'produce', 'fridge'],
  ['frozen spinach', 'frozen', 'freezer'],
  ['spinach, canned', 'canned-jarred', 'pantry'],
  ['dried mango', 'nuts-seeds-dried-fruit', 'pantry'],
  ['dried basil', 'spices-seasonings', 'pantry'],
])('a shelf word decides: "%s" is %s, kept in the %s', (text, category, storage) => {
  expect(suggest(text)).toMatchObject({ category, storage });
});

test('a correction holds for every size and brand of the item, and for nothing else', () => {
  const corrections = learnCorrections([
    { name: 'Oatly barista 1L', category: 'beverages' },
    { name: 'oat milk', category: 'beverages' },
  ]);
  expect(suggest('oatly Barista', corrections)).toMatchObject({ category: 'beverages', confidence: 0.99 });
  expect(suggest('Alpro oat milk 2l', corrections).category).toBe('beverages');
  expect(suggest('almond milk', corrections).category).toBe('dairy-eggs');
  expect(suggest('oat milk').category).toBe('dairy-eggs');
});

test('no facts are borrowed from a food of another shelf', () => {
  expect(suggest('spinach dip').food).toBeNull();
  expect(suggest('Barilla penne').food?.id).toBe('penne');
});
