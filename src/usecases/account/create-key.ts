import { insertKey } from '#store/api-keys';
import type { AccessDeps } from '../access/deps.ts';
import { generateKey, hashKey, lastFourOf, randomBase62 } from '../access/key-format.ts';
import { apiKeyOf, defaultScopes, expiryProblems, nameProblems, refuse, scopeProblems } from './account.ts';
import type { NewKey } from './account.ts';
import { getAccount } from './get-account.ts';

export interface CreateKeyInput {
  /** Id or e-mail address. */
  readonly account: string;
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly expiresAt?: Date | null;
  /** A key chosen by the operator (well-formed); otherwise one is made. */
  readonly key?: string;
}

/** Makes a key for an account. Throws `validation_failed` or `not_found`. */
export async function createKey(deps: AccessDeps, input: CreateKeyInput): Promise<NewKey> {
  const nowMs = deps.clock.now();
  const name = input.name ?? 'default';
  const scopes = input.scopes ?? defaultScopes;
  const expiresAt = input.expiresAt ?? null;
  refuse([...nameProblems(name), ...scopeProblems(scopes), ...expiryProblems(expiresAt, nowMs)]);
  const { id: accountId } = await getAccount(deps, input);
  const key = input.key ?? generateKey();
  const row = await insertKey(deps.db, {
    id: `key_${randomBase62(20)}`,
    accountId,
    name: name.trim(),
    hash: hashKey(key),
    lastFour: lastFourOf(key),
    scopes: [...new Set(scopes)],
    createdAt: new Date(nowMs),
    expiresAt,
  });
  deps.changes.keyChanged(row.hash);
  return { key, apiKey: apiKeyOf(row, nowMs) };
}
