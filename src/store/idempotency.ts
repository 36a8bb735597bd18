/** First answers by Idempotency-Key. A row belongs to one attempt in one process until it is answered. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './database.ts';
import { idempotencyKeys } from './schema.ts';

/** One key as it is stored. */
export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

export interface IdempotencyClaim {
  readonly accountId: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly attemptId: string;
  readonly instanceId: string;
  /** How long an attempt may take at most. */
  readonly leaseSeconds: number;
}

/**
 * Claims a key for an attempt: when it is new, has run out, or belongs to an attempt whose process is gone.
 * Returns true when the attempt has it. By the database's clock.
 */
export async function claimIdempotencyKey(db: Database, claim: IdempotencyClaim): Promise<boolean> {
  const { accountId, key, fingerprint, attemptId, instanceId, leaseSeconds } = claim;
  const rows = await rowsOf<{ attempt_id: string }>(
    db.execute(sql`
      insert into idempotency_keys as k (account_id, key, fingerprint, attempt_id, instance_id, expires_at)
      values (${accountId}, ${key}, ${fingerprint}, ${attemptId}, ${instanceId},
        clock_timestamp() + make_interval(secs => ${leaseSeconds}))
      on conflict (account_id, key) do update set
        fingerprint = excluded.fingerprint, attempt_id = excluded.attempt_id,
        instance_id = excluded.instance_id, expires_at = excluded.expires_at,
        answered_at = null, status = null, headers = null, body = null
      where k.expires_at <= clock_timestamp() or (k.answered_at is null and not exists (
        select from instances i where i.id = k.instance_id
          and i.seen_at > clock_timestamp() - interval '15 seconds'))
      returning attempt_id`),
  );
  return rows.length === 1;
}

/** The stored key, or null. */
export async function findIdempotencyKey(
  db: Database,
  accountId: string,
  key: string,
): Promise<IdempotencyRow | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key)));
  return row ?? null;
}

const owned = (accountId: string, key: string, attemptId: string) =>
  and(
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.attemptId, attemptId),
  );

/** Stores the answer of the attempt that has the key; does nothing when another attempt has it by now. */
export async function answerIdempotencyKey(
  db: Database,
  { accountId, key, attemptId }: Pick<IdempotencyClaim, 'accountId' | 'key' | 'attemptId'>,
  answer: { status: number; headers: Record<string, string>; body: Uint8Array; keepSeconds: number },
): Promise<void> {
  const { keepSeconds, ...stored } = answer;
  await db
    .update(idempotencyKeys)
    .set({
      ...stored,
      answeredAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + make_interval(secs => ${keepSeconds})`,
    })
    .where(owned(accountId, key, attemptId));
}

/** Frees the key of an attempt that failed. */
export async function freeIdempotencyKey(
  db: Database,
  { accountId, key, attemptId }: Pick<IdempotencyClaim, 'accountId' | 'key' | 'attemptId'>,
): Promise<void> {
  await db.delete(idempotencyKeys).where(owned(accountId, key, attemptId));
}

/** Removes what has run out. */
export async function sweepIdempotencyKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, sql`clock_timestamp()`));
}

/** Frees every key without an answer: for the only process on its database, when it starts. */
export async function freeUnansweredKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(isNull(idempotencyKeys.answeredAt));
}
