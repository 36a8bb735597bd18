import { AppError } from '#kernel/errors';
import { deleteCallbackHost } from '#store/callbacks';
import { failWaitingTo } from '#store/deliveries';
import type { CallbackDeps } from './deps.ts';

/** Takes a host off an account's list; what waits for it is not sent any more. Throws `not_found`. */
export async function removeHost(
  { db, clock, service }: Pick<CallbackDeps, 'db' | 'clock' | 'service'>,
  { accountId, hostId }: { readonly accountId: string; readonly hostId: string },
): Promise<void> {
  const row = await deleteCallbackHost(db, accountId, hostId);
  if (row === null) throw new AppError('not_found', `There is no callback host ${hostId}.`);
  service.hostsChanged();
  await failWaitingTo(db, accountId, row.host, new Date(clock.now()));
}
