import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { UnsafeRule } from '#food/unsafe';
import type { UnitTable } from '#food/units';
import { readFactTables } from '../../scripts/fact-tables.ts';
import { readHealthTables } from '../../scripts/health-tables.ts';
import { keep, kept, modulesOf, stateOf } from '../../scripts/kept.ts';
import { readMethodTables } from '../../scripts/method-tables.ts';
import { readSubstitutions } from '../../scripts/substitution-tables.ts';
import { readTones } from '../../scripts/tone-tables.ts';
import { createKitchen, type Kitchen, type KitchenTables } from '../../src/kitchen.ts';
import { loadCategoryTable } from './category-words.ts';
import { loadDishTables } from './dish-tables.ts';
import { loadFoodTable } from './food-table.ts';
import { loadSpellingTable } from './spelling-table.ts';

export { loadDishTables } from './dish-tables.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let tables: KitchenTables | null = null;
let kitchen: Kitchen | null = null;

type OtherTables = Omit<KitchenTables, 'foods' | 'dishes' | 'spelling'>;

/** The tables as they stand in `data/`, read once in a process. */
export function loadTables(): KitchenTables {
  tables ??= {
    foods: loadFoodTable(),
    ...otherTables(),
    dishes: loadDishTables(),
    spelling: loadSpellingTable(),
  };
  return tables;
}

/** All but foods and dishes; compiled once for a state of the code and the data. */
function otherTables(): OtherTables {
  const foods = loadFoodTable();
  const data = readdirSync(join(root, 'data')).filter((name) => !withTheirOwn.has(name));
  const modules = modulesOf(
    ...['fact', 'health', 'method', 'substitution', 'tone'].map((name) => `scripts/${name}-tables.ts`),
    'scripts/category-words.ts',
    'test/support/category-words.ts',
  );
  const sources = [...modules, 'package-lock.json', ...data.sort().map((name) => `data/${name}`)];
  const state = stateOf(sources, JSON.stringify(foods));
  const known = kept<OtherTables>('tables', state);
  if (known !== undefined) return known;
  const yaml = <T>(file: string): T => parse(readFileSync(join(root, file), 'utf8')) as T;
  const made: OtherTables = {
    units: yaml<UnitTable>('data/units.yaml'),
    facts: readFactTables(root),
    categories: loadCategoryTable(),
    unsafe: yaml<readonly UnsafeRule[]>('data/unsafe.yaml'),
    tones: readTones(root).tables,
    substitutions: readSubstitutions(root, foods),
    health: readHealthTables(root, foods).tables,
    methods: readMethodTables(root, foods).tables,
  };
  keep('tables', state, made);
  return made;
}
const withTheirOwn: ReadonlySet<string> = new Set(['dishes', 'forms', 'cuisines', 'foods', 'spelling']);

/** The kitchen over the tables as they stand in `data/`, built once in a process. */
export function loadKitchen(): Kitchen {
  kitchen ??= createKitchen(loadTables());
  return kitchen;
}
