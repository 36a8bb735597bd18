/** The one type through which all aggregates reach PostgreSQL, embedded or a server. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import * as schema from './schema.ts';

/** A connection pool or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Wraps a pool. Statements are never prepared by name: the embedded database has one session for all. */
export const databaseOn = (pool: Pool): Database => drizzle(pool, { schema });

/** The rows of a raw statement, as the caller says they are shaped. */
export async function rowsOf<Row>(
  run: PromiseLike<{ rows: Record<string, unknown>[] }>,
): Promise<readonly Row[]> {
  return (await run).rows as Row[];
}

/** Whether an error is PostgreSQL's "unique violation", also when it comes wrapped. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: unknown }).code === '23505') return true;
  }
  return false;
}

/** Runs `work` in one transaction that no other process runs at the same time under the same name. */
export function underLock<T>(db: Database, name: string, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`);
    return work(tx);
  });
}
