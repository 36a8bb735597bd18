/** Compiles the readable tables under `data/` into what the service loads, and checks them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem } from '#food/compile/problem';
import { compareWithReference } from './compare-reference.ts';
import { compileCategoryWords } from '#food/category/compile-words';
import { readCategoryWords } from './category-words.ts';
import { readDishTables, type CompiledDish } from './dish-tables.ts';
import { readFactTables } from './fact-tables.ts';
import { readHealthTables } from './health-tables.ts';
import { dishKey, keepForTests } from './kept-tables.ts';
import { readMethodTables } from './method-tables.ts';
import { readSpelling } from './spelling-tables.ts';
import { readSubstitutions } from './substitution-tables.ts';
import { readTones } from './tone-tables.ts';
import type { FoodTable } from '#food/model';
import { compileFoodTables, foodTable, readUnitTable, readYaml } from './food-tables.ts';

interface Compiled {
  readonly tables: { readonly name: string; readonly table: unknown }[];
  /** Keeps the dear ones for the tests. */
  keep(): void;
}

/** Compiles everything and writes nothing; rejects with every broken rule, one per line. */
export const checkData = (root: string): Compiled['tables'] => compileAll(root).tables;

function compileAll(root: string): Compiled {
  const compiled = compileFoodTables(root);
  if (compiled.problems.length > 0) {
    throw new Error(
      `${compiled.problems.length} problems in the tables\n${compiled.problems.map(formatProblem).join('\n')}`,
    );
  }
  const table = foodTable(compiled);
  const byText = new Map<string, CompiledDish>();
  const { dishes, forms, cuisines, problems } = readDishTables(root, table, (text, compile) => {
    const dish = compile();
    byText.set(dishKey(text), dish);
    return dish;
  });
  if (problems.length > 0) {
    const lines = problems.map(({ dish, where, problem }) => `${dish} ${where}: ${problem}`);
    throw new Error(`${problems.length} problems in the dishes\n${lines.join('\n')}`);
  }
  const substitutions = readSubstitutions(root, table);
  if (substitutions.problems.length > 0) {
    throw new Error(
      `${substitutions.problems.length} problems in the substitutions\n${substitutions.problems.join('\n')}`,
    );
  }
  const health = readHealthTables(root, table);
  if (health.problems.length > 0) {
    throw new Error(
      `${health.problems.length} problems in the rules of health\n${health.problems.join('\n')}`,
    );
  }
  const methods = readMethodTables(root, table);
  if (methods.problems.length > 0) {
    throw new Error(`${methods.problems.length} problems in the methods\n${methods.problems.join('\n')}`);
  }
  const tones = readTones(root);
  if (tones.problems.length > 0)
    throw new Error(`${tones.problems.length} problems in the tones\n${tones.problems.join('\n')}`);
  const { rules, everyday, others, affinities, tastes, variants, called, irreplaceable } = substitutions;
  const tables = [
    {
      name: 'substitutions.json',
      table: { rules, everyday, others, affinities, tastes, variants, called, irreplaceable },
    },
    { name: 'health.json', table: health.tables },
    { name: 'methods.json', table: methods.tables },
    { name: 'tones.json', table: tones.tables },
    { name: 'dishes.json', table: { dishes, forms, cuisines } },
    { name: 'unsafe.json', table: readYaml(root, 'data/unsafe.yaml') },
    { name: 'foods.json', table },
    { name: 'units.json', table: readUnitTable(root) },
    { name: 'categories.json', table: compileCategoryWords(readCategoryWords(root)) },
    { name: 'facts.json', table: readFactTables(root) },
  ];
  const spelling = readSpelling(root, table, { dishes, forms, cuisines });
  return {
    tables: [...tables, { name: 'spelling.json', table: spelling }],
    keep: () => keepForTests(table, [...byText], spelling),
  };
}

/** JSON of nothing but ASCII: such a file is read in a fraction of the time. */
export const plainJson = (table: unknown): string =>
  JSON.stringify(table).replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Writes the compiled tables to `outDir` and hands them back; rejects when a rule is broken. */
export async function compileData(options: { root: string; outDir: string }): Promise<Compiled['tables']> {
  const { tables, keep } = compileAll(options.root);
  await mkdir(options.outDir, { recursive: true });
  for (const { name, table } of tables) {
    await writeFile(join(options.outDir, name), `${plainJson(table)}\n`);
  }
  keep();
  return tables;
}

if (basename(process.argv[1] ?? '') === 'compile-data.ts') {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const reference = process.argv.indexOf('--reference');
  try {
    const tables = process.argv.includes('--check')
      ? checkData(root)
      : await compileData({ root, outDir: join(root, 'dist/data') });
    const { foods } = tables.find(({ name }) => name === 'foods.json')!.table as FoodTable;
    const kinds = foods.filter((food) => food.abstract).length;
    console.log(`${foods.length - kinds} foods, ${kinds} kinds`);
    if (reference > 0) compareWithReference(foods, process.argv[reference + 1] ?? '');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
