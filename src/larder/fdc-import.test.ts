import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createCatalogue, type Catalogue } from '#food/catalogue';
import { createFurtherFoods } from '#food/imported/imported-food';
import { nutrients } from '#food/vocabulary';
import { readFactTables } from '../../scripts/fact-tables.ts';
import { madeFoods, writeFdcDownload } from '../../test/support/fdc-download.ts';
import { loadFoodTable, loadUnits } from '../../test/support/food-table.ts';
import { importFdc, type FdcSummary } from './fdc-import.ts';
import { openImportedFile } from './imported-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'fdc-'));
const root = fileURLToPath(new URL('../..', import.meta.url));
const words = readFactTables(root).allergenWords;
const from = join(folder, 'download');
const to = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (branded = true, place = from): FdcSummary =>
  importFdc({ from: place, to, branded, words, units: loadUnits() });
const open = (): Catalogue => {
  const store = openImportedFile(to)!;
  return createCatalogue(loadFoodTable(), (kindOf) => createFurtherFoods(store, kindOf));
};
writeFdcDownload(from, madeFoods);

describe('importFdc', () => {
  it('takes foods with figures that can be, and says what it left out', () => {
    const summary = run();
    expect(summary).toMatchObject({
      foods: 7,
      sources: { Foundation: 1, 'SR Legacy': 2, 'Survey (FNDDS)': 1, Branded: 3 },
      left: { 'without figures': 1, 'with figures that cannot be': 1, 'a newer label, or sold no more': 1 },
      remarks: [],
    });
    expect(readdirSync(to)).toEqual(['fdc-foods.bin']);
    expect(run(false)).toMatchObject({
      foods: 4,
      sources: { Foundation: 1, 'SR Legacy': 2, 'Survey (FNDDS)': 1 },
    });
    expect(open().match('zanzi crunch original lime').food).toBeNull();
  });

  it('finds foods that the tables do not know, by what people call them', () => {
    run();
    const foods = open();
    const id = (name: string): string | undefined => foods.match(name).food?.id;
    for (const name of ['capybara', 'Capybara, raw', 'game meat, capybara'])
      expect([name, id(name)]).toEqual([name, 'fdc-1001']);
    expect(id('sea grapes')).toBe('fdc-1002');
    expect(id('fresh sea grape')).toBe('fdc-1002');
    expect(id('zanzi crunch original lime')).toBe('fdc-2002');
    expect(id('second maker quandong fizz')).toBe('fdc-2004');
    // Two makers have this name: neither is meant for sure.
    expect(id('quandong fizz')).toBeUndefined();
    for (const name of ['grape sea', 'capybara pie', 'lime', 'moonfruit'])
      expect([name, id(name)?.startsWith('fdc-') ?? false]).toEqual([name, false]);
  });

  it('lets the tables come first, and leaves them as they are', () => {
    const foods = open();
    const plain = createCatalogue(loadFoodTable());
    for (const name of ['butter', 'salted butter', 'butter, salted', 'flour', 'stew', 'cheese', 'eggs']) {
      expect([name, foods.match(name)]).toEqual([name, plain.match(name)]);
    }
    expect(foods.foods).toBe(plain.foods);
    expect(foods.furtherCount).toBe(7);
    expect(foods.version).toMatch(new RegExp(`^${plain.version}\\+[0-9a-f]{8}$`));
    expect(foods.matchAny('capybara').food).toBeNull();
  });

  it('brings figures, portions and a category', () => {
    const foods = open();
    const capybara = foods.get('fdc-1001')!;
    const amount = (food: typeof capybara, name: (typeof nutrients)[number]) =>
      food.nutrients![nutrients.indexOf(name)];
    expect(capybara).toMatchObject({
      name: 'capybara',
      category: 'meat',
      nutrientSource: 'fdc:1001',
    });
    expect([
      amount(capybara, 'energy_kcal'),
      amount(capybara, 'protein_g'),
      amount(capybara, 'fiber_g'),
    ]).toEqual([120, 22, null]);
    // 40 IU of vitamin D are one microgram.
    expect(amount(capybara, 'vitamin_d_ug')).toBe(1);
    expect(capybara.measures).toEqual([{ unit: 'cup', state: 'diced', grams: 140, source: 'fdc:1001' }]);
    const grapes = foods.get('fdc-1002')!;
    expect([grapes.category, amount(grapes, 'energy_kcal')]).toEqual(['produce', 20]);
    expect(grapes.measures).toEqual([{ unit: 'tbsp', grams: 5, source: 'fdc:1002' }]);
    expect(grapes.gramsPerMl).toBeCloseTo(5 / 14.787, 3);
    const stew = foods.get('fdc-1003')!;
    expect([stew.category, amount(stew, 'energy_kcal'), stew.measures.length]).toEqual(['meat', 150, 1]);
    const fizz = foods.get('fdc-2004')!;
    expect(fizz).toMatchObject({ gramsPerMl: 1, nutrientSource: 'fdc:2004 (of 100 ml)' });
    expect(foods.get('fdc-9')).toBeNull();
    expect(foods.get('fdc-2001')).toBeNull();
  });

  it('states the allergens that are shown, and leaves every other one and every diet open', () => {
    const foods = open();
    const levels = (id: string) =>
      Object.fromEntries(foods.get(id)!.allergens.map(({ allergen, level }) => [allergen, level]));
    expect(levels('fdc-2002')).toMatchObject({ milk: 'contains', sesame: 'contains' });
    expect(levels('fdc-1003')).toMatchObject({ milk: 'contains' });
    for (const id of ['fdc-1001', 'fdc-1002', 'fdc-2002']) {
      expect(foods.get(id)).toMatchObject({ opaque: true, vouchedDiets: [] });
    }
    writeFdcDownload(
      join(folder, 'older'),
      madeFoods.filter(({ id }) => id !== 2002),
    );
    run(true, join(folder, 'older'));
    expect(
      open()
        .get('fdc-2001')!
        .allergens.map(({ allergen, level }) => [allergen, level]),
    ).toEqual([
      ['milk', 'contains'],
      ['celery', 'contains'],
      ['peanut', 'may'],
    ]);
  });

  it('keeps the foods of before where an import fails half-way, and cleans up', () => {
    run();
    const before = readFileSync(join(to, 'fdc-foods.bin'));
    const broken = join(folder, 'broken');
    writeFdcDownload(broken, madeFoods);
    appendFileSync(join(broken, 'food_nutrient.csv'), '"99","1001","10');
    expect(() => run(true, broken)).toThrow(/food_nutrient.csv: row \d+ has a quote that is not closed/);
    writeFdcDownload(broken, madeFoods);
    writeFileSync(join(broken, 'food_nutrient.csv'), 'id,fdc_id,nutrient_id,amount\n');
    expect(() => run(true, broken)).toThrow(/none of the foods has figures/);
    expect(readdirSync(to)).toEqual(['fdc-foods.bin']);
    // Left behind by a process that no longer is.
    writeFileSync(join(to, 'fdc-foods.bin.4999999.part'), 'half');
    expect(() => run(true, broken)).toThrow();
    expect(readdirSync(to)).toEqual(['fdc-foods.bin']);
    expect(readFileSync(join(to, 'fdc-foods.bin')).equals(before)).toBe(true);
  });

  it('says which files are missing, and finds the folder inside the one that was unpacked to', () => {
    const wrong = join(folder, 'wrong');
    expect(() => run(true, wrong)).toThrow(`${wrong} is not a folder`);
    mkdirSync(wrong);
    expect(() => run(true, wrong)).toThrow(
      'not a FoodData Central download in CSV form: food.csv, nutrient.csv, food_nutrient.csv, branded_food.csv are missing',
    );
    writeFdcDownload(join(wrong, 'FoodData_Central_csv'), madeFoods);
    rmSync(join(wrong, 'FoodData_Central_csv/branded_food.csv'));
    expect(() => run(true, wrong)).toThrow(/branded_food.csv is missing/);
    rmSync(join(wrong, 'FoodData_Central_csv/food_portion.csv'));
    expect(run(false, wrong)).toMatchObject({
      foods: 4,
      withPortions: 0,
      remarks: ['food_portion.csv is not there: household portions are not known'],
    });
  });
});

describe('the file of imported foods', () => {
  it('is refused with a cure where it is cut off or of another making', () => {
    run();
    const path = join(to, 'fdc-foods.bin');
    truncateSync(path, 1500);
    expect(() => openImportedFile(to)).toThrow(/is cut off: run sous food import-fdc again, or remove it/);
    writeFileSync(path, 'something else');
    expect(() => openImportedFile(to)).toThrow(/is not a file of imported foods of this version/);
    rmSync(path);
    expect(existsSync(path)).toBe(false);
    expect(openImportedFile(to)).toBeNull();
  });
});
