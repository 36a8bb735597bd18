/** Accounts: who holds keys, and on which tier. */
import { asc, eq, or } from 'drizzle-orm';
import type { Database } from './database.ts';
import { accounts } from './schema.ts';

/** One account as it is stored. */
export type AccountRow = typeof accounts.$inferSelect;

/** Adds an account. Fails with a unique violation when the address is taken. */
export async function insertAccount(db: Database, row: typeof accounts.$inferInsert): Promise<AccountRow> {
  const [inserted] = await db.insert(accounts).values(row).returning();
  return inserted!;
}

/** The account with this id or e-mail address (in lower case), or null. */
export async function findAccount(db: Database, idOrEmail: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, idOrEmail), eq(accounts.email, idOrEmail)));
  return row ?? null;
}

/** The operator's account, or null before the first start. */
export async function findOperator(db: Database): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.operator, true)).limit(1);
  return row ?? null;
}

/** All accounts, oldest first. */
export const listAccountRows = (db: Database): Promise<AccountRow[]> =>
  db.select().from(accounts).orderBy(asc(accounts.createdAt), asc(accounts.id));

/** Changes an account; null when there is none with this id. */
export async function updateAccount(
  db: Database,
  id: string,
  change: Partial<Pick<AccountRow, 'email' | 'name' | 'tier' | 'suspendedAt'>>,
): Promise<AccountRow | null> {
  const [row] = await db.update(accounts).set(change).where(eq(accounts.id, id)).returning();
  return row ?? null;
}
