import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFactTables } from '../../../scripts/fact-tables.ts';
import { createInference, shelfOf } from './infer-facts.ts';

const inference = createInference(
  readFactTables(fileURLToPath(new URL('../../..', import.meta.url))).allergenWords,
);
const shown = (name: string, statement = '') => {
  const { contains, may } = inference.shown(name, statement);
  return { contains: [...contains].sort(), may: [...may].sort() };
};

describe('what a name and a statement show', () => {
  it.each<[name: string, statement: string, contains: string[], may: string[]]>([
    ['Fish, burbot, raw', '', ['fish'], []],
    [
      'CRUNCH',
      'OATS, WHEY (MILK), SOY LECITHIN. MAY CONTAIN PEANUTS AND ALMONDS.',
      ['milk', 'soy'],
      ['peanut', 'tree-nut'],
    ],
    ['BAR', 'DATES, CASHEWS. MADE IN A FACILITY THAT PROCESSES EGGS', ['tree-nut'], ['egg']],
    ['Nuts, acorns, raw', '', [], ['peanut', 'tree-nut']],
    ['GLUTEN FREE BREAD', 'RICE FLOUR, WHEAT STARCH', ['gluten', 'wheat'], []],
    ['Spices, nutmeg', 'NUTMEG', [], []],
    ['WATER', '', [], []],
  ])('%s: %s', (name, statement, contains, may) => {
    const found = shown(name, statement);
    expect(found.contains).toEqual(expect.arrayContaining(contains));
    expect(found.may).toEqual(expect.arrayContaining(may));
    if (contains.length + may.length === 0) expect(found).toEqual({ contains: [], may: [] });
    expect(found.may.filter((allergen) => found.contains.includes(allergen))).toEqual([]);
  });

  it.each([
    ['Fruits and Fruit Juices', 'Oheloberries, raw', 'produce'],
    ['Fruits and Fruit Juices', 'Acerola juice, raw', 'beverages'],
    ['Dairy and Egg Products', 'Cheese, gjetost', 'cheese'],
    ['Cereal Grains and Pasta', 'Fonio', 'pasta-rice-grains'],
    ['Breakfast Cereals', 'Cereals, flakes', 'breakfast-spreads'],
    ['Finfish and Shellfish Products', 'Fish, cisco', 'seafood'],
    ['Ice Cream & Frozen Yogurt', 'MANGO SWIRL', 'frozen'],
    ['', 'Salmonberries, raw', 'produce'],
    ['', 'Qwertz', 'other'],
  ])('%s, %s stands with %s', (group, name, category) => {
    expect(shelfOf(group, name)).toBe(category);
  });
});
