import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { AllergenWords } from '#food/fact-tables';
import { createInference, shelfOf } from '#food/imported/infer-facts';
import type { ImportedRecord } from '#food/imported/imported-food';
import type { Units } from '#food/units';
import { allergens, nutrients, traits } from '#food/vocabulary';
import { CsvError, readCsv } from './csv.ts';
import { densityOf, labelPortion, portionsOf, type PortionRow } from './fdc-portions.ts';
import { nutrientRules, type NutrientRow } from './fdc-nutrients.ts';
import { ImportedWriter } from './imported-file.ts';

/** The folder is not a whole FoodData Central download. */
class FdcFolderError extends Error {
  override readonly name = 'FdcFolderError';
}

export interface FdcImportOptions {
  /** Folder of the CSV files, or the one that holds it. */
  readonly from: string;
  /** Folder in which the imported foods are kept. */
  readonly to: string;
  /** Whether foods of brands are taken too: two million in the full download. */
  readonly branded: boolean;
  readonly words: AllergenWords;
  readonly units: Units;
  /** What is done and how much of it, 0–1. */
  readonly onProgress?: (step: string, share: number) => void;
}

/** What came of an import. */
export interface FdcSummary {
  readonly foods: number;
  /** Foods by where they come from. */
  readonly sources: Readonly<Record<string, number>>;
  readonly withPortions: number;
  readonly withAllergens: number;
  /** Foods that were left out, by reason. */
  readonly left: Readonly<Record<string, number>>;
  /** Files that were not there, and what is therefore not known. */
  readonly remarks: readonly string[];
  readonly bytes: number;
  readonly version: string;
}

/** Kinds of food in food.csv that are foods, from the most trusted figures to the least. */
const kinds = ['foundation_food', 'sr_legacy_food', 'survey_fndds_food', 'branded_food'] as const;
const branded = kinds.indexOf('branded_food');
const sourceNames = ['Foundation', 'SR Legacy', 'Survey (FNDDS)', 'Branded'];

const vectorBytes = nutrients.length * 4;
/** Bytes that one food of a brand has in the file of label facts. */
const labelBytes = 160;
const mostFdcId = 50_000_000;

