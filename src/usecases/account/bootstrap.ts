import { findOperator } from '#store/accounts';
import { findKeyByHash, listKeyRows } from '#store/api-keys';
import { underLock } from '#store/database';
import type { AccessDeps } from '../access/deps.ts';
import { hashKey, isWellFormedKey } from '../access/key-format.ts';
import { scopes } from '../access/ports.ts';
import { accountOf } from './account.ts';
import type { Account } from './account.ts';
import { createAccount } from './create-account.ts';
import { createKey } from './create-key.ts';

export interface BootstrapInput {
  /** `SOUS_BOOTSTRAP_KEY`, or null. */
  readonly key: string | null;
  /** `SOUS_BOOTSTRAP_TIER`. */
  readonly tier: string;
}

export interface BootstrapResult {
  readonly operator: Account;
  /** A key made just now, to be printed once; null when there was one already or it was given. */
  readonly newKey: string | null;
}

/** The address that stands for the operator until there is a better one. */
const operatorEmail = 'operator@sous.invalid';

/**
 * Sees to it that the operator has an account and a key. Safe in several instances that start at once.
 * A key that was revoked is not brought back. Throws an error for the operator on a malformed key.
 */
export async function bootstrap(deps: AccessDeps, input: BootstrapInput): Promise<BootstrapResult> {
  const given = input.key;
  if (given !== null && !isWellFormedKey(given)) {
    throw new Error(
      'SOUS_BOOTSTRAP_KEY is not a well-formed key: sous_, 30 characters 0-9A-Za-z, and the CRC-32 of these 35 ' +
        'characters as 6 base62 digits (0-9A-Za-z)',
    );
  }
  return underLock(deps.db, 'bootstrap', async (db) => {
    const within = { ...deps, db };
    const row = await findOperator(db);
    const operator =
      row === null
        ? await createAccount(within, { email: operatorEmail, tier: input.tier, operator: true })
        : accountOf(row);
    const make = { account: operator.id, name: 'bootstrap', scopes };
    if (given !== null) {
      if ((await findKeyByHash(db, hashKey(given))) === null)
        await createKey(within, { ...make, key: given });
      return { operator, newKey: null };
    }
    if ((await listKeyRows(db, operator.id)).length > 0) return { operator, newKey: null };
    return { operator, newKey: (await createKey(within, make)).key };
  });
}
