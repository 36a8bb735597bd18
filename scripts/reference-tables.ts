/** Reads figures out of a folder of reference tables (USDA, BLS, FoodKeeper, Canadian Nutrient File). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, PriceFigure, StorageFigure } from '#food/compile/figures';
import { readPortions } from '#food/compile/portions';
import { nutrients, type Nutrient } from '#food/vocabulary';

type Row = Readonly<Record<string, string>>;

/** The rows of a tab-separated file with a header. */
export function readRows(path: string): Row[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/);
  const names = header.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    });
}

/** Where the USDA tables call a nutrient something else. */
const columns: Readonly<Partial<Record<Nutrient, string>>> = {
  saturated_fat_g: 'sat_fat_g',
  monounsaturated_fat_g: 'mono_fat_g',
  polyunsaturated_fat_g: 'poly_fat_g',
  carbohydrate_g: 'carb_g',
  vitamin_a_ug: 'vit_a_rae_ug',
  vitamin_c_mg: 'vit_c_mg',
  vitamin_d_ug: 'vit_d_ug',
  vitamin_e_mg: 'vit_e_mg',
  vitamin_k_ug: 'vit_k_ug',
  thiamin_mg: 'thiamin_b1_mg',
  riboflavin_mg: 'riboflavin_b2_mg',
  niacin_mg: 'niacin_b3_mg',
  vitamin_b6_mg: 'vit_b6_mg',
  vitamin_b12_ug: 'vit_b12_ug',
};

const poundGrams = 453.59237;
const pintMillilitres = 473.176473;

