import { AppError } from '#kernel/errors';
import { findCallbackHost, listCallbackHostRows } from '#store/callbacks';
import type { Database } from '#store/database';
import { callbackHostOf } from './callback-host.ts';
import type { CallbackHost } from './callback-host.ts';

/** An account's hosts, oldest first. */
export async function listHosts(
  { db }: { readonly db: Database },
  { accountId }: { readonly accountId: string },
): Promise<CallbackHost[]> {
  return (await listCallbackHostRows(db, accountId)).map(callbackHostOf);
}

/** One host of an account. Throws `not_found`. */
export async function getHost(
  { db }: { readonly db: Database },
  { accountId, hostId }: { readonly accountId: string; readonly hostId: string },
): Promise<CallbackHost> {
  const row = await findCallbackHost(db, accountId, { id: hostId });
  if (row === null) throw new AppError('not_found', `There is no callback host ${hostId}.`);
  return callbackHostOf(row);
}
