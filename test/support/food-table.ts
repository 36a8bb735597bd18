import { fileURLToPath } from 'node:url';
import { formatProblem } from '#food/compile/problem';
import type { FoodTable } from '#food/model';
import { createUnits, type Units } from '#food/units';
import { compileFoodTables, foodTable, readUnitTable } from '../../scripts/food-tables.ts';
import { keep, kept, modulesOf, stateOf } from './kept.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = [
  'data/units.yaml',
  'data/names-abroad.yaml',
  'data/foods',
  ...modulesOf('scripts/food-tables.ts'),
];

let table: FoodTable | undefined;
let units: Units | undefined;

/** The real table of foods. Compiled once for a state of the sources. */
export function loadFoodTable(): FoodTable {
  return (table ??= withKept());
}

/** The real units. */
export function loadUnits(): Units {
  units ??= createUnits(readUnitTable(root));
  return units;
}

function withKept(): FoodTable {
  const state = stateOf(sources);
  const known = kept<FoodTable>('foods', state);
  if (known !== undefined) return known;
  const compiled = compileFoodTables(root);
  if (compiled.problems.length > 0) throw new Error(compiled.problems.map(formatProblem).join('\n'));
  const made = foodTable(compiled);
  keep('foods', state, made);
  return made;
}
