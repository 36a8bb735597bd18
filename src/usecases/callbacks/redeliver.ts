import { AppError } from '#kernel/errors';
import { hasResult } from '#store/results';
import type { CallbackDeps } from './deps.ts';
import { deliveryOf } from './delivery.ts';
import type { Delivery } from './delivery.ts';
import { getDeliveryRow } from './list-deliveries.ts';

/**
 * Sends a result again because a person asked for it: a new delivery with an id of its own, to the same address.
 * Throws `not_found` (also when the result is gone), `duplicate_item` while the first is under way, or
 * `callback_host_not_allowed` when the host is not on the list any more.
 */
export async function redeliver(
  { db, service }: Pick<CallbackDeps, 'db' | 'service'>,
  input: { readonly accountId: string; readonly deliveryId: string },
): Promise<Delivery> {
  const row = await getDeliveryRow({ db }, input);
  if (row.finishedAt === null) {
    throw new AppError('duplicate_item', `The delivery ${row.id} is still under way.`);
  }
  await service.check(input, new URL(row.url));
  if (!(await hasResult(db, row.resultId))) {
    throw new AppError('not_found', 'The result of this delivery is not kept any more: it was for 24 hours.');
  }
  return deliveryOf(await service.redeliver(row));
}
