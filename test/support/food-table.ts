import { fileURLToPath } from 'node:url';
import { formatProblem } from '#food/compile/problem';
import type { FoodTable } from '#food/model';
import { createUnits, type Units } from '#food/units';
import { compileFoodTables, foodTable, readUnitTable } from '../../scripts/food-tables.ts';
import { foodState } from '../../scripts/kept-tables.ts';
import { keep, kept } from '../../scripts/kept.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

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
  const state = foodState();
  const known = kept<FoodTable>('foods', state);
  if (known !== undefined) return known;
  const compiled = compileFoodTables(root);
  if (compiled.problems.length > 0) throw new Error(compiled.problems.map(formatProblem).join('\n'));
  const made = foodTable(compiled);
  keep('foods', state, made);
  return made;
}
