import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readFactTables } from '../../scripts/fact-tables.ts';
import { loadFoodTable, loadUnits } from '../../test/support/food-table.ts';
import type { Food } from '#food/model';
import { nutrients } from '#food/vocabulary';
import { readOwnFile, withOwnFile, type OwnFile } from './own-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-'));
const tables = loadFoodTable();
const root = fileURLToPath(new URL('../..', import.meta.url));
const base = { table: tables, units: loadUnits(), diets: readFactTables(root).diets };

afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file with this content. */
const read = (content: string | Uint8Array): OwnFile => {
  const path = join(folder, 'foods.yaml');
  writeFileSync(path, content);
  return readOwnFile(path, base);
};
const mayo = `
  - id: acme-mayo
    name: Acme mayo
    kind: mayonnaise
    nutrients: {energy_kcal: 680, fat_g: 75, protein_g: 1, carbohydrate_g: 1.2, salt_g: 1.3}
    portions: [{unit: tablespoon, grams: 14}]
`;
const foods = (...entries: string[]): string => `foods:${entries.join('')}`;

describe('a file of own foods that is wrong', () => {
  it.each<[what: string, content: string | Uint8Array, problems: readonly (string | RegExp)[]]>([
    ['empty', '', ['foods.yaml is empty: the file must have foods: (a list), prices: (a list), or both']],
    ['only a comment', '# later\n', [/is empty/]],
    ['a text', 'foods', [/foods.yaml:1: shape: the file must have foods:/]],
    ['nothing in it', 'foods: []\n', [/must have foods:/]],
    ['no list', 'foods: {id: x}\n', ['foods.yaml:1: shape: foods must be a list']],
    [
      'no YAML',
      'foods:\n  - id: [a\n  - name: "b\n',
      [/^foods.yaml:3:3: syntax: /, /^foods.yaml:4:1: syntax: /],
    ],
    ['a key twice', 'foods:\n  - id: a\n    id: b\n', [/foods.yaml:3:5: syntax: .*unique/]],
    [
      'not UTF-8',
      Buffer.from('foods:\n  - id: x\n    name: cr\xe8me\n', 'latin1'),
      [/^foods.yaml:3: encoding: this is not UTF-8/],
    ],
    ['UTF-16', Buffer.from('\ufefffoods:\n', 'utf16le'), [/^foods.yaml:1: encoding/]],
    ['10 MB', Buffer.alloc(10 * 1024 * 1024, 32), ['foods.yaml has 10.0 MB; at most 4 MB are read']],
    [
      'a misspelt field at the top',
      `food:\n  - id: x\n${foods(mayo)}`,
      ['foods.yaml:1: shape: there is no field "food"; did you mean foods?'],
    ],
    [
      'a misspelt field',
      foods(mayo, '    alias: [x]\n'),
      [/^foods.yaml:7: acme-mayo: shape: there is no field "alias"; did you mean aliases\?/],
    ],
    [
      'an unknown parent',
      foods(mayo.replace('mayonnaise', 'mayonaise')),
      [/^foods.yaml:4: acme-mayo: parent: the kind "mayonaise" does not exist \(did you mean mayonnaise\?\)/],
    ],
    [
      'impossible figures',
      foods(mayo.replace('energy_kcal: 680', 'energy_kcal: 6800').replace('protein_g: 1,', 'protein_g: -1,')),
      [
        /:5: acme-mayo: nutrients: 6800 energy_kcal in 100 g is impossible \(at most 905\)/,
        /:5: acme-mayo: nutrients: protein_g must be a number from 0: -1/,
      ],
    ],
    [
      'figures that disagree',
      foods(mayo.replace('680', '300')),
      [/^foods.yaml:5: acme-mayo: energy: 300 kcal, but its protein, fat, carbohydrate and alcohol give 684/],
    ],
    [
      'more than 100 g in 100 g',
      foods(mayo.replace('carbohydrate_g: 1.2', 'carbohydrate_g: 40').replace('680', '835')),
      [/:5: acme-mayo: sum: 100 g hold 116 g/],
    ],
    [
      'a nutrient that is none',
      foods(mayo.replace('fat_g', 'fats_g')),
      [/:5: acme-mayo: nutrients: there is no "fats_g"; did you mean fat_g\?/],
    ],
    [
      'a density outside physics',
      foods(mayo, '    density: 22.6\n'),
      [/:7: acme-mayo: density: 22.6 g\/ml is outside 0.05 to 2/],
    ],
    [
      'a unit that is none',
      foods(mayo.replace('tablespoon', 'furlong')),
      [/:6: acme-mayo: measure: there is no unit "furlong"/],
    ],
    [
      'an id twice',
      foods(mayo, mayo.replace('name: Acme mayo', 'name: other mayo')),
      [/^foods.yaml:8: acme-mayo: unique-id: foods.yaml:2 has this id already/],
    ],
    [
      'an id of the tables',
      foods(mayo.replace('acme-mayo', 'butter')),
      [/^foods.yaml:2: butter: unique-id: the tables have a food with this id already/],
    ],
    [
      'an alias twice',
      foods(
        mayo,
        '    aliases: [house mayo]\n',
        mayo.replaceAll(/acme/gi, 'other'),
        '    aliases: [house mayos]\n',
      ),
      [/^foods.yaml:14: other-mayo: unique-name: the alias "house mayos" already means acme-mayo/],
    ],
    [
      'an allergen that is none',
      foods(mayo, '    allergens: {contains: [eggs]}\n'),
      [/:7: acme-mayo: shape: contains: there is no "eggs"; one of milk, egg/],
    ],
    [
      'wheat without its gluten',
      foods(mayo, '    allergens: {contains: [wheat]}\n'),
      [/:7: acme-mayo: allergens: wheat brings gluten: list gluten as well/],
    ],
    [
      'a diet that its kind breaks',
      foods(mayo, '    diets: [vegan]\n'),
      [/:7: acme-mayo: diets: it is said to be vegan, but: egg/],
    ],
    [
      'a diet of figures',
      foods(mayo, '    diets: [keto]\n'),
      [/:7: acme-mayo: diets: keto is judged by the figures/],
    ],
    [
      'a currency without a rate',
      'prices:\n  - {food: butter, amount: 3, currency: GBP, per: kg, as_of: 2026-10}\n',
      [/^foods.yaml:2: butter: currency: price is in GBP, the tables are in USD: state the rate/],
    ],
    [
      'a currency for all without a rate',
      'currency: EUR\nprices:\n  - {food: butter, amount: 3, per: kg, as_of: 2026-10}\n',
      [/^foods.yaml:3: butter: currency: price is in EUR/],
    ],
    [
      'a price of nothing known',
      'prices:\n  - {food: buter, amount: 3, per: kg, as_of: 2026-10}\n',
      ['foods.yaml:2: buter: known-id: there is no food "buter"; did you mean butter?'],
    ],
    [
      'a price without a date, by a wrong measure',
      'prices:\n  - {food: butter, amount: x, per: yard}\n',
      [/amount must be a number/, /as_of must be the month/, /per must be kg, l, piece/],
    ],
    [
      'a price that nobody pays',
      'prices:\n  - {food: butter, amount: 900, per: 1 g, as_of: 2026-10}\n',
      [/900000 USD\/kg is not believable/],
    ],
    [
      'a price twice',
      'prices:\n  - {food: butter, amount: 9, per: kg, as_of: 2026-10}\n  - {food: butter, amount: 8, per: kg, as_of: 2026-10}\n',
      [/^foods.yaml:3: butter: price: butter has a price further up/],
    ],
    [
      'no food at all',
      foods('\n  - just words\n', '  - {name: nameless}\n'),
      [/^foods.yaml:2: shape/, /^foods.yaml:3: shape/],
    ],
    [
      'without figures',
      foods('\n  - {id: x-food, name: x food, kind: bread}\n'),
      [/:2: x-food: nutrients: figures are missing/],
    ],
    [
      'aliases of YAML that explode',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nfoods:\n  - [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n`,
      [
        /no field "a"/,
        /no field "b"/,
        /no field "c"/,
        /foods.yaml:5: .*beyond reason/,
        /foods.yaml:5: shape/,
      ],
    ],
  ])('%s: says where and what', (_what, content, problems) => {
    const found = read(content);
    expect(found.table).toBeNull();
    expect(found.problems, found.problems.join('\n')).toHaveLength(problems.length);
    problems.forEach((problem, at) => {
      if (typeof problem === 'string') expect(found.problems[at]).toBe(problem);
      else expect(found.problems[at]).toMatch(problem);
    });
  });

  it('is told when it is not there, and stops whoever needs it with everything that is wrong', () => {
    expect(readOwnFile(join(folder, 'nowhere.yaml'), base).problems[0]).toMatch(
      /nowhere.yaml cannot be read/,
    );
    const path = join(folder, 'wrong.yaml');
    writeFileSync(path, foods(mayo.replace('680', '300'), '    density: 9\n'));
    expect(() => withOwnFile(path, base)).toThrow(/2 problems in the file of own foods.*\n.*:5: .*\n.*:7: /);
  });
});

describe('a file of own foods', () => {
  it('adds foods by the rules of the tables: labels of packs, inherited facts, spelt-out units', () => {
    const { table, problems } = read(foods(mayo));
    expect(problems).toEqual([]);
    const own = table!.own![0]!;
    expect(own).toMatchObject({
      id: 'acme-mayo',
      category: 'sauces-condiments',
      nutrientSource: 'own:acme-mayo',
    });
    expect(own.nutrients![nutrients.indexOf('sodium_mg')]).toBe(520);
    expect(own.nutrients![nutrients.indexOf('fiber_g')]).toBeNull();
    expect(own.gramsPerMl).toBeCloseTo(14 / 14.787, 3);
    expect(own.measures).toEqual([{ unit: 'tbsp', grams: 14, source: 'own' }]);
    expect(table!.foods).toBe(tables.foods);
    expect(table!.version).toMatch(new RegExp(`^${tables.version}-[0-9a-f]{8}$`));
  });

  it('of the guide is right', () => {
    const guide = readFileSync(join(root, 'docs/guides/own-and-imported-foods.md'), 'utf8');
    const example = /```yaml\n([\s\S]*?)```/.exec(guide)![1]!;
    expect(read(example)).toMatchObject({ problems: [], foodCount: 1, priceCount: 3 });
  });

  it('takes what is left out as unknown, and what is stated as all there is', () => {
    const silent = read(foods(mayo)).table!.own![0]!;
    expect(silent).toMatchObject({ opaque: true, vouchedDiets: [] });
    expect(silent.allergens.map(({ allergen }) => allergen)).toContain('egg');
    const stated = read(foods(mayo, '    allergens: {contains: [mustard]}\n    diets: [vegetarian]\n')).table!
      .own![0]!;
    expect(stated.opaque).toBe(false);
    expect(stated.vouchedDiets).toEqual(
      expect.arrayContaining(['vegetarian', 'pork-free', 'gluten-free', 'nut-free', 'dairy-free']),
    );
    expect(stated.vouchedDiets).not.toContain('egg-free');
    expect(stated.vouchedDiets).not.toContain('halal');
    const complete = read(foods(mayo, '    complete: true\n')).table!.own![0]!;
    expect([complete.opaque, complete.vouchedDiets]).toEqual([false, undefined]);
  });

  it('takes milk for lactose unless it is stated to be free of it', () => {
    const creamy = (more: string): Food => read(foods(mayo, more)).table!.own![0]!;
    const milky = creamy('    allergens: {contains: [milk]}\n');
    expect(milky.vouchedDiets).not.toContain('lactose-free');
    expect(milky.vouchedDiets).toContain('nut-free');
    const free = creamy('    allergens: {contains: [milk]}\n    diets: [lactose-free]\n');
    expect(free.vouchedDiets).toContain('lactose-free');
    expect(free.traits).toContain('lactose-trace');
    const cheese = creamy('    made_of: [mozzarella]\n    diets: [lactose-free]\n');
    expect(cheese.traits.filter((trait) => trait.startsWith('lactose'))).toEqual(['lactose-trace']);
  });

  it('says when a name of the tables changes hands', () => {
    const { notes } = read(foods(mayo, '    aliases: [mayo]\n'));
    expect(notes).toEqual(['"mayo" now means acme-mayo instead of mayonnaise']);
  });

  it('puts prices on foods of the tables, by kilogram, litre and piece, in dollars at the stated rate', () => {
    const { table, problems, priceCount } = read(`
currency: EUR
rates: {EUR: {usd: 1.1, as_of: 2026-10}}
prices:
  - {food: butter, amount: 2.5, per: 250 g, as_of: 2026-10-03}
  - {food: olive oil, amount: 9.2, per: l, currency: USD, as_of: 2026-09}
  - {food: egg, amount: 0.3, per: piece, as_of: 2026-10}
`);
    expect([problems, priceCount]).toEqual([[], 3]);
    const price = (id: string) => table!.foods.find((food) => food.id === id)!.price!;
    expect(price('butter')).toMatchObject({ usdPerKg: 11, asOf: '2026-10' });
    expect(price('butter').source).toBe('own (2.5 EUR per 250 g at 1.1 USD)');
    const oil = table!.foods.find((food) => food.id === 'olive-oil')!;
    expect(oil.price!.usdPerKg).toBeCloseTo(9.2 / oil.gramsPerMl!, 2);
    expect(oil.price).toMatchObject({ asOf: '2026-09', source: 'own' });
    expect(price('egg').usdPerKg).toBeCloseTo((0.3 * 1.1 * 1000) / 50, 0);
    expect(price('salt')).toEqual(tables.foods.find((food) => food.id === 'salt')!.price);
  });
});
