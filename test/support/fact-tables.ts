import { fileURLToPath } from 'node:url';
import type { FactTables } from '#food/fact-tables';
import { readFactTables } from '../../scripts/fact-tables.ts';

let tables: FactTables | undefined;

/** The project's own tables, read once per process. */
export function loadFactTables(): FactTables {
  tables ??= readFactTables(fileURLToPath(new URL('../..', import.meta.url)));
  return tables;
}
