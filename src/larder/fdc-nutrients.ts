import { nutrients, type Nutrient } from '#food/vocabulary';

/** Which nutrient of ours a row of FoodData Central is, and what its amount is multiplied by. */
export interface NutrientRule {
  /** Position in every vector. */
  readonly at: number;
  readonly factor: number;
  /** True where another row of the same food is better when it is there. */
  readonly second: boolean;
}

/** FDC nutrient ids, the best first, and their numbers of the older tables, by which surveys name them. */
const ids: Readonly<Record<Nutrient, readonly (readonly [id: number, number: number])[]>> = {
  energy_kcal: [
    [1008, 208],
    [2047, 957],
    [2048, 958],
  ],
  protein_g: [[1003, 203]],
  fat_g: [
    [1004, 204],
    [1085, 298],
  ],
  saturated_fat_g: [[1258, 606]],
  trans_fat_g: [[1257, 605]],
  monounsaturated_fat_g: [[1292, 645]],
  polyunsaturated_fat_g: [[1293, 646]],
  cholesterol_mg: [[1253, 601]],
  carbohydrate_g: [
    [1005, 205],
    [1050, 205.2],
  ],
  fiber_g: [
    [1079, 291],
    [2033, 293],
  ],
  sugars_g: [
    [2000, 269],
    [1063, 269.3],
  ],
  sodium_mg: [[1093, 307]],
  potassium_mg: [[1092, 306]],
  calcium_mg: [[1087, 301]],
  iron_mg: [[1089, 303]],
  magnesium_mg: [[1090, 304]],
  phosphorus_mg: [[1091, 305]],
  zinc_mg: [[1095, 309]],
  copper_mg: [[1098, 312]],
  manganese_mg: [[1101, 315]],
  selenium_ug: [[1103, 317]],
  vitamin_a_ug: [[1106, 320]],
  vitamin_c_mg: [[1162, 401]],
  vitamin_d_ug: [
    [1114, 328],
    [1110, 324],
  ],
  vitamin_e_mg: [[1109, 323]],
  vitamin_k_ug: [[1185, 430]],
  thiamin_mg: [[1165, 404]],
  riboflavin_mg: [[1166, 405]],
  niacin_mg: [[1167, 406]],
  vitamin_b6_mg: [[1175, 415]],
  vitamin_b12_ug: [[1178, 418]],
  folate_ug: [[1177, 417]],
  choline_mg: [[1180, 421]],
  water_g: [[1051, 255]],
  alcohol_g: [[1018, 221]],
};

const microgramsPer: Readonly<Record<string, number>> = { G: 1e6, MG: 1e3, UG: 1, MCG: 1 };
/** Micrograms of vitamin D in one international unit. Source: 21 CFR 101.9(c)(8)(iv). */
const vitaminDPerUnit = 0.025;
const kcalPerKilojoule = 1 / 4.184;

/** What an amount in a unit of the source is multiplied by; null for a unit that is not understood. */
function factorOf(name: Nutrient, unit: string): number | null {
  const written = unit.trim().toUpperCase();
  if (name === 'energy_kcal') return written === 'KCAL' ? 1 : written === 'KJ' ? kcalPerKilojoule : null;
  if (written === 'IU') return name === 'vitamin_d_ug' ? vitaminDPerUnit : null;
  const from = microgramsPer[written];
  const to = microgramsPer[name.slice(name.lastIndexOf('_') + 1).toUpperCase()];
  return from === undefined || to === undefined ? null : from / to;
}

/** One row of nutrient.csv. */
export interface NutrientRow {
  readonly id: number;
  readonly unit: string;
  /** The number in the older tables; NaN where it has none. */
  readonly number: number;
}

/** The rules by whatever a row of food_nutrient.csv names its nutrient by: its id, or its older number. */
export function nutrientRules(rows: readonly NutrientRow[]): ReadonlyMap<number, NutrientRule> {
  const rules = new Map<number, NutrientRule>();
  nutrients.forEach((name, at) => {
    ids[name].forEach(([id, number], choice) => {
      const row = rows.find((one) => one.id === id) ?? rows.find((one) => one.number === number);
      const factor = row === undefined ? null : factorOf(name, row.unit);
      if (row === undefined || factor === null) return;
      const rule = { at, factor, second: choice > 0 };
      rules.set(row.id, rule);
      // Ids begin at 1001, the older numbers end below.
      if (number < 1000) rules.set(number, rule);
    });
  });
  return rules;
}
