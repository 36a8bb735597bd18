import { findCallbackHost, insertCallbackHost, updateCallbackHost } from '#store/callbacks';
import { underLock } from '#store/database';
import type { AccessDeps } from '../access/deps.ts';
import { randomBase62 } from '../access/key-format.ts';
import { getAccount } from '../account/get-account.ts';
import { callbackHostOf, newProofToken, parseHostName } from './callback-host.ts';
import type { CallbackHost } from './callback-host.ts';

/**
 * The operator vouches for a host of an account (id or address), whether it was registered or not; the tier's limit
 * does not bind the operator. Throws `validation_failed` or `not_found`.
 */
export async function approveHost(
  { db, clock }: Pick<AccessDeps, 'db' | 'clock'>,
  input: { readonly account: string; readonly host: string },
): Promise<CallbackHost> {
  const host = parseHostName(input.host);
  const { id: accountId } = await getAccount({ db }, input);
  const at = new Date(clock.now());
  const approval = { verifiedAt: at, verifiedBy: 'operator' };
  return underLock(db, `callback hosts of ${accountId}`, async (tx) => {
    const found = await findCallbackHost(tx, accountId, { host });
    if (found !== null && found.verifiedAt !== null) return callbackHostOf(found);
    const made = { id: `cbh_${randomBase62(20)}`, accountId, host, token: newProofToken(), createdAt: at };
    const row =
      found === null
        ? await insertCallbackHost(tx, { ...made, ...approval })
        : await updateCallbackHost(tx, found.id, approval);
    return callbackHostOf(row!);
  });
}
