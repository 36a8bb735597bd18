/** Usage per account, UTC day, key, endpoint and model tier. */
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { usageDays } from './schema.ts';

/** One line of the usage table. */
export type UsageDayRow = typeof usageDays.$inferSelect;

/** Adds lines to what is there. One statement; each (account, day, key, endpoint, tier) at most once in `rows`. */
export async function addUsage(db: Database, rows: readonly UsageDayRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(usageDays)
    .values([...rows])
    .onConflictDoUpdate({
      target: [usageDays.accountId, usageDays.day, usageDays.keyId, usageDays.endpoint, usageDays.modelTier],
      set: {
        calls: sql`${usageDays.calls} + excluded.calls`,
        charged: sql`${usageDays.charged} + excluded.charged`,
        clientErrors: sql`${usageDays.clientErrors} + excluded.client_errors`,
        serverErrors: sql`${usageDays.serverErrors} + excluded.server_errors`,
        durationMs: sql`${usageDays.durationMs} + excluded.duration_ms`,
      },
    });
}

/** An account's lines from one day to another, both included (YYYY-MM-DD). */
export const listUsage = (
  db: Database,
  accountId: string,
  fromDay: string,
  toDay: string,
): Promise<UsageDayRow[]> =>
  db
    .select()
    .from(usageDays)
    .where(and(eq(usageDays.accountId, accountId), gte(usageDays.day, fromDay), lte(usageDays.day, toDay)));
