/** API keys, known by their hash. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { accounts, apiKeys } from './schema.ts';

/** One key as it is stored. */
export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type NewApiKey = typeof apiKeys.$inferInsert;

/** What authentication needs to know about a key. */
export interface CallerRow {
  readonly keyId: string;
  readonly accountId: string;
  readonly tier: string;
  readonly scopes: string[];
  readonly suspendedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The key with this hash and its account, revoked and expired ones included; null when there is none. */
export async function findCaller(db: Database, hash: string): Promise<CallerRow | null> {
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      accountId: apiKeys.accountId,
      tier: accounts.tier,
      scopes: apiKeys.scopes,
      suspendedAt: accounts.suspendedAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.hash, hash));
  return row ?? null;
}

/** Adds a key. */
export async function insertKey(db: Database, row: NewApiKey): Promise<ApiKeyRow> {
  const [inserted] = await db.insert(apiKeys).values(row).returning();
  return inserted!;
}

/** An account's keys, oldest first, revoked ones included. */
export const listKeyRows = (db: Database, accountId: string): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));

const ofAccount = (accountId: string | null, keyId: string) =>
  and(eq(apiKeys.id, keyId), accountId === null ? undefined : eq(apiKeys.accountId, accountId));

/** One key, of the account where one is given; null when there is none. */
export async function findKey(
  db: Database,
  accountId: string | null,
  keyId: string,
): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(ofAccount(accountId, keyId));
  return row ?? null;
}

/** Gives a key another name; null when there is none. */
export async function renameKeyRow(
  db: Database,
  accountId: string | null,
  keyId: string,
  name: string,
): Promise<ApiKeyRow | null> {
  const [row] = await db.update(apiKeys).set({ name }).where(ofAccount(accountId, keyId)).returning();
  return row ?? null;
}

/** Revokes a key from `at` on; a key that is revoked already keeps its time. Null when there is none. */
export async function revokeKeyRow(
  db: Database,
  accountId: string | null,
  keyId: string,
  at: Date,
): Promise<ApiKeyRow | null> {
  await db
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(ofAccount(accountId, keyId), isNull(apiKeys.revokedAt)));
  return findKey(db, accountId, keyId);
}

/**
 * Puts a successor in a key's place: the old one ends at `endsAt`, unless it ends sooner anyway.
 * One transaction; null (and nothing is changed) when the key has been revoked or replaced meanwhile.
 */
export function replaceKey(
  db: Database,
  oldId: string,
  endsAt: Date,
  successor: NewApiKey,
): Promise<{ old: ApiKeyRow; successor: ApiKeyRow } | null> {
  return db.transaction(async (tx) => {
    const [old] = await tx
      .update(apiKeys)
      .set({
        successorId: successor.id,
        expiresAt: sql`least(${apiKeys.expiresAt}, ${endsAt.toISOString()}::timestamptz)`,
      })
      .where(and(eq(apiKeys.id, oldId), isNull(apiKeys.revokedAt), isNull(apiKeys.successorId)))
      .returning();
    if (old === undefined) return null;
    const [inserted] = await tx.insert(apiKeys).values(successor).returning();
    return { old, successor: inserted! };
  });
}

/** Notes when keys were last used; never sets a time back. */
export async function touchKeys(db: Database, lastUsed: ReadonlyMap<string, number>): Promise<void> {
  if (lastUsed.size === 0) return;
  const rows = JSON.stringify([...lastUsed].map(([id, atMs]) => ({ id, at: new Date(atMs).toISOString() })));
  await db.execute(sql`
    update api_keys k set last_used_at = greatest(k.last_used_at, u.at)
    from json_to_recordset(${rows}::json) as u(id text, at timestamptz) where k.id = u.id`);
}

/** The key with this hash, or null. */
export async function findKeyByHash(db: Database, hash: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  return row ?? null;
}
