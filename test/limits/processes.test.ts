/** Limits across real processes: at once on one database, one after the other, and killed on the way. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { newCaller } from '../support/callers.ts';
import { tiersWith } from '../support/callers.ts';
import { startCallerProcess } from '../support/caller-processes.ts';
import type { CallerProcess, CallSummary } from '../support/caller-processes.ts';
import { startPostgres, startValkey, temporaryFolder } from '../support/databases.ts';
import type { TestPostgres, TestValkey } from '../support/databases.ts';

type Caller = Awaited<ReturnType<typeof newCaller>>;

let postgres: TestPostgres;
let valkey: TestValkey;
beforeAll(async () => {
  [postgres, valkey] = await Promise.all([startPostgres(), startValkey()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([postgres?.close(), valkey?.close()]);
});

const roomy = { perMinute: 100_000 };
const tiers = tiersWith({
  sandbox: roomy,
  starter: { ...roomy, perDay: 60, inFlight: 50 },
  pro: roomy,
  scale: roomy,
});
const running: CallerProcess[] = [];
const cleanUp: (() => void)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.kill()));
  cleanUp.splice(0).forEach((clean) => clean());
});

type Place = { databaseUrl: string | null; dataDir: string; valkeyUrl: string | null };
const start = async (place: Place, table = tiers): Promise<CallerProcess> => {
  const one = await startCallerProcess({ ...place, tiers: table });
  running.push(one);
  return one;
};
const embedded = (): Place => {
  const folder = temporaryFolder();
  cleanUp.push(() => folder.remove());
  return { databaseUrl: null, dataDir: folder.path, valkeyUrl: null };
};
const server = async (withValkey: boolean): Promise<Place> => ({
  databaseUrl: await postgres.createDatabase(),
  dataDir: '',
  valkeyUrl: withValkey ? valkey.url : null,
});

describe.each([
  ['PostgreSQL', false],
  ['PostgreSQL and Valkey', true],
] as const)('two processes that share %s', (_name, withValkey) => {
  it.each([
    ['sandbox', 10, 'trial'],
    ['starter', 60, 'day'],
  ] as const)('give a %s account exactly %i calls between them', async (tier, limit, policy) => {
    const place = await server(withValkey);
    const both = await Promise.all([start(place), start(place)]);
    const { key } = await both[0].ask<Caller>({ do: 'caller', tier });
    const burst = await Promise.all(
      both.map((one) => one.ask<CallSummary>({ do: 'burst', key, calls: 100, failEach: 3 })),
    );
    const early = burst[0]!.successes + burst[1]!.successes;
    expect(early).toBeLessThanOrEqual(limit);
    const rest = await Promise.all(
      both.map((one) => one.ask<CallSummary>({ do: 'persist', key, most: 500, failEach: 4 })),
    );
    expect(early + rest[0]!.successes + rest[1]!.successes).toBe(limit);
    for (const { last } of rest) expect(last?.violated).toEqual([policy]);
  });

  it('give a minute of the real sandbox 10 calls between them, and count both in the headers', async () => {
    const place = await server(withValkey);
    const real = tiersWith();
    const both = await Promise.all([start(place, real), start(place, real)]);
    const { key } = await both[0].ask<Caller>({ do: 'caller', tier: 'sandbox' });
    const burst = await Promise.all(
      both.map((one) => one.ask<CallSummary>({ do: 'burst', key, calls: 100, failEach: 0 })),
    );
    expect(burst[0]!.successes + burst[1]!.successes).toBeLessThanOrEqual(10);
    for (const one of both) {
      expect(await one.ask({ do: 'remaining', key })).toMatchObject({ minute: { limit: 10, remaining: 0 } });
    }
  });

  it('free what a killed one held, and lose none of its finished calls', async () => {
    const place = await server(withValkey);
    const [doomed, other] = await Promise.all([start(place), start(place)]);
    const { key } = await doomed.ask<Caller>({ do: 'caller', tier: 'sandbox' });
    expect(await doomed.ask<CallSummary>({ do: 'persist', key, most: 3, failEach: 0 })).toMatchObject({
      successes: 3,
    });
    expect(await doomed.ask({ do: 'hang', key, calls: 2 })).toBe(2);
    await doomed.kill();
    const blocked = await other.ask<CallSummary>({ do: 'burst', key, calls: 1, failEach: 0 });
    expect(blocked.last?.violated).toEqual(['in-flight']);
    const rest = await other.ask<CallSummary>({ do: 'persist', key, most: 10_000, failEach: 0 });
    expect(rest).toMatchObject({ successes: 7, last: { violated: ['trial'] } });
  }, 60_000);

  it('honour a revocation by the other within 5 s', async () => {
    const place = await server(withValkey);
    const [one, other] = await Promise.all([start(place), start(place)]);
    const { key, keyId } = await one.ask<Caller>({ do: 'caller', tier: 'pro' });
    expect(await other.ask({ do: 'valid', key })).toBe(true);
    await one.ask({ do: 'revoke', keyId });
    const revoked = performance.now();
    expect(await one.ask({ do: 'valid', key })).toBe(false);
    while (await other.ask<boolean>({ do: 'valid', key })) {
      expect(performance.now() - revoked).toBeLessThan(5_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
});

describe('a Valkey that is started anew', () => {
  it.each([
    ['with nothing in its memory', false],
    ['with an old copy of its memory', true],
  ])('%s gives no call away', async (_name, keepSnapshot) => {
    const place = await server(true);
    const one = await start(place);
    const { key } = await one.ask<Caller>({ do: 'caller', tier: 'starter' });
    let got = 0;
    for (const calls of [10, 20]) {
      const part = await one.ask<CallSummary>({ do: 'persist', key, most: calls, failEach: 0 });
      got += part.successes;
      if (calls === 10) await valkey.save();
    }
    expect(got).toBe(30);
    await valkey.restart({ keepSnapshot });
    const other = await start(place);
    for (const process of [one, other]) {
      got += (await process.ask<CallSummary>({ do: 'persist', key, most: 200, failEach: 0 })).successes;
    }
    expect(got).toBeLessThanOrEqual(60);
    expect(got).toBeGreaterThan(30);
  });

  it('is done without while it is away', async () => {
    const place = await server(true);
    const one = await start(place);
    const { key } = await one.ask<Caller>({ do: 'caller', tier: 'starter' });
    let got = (await one.ask<CallSummary>({ do: 'persist', key, most: 20, failEach: 0 })).successes;
    await valkey.stop();
    got += (await one.ask<CallSummary>({ do: 'persist', key, most: 200, failEach: 3 })).successes;
    await valkey.restart();
    got += (await one.ask<CallSummary>({ do: 'persist', key, most: 200, failEach: 3 })).successes;
    expect(got).toBeLessThanOrEqual(60);
    expect(got).toBeGreaterThan(20);
  });
});

describe('the embedded database, one process after the other', () => {
  it('gives a trial exactly 10 calls across kills in the middle of calls', async () => {
    const place = embedded();
    let process = await start(place);
    const { key } = await process.ask<Caller>({ do: 'caller', tier: 'sandbox' });
    let got = 0;
    for (let round = 0; round < 4; round++) {
      const work = process.ask({ do: 'persist', key, most: 500, failEach: 2 }).catch(() => undefined);
      await Promise.race([process.afterSuccesses(2), work]);
      expect(await process.ask<number>({ do: 'hang', key, calls: 2 }).catch(() => 0)).toBeLessThanOrEqual(2);
      await process.kill();
      await work;
      got += process.announced();
      process = await start(place);
    }
    const rest = await process.ask<CallSummary>({ do: 'persist', key, most: 500, failEach: 2 });
    // A call that was kept but not announced when the process was killed counts, and nobody saw it.
    expect(got + rest.successes).toBeLessThanOrEqual(10);
    expect(got + rest.successes).toBeGreaterThanOrEqual(6);
    expect(rest.last).toMatchObject({ violated: ['trial'] });
  }, 60_000);

  it('gives a day exactly its calls across a restart that ends properly', async () => {
    const place = embedded();
    const first = await start(place);
    const { key } = await first.ask<Caller>({ do: 'caller', tier: 'starter' });
    const early = await first.ask<CallSummary>({ do: 'burst', key, calls: 30, failEach: 3 });
    expect(early.successes).toBe(20);
    await first.close();
    running.splice(0);
    const second = await start(place);
    const rest = await second.ask<CallSummary>({ do: 'persist', key, most: 500, failEach: 3 });
    expect(rest).toMatchObject({ successes: 40, last: { violated: ['day'] } });
  });

  it('is exact too when a quiet process is killed, and never generous when a busy one is', async () => {
    const place = embedded();
    const first = await start(place);
    const { key } = await first.ask<Caller>({ do: 'caller', tier: 'pro' });
    expect(await first.ask({ do: 'burst', key, calls: 8, failEach: 2 })).toMatchObject({ successes: 4 });
    // Longer than it takes to write back what was paid and not used.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await first.kill();
    const second = await start(place);
    expect(await second.ask({ do: 'remaining', key })).toMatchObject({ day: { remaining: 4_996 } });
    const work = second.ask({ do: 'persist', key, most: 5_000, failEach: 0 }).catch(() => undefined);
    await second.afterSuccesses(300);
    await second.kill();
    await work;
    const third = await start(place);
    const snapshot = await third.ask<{ day: { remaining: number } }>({ do: 'remaining', key });
    const used = 5_000 - snapshot.day.remaining;
    expect(used).toBeGreaterThanOrEqual(4 + second.announced());
    expect(used).toBeLessThan(4 + second.announced() + 150);
  }, 60_000);

  it('goes on with a key’s minute after a restart, and after a kill', async () => {
    const place = embedded();
    const real = tiersWith();
    let process = await start(place, real);
    const { key } = await process.ask<Caller>({ do: 'caller', tier: 'starter' });
    const minute = async () =>
      (await process.ask<{ minute: { remaining: number } }>({ do: 'remaining', key })).minute.remaining;
    const started = performance.now();
    expect(await process.ask({ do: 'persist', key, most: 7, failEach: 0 })).toMatchObject({ successes: 7 });
    await process.close();
    process = await start(place, real);
    expect(await minute()).toBe(23);
    expect(await process.ask({ do: 'persist', key, most: 5, failEach: 0 })).toMatchObject({ successes: 5 });
    // Longer than it takes until minutes are written.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await process.kill();
    process = await start(place, real);
    expect(await minute()).toBe(18);
    expect(performance.now() - started).toBeLessThan(50_000);
  }, 60_000);

  it('frees the Idempotency-Key of a request that a killed process was at', async () => {
    const place = embedded();
    const first = await start(place);
    const { accountId } = await first.ask<Caller>({ do: 'caller', tier: 'pro' });
    const claim = { do: 'idempotency', accountId, key: 'order-1' } as const;
    expect(await first.ask({ ...claim, finish: false })).toBe('new');
    expect(await first.ask({ ...claim, finish: false })).toBe('in-progress');
    await first.kill();
    const second = await start(place);
    expect(await second.ask({ ...claim, finish: true })).toBe('new');
    await second.kill();
    expect(await (await start(place)).ask({ ...claim, finish: false })).toBe('replay');
  }, 60_000);
});
