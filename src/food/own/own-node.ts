import { nearestWord } from '#kernel/nearest';
import type { Figure } from '../compile/figures.ts';
import type { Problem } from '../compile/problem.ts';
import { nutrientIndex } from '../compile/readable.ts';
import type { Units } from '../units.ts';
import { allergens, diets, nutrients, type Diet, type Nutrient } from '../vocabulary.ts';

/** One entry of the operator's file, and where it begins: `foods.yaml:12`. */
export interface OwnEntry {
  readonly file: string;
  readonly value: unknown;
}

type Plain = Readonly<Record<string, unknown>>;

/** An own food in the form of the readable tables, its figures beside it, and what only own foods say. */
export interface OwnNode {
  readonly id: string;
  readonly file: string;
  readonly node: Plain;
  readonly figures: ReadonlyMap<string, Figure>;
  readonly price: unknown;
  readonly diets: readonly Diet[];
  /** Whether the allergens are all stated, so that any other one is absent. */
  readonly knowsAllergens: boolean;
  /** Whether its kind and parts say all there is to know. */
  readonly complete: boolean;
}

/** Fields that an own food has beside, or in another form than, those of the tables. */
const ownForm = ['nutrients', 'portions', 'density', 'allergens', 'diets', 'price', 'complete'];
/** Fields of the tables as they are. `abstract` and `measures` have no place here. */
const asInTables = [
  ...['id', 'kind', 'name', 'plural', 'aliases', 'category', 'edible', 'yields', 'traits', 'no_traits'],
  ...['made_of', 'storage', 'season', 'cooking', 'roles', 'kin'],
  ...['energy_ok', 'sum_ok', 'density_ok', 'piece_ok', 'measure_ok'],
];

const otherNames: Readonly<Record<string, string>> = {
  ...{ measures: 'portions', parent: 'kind', alias: 'aliases', diet: 'diets', allergen: 'allergens' },
};

/** kcal per 100 g of pure fat, and a little; nothing holds more. Source: 21 CFR 101.9(c)(1), 9 kcal/g. */
const mostKcal = 905;
const kilojoulesPerKcal = 4.184;
/** Salt is taken as sodium × 2.5. Source: Regulation (EU) 1169/2011, Annex I. */
const saltPerSodium = 2.5;

/** Labels of packs that are figures in another unit. */
const otherFigures: Readonly<Record<string, readonly [name: Nutrient, factor: number]>> = {
  energy_kj: ['energy_kcal', 1 / kilojoulesPerKcal],
  salt_g: ['sodium_mg', 1000 / saltPerSodium],
};

