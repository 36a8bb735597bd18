/** Compiles the readable tables under `data/` into what the service loads, and checks them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCategoryWords } from './category-words.ts';
import { readFactTables } from './fact-tables.ts';

/** Writes the compiled tables to `outDir`; rejects when a rule is broken. */
export async function compileData(options: { root: string; outDir: string }): Promise<void> {
  await mkdir(options.outDir, { recursive: true });
  await writeFile(join(options.outDir, 'facts.json'), JSON.stringify(readFactTables(options.root)));
  await writeFile(join(options.outDir, 'categories.json'), JSON.stringify(readCategoryWords(options.root)));
}

if (process.argv.includes('--check')) {
  await compileData({
    root: fileURLToPath(new URL('..', import.meta.url)),
    outDir: 'node_modules/.cache/data',
  });
}
