/** The laws of the limits, held by each way of counting: memory, PostgreSQL, PostgreSQL with Valkey. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock';
import { openStore } from '#store/open-store';
import type { Store } from '#store/open-store';
import { openAccess } from '../../src/usecases/access/open-access.ts';
import type { Access } from '../../src/usecases/access/open-access.ts';
import { setTier } from '../../src/usecases/account/set-tier.ts';
import { call, newCaller, principalOf, shortWork, tiersWith } from '../support/callers.ts';
import type { CallOutcome } from '../support/callers.ts';
import { openEmbeddedStore, startPostgres, startValkey } from '../support/databases.ts';
import type { TestPostgres, TestValkey } from '../support/databases.ts';

let postgres: TestPostgres;
let valkey: TestValkey;
beforeAll(async () => {
  [postgres, valkey] = await Promise.all([startPostgres(), startValkey()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([postgres?.close(), valkey?.close()]);
});

const kinds = ['memory', 'PostgreSQL', 'PostgreSQL and Valkey'] as const;
const roomy = { perMinute: 100_000 };
const tiers = tiersWith({
  sandbox: roomy,
  starter: { ...roomy, perDay: 50, inFlight: 400 },
  pro: { perMinute: 20 },
  scale: { ...roomy, perDay: 1000, inFlight: 3 },
});
const successes = (outcomes: readonly CallOutcome[]): number =>
  outcomes.filter(({ answer }) => answer === 'success').length;

describe.each(kinds)('limits counted in %s', (kind) => {
  let store: Store;
  let access: Access;
  const errors: unknown[] = [];
  beforeAll(async () => {
    store =
      kind === 'memory'
        ? await openEmbeddedStore()
        : await openStore({
            databaseUrl: await postgres.createDatabase(),
            dataDir: '',
            purpose: 'service',
          });
    const valkeyUrl = kind === 'PostgreSQL and Valkey' ? valkey.url : null;
    const onError = (error: unknown): void => void errors.push(error);
    access = await openAccess({ store, clock: systemClock, tiers, valkeyUrl, onError });
  }, 60_000);
  afterAll(async () => {
    await access?.close();
    await store?.close();
    expect(errors).toEqual([]);
  });
  const caller = async (tier: 'sandbox' | 'starter' | 'pro' | 'scale') => {
    const { key, accountId } = await newCaller(access.deps, tier);
    return { accountId, principal: await principalOf(access, key) };
  };

  it('refuses the call after the last of a minute, and says when the next is free', async () => {
    const { principal } = await caller('pro');
    for (let n = 1; n <= 20; n++) {
      const { snapshot, allowed } = await access.limiter.takeMinute(principal);
      expect(allowed).toBe(true);
      expect(snapshot.minute).toMatchObject({ limit: 20, remaining: 20 - n });
    }
    const refused = await access.limiter.takeMinute(principal);
    expect(refused).toMatchObject({
      allowed: false,
      violated: ['minute'],
      snapshot: { minute: { remaining: 0 } },
    });
    if (refused.allowed) return;
    expect(refused.retryAfterSeconds).toBeGreaterThan(55);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    const resetsIn = refused.snapshot.minute.resetAt - Date.now() / 1000;
    expect(resetsIn).toBeGreaterThan(55);
    expect(resetsIn).toBeLessThan(63);
  });

  it('never lets more through a minute than its limit, however many come at once', async () => {
    const { principal } = await caller('pro');
    const all = await Promise.all(Array.from({ length: 100 }, () => access.limiter.takeMinute(principal)));
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  it('gives a trial of 10 exactly 10 successes out of 200 calls at once and retries', async () => {
    const { principal } = await caller('sandbox');
    const burst = await Promise.all(
      Array.from({ length: 200 }, (_, n) => call(access, principal, shortWork(n % 3 !== 0))),
    );
    let got = successes(burst);
    expect(got).toBeLessThanOrEqual(10);
    let last = burst.at(-1)!;
    // A client that waits and retries while it is told that waiting helps, and fails now and then.
    for (let tries = 0; tries < 200 && !last.violated.includes('trial'); tries++) {
      last = await call(access, principal, shortWork(tries % 4 !== 0));
      if (last.answer === 'success') got++;
    }
    expect(got).toBe(10);
    expect(last).toMatchObject({ violated: ['trial'], retryAfterSeconds: null });
    expect(last.snapshot.trial).toEqual({ limit: 10, remaining: 0, resetAt: 0 });
    expect(last.snapshot.day).toBeNull();
  });

  it('never calls a trial used up while calls under way may still give units back', async () => {
    const { principal } = await caller('sandbox');
    for (let n = 0; n < 9; n++) await call(access, principal);
    const verdict = await access.limiter.reserve(principal);
    const meanwhile = await call(access, principal);
    expect(meanwhile).toMatchObject({ answer: 'refused', violated: ['in-flight'], retryAfterSeconds: 1 });
    if (verdict.ok) await verdict.reservation.release();
    expect((await call(access, principal)).answer).toBe('success');
    expect((await call(access, principal)).violated).toEqual(['trial']);
  });

  it('gives a day of 50 exactly 50 successes out of 300 calls at once and retries', async () => {
    const { principal } = await caller('starter');
    const burst = await Promise.all(
      Array.from({ length: 300 }, (_, n) => call(access, principal, shortWork(n % 5 !== 0))),
    );
    let got = successes(burst);
    expect(got).toBeLessThanOrEqual(50);
    let last = burst.at(-1)!;
    for (let tries = 0; tries < 300 && !last.violated.includes('day'); tries++) {
      last = await call(access, principal);
      if (last.answer === 'success') got++;
    }
    expect(got).toBe(50);
    expect(last.violated).toEqual(['day']);
    expect(last.snapshot.day).toMatchObject({ limit: 50, remaining: 0 });
    const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400;
    expect(last.snapshot.day?.resetAt).toBe(midnight);
    expect(Math.abs((last.retryAfterSeconds ?? 0) - (midnight - Date.now() / 1000))).toBeLessThan(3);
  });

  it('lowers the day by one for each success and by none for a failure, in the answer itself', async () => {
    const { principal } = await caller('starter');
    for (let n = 1; n <= 20; n++) {
      const failed = await call(access, principal, () => Promise.resolve(false));
      expect(failed.snapshot.day?.remaining).toBe(50 - (n - 1));
      const succeeded = await call(access, principal);
      expect(succeeded.snapshot.day?.remaining).toBe(50 - n);
      expect((await access.limiter.snapshot(principal)).day?.remaining).toBe(50 - n);
    }
  });

  it('lets only so many calls be under way, whatever key they come with', async () => {
    const { accountId, principal } = await caller('scale');
    const other = { ...principal, keyId: `${principal.keyId}x` };
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, (_, n) => access.limiter.reserve(n % 2 === 0 ? principal : other)),
    );
    const taken = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.reservation] : []));
    expect(taken).toHaveLength(3);
    const refused = verdicts.find((verdict) => !verdict.ok);
    expect(refused).toMatchObject({ refusal: { violated: ['in-flight'], retryAfterSeconds: 1 } });
    await taken[0]!.keep();
    await taken[1]!.release();
    const again = await Promise.all(Array.from({ length: 4 }, () => access.limiter.reserve(principal)));
    expect(again.filter((verdict) => verdict.ok)).toHaveLength(2);
    expect(accountId).toBe(principal.accountId);
  });

  it('keeps the trial used up when an account goes to a paid tier and comes back', async () => {
    const { accountId, principal } = await caller('sandbox');
    for (let n = 0; n < 10; n++) expect((await call(access, principal)).answer).toBe('success');
    await setTier(access.deps, { account: accountId, tier: 'starter' });
    const paid = { ...principal, tier: 'starter' as const };
    expect((await call(access, paid)).snapshot).toMatchObject({ day: { remaining: 49 }, trial: null });
    expect((await call(access, principal)).violated).toEqual(['trial']);
  });

  it('slows an address without a key, and one that goes on with bad keys harder and harder', async () => {
    const take = (address: string, penalty?: number) => access.limiter.takeAnonymous(address, penalty);
    const polite = await Promise.all(Array.from({ length: 40 }, () => take('198.51.100.7')));
    expect(polite.filter(({ allowed }) => allowed)).toHaveLength(30);
    expect(polite[0]!.snapshot).toMatchObject({ tier: 'anonymous', day: null, trial: null });
    const guessing = await Promise.all(Array.from({ length: 40 }, () => take('2001:db8:1:2::7', 10)));
    expect(guessing.filter(({ allowed }) => allowed)).toHaveLength(3);
    const neighbour = await take('2001:db8:1:2:ffff::1');
    expect(neighbour.allowed).toBe(false);
    expect((await take('2001:db8:1:3::7')).allowed).toBe(true);
  });
});
