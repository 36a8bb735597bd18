// Whether the migrations bring a database to what src/store/schema.ts says: generating once more, into a copy,
// must add nothing. `node scripts/migrations-check.mjs [schema file]`
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const schema = process.argv[2] ?? 'src/store/schema.ts';
const kept = 'src/store/migrations';
// The generator takes relative paths only.
const copy = mkdtempSync('node_modules/.sous-migrations-');
try {
  cpSync(kept, copy, { recursive: true });
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      schema,
      '--out',
      copy,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 },
  );
  const sqlFiles = (folder) => readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const added = sqlFiles(copy).filter((name) => !sqlFiles(kept).includes(name));
  const tables = Number(/^(\d+) tables$/m.exec(run.stdout)?.[1] ?? 0);
  if (run.status !== 0) console.error(`drizzle-kit generate failed:\n${run.stdout}${run.stderr}`);
  if (added.length > 0)
    console.error(`${schema} has changes without a migration: run npx drizzle-kit generate`);
  if (tables === 0) console.error(`no table was found in ${schema}`);
  console.log(`${tables} tables, ${sqlFiles(kept).length} migrations`);
  process.exitCode = run.status === 0 && added.length === 0 && tables > 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
