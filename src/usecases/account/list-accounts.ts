import { listAccountRows } from '#store/accounts';
import type { AccessDeps } from '../access/deps.ts';
import { accountOf } from './account.ts';
import type { Account } from './account.ts';

/** All accounts, oldest first. */
export async function listAccounts({ db }: Pick<AccessDeps, 'db'>): Promise<Account[]> {
  return (await listAccountRows(db)).map(accountOf);
}
