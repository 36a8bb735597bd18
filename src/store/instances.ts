/** Which processes are alive, so that what a killed one held comes back. */
import { eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { freeUnansweredKeys } from './idempotency.ts';
import { instances, reservations } from './schema.ts';

/** Says that a process is alive. One not heard of for 15 s (see the migrations) is taken for dead. */
export async function beat(db: Database, id: string): Promise<void> {
  await db
    .insert(instances)
    .values({ id, seenAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: instances.id, set: { seenAt: sql`clock_timestamp()` } });
}

/**
 * Enters the only process of a database, for as long as it lives: everything that earlier ones held is free.
 */
export async function enterAlone(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // One process writes minutes once a second, not on every call: they can afford to survive a crash.
    await tx.execute(sql`alter table minute_windows set logged`);
    await tx.delete(reservations);
    await freeUnansweredKeys(tx);
    await tx.delete(instances).where(ne(instances.id, id));
    await tx
      .insert(instances)
      .values({ id, seenAt: sql`'infinity'` })
      .onConflictDoUpdate({ target: instances.id, set: { seenAt: sql`'infinity'` } });
  });
}

/** Takes a process that ends off the list, with what it still held; and those that are long gone. */
export async function leave(db: Database, id: string): Promise<void> {
  await db.delete(reservations).where(eq(reservations.instanceId, id));
  await db.delete(instances).where(eq(instances.id, id));
  await db.delete(instances).where(lt(instances.seenAt, sql`clock_timestamp() - interval '1 day'`));
}
