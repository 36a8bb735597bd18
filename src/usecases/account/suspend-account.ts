import { AppError } from '#kernel/errors';
import { updateAccount } from '#store/accounts';
import type { AccessDeps } from '../access/deps.ts';
import { accountOf } from './account.ts';
import type { Account } from './account.ts';
import { getAccount } from './get-account.ts';

/** Suspends an account (id or address), or with `resume` lets it back in. Throws `not_found`. */
export async function suspendAccount(
  deps: AccessDeps,
  input: { account: string; resume?: boolean },
): Promise<Account> {
  const { id } = await getAccount(deps, input);
  const suspendedAt = input.resume === true ? null : new Date(deps.clock.now());
  const row = await updateAccount(deps.db, id, { suspendedAt });
  if (row === null) throw new AppError('not_found', `there is no account ${input.account}`);
  deps.changes.accountChanged(id);
  return accountOf(row);
}
