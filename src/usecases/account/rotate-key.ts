import { AppError } from '#kernel/errors';
import { findKey, replaceKey } from '#store/api-keys';
import type { AccessDeps } from '../access/deps.ts';
import { generateKey, hashKey, lastFourOf, randomBase62 } from '../access/key-format.ts';
import { apiKeyOf, refuse } from './account.ts';
import type { ApiKey, NewKey } from './account.ts';

export interface RotateKeyInput {
  /** The account that the key must belong to; null for the operator. */
  readonly accountId: string | null;
  readonly keyId: string;
  /** How long the old key still works: 0 to 72 hours, 24 by default. */
  readonly overlapHours?: number;
}

const maxOverlapHours = 72;
const hourMs = 3_600_000;

/**
 * Makes a successor with the same name, scopes and expiry, and lets the old key end after the overlap.
 * Throws `validation_failed`, `not_found`, or `duplicate_item` when the key has ended or been replaced.
 */
export async function rotateKey(deps: AccessDeps, input: RotateKeyInput): Promise<NewKey & { old: ApiKey }> {
  const hours = input.overlapHours ?? 24;
  if (!(hours >= 0 && hours <= maxOverlapHours)) {
    const detail = `overlap_hours must be between 0 and ${maxOverlapHours}`;
    const allowed = { min: 0, max: maxOverlapHours };
    refuse([{ pointer: '/overlap_hours', code: 'out_of_range', detail, allowed }]);
  }
  const nowMs = deps.clock.now();
  const found = await findKey(deps.db, input.accountId, input.keyId);
  if (found === null) throw new AppError('not_found', `there is no key ${input.keyId}`);
  const before = apiKeyOf(found, nowMs);
  const ended = `key ${input.keyId} has ended or been rotated already`;
  if (before.status !== 'active') throw new AppError('duplicate_item', ended);
  const key = generateKey();
  const replaced = await replaceKey(deps.db, found.id, new Date(nowMs + hours * hourMs), {
    id: `key_${randomBase62(20)}`,
    accountId: found.accountId,
    name: found.name,
    hash: hashKey(key),
    lastFour: lastFourOf(key),
    scopes: found.scopes,
    createdAt: new Date(nowMs),
    expiresAt: found.expiresAt,
  });
  if (replaced === null) throw new AppError('duplicate_item', ended);
  deps.changes.keyChanged(replaced.old.hash);
  deps.changes.keyChanged(replaced.successor.hash);
  return { key, apiKey: apiKeyOf(replaced.successor, nowMs), old: apiKeyOf(replaced.old, nowMs) };
}