/** Finds figures by source id; null where the folder has no such source. */
export function openReference(folder: string): (source: string) => Figure | null {
  const tables = new Map<string, readonly Row[]>();
  const rows = (file: string): readonly Row[] => {
    const found = tables.get(file) ?? readRows(join(folder, file));
    tables.set(file, found);
    return found;
  };
  const indexes = new Map<string, ReadonlyMap<string, readonly Row[]>>();
  const lookUp = (file: string, column: string, value: string): readonly Row[] => {
    let index = indexes.get(file);
    if (!index) {
      const made = new Map<string, Row[]>();
      for (const row of rows(file)) {
        const key = row[column] ?? '';
        const list = made.get(key);
        if (list) list.push(row);
        else made.set(key, [row]);
      }
      index = made;
      indexes.set(file, index);
    }
    return index.get(value) ?? [];
  };
  const bare = (source: string, title: string): Figure => ({
    source,
    title: title.replaceAll(/\s+/g, ' ').trim(),
    refusePercent: null,
    nutrients: null,
    portions: [],
    price: null,
    storage: null,
  });

  const readers: Readonly<Record<string, (source: string, id: string) => Figure | null>> = {
    fdc(source, id) {
      const row =
        lookUp('usda_sr_legacy_foods.tsv', 'fdc_id', id)[0] ??
        lookUp('usda_foundation_foods.tsv', 'fdc_id', id)[0];
      if (!row) return null;
      const portions = [
        ...lookUp('usda_sr_legacy_portions.tsv', 'fdc_id', id),
        ...lookUp('usda_foundation_portions.tsv', 'fdc_id', id),
      ].map((portion) => ({
        amount: Number(portion['amount']),
        measure: portion['measure'] ?? '',
        grams: Number(portion['gram_weight']),
      }));
      const title = row['description'] ?? '';
      return {
        ...bare(source, title),
        refusePercent: row['refuse_pct'] ? Number(row['refuse_pct']) : null,
        nutrients: nutrientsOfRow(row),
        portions: readPortions(title, portions),
      };
    },
    ppnap(source, id) {
      const row = lookUp('usda_ppnap_prices.tsv', 'food_code', id)[0];
      const usd = Number(row?.['price_usd_per_100g_2026_08_est']);
      if (!row || !(usd > 0)) return null;
      return { ...bare(source, row['description'] ?? ''), price: price(usd * 10, '2026-08', 'edible') };
    },
    bls(source, id) {
      const row = lookUp('bls_average_prices.tsv', 'series_id', id)[0];
      const grams = Number(row?.['unit_grams']);
      if (!row) return null;
      const title = row['item'] ?? '';
      const recent = Number(row['price_usd_2026_08']);
      const usd = recent || Number(row['price_usd']);
      const asOf = recent ? '2026-08' : (row['last_period_in_history'] ?? '');
      if (!(usd > 0)) return null;
      if (grams > 0) return { ...bare(source, title), price: price((usd * 1000) / grams, asOf, 'bought') };
      return /per 1 liter/.test(title) ? { ...bare(source, title), price: price(usd, asOf, 'litre') } : null;
    },
    ers(source, id) {
      const [kind, item, form] = id.split('/');
      const row = rows('usda_ers_fruit_veg_prices_2022.tsv').find(
        (other) => other['kind'] === kind && other['item'] === item && other['form'] === form,
      );
      const usd = Number(row?.['retail_price_usd']);
      if (!row || !(usd > 0)) return null;
      const figure = bare(source, `${item}, ${form}`);
      if (row['price_unit'] === 'per pint') {
        return { ...figure, price: price((usd * 1000) / pintMillilitres, '2022-12', 'litre') };
      }
      // Of cans the table counts the drained contents; of fresh and dried food the yield speaks of cooking.
      const share = form === 'Canned' ? Number(row['yield']) || 1 : 1;
      return {
        ...figure,
        price: price((usd * 1000) / poundGrams / share, '2022-12', form === 'Fresh' ? 'bought' : 'edible'),
      };
    },
    foodkeeper(source, id) {
      const row = lookUp('foodkeeper.tsv', 'id', id)[0];
      const storage = row ? storageOfRow(row) : null;
      if (!row || !storage) return null;
      return { ...bare(source, [row['name'], row['subtitle']].filter(Boolean).join(', ')), storage };
    },
    cnf(source, id) {
      for (const file of ['cnf_yields.tsv', 'cnf_measures.tsv', 'cnf_refuse.tsv']) {
        const row = lookUp(file, 'cnf_food_id', id)[0];
        if (!row) continue;
        const portions = lookUp('cnf_measures.tsv', 'cnf_food_id', id).map((portion) => ({
          amount: 1,
          measure: (portion['measure'] ?? '').replace(/^1 /, ''),
          grams: Number(portion['grams']),
        }));
        const title = row['food'] ?? '';
        return { ...bare(source, title), portions: readPortions(title, portions) };
      }
      return null;
    },
    yield(source, id) {
      const row = lookUp('usda_cooking_yields_meat_poultry.tsv', 'ndb_no', id)[0];
      return row ? bare(source, row['description'] ?? '') : null;
    },
  };
  return (source) => {
    const at = source.indexOf(':');
    return readers[source.slice(0, at)]?.(source, source.slice(at + 1)) ?? null;
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function price(usdPerKg: number, asOf: string, basis: PriceFigure['basis']): PriceFigure {
  return { usdPerKg: round(usdPerKg, 3), asOf, basis };
}

/** The vector; where the release of 2018 has other macronutrients (`nutr_src` ends in `*`), those win. */
function nutrientsOfRow(row: Row): (number | null)[] | null {
  const newer: Record<string, string> = {};
  if ((row['nutr_src'] ?? '').endsWith('*')) {
    const names = { kcal: 'energy_kcal', P: 'protein_g', F: 'fat_g', C: 'carbohydrate_g' };
    for (const [short, name] of Object.entries(names)) {
      const found = new RegExp(`\\b${short} ([0-9.]+)`).exec(row['srl_note'] ?? '')?.[1];
      if (found !== undefined) newer[name] = found;
    }
  }
  const values = nutrients.map((name): number | null => {
    const written = newer[name] ?? row[columns[name] ?? name] ?? '';
    return written === '' ? null : round(Number(written), 4);
  });
  return values.some((value) => value !== null) ? values : null;
}

const dayUnits: Readonly<Record<string, number>> = { Days: 1, Weeks: 7, Months: 30.4, Years: 365 };
/** "Indefinitely" is counted as ten years. */
const indefinitely = 3650;

/** The longest advised time in days; null where it is not advised or only the package tells. */
function days(text: string): number | null {
  if (/^indefinitely/i.test(text)) return indefinitely;
  const found = /([\d.]+)\s*(Days|Weeks|Months|Years)/.exec(text);
  return found ? Math.max(1, Math.floor(Number(found[1]) * dayUnits[found[2]!]!)) : null;
}

function storageOfRow(row: Row): StorageFigure | null {
  const first = (...names: string[]): number | null =>
    names.map((name) => days(row[name] ?? '')).find((value) => value !== null) ?? null;
  const pantryDays = first('pantry', 'dop_pantry');
  const fridgeDays = first('refrigerate', 'dop_refrigerate');
  const freezerDays = first('freeze', 'dop_freeze');
  const openedDays = first('refrigerate_after_opening', 'pantry_after_opening');
  const best =
    pantryDays !== null && (pantryDays >= 60 || pantryDays >= (fridgeDays ?? 0))
      ? 'pantry'
      : fridgeDays !== null
        ? 'fridge'
        : 'freezer';
  if (pantryDays === null && fridgeDays === null && freezerDays === null) return null;
  return { best, pantryDays, fridgeDays, freezerDays, openedDays };
}
