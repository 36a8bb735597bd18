import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { compileSubstitutions } from './compile.ts';

const { reader } = loadKitchen();
const compile = (...entries: unknown[]) =>
  compileSubstitutions([{ file: 'test.yaml', entries }], {
    foods: reader.foods,
    parse: (line) => reader.parse(line),
    weigh: (food, line) => reader.weigh(food, line),
  });

test.each([
  [
    'a word that is no function',
    { from: 'butter', role: 'magic', to: ['margarine'] },
    /"magic" is no function/,
  ],
  [
    'a word that is no context',
    { from: 'butter', in: ['space'], to: ['margarine'] },
    /"space" is no context/,
  ],
  ['a swap for itself', { from: 'butter', to: ['butter'] }, /stands in for itself/],
  ['the same swap twice', { from: 'butter', to: ['margarine', 'margarine'] }, /is there twice/],
  ['an amount without what it is for', { from: 'butter', to: [{ use: '1 cup margarine' }] }, /`per`/],
  ['a mixture without amounts', { from: 'butter', to: ['margarine + salt'] }, /needs amounts/],
  [
    'a slip of the pen',
    { from: 'butter', to: [{ use: '200 cup margarine', per: '1 cup' }] },
    /not plausible/,
  ],
  ['a field that nobody knows', { from: 'butter', too: ['margarine'] }, /no field "too"/],
  ['nothing that is lost without a dish', { none: 'why', from: 'egg', role: 'foam' }, /`when`/],
  [
    'a list for a place that is none',
    { everyday: { 'butter (space)': 'margarine' } },
    /"space" is no context/,
  ],
  ['a list of the food alone', { everyday: { butter: 'butter' } }, /at least one other food/],
  [
    'a food with two lists for one place',
    { everyday: { butter: 'margarine', 'sweet cream butter': 'lard' } },
    /has such a list already/,
  ],
  ['a title in capitals', { titles: ['Taco'], rather: 'salsa' }, /small letters/],
  ['a title without foods', { titles: ['taco'] }, /`rather` foods/],
  ['another name that means another food', { called: { leek: 'red onion' } }, /does not mean leek/],
  ['sorts of two foods', { variants: [['red onion', 'leek']] }, /of one food/],
  ['a taste that is a sentence', { tastes: { butter: 'It is rich.' } }, /reads on/],
  [
    'two tastes of one food',
    { tastes: { butter: 'rich', 'sweet cream butter': 'milky' } },
    /has a taste already/,
  ],
  [
    'a sentence cut at its comma',
    { from: 'butter', to: [{ use: 'margarine', method: ['In baking', 'add salt.'] }] },
    /no whole sentence/,
  ],
  ['an entry of no kind', { to: ['margarine'] }, /an entry is/],
])('%s is a problem that names the file', (_, entry, message) => {
  const { problems } = compile(entry);
  expect(problems.join('\n')).toMatch(message);
  expect(problems[0]).toMatch(/^test\.yaml/);
});

test('words are checked even where the foods are not there yet', () => {
  const { problems, awaited } = compile({ from: 'xqzt blorp', role: 'magic', to: ['butter'] });
  expect(problems).toHaveLength(1);
  expect(awaited).toEqual(['xqzt blorp']);
});

test('a food that the tables lack drops its rule alone and is listed', () => {
  const { rules, awaited, problems } = compile({ from: 'butter', to: ['xqzt blorp', 'margarine'] });
  expect(problems).toEqual([]);
  expect(rules.map(({ foods }) => foods)).toEqual([['margarine']]);
  expect(awaited).toEqual(['xqzt blorp']);
});

test('amounts become grams', () => {
  const [rule] = compile({ from: 'butter', to: [{ use: '3/4 cup olive oil', per: '1 cup' }] }).rules;
  expect(rule!.per!.grams).toBeCloseTo(227, 0);
  expect(rule!.parts![0]!.grams).toBeCloseTo(162, 0);
});

test('pairs go both ways with the amounts turned', () => {
  const { rules } = compile({ pairs: { basil: 'dried basil' }, per: '1 tbsp', use: '1 tsp', back: true });
  expect(rules.map(({ from, foods }) => [from, foods[0]])).toEqual([
    ['basil', 'dried-basil'],
    ['dried-basil', 'basil'],
  ]);
  expect(rules[1]!.parts![0]).toMatchObject({ quantity: 1, unit: 'tbsp' });
});

test('a list keeps the words in which it names a food', () => {
  const { everyday } = compile({ everyday: { butter: 'margarine, vegetable oil' } });
  expect(everyday[0]).toMatchObject({
    foods: ['margarine', 'neutral-oil'],
    called: { 'neutral-oil': 'vegetable oil' },
  });
});

test('what else goes into a dish is written once for several kinds', () => {
  const { others, everyday, problems } = compile({
    others: { 'vegetable, mushroom (soup)': 'carrot, celery' },
  });
  expect(problems).toEqual([]);
  expect(everyday).toEqual([]);
  expect(others.map(({ from, contexts, foods }) => [from, contexts, foods])).toEqual([
    ['vegetable', ['soup'], ['carrot', 'celery']],
    ['mushroom', ['soup'], ['carrot', 'celery']],
  ]);
});

test('a list keeps the place of another sort of its food', () => {
  const { everyday } = compile({ everyday: { bacon: 'turkey bacon, bacon bits, bacon' } });
  expect(everyday[0]).toMatchObject({ foods: ['turkey-bacon'], sorts: [{ name: 'bacon bits', place: 1 }] });
});

test('what a dish would rather be given becomes foods that can be bought, each once', () => {
  const { affinities, problems } = compile({ titles: ['taco'], rather: 'salsa, pepper jack, pepper jack' });
  expect(problems).toEqual([]);
  expect(affinities).toEqual([{ titles: ['taco'], foods: ['salsa', 'pepper-jack'] }]);
});
