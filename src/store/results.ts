/** Finished results under their callers' request ids, kept for a day. */
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { results } from './schema.ts';

export type ResultRow = typeof results.$inferSelect;

/** Adds results; those that are there already are left alone, so that a write can be tried again. */
export async function insertResults(db: Database, rows: readonly ResultRow[]): Promise<void> {
  if (rows.length > 0) {
    await db
      .insert(results)
      .values([...rows])
      .onConflictDoNothing();
  }
}

/** The newest result that an account has under a request id and that is younger than `after`, or null. */
export async function findResult(
  db: Database,
  accountId: string,
  requestId: string,
  after: Date,
): Promise<ResultRow | null> {
  const [row] = await db
    .select()
    .from(results)
    .where(
      and(eq(results.accountId, accountId), eq(results.requestId, requestId), gt(results.createdAt, after)),
    )
    .orderBy(desc(results.createdAt), desc(results.id))
    .limit(1);
  return row ?? null;
}

/** Whether a result is still there. */
export async function hasResult(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ id: results.id }).from(results).where(eq(results.id, id));
  return row !== undefined;
}

/** Removes results that are older. */
export async function sweepResults(db: Database, before: Date): Promise<void> {
  await db.delete(results).where(lt(results.createdAt, before));
}
