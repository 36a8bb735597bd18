import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem } from '#food/compile/problem';
import type { FoodTable } from '#food/model';
import { createUnits, type Units } from '#food/units';
import { compileFoodTables, foodTable, readUnitTable } from '../../scripts/food-tables.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['data/foods', 'src/food/compile', 'src/food/match', 'scripts'];

let table: FoodTable | undefined;
let units: Units | undefined;

/** The real table of foods. Compiled once for a state of the sources and kept under node_modules/.cache. */
export function loadFoodTable(): FoodTable {
  table ??= fromCache() ?? compile();
  return table;
}

/** The real units. */
export function loadUnits(): Units {
  units ??= createUnits(readUnitTable(root));
  return units;
}

function cacheFile(): string {
  const hash = createHash('sha256');
  for (const file of [
    'data/units.yaml',
    'data/names-abroad.yaml',
    'src/food/units.ts',
    'src/food/vocabulary.ts',
  ]) {
    hash.update(readFileSync(join(root, file)));
  }
  for (const folder of sources) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (!/\.(?:yaml|tsv|ts)$/.test(name) || name.endsWith('.test.ts')) continue;
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  return join(root, 'node_modules/.cache', `foods-${hash.digest('hex').slice(0, 16)}.json`);
}

function fromCache(): FoodTable | undefined {
  try {
    return JSON.parse(readFileSync(cacheFile(), 'utf8')) as FoodTable;
  } catch {
    return undefined;
  }
}

function compile(): FoodTable {
  const compiled = compileFoodTables(root);
  if (compiled.problems.length > 0) throw new Error(compiled.problems.map(formatProblem).join('\n'));
  const made = foodTable(compiled);
  const file = cacheFile();
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  // Written aside first: several test files may load the table at once.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(made));
  renameSync(aside, file);
  return made;
}
