/** The log of deliveries. A row goes from `waiting` to `sending` once, by whoever claims it, and never back. */
import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { rowsOf } from './database.ts';
import type { Database } from './database.ts';
import { deliveries } from './schema.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

/** How a delivery ended. */
export interface DeliveryEnd {
  readonly id: string;
  readonly status: string;
  readonly httpStatus: number | null;
  readonly error: string | null;
  readonly detail: string | null;
  readonly finishedAt: Date;
  readonly durationMs: number | null;
}

/** Adds deliveries; those that are there already are left alone, so that a write can be tried again. */
export async function insertDeliveries(db: Database, rows: readonly DeliveryRow[]): Promise<void> {
  if (rows.length === 0) return;
  // One parameter instead of seventeen for each row: this is on the way of every callback.
  const lines = JSON.stringify(
    rows.map((row) => ({
      ...{ id: row.id, account_id: row.accountId, instance_id: row.instanceId, request_id: row.requestId },
      ...{ endpoint: row.endpoint, result_id: row.resultId, redelivery_of: row.redeliveryOf, url: row.url },
      ...{ host: row.host, status: row.status, http_status: row.httpStatus, error: row.error },
      ...{ detail: row.detail, created_at: row.createdAt, started_at: row.startedAt },
      ...{ finished_at: row.finishedAt, duration_ms: row.durationMs },
    })),
  );
  await db.execute(sql`
    insert into deliveries select * from json_populate_recordset(null::deliveries, ${lines}::json)
    on conflict do nothing`);
}

/** Claims waiting deliveries and answers their bodies by id. What is not answered must not be sent. */
export async function claimDeliveries(
  db: Database,
  ids: readonly string[],
  startedAt: Date,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf<{ id: string; body: Uint8Array }>(
    db.execute(sql`
      update deliveries d set status = 'sending', started_at = ${startedAt.toISOString()}::timestamptz
      from results r
      where r.id = d.result_id and d.status = 'waiting' and d.id in (${list})
      returning d.id, r.body`),
  );
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Writes how deliveries ended. One that was given up as lost may turn out to have ended after all. */
export async function endDeliveries(db: Database, ends: readonly DeliveryEnd[]): Promise<void> {
  if (ends.length === 0) return;
  const rows = JSON.stringify(
    ends.map((end) => ({
      id: end.id,
      status: end.status,
      http_status: end.httpStatus,
      error: end.error,
      detail: end.detail,
      finished_at: end.finishedAt.toISOString(),
      duration_ms: end.durationMs,
    })),
  );
  await db.execute(sql`
    update deliveries d set status = e.status, http_status = e.http_status, error = e.error, detail = e.detail,
      finished_at = e.finished_at, duration_ms = e.duration_ms
    from json_to_recordset(${rows}::json) as e(id text, status text, http_status int, error text, detail text,
      finished_at timestamptz, duration_ms int)
    where d.id = e.id and d.status in ('waiting', 'sending', 'lost')`);
}

/** Gives up what processes that are gone left unfinished. Returns how many. By the database's clock. */
export async function loseDeliveries(db: Database): Promise<number> {
  const rows = await rowsOf<{ id: string }>(
    db.execute(sql`
      update deliveries d set status = 'lost', error = 'lost', finished_at = clock_timestamp(),
        detail = case when d.status = 'waiting' then 'the service ended before it was sent'
          else 'the service ended while it was under way: it may have arrived' end
      where d.status in ('waiting', 'sending') and not exists (
        select from instances i where i.id = d.instance_id and i.seen_at > clock_timestamp() - interval '15 seconds')
      returning d.id`),
  );
  return rows.length;
}

/** Ends an account's waiting deliveries to a host that was taken away. */
export async function failWaitingTo(db: Database, accountId: string, host: string, at: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ status: 'failed', error: 'host_removed', detail: 'the host was removed first', finishedAt: at })
    .where(
      and(eq(deliveries.accountId, accountId), eq(deliveries.host, host), eq(deliveries.status, 'waiting')),
    );
}

/** One delivery of an account, or null. */
export async function findDelivery(db: Database, accountId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.accountId, accountId), eq(deliveries.id, id)));
  return row ?? null;
}

export interface DeliveryFilter {
  readonly accountId: string;
  readonly statuses?: readonly string[];
  readonly host?: string;
  readonly requestId?: string;
  readonly after?: Date;
  readonly before?: Date;
  /** Begins after this one, in the order of the list. */
  readonly beyond?: { readonly createdAt: Date; readonly id: string };
  readonly limit: number;
}

/** Deliveries, newest first. */
export function listDeliveryRows(db: Database, filter: DeliveryFilter): Promise<DeliveryRow[]> {
  const { accountId, statuses, host, requestId, after, before, beyond, limit } = filter;
  const at = beyond?.createdAt.toISOString();
  return db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.accountId, accountId),
        statuses === undefined ? undefined : inArray(deliveries.status, [...statuses]),
        host === undefined ? undefined : eq(deliveries.host, host),
        requestId === undefined ? undefined : eq(deliveries.requestId, requestId),
        after === undefined ? undefined : gt(deliveries.createdAt, after),
        before === undefined ? undefined : lte(deliveries.createdAt, before),
        beyond === undefined
          ? undefined
          : sql`(${deliveries.createdAt}, ${deliveries.id}) < (${at}::timestamptz, ${beyond.id})`,
      ),
    )
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limit);
}

/** Removes deliveries that are older. */
export async function sweepDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(deliveries).where(lt(deliveries.createdAt, before));
}
