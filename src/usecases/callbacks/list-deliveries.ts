import { AppError } from '#kernel/errors';
import { findDelivery, listDeliveryRows } from '#store/deliveries';
import type { DeliveryRow } from '#store/deliveries';
import { refuse } from '../account/account.ts';
import { deliveryOf } from './delivery.ts';
import type { Delivery, DeliveryStatus } from './delivery.ts';
import type { CallbackDeps } from './deps.ts';

export interface ListDeliveriesInput {
  readonly accountId: string;
  readonly status?: DeliveryStatus;
  readonly host?: string;
  readonly requestId?: string;
  readonly after?: Date;
  readonly before?: Date;
  /** As the list before it gave it. */
  readonly cursor?: string;
  /** 1–100. */
  readonly limit?: number;
}

export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  /** Where the next page begins; null on the last one. */
  readonly cursor: string | null;
}

const usualLimit = 50;

const formatCursor = ({ createdAt, id }: DeliveryRow): string =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');

function parseCursor(cursor: string): { createdAt: Date; id: string } {
  const [, ms, id] = /^(\d{1,15}) (msg_[0-9A-Za-z]{1,40})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  ) ?? [null, '', ''];
  const detail = 'cursor is not one that a list gave';
  if (ms === '') refuse([{ pointer: '/cursor', code: 'invalid_format', detail }]);
  return { createdAt: new Date(Number(ms)), id: id! };
}

/** The log of an account's deliveries, newest first. Throws `validation_failed`. */
export async function listDeliveries(
  { db }: Pick<CallbackDeps, 'db'>,
  input: ListDeliveriesInput,
): Promise<DeliveryPage> {
  const { cursor, status, limit = usualLimit, ...rest } = input;
  const rows = await listDeliveryRows(db, {
    ...rest,
    ...(status === undefined ? {} : { statuses: [status] }),
    ...(cursor === undefined ? {} : { beyond: parseCursor(cursor) }),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  return {
    deliveries: shown.map(deliveryOf),
    cursor: rows.length > limit ? formatCursor(shown.at(-1)!) : null,
  };
}

/** One delivery of an account as it is stored. Throws `not_found`. */
export async function getDeliveryRow(
  { db }: Pick<CallbackDeps, 'db'>,
  { accountId, deliveryId }: { readonly accountId: string; readonly deliveryId: string },
): Promise<DeliveryRow> {
  const row = await findDelivery(db, accountId, deliveryId);
  if (row === null) throw new AppError('not_found', `There is no delivery ${deliveryId}.`);
  return row;
}
