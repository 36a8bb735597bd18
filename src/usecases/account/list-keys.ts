import { listKeyRows } from '#store/api-keys';
import type { AccessDeps } from '../access/deps.ts';
import { apiKeyOf } from './account.ts';
import type { ApiKey } from './account.ts';
import { getAccount } from './get-account.ts';

/** The keys of an account (id or address), oldest first, ended ones included. Throws `not_found`. */
export async function listKeys(
  { db, clock }: Pick<AccessDeps, 'db' | 'clock'>,
  input: { account: string },
): Promise<ApiKey[]> {
  const { id } = await getAccount({ db }, input);
  const rows = await listKeyRows(db, id);
  return rows.map((row) => apiKeyOf(row, clock.now()));
}
