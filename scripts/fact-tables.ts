/** Reads the tables that foods are judged by (diets, allergen law, retention, thresholds) and checks them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type {
  AllergenWords,
  FactTables,
  IngredientDiet,
  JurisdictionRule,
  MeasuredDiet,
  RetentionClass,
  RetentionStep,
  RetentionTable,
  SourceWords,
  ThresholdTable,
} from '#food/fact-tables';
import {
  allergens,
  categories,
  cookingMethods,
  diets,
  jurisdictions,
  nutrients,
  traits,
} from '#food/vocabulary';

type Loose = Record<string, unknown>;

/** "5002@0 5004@15" → rows by minutes; "3005/3006" → drained, or with the liquid; a number → one row. */
function readSteps(spec: string | number): RetentionStep[] {
  return String(spec)
    .split(' ')
    .map((part) => {
      const [codes = '', from] = part.split('@');
      const [drained = '', liquid = drained] = codes.split('/');
      return { fromMinutes: Number(from ?? 0), drained, liquid };
    });
}

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

function readDiet(entry: Loose): IngredientDiet | MeasuredDiet {
  const head = {
    diet: entry['diet'] as IngredientDiet['diet'],
    includes: list<IngredientDiet['diet']>(entry['includes']),
  };
  if (entry['basis'] === 'measured') {
    return {
      ...head,
      basis: 'measured',
      thresholds: list(entry['thresholds']),
      pattern: list(entry['pattern']),
      points: (entry['points'] as number | undefined) ?? null,
    };
  }
  return {
    ...head,
    basis: 'ingredients',
    trustsSeasonings: entry['seasonings'] === 'trusted',
    forbid: list(entry['forbid']),
    allow: (entry['allow'] as IngredientDiet['allow'] | undefined) ?? {},
    depends: list(entry['depends']),
    note: list(entry['note']),
    apart: list(entry['apart']),
    raw: list(entry['raw']),
    cookedAlready: (entry['cookedAlready'] as IngredientDiet['cookedAlready'] | undefined) ?? {},
    limits: list(entry['limits']),
  };
}

/** The head's own name is a phrase too. */
const readSource = (entry: Loose): SourceWords => {
  const head = String(entry['head']);
  return {
    head,
    words: [head.replaceAll('-', ' '), ...list<string>(entry['words'])],
    also: list(entry['also']),
    may: list(entry['may']),
    not: list(entry['not']),
  };
};

/** Every word of a closed list that a table uses, checked; the message says which table and where. */
function checkWords(value: unknown, where: string, problems: string[]): void {
  const closed: Record<string, readonly string[]> = {
    traits,
    deniesTraits: traits,
    unlessTraits: traits,
    allergens,
    declared: allergens,
    denies: allergens,
    bringsIn: allergens,
    categories,
    includes: diets,
  };
  if (Array.isArray(value)) value.forEach((item, i) => checkWords(item, `${where}[${i}]`, problems));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const known = closed[key];
      if (known !== undefined && Array.isArray(inner)) {
        for (const word of inner)
          if (!known.includes(String(word)))
            problems.push(`${where}.${key}: "${String(word)}" is not a known word`);
      }
      checkWords(inner, `${where}.${key}`, problems);
    }
  }
}

function checkTotal(
  name: string,
  wanted: readonly string[],
  has: readonly string[],
  problems: string[],
): void {
  for (const word of wanted) if (!has.includes(word)) problems.push(`${name}: "${word}" is missing`);
  for (const word of has) if (!wanted.includes(word)) problems.push(`${name}: "${word}" is not a known word`);
  if (new Set(has).size < has.length) problems.push(`${name}: something is there twice`);
}

