import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createUnits, type Units, type UnitTable } from '#food/units';

let units: Units | undefined;

/** The project's own units, read once per process. */
export function loadUnits(): Units {
  units ??= createUnits(
    parse(readFileSync(new URL('../../data/units.yaml', import.meta.url), 'utf8')) as UnitTable,
  );
  return units;
}
