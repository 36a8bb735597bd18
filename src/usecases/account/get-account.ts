import { AppError } from '#kernel/errors';
import { findAccount } from '#store/accounts';
import type { AccessDeps } from '../access/deps.ts';
import { accountOf } from './account.ts';
import type { Account } from './account.ts';

/** The account with an id or an e-mail address. Throws `not_found`. */
export async function getAccount(
  { db }: Pick<AccessDeps, 'db'>,
  { account }: { account: string },
): Promise<Account> {
  const row = await findAccount(
    db,
    account.trim().toLowerCase().includes('@') ? account.trim().toLowerCase() : account,
  );
  if (row === null) throw new AppError('not_found', `there is no account ${account}`);
  return accountOf(row);
}
