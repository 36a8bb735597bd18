import { expect, test } from 'vitest';
import type { CategoryWords } from '#food/category/words';
import type { Category } from '#food/vocabulary';
import { checkCategoryWords } from '../../scripts/category-words.ts';
import { loadCategoryWords } from '../support/category-words.ts';

const words = loadCategoryWords();
const broken = (change: Partial<CategoryWords>): string =>
  checkCategoryWords({ ...words, ...change }).join('\n');
const group = (category: string, ...list: string[]): CategoryWords['terms'][number] => ({
  category: category as Category,
  fruit: false,
  order: null,
  words: list,
});

test('the tables of the project keep the rules', () => {
  expect(checkCategoryWords(words)).toEqual([]);
});

test('a word on two shelves is named with both', () => {
  expect(broken({ terms: [...words.terms, group('bakery', 'banana')] })).toContain(
    'words: "banana" stands under produce and bakery',
  );
});

test('an unknown category, an empty one, a brand without a product and one of two products are named', () => {
  expect(broken({ terms: [...words.terms, group('bakry', 'bun of sorts')] })).toContain(
    'no category "bakry"',
  );
  expect(broken({ terms: words.terms.filter(({ category }) => category !== 'baby') })).toContain(
    'words: nothing for baby',
  );
  expect(broken({ brands: [{ product: 'no such thing', names: ['acme'] }] })).toContain(
    'the product "no such thing" is not in words.yaml',
  );
  const twice = [
    { product: 'beer', names: ['acme'] },
    { product: 'soap', names: ['acme'] },
  ];
  expect(broken({ brands: twice })).toContain('"acme" stands under beer and soap');
});

test('a rule to nowhere and a weak word that is not in the tables are named', () => {
  const rule = { words: ['x'], but: [], all: 'attic' as Category, except: [], moves: {} };
  expect(broken({ rules: [rule] })).toContain('no category "attic"');
  expect(broken({ weak: ['gizmo'] })).toContain('weak: "gizmo" is not in words.yaml');
});

test('a grammar with an unknown shelf, an empty group, no words or two words in one is named', () => {
  const { grammar } = words;
  const changed = (change: Partial<CategoryWords['grammar']>): string =>
    broken({ grammar: { ...grammar, ...change } });
  expect(changed({ shelves: { ...grammar.shelves, eaten: ['attic' as Category] } })).toContain(
    'grammar: shelves.eaten: no category "attic"',
  );
  expect(changed({ shelves: { ...grammar.shelves, staples: [] } })).toContain(
    'grammar: nothing for shelves.staples',
  );
  const strange = { ...grammar.shelves, dusty: ['baby' as Category] };
  expect(changed({ shelves: strange })).toContain('grammar: no group of shelves "dusty"');
  expect(changed({ joiners: [] })).toContain('grammar: nothing for joiners');
  expect(changed({ endings: ['snack bar'] })).toContain(
    'grammar: "snack bar" in endings is more than one word',
  );
});
