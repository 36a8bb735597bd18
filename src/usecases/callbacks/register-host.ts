import { AppError } from '#kernel/errors';
import { countCallbackHosts, findCallbackHost, insertCallbackHost } from '#store/callbacks';
import { underLock } from '#store/database';
import { randomBase62 } from '../access/key-format.ts';
import type { Principal } from '../access/ports.ts';
import { callbackHostOf, newProofToken, parseHostName } from './callback-host.ts';
import type { CallbackHost } from './callback-host.ts';
import type { CallbackDeps } from './deps.ts';
import { verifyHost } from './verify-host.ts';

export interface RegisterHostInput {
  readonly principal: Pick<Principal, 'accountId' | 'tier'>;
  readonly host: string;
}

/**
 * Registers a host and says what it has to show. One that waits for its proof already is looked at again.
 * Throws `validation_failed`, `duplicate_item` (verified already) or `tier_required` (as many as the tier allows).
 */
export async function registerHost(deps: CallbackDeps, input: RegisterHostInput): Promise<CallbackHost> {
  const { db, clock, tiers } = deps;
  const { accountId, tier } = input.principal;
  const host = parseHostName(input.host);
  const { row, isNew } = await underLock(db, `callback hosts of ${accountId}`, async (tx) => {
    const found = await findCallbackHost(tx, accountId, { host });
    if (found !== null) return { row: found, isNew: false };
    const { callbackHosts: most } = tiers[tier];
    if ((await countCallbackHosts(tx, accountId)) >= most) {
      const hosts = most === 1 ? 'one callback host' : `${most} callback hosts`;
      throw new AppError(
        'tier_required',
        `The tier ${tier} allows ${hosts}: remove one, or move to a larger tier.`,
      );
    }
    const made = { id: `cbh_${randomBase62(20)}`, accountId, host, token: newProofToken() };
    return {
      row: await insertCallbackHost(tx, { ...made, createdAt: new Date(clock.now()) }),
      isNew: true,
    };
  });
  if (isNew) return callbackHostOf(row);
  if (row.verifiedAt !== null)
    throw new AppError('duplicate_item', `${host} is registered and verified already.`);
  return verifyHost(deps, { accountId, hostId: row.id });
}
