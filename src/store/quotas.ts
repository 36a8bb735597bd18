/** Counting calls in the database: one round trip each, by functions that the migrations define. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './database.ts';
import { quotas } from './schema.ts';

/** What an account has used, calls under way included, at one moment. */
export interface QuotaFigures {
  readonly atMs: number;
  readonly dayUsed: number;
  readonly trialUsed: number;
  readonly inFlight: number;
}

/** A key's minute together with its account's figures. */
export interface MinuteFigures extends QuotaFigures {
  readonly allowed: boolean;
  readonly hits: number;
  /** Times of the first and last request in the window; null in an empty one. */
  readonly oldestMs: number | null;
  readonly newestMs: number | null;
}

interface FiguresRow {
  readonly at_ms: string;
  readonly day_used: number;
  readonly trial_used: number;
  readonly in_flight: number;
}

const figuresOf = (row: FiguresRow): QuotaFigures => ({
  atMs: Number(row.at_ms),
  dayUsed: row.day_used,
  trialUsed: row.trial_used,
  inFlight: row.in_flight,
});

/** `nowMs` null: the database's clock, which all processes share. */
const instant = (nowMs: number | null) =>
  sql`${nowMs === null ? null : new Date(nowMs).toISOString()}::timestamptz`;

/** Reads an account's figures. */
export async function readQuota(
  db: Database,
  accountId: string,
  nowMs: number | null,
): Promise<QuotaFigures> {
  const [row] = await rowsOf<FiguresRow>(
    db.execute(
      sql`select * from sous_quota_used(${accountId}, coalesce(${instant(nowMs)}, clock_timestamp()))`,
    ),
  );
  return figuresOf(row!);
}

/** Counts a request against a key's minute; with `count` false only reads. */
export async function takeMinuteRow(
  db: Database,
  input: { keyId: string; accountId: string; limit: number; count: boolean; nowMs: number | null },
): Promise<MinuteFigures> {
  const [row] = await rowsOf<
    FiguresRow & { allowed: boolean; hits: number; oldest_ms: string | null; newest_ms: string | null }
  >(
    db.execute(sql`select * from sous_take_minute(
      ${input.keyId}, ${input.accountId}, ${input.limit}::int, ${input.count}::boolean, ${instant(input.nowMs)})`),
  );
  const { allowed, hits, oldest_ms, newest_ms } = row!;
  return {
    ...figuresOf(row!),
    allowed,
    hits,
    oldestMs: oldest_ms === null ? null : Number(oldest_ms),
    newestMs: newest_ms === null ? null : Number(newest_ms),
  };
}

/** A charged call; limits are null where the tier has none. */
export interface ReservationInput {
  readonly id: string;
  readonly accountId: string;
  readonly dayLimit: number | null;
  readonly trialLimit: number | null;
  readonly nowMs: number | null;
}

export type QuotaPolicy = 'day' | 'trial' | 'in-flight';

/** Takes an in-flight slot and units of day and trial; `violated` is empty when it got them. */
export async function reserveRow(
  db: Database,
  input: ReservationInput & { instanceId: string; inFlightLimit: number },
): Promise<QuotaFigures & { readonly violated: readonly QuotaPolicy[] }> {
  const [row] = await rowsOf<FiguresRow & { violated: QuotaPolicy[] }>(
    db.execute(sql`select * from sous_reserve(
      ${input.id}, ${input.accountId}, ${input.instanceId}, ${input.dayLimit}::int, ${input.trialLimit}::int,
      ${input.inFlightLimit}::int, ${instant(input.nowMs)})`),
  );
  return { ...figuresOf(row!), violated: row!.violated };
}

/** Ends a reservation. `settled` is false when it had been given away and there is no room any more. */
export async function settleRow(
  db: Database,
  input: ReservationInput & { keep: boolean },
): Promise<QuotaFigures & { readonly settled: boolean }> {
  const [row] = await rowsOf<FiguresRow & { settled: boolean }>(
    db.execute(sql`select * from sous_settle(
      ${input.id}, ${input.accountId}, ${input.keep}::boolean, ${input.dayLimit}::int, ${input.trialLimit}::int,
      ${instant(input.nowMs)})`),
  );
  return { ...figuresOf(row!), settled: row!.settled };
}

/** Pays units of a day (YYYY-MM-DD) in advance: how many, and what has been paid for that day in all. */
export async function leaseDay(
  db: Database,
  input: { accountId: string; day: string; units: number; limit: number },
): Promise<{ readonly granted: number; readonly leased: number }> {
  const [row] = await rowsOf<{ granted: number; leased: number }>(
    db.execute(sql`select * from sous_lease_day(
      ${input.accountId}, ${input.day}::date, ${input.units}::int, ${input.limit}::int)`),
  );
  return row!;
}

/** Writes a day's exact figure, for the only process that counts it. Another day is left alone. */
export async function writeDay(db: Database, accountId: string, day: string, used: number): Promise<void> {
  await db
    .update(quotas)
    .set({ dayUsed: used })
    .where(and(eq(quotas.accountId, accountId), eq(quotas.day, day)));
}
