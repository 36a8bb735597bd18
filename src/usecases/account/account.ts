/** An account and a key as their owners and the operator see them; the rules that their fields obey. */
import { AppError } from '#kernel/errors';
import type { FieldProblem } from '#kernel/errors';
import type { AccountRow } from '#store/accounts';
import type { ApiKeyRow } from '#store/api-keys';
import { scopes as allScopes, tierNames } from '../access/ports.ts';
import type { Scope, TierName } from '../access/ports.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly tier: TierName;
  readonly operator: boolean;
  readonly suspended: boolean;
  readonly createdAt: Date;
}

export type KeyStatus = 'active' | 'expired' | 'revoked';

export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  readonly status: KeyStatus;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** The key that took this one's place, or null. */
  readonly successorId: string | null;
}

/** A key together with its secret, which is shown this once. */
export interface NewKey {
  readonly key: string;
  readonly apiKey: ApiKey;
}

/** The scopes of a key that was made without naming any: all but `account:write`. */
export const defaultScopes: readonly Scope[] = allScopes.filter((scope) => scope !== 'account:write');

const isTier = (name: string): name is TierName => (tierNames as readonly string[]).includes(name);

/** The stored account as a value; a tier that this build doesn't know falls to the smallest. */
export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  tier: isTier(row.tier) ? row.tier : 'sandbox',
  operator: row.operator,
  suspended: row.suspendedAt !== null,
  createdAt: row.createdAt,
});

/** The stored key as a value, with its state at `nowMs`. */
export function apiKeyOf(row: ApiKeyRow, nowMs: number): ApiKey {
  const over = row.expiresAt !== null && row.expiresAt.getTime() <= nowMs;
  return {
    id: row.id,
    accountId: row.accountId,
    name: row.name,
    lastFour: row.lastFour,
    scopes: allScopes.filter((scope) => row.scopes.includes(scope)),
    status: row.revokedAt !== null ? 'revoked' : over ? 'expired' : 'active',
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
    successorId: row.successorId,
  };
}

/** Throws one error that carries all problems; does nothing when there are none. */
export function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  throw new AppError('validation_failed', problems.map((problem) => problem.detail).join('; '), {
    errors: problems,
  });
}

export function emailProblems(email: string): FieldProblem[] {
  if (email.length <= 254 && /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/.test(email)) return [];
  const detail = 'email must be an address such as cook@example.org';
  return [{ pointer: '/email', code: 'invalid_format', detail }];
}

export function tierProblems(tier: string): FieldProblem[] {
  if (isTier(tier)) return [];
  const detail = `tier must be one of ${tierNames.join(', ')}`;
  return [{ pointer: '/tier', code: 'not_allowed', detail, allowed: tierNames }];
}

export function nameProblems(name: string): FieldProblem[] {
  if (name.trim().length > 0 && name.length <= 100 && !/[\u0000-\u001f\u007f]/.test(name)) return [];
  const detail = 'name must have 1 to 100 printable characters';
  return [{ pointer: '/name', code: 'invalid_format', detail }];
}

export function scopeProblems(scopes: readonly string[]): FieldProblem[] {
  const unknown = scopes.filter((scope) => !(allScopes as readonly string[]).includes(scope));
  const allowed = `scopes must be some of ${allScopes.join(', ')}`;
  if (scopes.length === 0)
    return [{ pointer: '/scopes', code: 'too_few', detail: allowed, allowed: allScopes }];
  return unknown.map((scope) => ({
    pointer: `/scopes/${scopes.indexOf(scope)}`,
    code: 'not_allowed',
    detail: `${scope} is not a scope: ${allowed}`,
    allowed: allScopes,
  }));
}

export function expiryProblems(expiresAt: Date | null, nowMs: number): FieldProblem[] {
  if (expiresAt === null || expiresAt.getTime() > nowMs) return [];
  return [{ pointer: '/expires_at', code: 'out_of_range', detail: 'expires_at must be a time to come' }];
}
