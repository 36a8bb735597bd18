/** What an account's receivers know callbacks by. */
import { AppError } from '#kernel/errors';
import { generateCallbackSecret } from '#outbound/sign-callback';
import { ensureCallbackSecrets, replaceCallbackSecret } from '#store/callbacks';
import type { CallbackSecretRow } from '#store/callbacks';
import { refuse } from '../account/account.ts';
import type { CallbackDeps } from './deps.ts';

export interface CallbackSecret {
  readonly secret: string;
  readonly createdAt: Date;
  /** The one before, as long as it signs too. */
  readonly previous: string | null;
  readonly previousUntil: Date | null;
}

type Deps = Pick<CallbackDeps, 'db' | 'clock'>;

const mostOverlapHours = 72;
const usualOverlapHours = 24;

const valueOf = ({ secret, createdAt, previous, previousUntil }: CallbackSecretRow, nowMs: number) => {
  const isOverlap = previousUntil !== null && previousUntil.getTime() > nowMs;
  return {
    secret,
    createdAt,
    previous: isOverlap ? previous : null,
    previousUntil: isOverlap ? previousUntil : null,
  };
};

const rowOf = async (db: Deps['db'], accountId: string): Promise<CallbackSecretRow> =>
  (await ensureCallbackSecrets(db, [accountId], generateCallbackSecret)).get(accountId)!;

/** An account's secret; made when it is first asked for or used. */
export const showSecret = async (
  { db, clock }: Deps,
  { accountId }: { readonly accountId: string },
): Promise<CallbackSecret> => valueOf(await rowOf(db, accountId), clock.now());

/**
 * Makes a new secret. The old one signs too for the overlap (0–72 h, 24 by default); one from before that is over.
 * Throws `validation_failed`, or `duplicate_item` when another rotation came first.
 */
export async function rotateSecret(
  { db, clock }: Deps,
  input: { readonly accountId: string; readonly overlapHours?: number },
): Promise<CallbackSecret> {
  const { accountId, overlapHours = usualOverlapHours } = input;
  if (!(overlapHours >= 0 && overlapHours <= mostOverlapHours)) {
    const detail = `overlap_hours must be between 0 and ${mostOverlapHours}`;
    refuse([{ pointer: '/overlap_hours', code: 'out_of_range', detail }]);
  }
  const nowMs = clock.now();
  const row = await replaceCallbackSecret(db, await rowOf(db, accountId), {
    secret: generateCallbackSecret(),
    createdAt: new Date(nowMs),
    previousUntil: new Date(nowMs + overlapHours * 3_600_000),
  });
  if (row === null) throw new AppError('duplicate_item', 'The secret was rotated by somebody else just now.');
  return valueOf(row, nowMs);
}