/** The folder that holds food.csv: the given one, or the only one in it that does. */
function folderOf(from: string, needed: readonly string[]): string {
  if (!existsSync(from) || !statSync(from).isDirectory()) throw new FdcFolderError(`${from} is not a folder`);
  const inside = readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(from, entry.name));
  const [folder = from, ...others] = [from, ...inside].filter((place) => existsSync(join(place, 'food.csv')));
  if (others.length > 0 && folder !== from) {
    throw new FdcFolderError(
      `${from} holds several downloads: name one of ${[folder, ...others].join(', ')}`,
    );
  }
  const missing = needed.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new FdcFolderError(
      `${folder} is not a FoodData Central download in CSV form: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    );
  }
  return folder;
}

/**
 * Imports a FoodData Central download. Files are streamed, so that memory does not grow with them beyond a few bytes
 * per food; the foods imported before stay in use until the new ones are whole. Throws `FdcFolderError` or `CsvError`.
 */
export function importFdc(options: FdcImportOptions): FdcSummary {
  const needed = ['food.csv', 'nutrient.csv', 'food_nutrient.csv'];
  if (options.branded) needed.push('branded_food.csv');
  const folder = folderOf(options.from, needed);
  const onProgress = options.onProgress ?? (() => undefined);
  const path = (name: string): string => join(folder, name);
  const step =
    (name: string) =>
    (share: number): void =>
      onProgress(name, share);
  const remarks: string[] = [];
  const without = (name: string, effect: string): boolean => {
    if (existsSync(path(name))) return false;
    remarks.push(`${name} is not there: ${effect}`);
    return true;
  };

  mkdirSync(options.to, { recursive: true });
  removeLeftovers(options.to);
  const vectorsPath = join(options.to, `fdc-figures.${process.pid}.part`);
  const labelsPath = join(options.to, `fdc-labels.${process.pid}.part`);
  const writer = new ImportedWriter(options.to);
  const vectors = openSync(vectorsPath, 'w+');
  const labels = openSync(labelsPath, 'w+');
  try {
    const foods = readFoods(path('food.csv'), options.branded, step('food.csv'));
    const groups = readGroups(path, without);
    const labelGroups = options.branded
      ? readLabels(path('branded_food.csv'), foods, labels, options.words, step('branded_food.csv'))
      : [];
    readNutrients(path, foods, vectors, step('food_nutrient.csv'));
    const portions = without('food_portion.csv', 'household portions are not known')
      ? new Map<number, PortionRow[]>()
      : readPortionRows(path, foods, without);
    const summary = writeFoods({
      ...{ foods, groups, labelGroups, portions, vectors, labels, writer, options },
      path: path('food.csv'),
      onProgress: step('writing'),
    });
    const { bytes, version } = writer.finish();
    return { ...summary, remarks, bytes, version };
  } finally {
    closeSync(vectors);
    closeSync(labels);
    rmSync(vectorsPath, { force: true });
    rmSync(labelsPath, { force: true });
    writer.abandon();
  }
}

/** Removes what imports that were killed have left behind; those that still run keep theirs. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^fdc-.*\.(\d+)\.part$/.exec(name)?.[1] ?? process.pid);
    if (pid === process.pid) continue;
    try {
      process.kill(pid, 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(join(folder, name), { force: true });
    }
  }
}

/** The foods that are taken, in the order of food.csv. */
interface Foods {
  readonly count: number;
  /** Place of a food by its FDC id, or -1. */
  indexOf(fdcId: number): number;
  /** Position in `kinds` by place. */
  readonly kinds: Uint8Array;
  /** Places of foods that turn out to be out of date. */
  readonly dropped: Uint8Array;
}

const kindOf = (dataType: string, withBranded: boolean): number => {
  const kind = (kinds as readonly string[]).indexOf(dataType);
  return kind === branded && !withBranded ? -1 : kind;
};

function readFoods(path: string, withBranded: boolean, onProgress: (share: number) => void): Foods {
  let places = new Int32Array(1 << 20).fill(-1);
  let kindByPlace = new Uint8Array(1 << 16);
  let count = 0;
  const grown = <T extends Int32Array | Uint8Array>(values: T, length: number, filler: number): T => {
    const larger = new (values.constructor as new (length: number) => T)(length);
    larger.fill(filler);
    larger.set(values);
    return larger;
  };
  readCsv(
    path,
    ['fdc_id', 'data_type', 'description'],
    (row) => {
      const kind = kindOf(row.text(1), withBranded);
      if (kind < 0) return;
      const id = row.number(0);
      if (!Number.isInteger(id) || id <= 0 || id > mostFdcId) {
        throw new CsvError(`food.csv: ${row.text(0) || 'nothing'} is not the id of a food`);
      }
      if (id >= places.length) places = grown(places, Math.max(id + 1, places.length * 2), -1);
      if (count >= kindByPlace.length) kindByPlace = grown(kindByPlace, kindByPlace.length * 2, 0);
      // Of two rows with one id the later one counts.
      if (places[id]! >= 0) kindByPlace[places[id]!] = 255;
      places[id] = count;
      kindByPlace[count] = kind;
      count += 1;
    },
    onProgress,
  );
  if (count === 0)
    throw new CsvError(`food.csv holds none of ${kinds.slice(0, withBranded ? 4 : 3).join(', ')}`);
  return {
    count,
    indexOf: (fdcId) => (fdcId >= 0 && fdcId < places.length ? places[fdcId]! : -1),
    kinds: kindByPlace,
    dropped: new Uint8Array(count),
  };
}

type Path = (name: string) => string;
type Without = (name: string, effect: string) => boolean;

/** Names of categories: of the older tables by their number, of surveys by theirs with a `w` before it. */
function readGroups(path: Path, without: Without): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  if (!without('food_category.csv', 'categories go by the names of the foods alone')) {
    readCsv(path('food_category.csv'), ['id', 'description'], (row) => groups.set(row.text(0), row.text(1)));
  }
  const survey = path('wweia_food_category.csv');
  if (existsSync(survey)) {
    const columns = ['wweia_food_category?', 'wweia_food_category_code?', 'wweia_food_category_description'];
    readCsv(survey, columns, (row) => groups.set(`w${row.text(0) || row.text(1)}`, row.text(2)));
  }
  return groups;
}

function readNutrients(path: Path, foods: Foods, vectors: number, onProgress: (share: number) => void): void {
  const rows: NutrientRow[] = [];
  readCsv(path('nutrient.csv'), ['id', 'unit_name', 'nutrient_nbr?'], (row) => {
    rows.push({ id: row.number(0), unit: row.text(1), number: row.number(2) });
  });
  const rules = nutrientRules(rows);
  if (rules.size === 0) throw new CsvError('nutrient.csv names none of the nutrients that are known here');
  const seen = new Uint8Array(foods.count);
  const vector = new Float32Array(nutrients.length);
  const bytes = Buffer.from(vector.buffer);
  let place = -1;
  const flush = (): void => {
    if (place < 0) return;
    if (seen[place] === 1) {
      // Its rows do not stand together: what was there before is kept where this is silent.
      const before = new Float32Array(nutrients.length);
      readSync(vectors, Buffer.from(before.buffer), 0, vectorBytes, place * vectorBytes);
      before.forEach((value, at) => {
        if (Number.isNaN(vector[at]!)) vector[at] = value;
      });
    }
    seen[place] = 1;
    writeSync(vectors, bytes, 0, vectorBytes, place * vectorBytes);
  };
  vector.fill(NaN);
  readCsv(
    path('food_nutrient.csv'),
    ['fdc_id', 'nutrient_id', 'amount'],
    (row) => {
      const next = foods.indexOf(row.number(0));
      if (next < 0) return;
      if (next !== place) {
        flush();
        vector.fill(NaN);
        place = next;
      }
      const rule = rules.get(row.number(1));
      if (rule === undefined || (rule.second && !Number.isNaN(vector[rule.at]!))) return;
      const amount = row.number(2);
      if (amount >= 0 && amount < 1e9) vector[rule.at] = amount * rule.factor;
    },
    onProgress,
  );
  flush();
  // Foods without a single figure must read as unknown, not as nothing.
  vector.fill(NaN);
  for (let at = 0; at < foods.count; at += 1) {
    if (seen[at] === 0) writeSync(vectors, bytes, 0, vectorBytes, at * vectorBytes);
  }
}

function readPortionRows(path: Path, foods: Foods, without: Without): Map<number, PortionRow[]> {
  const unitNames = new Map<string, string>();
  if (!without('measure_unit.csv', 'portions are known only where they are written out')) {
    readCsv(path('measure_unit.csv'), ['id', 'name'], (row) => unitNames.set(row.text(0), row.text(1)));
  }
  const portions = new Map<number, PortionRow[]>();
  const columns = [
    'fdc_id',
    'amount?',
    'measure_unit_id?',
    'portion_description?',
    'modifier?',
    'gram_weight',
  ];
  readCsv(path('food_portion.csv'), columns, (row) => {
    const place = foods.indexOf(row.number(0));
    const grams = row.number(5);
    if (place < 0 || !(grams > 0)) return;
    const list = portions.get(place) ?? [];
    if (list.length >= 40) return;
    list.push({
      amount: row.number(1),
      unit: unitNames.get(row.text(2)) ?? '',
      description: row.text(3),
      modifier: row.text(4),
      grams,
    });
    portions.set(place, list);
  });
  return portions;
}

/** Facts of a label, kept in a file of their own until the food is written. */
interface Label {
  readonly contains: number;
  readonly may: number;
  readonly traits: readonly [low: number, high: number];
  readonly group: number;
  readonly servingGrams: number;
  readonly perVolume: boolean;
  readonly brand: string;
  readonly household: string;
}

const brandBytes = 64;
const householdBytes = 48;
const fixedBytes = labelBytes - brandBytes - householdBytes;

/** The text cut to so many bytes, never inside a letter. */
function cut(text: string, most: number): Buffer {
  let bytes = Buffer.from(text, 'utf8');
  while (bytes.length > most) bytes = Buffer.from([...bytes.toString('utf8')].slice(0, -1).join(''), 'utf8');
  return bytes;
}

function writeLabel(file: number, place: number, label: Label, slot: Buffer): void {
  slot.fill(0);
  slot.writeUInt8(1, 0);
  slot.writeUInt8(label.perVolume ? 1 : 0, 1);
  slot.writeUInt16LE(label.contains, 2);
  slot.writeUInt16LE(label.may, 4);
  slot.writeUInt16LE(label.group, 6);
  slot.writeUInt32LE(label.traits[0], 8);
  slot.writeUInt32LE(label.traits[1], 12);
  slot.writeFloatLE(label.servingGrams, 16);
  cut(label.brand, brandBytes).copy(slot, fixedBytes);
  cut(label.household, householdBytes).copy(slot, fixedBytes + brandBytes);
  writeSync(file, slot, 0, labelBytes, place * labelBytes);
}

function readLabel(file: number, place: number, slot: Buffer): Label | null {
  slot.fill(0);
  readSync(file, slot, 0, labelBytes, place * labelBytes);
  if (slot.readUInt8(0) !== 1) return null;
  const text = (from: number, length: number): string => {
    const end = slot.indexOf(0, from);
    return slot.toString('utf8', from, end < 0 || end > from + length ? from + length : end);
  };
  return {
    perVolume: slot.readUInt8(1) === 1,
    contains: slot.readUInt16LE(2),
    may: slot.readUInt16LE(4),
    group: slot.readUInt16LE(6),
    traits: [slot.readUInt32LE(8), slot.readUInt32LE(12)],
    servingGrams: slot.readFloatLE(16),
    brand: text(fixedBytes, brandBytes),
    household: text(fixedBytes + brandBytes, householdBytes),
  };
}

/** Reads what packs say; answers the names of their categories. Of one product only the newest label counts. */
function readLabels(
  path: string,
  foods: Foods,
  file: number,
  words: AllergenWords,
  onProgress: (share: number) => void,
): readonly string[] {
  const inference = createInference(words);
  const groups: string[] = [''];
  const groupNumbers = new Map([['', 0]]);
  const newest = new Newest(foods.count);
  const slot = Buffer.alloc(labelBytes);
  const columns = [
    ...['fdc_id', 'ingredients', 'brand_owner?', 'brand_name?', 'serving_size?', 'serving_size_unit?'],
    ...['household_serving_fulltext?', 'branded_food_category?', 'gtin_upc?', 'discontinued_date?'],
  ];
  readCsv(
    path,
    columns,
    (row) => {
      const place = foods.indexOf(row.number(0));
      if (place < 0) return;
      if (row.text(9) !== '') foods.dropped[place] = 1;
      const older = newest.replace(row.text(8), place);
      if (older >= 0) foods.dropped[older] = 1;
      const shown = inference.shown('', row.text(1).slice(0, 8000));
      const group = row.text(7);
      let number = groupNumbers.get(group);
      if (number === undefined) {
        number = groups.length < 65_535 ? groups.push(group) - 1 : 0;
        groupNumbers.set(group, number);
      }
      const unit = row.text(5).toLowerCase();
      const perVolume = unit === 'ml' || unit === 'mlt';
      const serving = row.number(4);
      const inGrams = unit === 'g' || unit === 'grm' || perVolume;
      let [low, high] = [0, 0];
      traits.forEach((trait, at) => {
        if (!shown.traits.has(trait)) return;
        if (at < 32) low |= 1 << at;
        else high |= 1 << (at - 32);
      });
      const maskOf = (set: ReadonlySet<string>): number =>
        allergens.reduce((mask, allergen, at) => (set.has(allergen) ? mask | (1 << at) : mask), 0);
      writeLabel(
        file,
        place,
        {
          contains: maskOf(shown.contains),
          may: maskOf(shown.may),
          traits: [low >>> 0, high >>> 0],
          group: number,
          servingGrams: inGrams && serving > 0 && serving < 5000 ? serving : 0,
          perVolume,
          brand: row.text(3).trim() || row.text(2).trim(),
          household: row.text(6).trim(),
        },
        slot,
      );
    },
    onProgress,
  );
  return groups;
}

/** Which food is the newest of a product, by the number on its pack: a table of fixed size, without objects. */
class Newest {
  private readonly codes: Float64Array;
  private readonly places: Int32Array;

  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, most * 2)));
    this.codes = new Float64Array(size);
    this.places = new Int32Array(size).fill(-1);
  }

  /** Remembers the food and answers the older one of the same product, or -1. */
  replace(gtin: string, place: number): number {
    const code = /^\d{6,14}$/.test(gtin) ? Number(gtin) : 0;
    if (code === 0) return -1;
    const size = this.codes.length;
    let at = (Math.imul(code % 4_294_967_296, 0x9e3779b1) >>> 0) % size;
    while (this.places[at]! >= 0 && this.codes[at] !== code) at = (at + 1) % size;
    const older = this.places[at]!;
    this.codes[at] = code;
    this.places[at] = place;
    return older;
  }
}

/** Figures that no food can have; those of labels, `typed` by people, must agree with each other as well. */
function impossible(vector: Float32Array, typed: boolean): boolean {
  const of = (name: (typeof nutrients)[number]): number => {
    const value = vector[nutrients.indexOf(name)]!;
    return Number.isNaN(value) ? 0 : value;
  };
  const [protein, fat, carbohydrate] = [of('protein_g'), of('fat_g'), of('carbohydrate_g')];
  if (of('energy_kcal') > 905 || protein + fat + carbohydrate + of('alcohol_g') > 105) return true;
  if (!typed) return false;
  const kcal = of('energy_kcal');
  const least = 4 * protein + 9 * fat + 2 * carbohydrate;
  const most = 4 * protein + 9 * fat + 4 * carbohydrate + 7 * of('alcohol_g');
  const known = ['protein_g', 'fat_g', 'carbohydrate_g', 'energy_kcal'] as const;
  if (known.some((name) => Number.isNaN(vector[nutrients.indexOf(name)]!))) return false;
  // Sweeteners give less than carbohydrate does; rounding on labels is coarse.
  return kcal > most * 1.25 + 40 || kcal < least * 0.5 - 60;
}

interface Writing {
  readonly foods: Foods;
  readonly groups: ReadonlyMap<string, string>;
  readonly labelGroups: readonly string[];
  readonly portions: ReadonlyMap<number, readonly PortionRow[]>;
  readonly vectors: number;
  readonly labels: number;
  readonly writer: ImportedWriter;
  readonly options: FdcImportOptions;
  readonly path: string;
  readonly onProgress: (share: number) => void;
}

function writeFoods(work: Writing): Omit<FdcSummary, 'remarks' | 'bytes' | 'version'> {
  const { foods, groups, labelGroups, writer, options } = work;
  const inference = createInference(options.words);
  const slot = Buffer.alloc(labelBytes);
  const vector = new Float32Array(nutrients.length);
  const vectorView = Buffer.from(vector.buffer);
  const sources: Record<string, number> = {};
  const left: Record<string, number> = {};
  const leave = (why: string): void => {
    left[why] = (left[why] ?? 0) + 1;
  };
  let [withPortions, withAllergens, place] = [0, 0, -1];
  readCsv(
    work.path,
    ['fdc_id', 'data_type', 'description', 'food_category_id?'],
    (row) => {
      const kind = kindOf(row.text(1), options.branded);
      if (kind < 0) return;
      place += 1;
      const name = row.text(2).replaceAll(/\s+/g, ' ').trim().slice(0, 300);
      if (foods.kinds[place] === 255) return leave('there twice');
      if (foods.dropped[place] === 1) return leave('a newer label, or sold no more');
      if (!/\p{L}{2}/u.test(name)) return leave('without a name');
      readSync(work.vectors, vectorView, 0, vectorBytes, place * vectorBytes);
      if (vector.every((value) => Number.isNaN(value))) return leave('without figures');
      if (impossible(vector, kind === branded)) return leave('with figures that cannot be');
      const label = kind === branded ? readLabel(work.labels, place, slot) : null;
      const shown = inference.shown(name, '');
      const contains = allergens.filter(
        (allergen, at) => shown.contains.has(allergen) || ((label?.contains ?? 0) >> at) % 2 === 1,
      );
      const may = allergens.filter(
        (allergen, at) =>
          (shown.may.has(allergen) || ((label?.may ?? 0) >> at) % 2 === 1) && !contains.includes(allergen),
      );
      const [low, high] = label?.traits ?? [0, 0];
      const found = traits.filter(
        (trait, at) => shown.traits.has(trait) || ((at < 32 ? low >>> at : high >>> (at - 32)) & 1) === 1,
      );
      const group = row.text(3);
      const groupName = label
        ? labelGroups[label.group]!
        : (groups.get(kind === kinds.indexOf('survey_fndds_food') ? `w${group}` : group) ??
          groups.get(group) ??
          '');
      const portions = label
        ? labelPortion(name, label.household, label.servingGrams)
        : portionsOf(name, work.portions.get(place) ?? []);
      const figures: number[] = [];
      vector.forEach((value, at) => {
        if (!Number.isNaN(value)) figures.push(at, Number(value.toPrecision(4)));
      });
      const record: ImportedRecord = {
        fdcId: row.number(0),
        rank: kind,
        name,
        brand: label !== null && label.brand !== '' ? label.brand : null,
        category: shelfOf(groupName, name),
        nutrients: figures,
        perVolume: label?.perVolume ?? false,
        measures: portions.map(({ unit, size, state, grams }) => ({
          unit,
          ...(size === null ? {} : { size }),
          ...(state === null ? {} : { state }),
          grams,
        })),
        gramsPerMl: densityOf(portions, options.units),
        ...{ contains, may, traits: found },
      };
      writer.add(record);
      const source = sourceNames[kind]!;
      sources[source] = (sources[source] ?? 0) + 1;
      if (record.measures.length > 0) withPortions += 1;
      if (contains.length > 0) withAllergens += 1;
    },
    work.onProgress,
  );
  if (writer.count === 0)
    throw new CsvError('none of the foods has figures: is food_nutrient.csv of the same download?');
  return { foods: writer.count, sources, withPortions, withAllergens, left };
}
