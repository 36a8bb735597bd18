/** Brings a database to this build's schema. Safe to run from several processes at once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

/** The migrations beside this file; the build copies them beside the bundle. */
const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number will do: all instances of the service lock the same one. */
const lockKey = 7_202_614;

/** What `migrateDatabase` did. */
export interface MigrationReport {
  readonly applied: number;
  readonly total: number;
}

async function countApplied(client: PoolClient): Promise<number> {
  const found = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as "table"`,
  );
  if (!found.rows[0]?.table) return 0;
  const counted = await client.query<{ n: number }>(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  );
  return counted.rows[0]?.n ?? 0;
}

/**
 * Applies what is missing, under an advisory lock. A database that is newer than this build is refused,
 * so that an old build never writes into a schema that it doesn't know.
 */
export async function migrateDatabase(pool: Pool): Promise<MigrationReport> {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: unknown[] };
  const total = journal.entries.length;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      const before = await countApplied(client);
      if (before > total) {
        throw new Error(
          `the database has ${before} migrations, this build knows ${total}: use a newer build`,
        );
      }
      if (before < total) await migrate(drizzle(client), { migrationsFolder: folder });
      return { applied: total - before, total };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    client.release();
  }
}
