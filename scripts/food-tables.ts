/** Reads the food tables and units from `data/`; used by the compiler, the extractor and the tests. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compileFoods, type CompiledFoods, type FoodFile } from '#food/compile/compile';
import { compileNamesAbroad, type LanguageFile } from '#food/compile/abroad';
import { parseFigures } from '#food/compile/figures';
import { compileNames } from '#food/match/names';
import type { FoodTable } from '#food/model';
import { createUnits, type UnitTable } from '#food/units';

/** Reads every `data/foods/*.yaml` (the kinds first) with the figures beside it. */
export function readFoodFiles(root: string): FoodFile[] {
  const folder = join(root, 'data/foods');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort((a, b) => Number(b === 'kinds.yaml') - Number(a === 'kinds.yaml') || (a < b ? -1 : 1));
  return names.map((name) => {
    const file = `data/foods/${name}`;
    const figures = join(folder, name.replace(/\.yaml$/, '.figures.tsv'));
    try {
      return {
        file,
        nodes: (parse(readFileSync(join(folder, name), 'utf8')) as unknown) ?? [],
        figures: parseFigures(existsSync(figures) ? readFileSync(figures, 'utf8') : ''),
      };
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  });
}

/** Reads one YAML table below `root`. */
export function readYaml(root: string, file: string): unknown {
  return parse(readFileSync(join(root, file), 'utf8'));
}

/** Reads `data/units.yaml`. */
export function readUnitTable(root: string): UnitTable {
  return parse(readFileSync(join(root, 'data/units.yaml'), 'utf8')) as UnitTable;
}

/** Reads the names of foods in single languages: every `data/foods/names/*.yaml`. */
const readLanguages = (root: string): readonly LanguageFile[] =>
  readdirSync(join(root, 'data/foods/names'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `data/foods/names/${name}`)
    .map((file) => ({ file, names: readYaml(root, file) }));

/** Foods with their names in other languages. */
export interface CompiledFoodTables extends CompiledFoods {
  readonly abroad: Readonly<Record<string, string>>;
}

/** Compiles the foods under `root`. */
export function compileFoodTables(root: string): CompiledFoodTables {
  const compiled = compileFoods(readFoodFiles(root), createUnits(readUnitTable(root)));
  const file = 'data/names-abroad.yaml';
  const { foods, names, problems } = compileNamesAbroad(
    readYaml(root, file),
    compiled.foods,
    file,
    readLanguages(root),
  );
  return { foods, abroad: names, problems: [...compiled.problems, ...problems] };
}

/** The table with its version, which changes whenever a fact does. */
export function foodTable({ foods, abroad }: CompiledFoodTables): FoodTable {
  const version = createHash('sha256').update(JSON.stringify(foods)).digest('hex').slice(0, 12);
  return { version, foods, names: compileNames(foods), abroad };
}
