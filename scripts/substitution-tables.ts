/** Reads `data/substitutions` and compiles it against the food table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createCatalogue } from '#food/catalogue';
import type { FoodTable } from '#food/model';
import { createLineParser } from '#food/parse/line-parser';
import { createUnits } from '#food/units';
import { weigh } from '#food/weigh';
import { compileSubstitutions, type CompiledSubstitutions } from '../src/cooking/substitute/compile.ts';
import { readUnitTable } from './food-tables.ts';

/** The rules below `root`, compiled; problems and awaited foods come with them. */
export function readSubstitutions(root: string, table: FoodTable): CompiledSubstitutions {
  const folder = join(root, 'data/substitutions');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const file = `data/substitutions/${name}`;
      try {
        return { file, entries: parse(readFileSync(join(folder, name), 'utf8')) as unknown };
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
      }
    });
  const units = createUnits(readUnitTable(root));
  const parser = createLineParser(units);
  return compileSubstitutions(files, {
    foods: createCatalogue(table),
    parse: (line) => parser.parse(line),
    weigh: (food, line) => weigh(food, line, units).grams,
  });
}
