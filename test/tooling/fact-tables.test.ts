import { expect, test } from 'vitest';
import type { FactTables } from '#food/fact-tables';
import { checkFactTables, kindsNamed } from '../../scripts/fact-tables.ts';
import { loadFactTables } from '../support/fact-tables.ts';

const good = loadFactTables();
const broken = (change: (tables: FactTables) => unknown): string[] =>
  checkFactTables({ ...good, ...(change(good) as Partial<FactTables>) });

test('the project’s own tables keep the rules', () => expect(checkFactTables(good)).toEqual([]));

test.each<[string, (tables: FactTables) => Partial<FactTables>, RegExp]>([
  [
    'a diet is missing',
    ({ diets }) => ({ diets: diets.filter(({ diet }) => diet !== 'jain') }),
    /diets: "jain" is missing/,
  ],
  ['a diet is there twice', ({ diets }) => ({ diets: [...diets, diets[0]!] }), /there twice/],
  [
    'a jurisdiction is missing',
    ({ jurisdictions }) => ({ jurisdictions: jurisdictions.slice(1) }),
    /"us" is missing/,
  ],
  [
    'a trait is misspelt',
    ({ diets }) => ({
      diets: diets.map((entry) =>
        entry.diet === 'pork-free' && entry.basis === 'ingredients'
          ? { ...entry, forbid: [{ traits: ['prok' as never], why: 'pork' }] }
          : entry,
      ),
    }),
    /"prok" is not a known word/,
  ],
  [
    'an allergen is misspelt',
    ({ allergenWords }) => ({
      allergenWords: { ...allergenWords, words: [{ words: ['x'], allergens: ['nuts' as never] }] },
    }),
    /"nuts" is not a known word/,
  ],
  [
    'a retention row is too short',
    ({ retention }) => ({
      retention: { ...retention, rows: { ...retention.rows, '3005': { name: 'x', keep: [100] } } },
    }),
    /retention\.rows\.3005: needs/,
  ],
  [
    'a retention row is named and not there',
    ({ retention }) => {
      const { '3005': _gone, ...rows } = retention.rows;
      return { retention: { ...retention, rows } };
    },
    /no row 3005/,
  ],
  [
    'a daily value is of no nutrient',
    ({ thresholds }) => ({ thresholds: { ...thresholds, dailyValues: { joy_mg: 1 } as never } }),
    /"joy_mg" is not a nutrient/,
  ],
])('refused: %s', (_, change, problem) => expect(broken(change).join('\n')).toMatch(problem));

test('kinds that are not in the food tree are named', () => {
  const all = new Set(kindsNamed(good));
  expect(all.size).toBeGreaterThan(100);
  expect(checkFactTables(good, all)).toEqual([]);
  all.delete('honey');
  expect(checkFactTables(good, all)).toEqual(['"honey" is not a node of the food tree']);
});
