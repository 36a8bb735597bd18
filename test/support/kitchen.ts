import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { UnsafeRule } from '#food/unsafe';
import type { UnitTable } from '#food/units';
import { readFactTables } from '../../scripts/fact-tables.ts';
import { readHealthTables } from '../../scripts/health-tables.ts';
import { readMethodTables } from '../../scripts/method-tables.ts';
import { readSubstitutions } from '../../scripts/substitution-tables.ts';
import { readTones } from '../../scripts/tone-tables.ts';
import { createKitchen, type Kitchen, type KitchenTables } from '../../src/kitchen.ts';
import { loadCategoryTable } from './category-words.ts';
import { loadDishTables } from './dish-tables.ts';
import { loadFoodTable } from './food-table.ts';

export { loadDishTables } from './dish-tables.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let tables: KitchenTables | null = null;
let kitchen: Kitchen | null = null;

/** The tables as they stand in `data/`, compiled once in a process. */
export function loadTables(): KitchenTables {
  if (tables === null) {
    const foods = loadFoodTable();
    const yaml = <T>(file: string): T => parse(readFileSync(join(root, file), 'utf8')) as T;
    tables = {
      foods,
      units: yaml<UnitTable>('data/units.yaml'),
      facts: readFactTables(root),
      categories: loadCategoryTable(),
      unsafe: yaml<readonly UnsafeRule[]>('data/unsafe.yaml'),
      tones: readTones(root).tables,
      substitutions: readSubstitutions(root, foods),
      health: readHealthTables(root, foods).tables,
      methods: readMethodTables(root, foods).tables,
      dishes: loadDishTables(),
    };
  }
  return tables;
}

/** The kitchen over the tables as they stand in `data/`, built once in a process. */
export function loadKitchen(): Kitchen {
  kitchen ??= createKitchen(loadTables());
  return kitchen;
}
