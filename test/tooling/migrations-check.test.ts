import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
// Inside node_modules, so that the copy of the schema finds its packages.
beforeEach(() => (folder = mkdtempSync('node_modules/.sous-schema-')));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = (schemaText?: string) => {
  const args = ['scripts/migrations-check.mjs'];
  if (schemaText !== undefined) {
    writeFileSync(join(folder, 'schema.ts'), schemaText);
    args.push(join(folder, 'schema.ts'));
  }
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
};

describe('the check of the migrations', () => {
  it('passes on the schema as it is', () => {
    const run = check();
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });

  it('a table without a migration is caught', () => {
    const schema = readFileSync('src/store/schema.ts', 'utf8');
    expect(schema).toMatch(/pgTable/);
    const run = check(
      `${schema}\nimport { pgTable as extraTable, text as extraText } from 'drizzle-orm/pg-core';\nexport const extra = extraTable('extra', { note: extraText('note') });\n`,
    );
    expect(run.stderr).toMatch(/without a migration/);
    expect(run.status).toBe(1);
  });

  it('a schema without tables is caught', () => {
    expect(check('export const nothing = 1;\n').status).toBe(1);
  });
});
