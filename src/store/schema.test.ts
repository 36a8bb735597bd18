import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema.ts';

const meta = new URL('./migrations/meta/', import.meta.url);

it('the migrations make exactly the tables that the code declares', async () => {
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!;
  const made = JSON.parse(readFileSync(new URL(newest, meta), 'utf8')) as ReturnType<
    typeof generateDrizzleJson
  >;
  const declared = generateDrizzleJson(schema, made.id);
  expect(Object.keys(declared.tables).length).toBeGreaterThan(5);
  expect(await generateMigration(made, declared)).toEqual([]);
});