/** Reads one own food. What is wrong is added to `problems`; null where there is nothing to go on with. */
export function readOwnNode({ file, value }: OwnEntry, units: Units, problems: Problem[]): OwnNode | null {
  if (!isPlain(value) || typeof value['id'] !== 'string') {
    problems.push({
      file,
      id: null,
      rule: 'shape',
      message: `every food is fields with an id: ${show(value)}`,
    });
    return null;
  }
  const id = value['id'];
  const wrong = (message: string, rule = 'shape'): void => {
    problems.push({ file, id, rule, message });
  };
  const known = [...asInTables, ...ownForm];
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const near = otherNames[key] ?? nearestWord(key, known);
    wrong(`there is no field "${key}"${near === null ? '' : `; did you mean ${near}?`}`);
  }
  const node: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).filter(([key]) => asInTables.includes(key)),
  );
  if (value['name'] === undefined) wrong('name is missing: how it is written inside a sentence');

  const source = `own:${id}`;
  const given = value['nutrients'];
  const figures = new Map<string, Figure>();
  if (given === undefined || given === null) {
    wrong(
      'figures are missing: {energy_kcal: …, protein_g: …} per 100 g, or {like: another food}',
      'nutrients',
    );
  } else if (isPlain(given) && (given['like'] !== undefined || given['made'] !== undefined)) {
    node['nutrients'] = given;
  } else if (isPlain(given)) {
    node['nutrients'] = source;
    figures.set(source, {
      source,
      title: id,
      refusePercent: null,
      nutrients: readFigures(given, wrong),
      portions: [],
      price: null,
      storage: null,
    });
  } else wrong('nutrients must be figures per 100 g, such as {energy_kcal: 120, protein_g: 3}', 'nutrients');

  const portions = value['portions'] ?? [];
  if (Array.isArray(portions)) node['measures'] = portions.map((row: unknown) => readPortion(row, units));
  else wrong('portions must be a list such as [{unit: cup, grams: 150}]');

  const density = value['density'];
  if (density !== undefined) {
    if (typeof density === 'number') node['density'] = { g_per_ml: density, src: 'own' };
    else wrong('density must be grams in a millilitre, such as 1.03');
  }

  const complete = value['complete'] === true;
  if (value['complete'] !== undefined && typeof value['complete'] !== 'boolean') {
    wrong('complete must be true or false');
  }
  if (complete && value['kind'] === undefined && value['made_of'] === undefined) {
    wrong('complete needs a kind or made_of, which say what is in it');
  }
  const stated = value['allergens'];
  if (stated === 'none') node['allergens'] = {};
  else if (isPlain(stated)) node['allergens'] = stated;
  else if (Array.isArray(stated)) node['allergens'] = { contains: stated };
  else if (stated !== undefined && stated !== null) {
    wrong(`allergens must be none, or {contains: [], may: []} of ${allergens.join(', ')}`);
  }
  const knowsAllergens = complete || (stated !== undefined && stated !== null);
  if (!complete) node['opaque'] = !knowsAllergens;

  return {
    ...{ id, file, node, figures, knowsAllergens, complete },
    price: value['price'],
    diets: readDiets(value['diets'], wrong),
  };
}

function readFigures(given: Plain, wrong: (message: string, rule?: string) => void): (number | null)[] {
  const values: (number | null)[] = nutrients.map(() => null);
  const names = [...nutrients, ...Object.keys(otherFigures)];
  for (const [key, figure] of Object.entries(given)) {
    const [name, factor] = otherFigures[key] ?? [key as Nutrient, 1];
    if (!(nutrients as readonly string[]).includes(name)) {
      const near = nearestWord(key, names);
      wrong(`nutrients: there is no "${key}"${near === null ? '' : `; did you mean ${near}?`}`, 'nutrients');
    } else if (figure === null) continue;
    else if (typeof figure !== 'number' || !Number.isFinite(figure) || figure < 0) {
      wrong(`nutrients: ${key} must be a number from 0: ${show(figure)}`, 'nutrients');
    } else if (figure * factor > mostOf(name)) {
      wrong(
        `nutrients: ${figure} ${key} in 100 g is impossible (at most ${mostOf(name) / factor})`,
        'nutrients',
      );
    } else values[nutrientIndex[name]] = Math.round(figure * factor * 10_000) / 10_000;
  }
  return values;
}

/** More than this cannot be in 100 g. */
const mostOf = (name: Nutrient): number =>
  name === 'energy_kcal'
    ? mostKcal
    : name.endsWith('_g')
      ? 100
      : name.endsWith('_mg')
        ? 100_000
        : 100_000_000;

/** A row for the checker of measures, which says what is wrong with it. */
function readPortion(row: unknown, units: Units): unknown {
  if (!isPlain(row)) return row;
  const { unit } = row;
  return { ...row, src: 'own', ...(typeof unit === 'string' ? { unit: units.find(unit)?.id ?? unit } : {}) };
}

function readDiets(value: unknown, wrong: (message: string, rule?: string) => void): readonly Diet[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    wrong('diets must be a list such as [vegan, halal]');
    return [];
  }
  return value.filter((word): word is Diet => {
    const fits = typeof word === 'string' && (diets as readonly string[]).includes(word);
    if (!fits) {
      const near = typeof word === 'string' ? nearestWord(word, diets) : null;
      wrong(`diets: there is no ${show(word)}${near === null ? '' : `; did you mean ${near}?`}`, 'diets');
    }
    return fits;
  });
}

/** Whether a value is fields, not a list or a text. */
export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as it stands in a message. */
export function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}
