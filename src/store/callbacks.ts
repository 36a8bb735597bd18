/** Hosts to which an account's callbacks may go, and the secrets that its receivers know them by. */
import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import { callbackHosts, callbackSecrets } from './schema.ts';

/** One host as it is stored. */
export type CallbackHostRow = typeof callbackHosts.$inferSelect;
/** One account's secret as it is stored. */
export type CallbackSecretRow = typeof callbackSecrets.$inferSelect;

/** Adds a host. Fails with a unique violation when the account has it. */
export async function insertCallbackHost(
  db: Database,
  row: typeof callbackHosts.$inferInsert,
): Promise<CallbackHostRow> {
  const [inserted] = await db.insert(callbackHosts).values(row).returning();
  return inserted!;
}

/** An account's hosts, oldest first. */
export const listCallbackHostRows = (db: Database, accountId: string): Promise<CallbackHostRow[]> =>
  db
    .select()
    .from(callbackHosts)
    .where(eq(callbackHosts.accountId, accountId))
    .orderBy(asc(callbackHosts.createdAt), asc(callbackHosts.id));

/** How many hosts an account has, those without a proof included. */
export async function countCallbackHosts(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(callbackHosts)
    .where(eq(callbackHosts.accountId, accountId));
  return row?.n ?? 0;
}

/** One host of an account by its id or by its name; null when there is none. */
export async function findCallbackHost(
  db: Database,
  accountId: string,
  by: { readonly id: string } | { readonly host: string },
): Promise<CallbackHostRow | null> {
  const named = 'id' in by ? eq(callbackHosts.id, by.id) : eq(callbackHosts.host, by.host);
  const [row] = await db
    .select()
    .from(callbackHosts)
    .where(and(eq(callbackHosts.accountId, accountId), named));
  return row ?? null;
}

/** Whether an account has a host and control of it is proved. */
export async function isVerifiedHost(db: Database, accountId: string, host: string): Promise<boolean> {
  const [row] = await db
    .select({ id: callbackHosts.id })
    .from(callbackHosts)
    .where(
      and(
        eq(callbackHosts.accountId, accountId),
        eq(callbackHosts.host, host),
        isNotNull(callbackHosts.verifiedAt),
      ),
    );
  return row !== undefined;
}

/** Changes a host; null when there is none with this id. */
export async function updateCallbackHost(
  db: Database,
  id: string,
  change: Partial<
    Pick<CallbackHostRow, 'verifiedAt' | 'verifiedBy' | 'checkedAt' | 'checkFile' | 'checkDns'>
  >,
): Promise<CallbackHostRow | null> {
  const [row] = await db.update(callbackHosts).set(change).where(eq(callbackHosts.id, id)).returning();
  return row ?? null;
}

/** Takes a host away and gives it back; null when the account has none with this id. */
export async function deleteCallbackHost(
  db: Database,
  accountId: string,
  id: string,
): Promise<CallbackHostRow | null> {
  const [row] = await db
    .delete(callbackHosts)
    .where(and(eq(callbackHosts.accountId, accountId), eq(callbackHosts.id, id)))
    .returning();
  return row ?? null;
}

/** The secrets of accounts; those that have none get what `generate` gives. */
export async function ensureCallbackSecrets(
  db: Database,
  accountIds: readonly string[],
  generate: () => string,
): Promise<ReadonlyMap<string, CallbackSecretRow>> {
  const wanted = [...new Set(accountIds)];
  const read = (ids: readonly string[]): Promise<CallbackSecretRow[]> =>
    db
      .select()
      .from(callbackSecrets)
      .where(inArray(callbackSecrets.accountId, [...ids]));
  const found = new Map((await read(wanted)).map((row) => [row.accountId, row]));
  const missing = wanted.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  await db
    .insert(callbackSecrets)
    .values(missing.map((accountId) => ({ accountId, secret: generate() })))
    .onConflictDoNothing();
  for (const row of await read(missing)) found.set(row.accountId, row);
  return found;
}

/** Puts a new secret in the place of an account's; the old one goes on until `previousUntil`. */
export async function replaceCallbackSecret(
  db: Database,
  before: CallbackSecretRow,
  next: { readonly secret: string; readonly createdAt: Date; readonly previousUntil: Date },
): Promise<CallbackSecretRow | null> {
  const [row] = await db
    .update(callbackSecrets)
    .set({ ...next, previous: before.secret })
    .where(and(eq(callbackSecrets.accountId, before.accountId), eq(callbackSecrets.secret, before.secret)))
    .returning();
  return row ?? null;
}