/** Problems of the tables, one line each; empty when all is well. `kinds`: ids of the food tree, where known. */
export function checkFactTables(tables: FactTables, kinds?: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const [name, table] of Object.entries(tables)) checkWords(table, name, problems);
  checkTotal(
    'diets',
    diets,
    tables.diets.map((entry) => entry.diet),
    problems,
  );
  checkTotal(
    'jurisdictions',
    jurisdictions,
    tables.jurisdictions.map((entry) => entry.id),
    problems,
  );
  const { retention, thresholds } = tables;
  for (const nutrient of [...retention.nutrients, ...Object.keys(thresholds.dailyValues)]) {
    if (!(nutrients as readonly string[]).includes(nutrient))
      problems.push(`"${nutrient}" is not a nutrient`);
  }
  for (const [code, row] of Object.entries(retention.rows)) {
    const right =
      row.keep.length === retention.nutrients.length && row.keep.every((share) => share >= 0 && share <= 100);
    if (!right)
      problems.push(`retention.rows.${code}: needs ${retention.nutrients.length} shares from 0 to 100`);
  }
  const used = new Set<string>(['5001', '5003']);
  for (const { id, methods } of retention.classes) {
    for (const [method, steps] of Object.entries(methods)) {
      if (!(cookingMethods as readonly string[]).includes(method))
        problems.push(`retention.${id}: "${method}" is not a method`);
      for (const { drained, liquid } of steps) {
        for (const code of [drained, liquid]) {
          used.add(code);
          if (retention.rows[code] === undefined) problems.push(`retention.${id}.${method}: no row ${code}`);
        }
      }
    }
  }
  for (const code of Object.keys(retention.rows))
    if (!used.has(code)) problems.push(`retention.rows.${code}: not used`);
  for (const entry of tables.diets) {
    const rules =
      entry.basis === 'measured' ? entry.thresholds.length + entry.pattern.length : entry.forbid.length;
    if (rules + entry.includes.length === 0) problems.push(`diets.${entry.diet}: has no rules`);
  }
  if (kinds !== undefined)
    for (const id of kindsNamed(tables))
      if (!kinds.has(id)) problems.push(`"${id}" is not a node of the food tree`);
  return problems;
}

/** Every node of the food tree that the tables speak of. */
export function kindsNamed(tables: FactTables): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown, key: string): void => {
    if (Array.isArray(value)) value.forEach((item) => walk(item, key));
    else if (typeof value === 'object' && value !== null)
      for (const [k, inner] of Object.entries(value)) walk(inner, k);
    else if ((key === 'kinds' || key === 'food' || key === 'undeclaredNuts') && typeof value === 'string')
      found.add(value);
  };
  walk(tables, '');
  for (const { head, also, may, not } of tables.sources)
    for (const id of [head, ...also, ...may, ...not]) found.add(id);
  return found;
}

/** Reads `data/*.yaml` of the project at `root`. Throws with every problem named when a rule is broken. */
export function readFactTables(root: string, kinds?: ReadonlySet<string>): FactTables {
  const read = (name: string): unknown => parse(readFileSync(join(root, 'data', `${name}.yaml`), 'utf8'));
  const retention = read('retention') as RetentionTable & {
    classes: (Loose & { methods: Record<string, string | number> })[];
  };
  const words = read('allergen-words') as Loose;
  const tables: FactTables = {
    retention: {
      nutrients: retention.nutrients,
      rows: retention.rows,
      classes: (retention.classes as unknown as (Loose & { methods: Record<string, string | number> })[]).map(
        (entry) =>
          ({
            ...entry,
            methods: Object.fromEntries(
              Object.entries(entry.methods).map(([method, spec]) => [method, readSteps(spec)]),
            ),
          }) as unknown as RetentionClass,
      ),
    },
    jurisdictions: read('jurisdictions') as JurisdictionRule[],
    diets: (read('diets') as Loose[]).map(readDiet),
    thresholds: read('thresholds') as ThresholdTable,
    allergenWords: {
      words: words['words'] as AllergenWords['words'],
      harmless: words['harmless'] as AllergenWords['harmless'],
      harmlessHead: words['harmlessHead'] as AllergenWords['harmlessHead'],
      opening: words['opening'] as AllergenWords['opening'],
      markers: list<Loose>(words['markers']).map((marker) => ({
        words: list<string>(marker['words']),
        denies: list(marker['denies']),
        deniesTraits: list(marker['deniesTraits']),
        firm: marker['firm'] !== false,
        bringsIn: list(marker['bringsIn']),
      })),
    },
    sources: (read('sources') as Loose[]).map(readSource),
  };
  const problems = checkFactTables(tables, kinds);
  if (problems.length > 0) throw new Error(`the tables in data/ break rules:\n${problems.join('\n')}`);
  return tables;
}
