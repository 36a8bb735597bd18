import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Cell = string | number;
/** One food of a made-up download in the layout of FoodData Central. */
export interface MadeFood {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly group?: Cell;
  /** Amounts by the nutrient's id. */
  readonly figures: Readonly<Record<number, number>>;
  readonly portions?: readonly (readonly [
    amount: Cell,
    unit: Cell,
    description: string,
    modifier: string,
    grams: number,
  ])[];
  /** What a label says: columns of branded_food.csv. */
  readonly label?: Readonly<Record<string, Cell>>;
}

const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',') + '\r\n').join('');

const labelColumns = [
  ...['brand_owner', 'brand_name', 'gtin_upc', 'ingredients', 'serving_size', 'serving_size_unit'],
  ...['household_serving_fulltext', 'branded_food_category', 'discontinued_date'],
];

/** Writes a small download: every file that the real one has and the import reads. */
export function writeFdcDownload(folder: string, foods: readonly MadeFood[]): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, header: readonly string[], rows: readonly (readonly Cell[])[]): void =>
    writeFileSync(join(folder, name), csv([header, ...rows]));
  write(
    'food.csv',
    ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'],
    foods.map(({ id, type, name, group }) => [id, type, name, group ?? '', '2024-10-31']),
  );
  let row = 0;
  write(
    'food_nutrient.csv',
    ['id', 'fdc_id', 'nutrient_id', 'amount', 'data_points', 'derivation_id'],
    foods.flatMap(({ id, figures }) =>
      Object.entries(figures).map(([nutrient, amount]) => [(row += 1), id, nutrient, amount, '', '71']),
    ),
  );
  write(
    'nutrient.csv',
    ['id', 'name', 'unit_name', 'nutrient_nbr', 'rank'],
    [
      [1008, 'Energy', 'KCAL', 208, 300],
      [2047, 'Energy (Atwater General Factors)', 'KCAL', 957, 280],
      [1062, 'Energy', 'kJ', 268, 400],
      [1003, 'Protein', 'G', 203, 600],
      [1004, 'Total lipid (fat)', 'G', 204, 800],
      [1005, 'Carbohydrate, by difference', 'G', 205, 1110],
      [1093, 'Sodium, Na', 'MG', 307, 5800],
      [1110, 'Vitamin D (D2 + D3), International Units', 'IU', 324, 8650],
      [1114, 'Vitamin D (D2 + D3)', 'UG', 328, 8700],
    ],
  );
  write(
    'food_portion.csv',
    [
      'id',
      'fdc_id',
      'seq_num',
      'amount',
      'measure_unit_id',
      'portion_description',
      'modifier',
      'gram_weight',
    ],
    foods.flatMap(({ id, portions = [] }) =>
      portions.map(([amount, unit, description, modifier, grams], at) => [
        ...[(row += 1), id, at + 1, amount, unit, description, modifier, grams],
      ]),
    ),
  );
  write(
    'measure_unit.csv',
    ['id', 'name'],
    [
      [1000, 'cup'],
      [1001, 'tablespoon'],
      [9999, 'undetermined'],
    ],
  );
  write(
    'food_category.csv',
    ['id', 'code', 'description'],
    [
      [17, '1700', 'Lamb, Veal, and Game Products'],
      [15, '1500', 'Finfish and Shellfish Products'],
      [11, '1100', 'Vegetables and Vegetable Products'],
    ],
  );
  write(
    'wweia_food_category.csv',
    ['wweia_food_category', 'wweia_food_category_description'],
    [[3002, 'Meat mixed dishes']],
  );
  write(
    'branded_food.csv',
    ['fdc_id', ...labelColumns],
    foods.flatMap(({ id, label }) =>
      label ? [[id, ...labelColumns.map((column) => label[column] ?? '')]] : [],
    ),
  );
}

/** A food of each kind, with the traps that the real tables hold. */
export const madeFoods: readonly MadeFood[] = [
  {
    ...{ id: 1001, type: 'sr_legacy_food', name: 'Game meat, capybara, raw', group: 17 },
    figures: { 1008: 120, 1003: 22, 1004: 3.5, 1005: 0, 1093: 50, 1110: 40 },
    portions: [
      [1, 9999, '', 'cup, diced', 140],
      [3, 9999, '', 'oz', 85],
    ],
  },
  {
    ...{ id: 1002, type: 'foundation_food', name: 'Sea grapes, raw', group: 11 },
    figures: { 2047: 20, 1003: 1, 1004: 0.2, 1005: 4 },
    portions: [[2, 1001, '', '', 10]],
  },
  {
    ...{ id: 1003, type: 'survey_fndds_food', name: 'Skirlie stew, with cheese', group: 3002 },
    // Surveys name nutrients by their older numbers.
    figures: { 208: 150, 203: 8, 204: 9, 205: 10 },
    portions: [
      ['', 9999, '1 cup, diced', '10205', 240],
      ['', 9999, 'Quantity not specified', '90000', 240],
    ],
  },
  { id: 1004, type: 'sub_sample_food', name: 'Capybara, sample 7', figures: { 1008: 1 } },
  {
    id: 1005,
    type: 'sr_legacy_food',
    name: 'Butter, salted',
    group: 17,
    figures: { 1008: 1, 1003: 0, 1004: 0, 1005: 0 },
  },
  { id: 1006, type: 'sr_legacy_food', name: 'Moonfruit, raw', figures: {} },
  {
    id: 1007,
    type: 'sr_legacy_food',
    name: 'Impossible berries',
    figures: { 1008: 2000, 1003: 90, 1004: 90, 1005: 90 },
  },
  {
    ...{ id: 2001, type: 'branded_food', name: 'ZANZI CRUNCH "ORIGINAL", LIME' },
    figures: { 1008: 450, 1003: 8, 1004: 20, 1005: 60, 1093: 500 },
    label: {
      ...{
        brand_owner: 'Zanzi Foods, Inc.',
        brand_name: 'ZANZI',
        gtin_upc: '00012345678905',
        serving_size: 30,
      },
      ...{
        serving_size_unit: 'g',
        household_serving_fulltext: '0.25 cup',
        branded_food_category: 'Chips, Pretzels & Snacks',
      },
      ingredients: 'CHICKPEAS, WHEY POWDER,\nSPICES (CELERY SEED). MAY CONTAIN PEANUTS.',
    },
  },
  {
    ...{ id: 2002, type: 'branded_food', name: 'ZANZI CRUNCH "ORIGINAL", LIME' },
    figures: { 1008: 460, 1003: 8, 1004: 21, 1005: 60 },
    label: {
      ...{ brand_name: 'ZANZI', gtin_upc: '00012345678905', serving_size: 30, serving_size_unit: 'g' },
      ingredients: 'CHICKPEAS, WHEY POWDER, SESAME SEEDS',
    },
  },
  {
    ...{ id: 2003, type: 'branded_food', name: 'QUANDONG FIZZ' },
    figures: { 1008: 40, 1003: 0, 1004: 0, 1005: 10 },
    label: {
      ...{
        brand_owner: 'First Maker',
        serving_size: 240,
        serving_size_unit: 'ml',
        ingredients: 'WATER, QUANDONG',
      },
      ...{ household_serving_fulltext: '1 cup', branded_food_category: 'Soda' },
    },
  },
  {
    ...{ id: 2004, type: 'branded_food', name: 'QUANDONG FIZZ' },
    figures: { 1008: 45, 1003: 0, 1004: 0, 1005: 11 },
    label: { brand_owner: 'Second Maker', serving_size: 240, serving_size_unit: 'ml', ingredients: 'WATER' },
  },
];
