/**
 * Delivers results to callbacks, at most once each: a delivery is in the log as `sending` before its first byte goes
 * out, and nothing ever goes from there back to the queue. What a killed process leaves is given up as lost.
 */
import { LRUCache } from 'lru-cache';
import { AppError } from '#kernel/errors';
import type { Clock } from '#kernel/clock';
import { FairQueue } from '#outbound/fair-queue';
import type { QueueLimits } from '#outbound/fair-queue';
import { OutboundError } from '#outbound/outbound-error';
import type { Outbound } from '#outbound/send-once';
import { callbackHeaders, generateCallbackSecret } from '#outbound/sign-callback';
import { ensureCallbackSecrets, isVerifiedHost } from '#store/callbacks';
import type { CallbackSecretRow } from '#store/callbacks';
import {
  claimDeliveries,
  endDeliveries,
  insertDeliveries,
  loseDeliveries,
  sweepDeliveries,
} from '#store/deliveries';
import type { DeliveryEnd, DeliveryRow } from '#store/deliveries';
import type { Store } from '#store/open-store';
import { findResult, insertResults, sweepResults } from '#store/results';
import type { ResultRow } from '#store/results';
import { randomBase62 } from '../access/key-format.ts';
import { Batcher } from './batcher.ts';
import type { DeliveryError } from './delivery.ts';

/** A result that an AI call has just been answered with. */
export interface FinishedResult {
  readonly accountId: string;
  readonly requestId: string;
  /** Which endpoint made it. */
  readonly endpoint: string;
  /** The answer's own text. */
  readonly body: string;
  /** Where to deliver it, checked; null where it is only kept. */
  readonly callbackUrl: string | null;
}

export interface CallbackOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Under which this process is on the list of the living. */
  readonly instanceId: string;
  readonly outbound: Outbound;
  /** Whether http:// is taken, for development. */
  readonly allowHttp: boolean;
  /** Of the service, for `User-Agent`. */
  readonly version: string;
  readonly limits?: Partial<CallbackLimits>;
  readonly onError?: (error: unknown) => void;
}

export interface CallbackLimits extends QueueLimits {
  /** For everything about one delivery. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
  /** Deliveries of one account that wait; more are refused and say so in the log. */
  readonly waitingPerOwner: number;
  /** Results in memory that are not written yet. */
  readonly unwrittenBytes: number;
  /** How long deliveries that wait may still start after the order to stop. */
  readonly closeGraceMs: number;
}

const defaultCallbackLimits: CallbackLimits = {
  perOwner: 16,
  perDestination: 8,
  total: 128,
  timeoutMs: 10_000,
  maxAnswerBytes: 64 * 1024,
  waitingPerOwner: 10_000,
  unwrittenBytes: 64 * 1024 * 1024,
  closeGraceMs: 4_000,
};

/** The callbacks of a running service. */
export interface CallbackService {
  /** Throws `callback_host_not_allowed` unless the host is registered and verified. */
  check(principal: { readonly accountId: string }, url: URL): void | Promise<void>;
  /** Keeps a result and starts its delivery. Returns at once, never throws. */
  finished(result: FinishedResult): void;
  /** Sends the result of an earlier delivery again, as a new delivery. Resolves when it is in the log. */
  redeliver(earlier: DeliveryRow): Promise<DeliveryRow>;
  /** The newest result of an account under a request id, or null. */
  result(accountId: string, requestId: string): Promise<Uint8Array | null>;
  /** An account's hosts have changed: nothing that is remembered of them holds any more. */
  hostsChanged(): void;
  /** Resolves when no delivery waits or runs and everything is written. */
  settled(): Promise<void>;
  /** Deliveries that run and that wait. */
  readonly figures: { readonly running: number; readonly waiting: number };
  /** Lets running deliveries finish, gives up what has not started, and closes the way out. The store stays open. */
  close(): Promise<void>;
}

const keepResultsMs = 24 * 3_600_000;
const keepDeliveriesMs = 30 * 24 * 3_600_000;
const sweepEveryMs = 600_000;
const loseEveryMs = 5_000;
/** As for keys: after this a host is asked for again behind the caller's back … */
const refreshHostMs = 2_000;
/** … and what was taken away elsewhere is not used any longer than this. */
const trustHostMs = 4_500;

/** A delivery as it waits: no more than it takes to start it, since thousands may wait. */
interface Work {
  readonly owner: string;
  readonly destination: string;
  readonly id: string;
  readonly url: string;
  /** Null once it is in the database. */
  written: Promise<unknown> | null;
  /** The bytes, where the delivery starts at once; the others wait in the database. */
  readonly body: Uint8Array | null;
}

type Outcome = Pick<DeliveryEnd, 'status' | 'httpStatus' | 'detail'> & {
  readonly error: DeliveryError | null;
};

