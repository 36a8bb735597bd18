import { AppError } from '#kernel/errors';
import { renameKeyRow } from '#store/api-keys';
import type { AccessDeps } from '../access/deps.ts';
import { apiKeyOf, nameProblems, refuse } from './account.ts';
import type { ApiKey } from './account.ts';

export interface RenameKeyInput {
  /** The account that the key must belong to; null for the operator. */
  readonly accountId: string | null;
  readonly keyId: string;
  readonly name: string;
}

/** Gives a key another name. Throws `validation_failed` or `not_found`. */
export async function renameKey(deps: AccessDeps, input: RenameKeyInput): Promise<ApiKey> {
  refuse(nameProblems(input.name));
  const row = await renameKeyRow(deps.db, input.accountId, input.keyId, input.name.trim());
  if (row === null) throw new AppError('not_found', `there is no key ${input.keyId}`);
  return apiKeyOf(row, deps.clock.now());
}
