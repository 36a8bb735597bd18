/** Accounts and calls for tests of limits: what the HTTP layer does around one charged call. */
import { readFileSync } from 'node:fs';
import type { AccessDeps } from '../../src/usecases/access/deps.ts';
import type { Access } from '../../src/usecases/access/open-access.ts';
import type { LimitPolicy, LimitSnapshot, Principal, TierName } from '../../src/usecases/access/ports.ts';
import { parseTiers } from '../../src/usecases/access/tiers.ts';
import type { TierTable } from '../../src/usecases/access/tiers.ts';
import { createAccount } from '../../src/usecases/account/create-account.ts';
import { createKey } from '../../src/usecases/account/create-key.ts';

/** The tiers as they are shipped, with some figures changed. */
export function tiersWith(changes: Partial<Record<TierName, Partial<TierTable[TierName]>>> = {}): TierTable {
  const shipped = parseTiers(readFileSync('config/tiers.yaml', 'utf8'));
  const entries = Object.entries(shipped).map(([name, limits]) => [
    name,
    { ...limits, ...changes[name as TierName] },
  ]);
  return Object.fromEntries(entries) as TierTable;
}

let count = 0;

/** A new account with a key. */
export async function newCaller(
  deps: AccessDeps,
  tier: TierName,
): Promise<{ accountId: string; key: string; keyId: string }> {
  const account = await createAccount(deps, { email: `cook${++count}.${process.pid}@example.org`, tier });
  const { key, apiKey } = await createKey(deps, { account: account.id });
  return { accountId: account.id, key, keyId: apiKey.id };
}

/** The caller behind a key, which must be valid. */
export async function principalOf(access: Pick<Access, 'authenticator'>, key: string): Promise<Principal> {
  const principal = await access.authenticator.authenticate(key);
  if (principal === null) throw new Error('the key is not valid');
  return principal;
}

export interface CallOutcome {
  readonly answer: 'success' | 'failure' | 'refused';
  readonly violated: readonly LimitPolicy[];
  readonly retryAfterSeconds: number | null;
  readonly snapshot: LimitSnapshot;
}

/** One charged call, in the order of the HTTP layer: minute, reservation, work, settlement. */
export async function call(
  { limiter }: Pick<Access, 'limiter'>,
  principal: Principal,
  work: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<CallOutcome> {
  const none = { violated: [], retryAfterSeconds: null };
  const minute = await limiter.takeMinute(principal);
  if (!minute.allowed) return { ...minute, answer: 'refused' };
  const verdict = await limiter.reserve(principal);
  if (!verdict.ok) return { ...verdict.refusal, answer: 'refused' };
  const worked = await work();
  if (worked) return { ...none, answer: 'success', snapshot: await verdict.reservation.keep() };
  return { ...none, answer: 'failure', snapshot: await verdict.reservation.release() };
}

/** A little work that lets other calls in between. */
export const shortWork =
  (result: boolean, ms = 2) =>
  (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(() => resolve(result), ms));