function outcomeOf(httpStatus: number): Outcome {
  if (httpStatus >= 200 && httpStatus < 300) {
    return { status: 'delivered', httpStatus, error: null, detail: null };
  }
  const isRedirect = httpStatus >= 300 && httpStatus < 400;
  const detail = `answered with ${httpStatus}${isRedirect ? '; redirects are not followed' : ''}`;
  return { status: 'failed', httpStatus, error: isRedirect ? 'redirected' : 'http_status', detail };
}

/** Opens the callbacks of a process on an open store, and gives up what earlier processes left unfinished. */
export async function openCallbacks(options: CallbackOptions): Promise<CallbackService> {
  const { store, clock, instanceId, outbound, allowHttp, version, onError = () => undefined } = options;
  const { db } = store;
  const limits = { ...defaultCallbackLimits, ...options.limits };
  await loseDeliveries(db);

  const now = (): Date => new Date(clock.now());
  /** When each host of an account was last seen to be verified: the time of the question. */
  const verified = new LRUCache<string, number>({ max: 50_000 });
  const asking = new Map<string, Promise<boolean>>();
  let generation = 0;
  const askForHost = (accountId: string, host: string): Promise<boolean> => {
    const key = `${accountId} ${host}`;
    const running = asking.get(key);
    if (running !== undefined) return running;
    const asked = generation;
    const askedAtMs = clock.now();
    const answer = isVerifiedHost(db, accountId, host)
      .then((isVerified) => {
        if (isVerified && asked === generation) verified.set(key, askedAtMs);
        else verified.delete(key);
        return isVerified;
      })
      .finally(() => asking.delete(key));
    asking.set(key, answer);
    return answer;
  };
  const unwritten = new Map<string, ResultRow>();
  let unwrittenBytes = 0;

  const accepted = new Batcher<{ result: ResultRow | null; row: DeliveryRow | null }, void>(
    { items: 500, bytes: 4 * 1024 * 1024, bytesOf: ({ result }) => result?.body.length ?? 0 },
    async (items) => {
      await insertResults(
        db,
        items.flatMap(({ result }) => result ?? []),
      );
      await insertDeliveries(
        db,
        items.flatMap(({ row }) => row ?? []),
      );
      return () => undefined;
    },
  );
  const claims = new Batcher<string, Uint8Array | null>({ items: 100 }, async (ids) => {
    const bodies = await claimDeliveries(db, ids, now());
    return (id) => bodies.get(id) ?? null;
  });
  const secrets = new Batcher<string, CallbackSecretRow>({ items: 500 }, async (accountIds) => {
    const found = await ensureCallbackSecrets(db, accountIds, generateCallbackSecret);
    return (accountId) => found.get(accountId)!;
  });
  const ends = new Batcher<DeliveryEnd, void>({ items: 500 }, async (items) => {
    await endDeliveries(db, items);
    return () => undefined;
  });

  const secretsOf = async (accountId: string): Promise<readonly [string, ...string[]]> => {
    const { secret, previous, previousUntil } = await secrets.add(accountId);
    const isOverlap = previous !== null && previousUntil !== null && previousUntil.getTime() > clock.now();
    return isOverlap ? [secret, previous] : [secret];
  };

  /** Has no effect on one that has ended otherwise. */
  const lose = ({ id }: Work, detail: string): Promise<void> => {
    const end = { status: 'lost', httpStatus: null, error: 'lost', durationMs: null } as const;
    return ends.add({ ...end, id, detail, finishedAt: now() });
  };

  const send = async ({ id, url, owner }: Work, body: Uint8Array): Promise<Outcome> => {
    const headers = callbackHeaders({
      id,
      secrets: await secretsOf(owner),
      nowMs: clock.now(),
      body,
      version,
    });
    const { timeoutMs, maxAnswerBytes } = limits;
    try {
      const request = { method: 'POST', url, headers, body, timeoutMs, maxAnswerBytes } as const;
      return outcomeOf((await outbound.send(request)).status);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { status: 'failed', httpStatus: error.status, error: error.failure, detail: error.message };
    }
  };

  const run = async (work: Work): Promise<void> => {
    try {
      await work.written;
      const body = work.body ?? (await claims.add(work.id));
      // Not ours to send: its host was removed meanwhile, or its result is gone.
      if (body === null) return await lose(work, 'it could not be sent any more');
      const startedMs = performance.now();
      const outcome = await send(work, body);
      const durationMs = Math.round(performance.now() - startedMs);
      await ends.add({ id: work.id, ...outcome, finishedAt: now(), durationMs });
    } catch (error) {
      onError(error);
      await lose(work, 'the service failed while it was under way').catch(onError);
    }
  };
  const queue = new FairQueue<Work>(limits, run);

  const accept = (
    delivery: Pick<DeliveryRow, 'accountId' | 'requestId' | 'endpoint' | 'url' | 'redeliveryOf' | 'resultId'>,
    result: ResultRow | null,
  ): { row: DeliveryRow; written: Promise<void> } => {
    const { hostname: host } = new URL(delivery.url);
    const at = now();
    const place = { owner: delivery.accountId, destination: host };
    const isFull = queue.waitingFor(delivery.accountId) >= limits.waitingPerOwner;
    const startsNow = !isFull && result !== null && queue.hasRoomFor(place);
    const row: DeliveryRow = {
      ...delivery,
      id: `msg_${randomBase62(24)}`,
      instanceId,
      host,
      status: isFull ? 'failed' : startsNow ? 'sending' : 'waiting',
      httpStatus: null,
      error: isFull ? 'queue_full' : null,
      detail: isFull ? `${limits.waitingPerOwner} deliveries of the account wait already` : null,
      createdAt: at,
      startedAt: startsNow ? at : null,
      finishedAt: isFull ? at : null,
      durationMs: null,
    };
    const written = accepted.add({ result, row });
    // Whoever waits for it is told; nobody may.
    written.catch(() => undefined);
    if (!isFull) {
      const { id, url } = row;
      const work: Work = { ...place, id, url, written, body: startsNow ? result.body : null };
      written.then(
        () => (work.written = null),
        () => undefined,
      );
      queue.push(work);
    }
    return { row, written };
  };

  const keep = ({ accountId, requestId, endpoint, body, callbackUrl }: FinishedResult): void => {
    const bytes = Buffer.from(body, 'utf8');
    if (unwrittenBytes + bytes.length > limits.unwrittenBytes) {
      throw new Error('results come in faster than they can be written: one was not kept or delivered');
    }
    const result = { id: `res_${randomBase62(24)}`, accountId, requestId, body: bytes, createdAt: now() };
    const key = `${accountId} ${requestId}`;
    unwritten.set(key, result);
    unwrittenBytes += bytes.length;
    const delivery = { accountId, requestId, endpoint, redeliveryOf: null, resultId: result.id };
    const written =
      callbackUrl === null
        ? accepted.add({ result, row: null })
        : accept({ ...delivery, url: callbackUrl }, result).written;
    const forget = (): void => {
      unwrittenBytes -= bytes.length;
      if (unwritten.get(key) === result) unwritten.delete(key);
    };
    written.then(forget, (error: unknown) => {
      forget();
      onError(error);
    });
  };

  const sweep = async (): Promise<void> => {
    await sweepResults(db, new Date(clock.now() - keepResultsMs));
    await sweepDeliveries(db, new Date(clock.now() - keepDeliveriesMs));
  };
  const timers = [setInterval(() => void sweep().catch(onError), sweepEveryMs).unref()];
  if (!store.sole)
    timers.push(setInterval(() => void loseDeliveries(db).catch(onError), loseEveryMs).unref());

  const flush = async (): Promise<void> => {
    for (const batcher of [accepted, claims, secrets, ends]) await batcher.flush();
  };
  const refuse = (host: string): never => {
    const detail = `${host} is not a registered and verified host of this account`;
    throw new AppError('callback_host_not_allowed', `${detail}.`, {
      errors: [{ pointer: '/callback_url', code: 'not_allowed', detail }],
    });
  };
  return {
    check: ({ accountId }, url) => {
      if (url.protocol !== 'https:' && !allowHttp) {
        throw new AppError('callback_url_invalid', 'callback_url must begin with https://.');
      }
      const { hostname: host } = url;
      const askedAtMs = verified.get(`${accountId} ${host}`);
      const ageMs = askedAtMs === undefined ? Infinity : clock.now() - askedAtMs;
      if (ageMs < 0 || ageMs >= trustHostMs) {
        return askForHost(accountId, host).then((isVerified) => {
          if (!isVerified) refuse(host);
        });
      }
      if (ageMs >= refreshHostMs) askForHost(accountId, host).catch(onError);
      return undefined;
    },
    finished: (result) => {
      try {
        keep(result);
      } catch (error) {
        onError(error);
      }
    },
    redeliver: async (earlier) => {
      const { accountId, requestId, endpoint, url, resultId, id: redeliveryOf } = earlier;
      const { row, written } = accept({ accountId, requestId, endpoint, url, resultId, redeliveryOf }, null);
      await written;
      return row;
    },
    result: async (accountId, requestId) => {
      const here = unwritten.get(`${accountId} ${requestId}`);
      if (here !== undefined) return here.body;
      const found = await findResult(db, accountId, requestId, new Date(clock.now() - keepResultsMs));
      return found?.body ?? null;
    },
    hostsChanged: () => {
      generation += 1;
      verified.clear();
      // Their answers may be the old ones.
      asking.clear();
    },
    settled: async () => {
      await queue.settled();
      await flush();
    },
    get figures() {
      return { running: queue.running, waiting: queue.waiting };
    },
    close: async () => {
      timers.forEach(clearInterval);
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => (timer = setTimeout(resolve, limits.closeGraceMs)));
      await Promise.race([queue.settled(), grace]);
      clearTimeout(timer);
      const left = queue.close().map(async (work) => {
        await work.written;
        await lose(work, 'the service stopped before it was sent');
      });
      await Promise.all(left).catch(onError);
      await queue.settled();
      await flush();
      await outbound.close();
    },
  };
}
