import { AppError } from '#kernel/errors';
import { updateAccount } from '#store/accounts';
import type { AccessDeps } from '../access/deps.ts';
import { accountOf, refuse, tierProblems } from './account.ts';
import type { Account } from './account.ts';
import { getAccount } from './get-account.ts';

/** Moves an account (id or address) to another tier, from the next request on. Throws `not_found`. */
export async function setTier(deps: AccessDeps, input: { account: string; tier: string }): Promise<Account> {
  refuse(tierProblems(input.tier));
  const { id } = await getAccount(deps, input);
  const row = await updateAccount(deps.db, id, { tier: input.tier });
  if (row === null) throw new AppError('not_found', `there is no account ${input.account}`);
  deps.changes.accountChanged(id);
  return accountOf(row);
}
