/** Minutes that the only process on a database counts in memory, kept for the one that comes after it. */
import { gt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { minuteWindows } from './schema.ts';

/** A key's requests of the last minute, oldest first (ms since 1970). */
export interface KeyMinute {
  readonly keyId: string;
  readonly hits: readonly number[];
}

const newestHit = sql`${minuteWindows.hits}[cardinality(${minuteWindows.hits})]`;

/** Writes keys' minutes in place of what was there, and removes those that are over. */
export async function saveMinutes(
  db: Database,
  minutes: readonly KeyMinute[],
  sinceMs: number,
): Promise<void> {
  const rows = minutes.map(({ keyId, hits }) => ({ keyId, hits: hits.map(Math.floor) }));
  if (rows.length > 0) {
    await db
      .insert(minuteWindows)
      .values(rows)
      .onConflictDoUpdate({ target: minuteWindows.keyId, set: { hits: sql`excluded.hits` } });
  }
  await db.delete(minuteWindows).where(sql`coalesce(${newestHit}, 0) <= ${sinceMs}`);
}

/** Reads the minutes that are not over at `sinceMs`. */
export const loadMinutes = (db: Database, sinceMs: number): Promise<KeyMinute[]> =>
  db.select().from(minuteWindows).where(gt(newestHit, sinceMs));
