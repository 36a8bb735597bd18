/** Starts everything about callers for one process on an open store, and ends it in the right order. */
import type { Clock } from '#kernel/clock';
import { sweepIdempotencyKeys } from '#store/idempotency';
import { beat, enterAlone, leave } from '#store/instances';
import type { Store } from '#store/open-store';
import { connectValkey } from '#store/valkey';
import { startAuthenticator } from './authenticator.ts';
import type { AccessDeps } from './deps.ts';
import { createIdempotency } from './idempotency.ts';
import { randomBase62 } from './key-format.ts';
import { MemoryLimiter } from './memory-limiter.ts';
import type { Authenticator, Idempotency, Limiter, UsageMeter } from './ports.ts';
import { SqlLimiter } from './sql-limiter.ts';
import type { TierTable } from './tiers.ts';
import { startUsageMeter } from './usage-meter.ts';
import { ValkeyLimiter } from './valkey-limiter.ts';

export interface AccessOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly tiers: TierTable;
  /** `VALKEY_URL`, or null. Only with a database server: the embedded database has one process. */
  readonly valkeyUrl: string | null;
  /** Told about work behind the scenes that failed and will be tried again. */
  readonly onError?: (error: unknown) => void;
}

/** What the HTTP layer needs to know about callers. */
export interface Access {
  /** Under which this process is on the list of the living. */
  readonly instanceId: string;
  readonly authenticator: Authenticator;
  readonly limiter: Limiter;
  readonly idempotency: Idempotency;
  readonly meter: UsageMeter;
  /** For the use cases that change accounts and keys, so that this process forgets at once. */
  readonly deps: AccessDeps;
  /** Writes everything that is only in memory. The store stays open. */
  close(): Promise<void>;
}

/** A process is taken for dead after 15 s without a word. */
const beatEveryMs = 3_000;
const sweepEveryMs = 600_000;

/** Opens the access services. Fails when Valkey is configured and can't be reached. */
export async function openAccess(options: AccessOptions): Promise<Access> {
  const { store, clock, tiers, valkeyUrl, onError = () => undefined } = options;
  const { db } = store;
  const instanceId = `ins_${randomBase62(20)}`;
  // Before the first call: a process that is not on the list counts as dead.
  await (store.sole ? enterAlone(db, instanceId) : beat(db, instanceId));
  const timers = [setInterval(() => void sweepIdempotencyKeys(db).catch(onError), sweepEveryMs).unref()];
  if (!store.sole)
    timers.push(setInterval(() => void beat(db, instanceId).catch(onError), beatEveryMs).unref());
  const shared = { db, clock, tiers, instanceId, onError };
  const openLimiter = async (): Promise<Limiter> => {
    if (store.sole) return MemoryLimiter.open(shared);
    if (valkeyUrl === null) return new SqlLimiter(shared);
    return new ValkeyLimiter({ ...shared, counters: await connectValkey(valkeyUrl, { onError }) });
  };
  try {
    const limiter = await openLimiter();
    const authenticator = startAuthenticator({ db, clock }, { onError });
    const meter = startUsageMeter({ db, clock }, { onError });
    return {
      instanceId,
      authenticator,
      limiter,
      meter,
      idempotency: createIdempotency(db, instanceId),
      deps: { db, clock, changes: authenticator.changes },
      close: async () => {
        timers.forEach(clearInterval);
        await Promise.allSettled([limiter.close(), meter.close(), authenticator.close()]).then((ended) =>
          ended.forEach((one) => one.status === 'rejected' && onError(one.reason)),
        );
        await leave(db, instanceId);
      },
    };
  } catch (error) {
    timers.forEach(clearInterval);
    await leave(db, instanceId);
    throw error;
  }
}
