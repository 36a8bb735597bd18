/** Keeps first answers for 24 h, so that a repeated POST does its work once. */
import type { Database } from '#store/database';
import {
  answerIdempotencyKey,
  claimIdempotencyKey,
  findIdempotencyKey,
  freeIdempotencyKey,
} from '#store/idempotency';
import type { IdempotencyRow } from '#store/idempotency';
import { randomBase62 } from './key-format.ts';
import type { Idempotency, IdempotencyStart, StoredAnswer } from './ports.ts';

const keepSeconds = 24 * 3600;
/** Longer than any request may take. A killed process frees its keys much sooner, by being missed. */
const leaseSeconds = 600;
const maxTries = 5;

const answerOf = (row: IdempotencyRow): StoredAnswer => ({
  status: row.status ?? 200,
  headers: row.headers ?? {},
  body: row.body ?? new Uint8Array(),
});

/** Makes the store of first answers for one process. */
export function createIdempotency(db: Database, instanceId: string): Idempotency {
  return {
    start: async (accountId, key, fingerprint): Promise<IdempotencyStart> => {
      for (let tries = 0; tries < maxTries; tries++) {
        const attempt = { accountId, key, attemptId: randomBase62(20) };
        if (await claimIdempotencyKey(db, { ...attempt, fingerprint, instanceId, leaseSeconds })) {
          return {
            state: 'new',
            finish: ({ status, headers, body }) =>
              answerIdempotencyKey(db, attempt, { status, headers: { ...headers }, body, keepSeconds }),
            abandon: () => freeIdempotencyKey(db, attempt),
          };
        }
        const found = await findIdempotencyKey(db, accountId, key);
        // Freed between the two statements: it is ours to claim.
        if (found === null) continue;
        if (found.fingerprint !== fingerprint) return { state: 'reused' };
        return found.answeredAt === null
          ? { state: 'in-progress' }
          : { state: 'replay', answer: answerOf(found) };
      }
      return { state: 'in-progress' };
    },
  };
}
