import { AppError } from '#kernel/errors';
import { revokeKeyRow } from '#store/api-keys';
import type { AccessDeps } from '../access/deps.ts';
import { apiKeyOf } from './account.ts';
import type { ApiKey } from './account.ts';

/**
 * Ends a key: at once in this process, within 5 s in every other. Revoking twice changes nothing.
 * Throws `not_found`; `accountId` null is the operator, who may revoke any key.
 */
export async function revokeKey(
  deps: AccessDeps,
  input: { accountId: string | null; keyId: string },
): Promise<ApiKey> {
  const nowMs = deps.clock.now();
  const row = await revokeKeyRow(deps.db, input.accountId, input.keyId, new Date(nowMs));
  if (row === null) throw new AppError('not_found', `there is no key ${input.keyId}`);
  deps.changes.keyChanged(row.hash);
  return apiKeyOf(row, nowMs);
}
