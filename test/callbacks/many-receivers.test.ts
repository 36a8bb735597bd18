/** A thousand callbacks to receivers of every kind: the good ones get theirs, and the API does not notice. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { approveHost } from '../../src/usecases/callbacks/approve-host.ts';
import { makeAuthority } from '../support/certificate-authority.ts';
import type { CertificateAuthority } from '../support/certificate-authority.ts';
import { newCaller, tiersWith } from '../support/callers.ts';
import { startPostgres } from '../support/databases.ts';
import type { TestPostgres } from '../support/databases.ts';
import { ask, startTestService } from '../support/http-service.ts';
import type { TestService } from '../support/http-service.ts';
import { bundleProgram } from '../support/program.ts';
import { receiverKinds } from '../support/receiver-kinds.ts';
import type { ReceiverKind } from '../support/receiver-kinds.ts';
import type { ReceiversReady, ReceiversSeen } from '../support/receiver-process.ts';
import { bundleOutbound } from '../support/threaded-outbound.ts';

const path = '/api/v1/suggest-category';
const accounts = 10;
const callbacks = 1_000;
/** Of ten, so many go to receivers of each kind. */
const mix: readonly ReceiverKind[] = [
  ...(['good', 'slow', 'dead', 'redirecting', 'good'] as const),
  ...(['endless', 'garbage', 'failing', 'good', 'good'] as const),
];

let authority: CertificateAuthority;
let postgres: TestPostgres;
let receivers: ChildProcess;
let ports: ReceiversReady['ports'];
let startOutbound: Awaited<ReturnType<typeof bundleOutbound>>;

beforeAll(async () => {
  authority = makeAuthority();
  postgres = await startPostgres();
  const certificate = authority.certify(['*.example.test']);
  receivers = (await bundleProgram('receiver-process'))(JSON.stringify(certificate));
  // They stand for machines elsewhere: their work must not take the service's processor.
  setPriority(receivers.pid!, 10);
  [{ ports }] = (await once(receivers, 'message')) as [ReceiversReady];
  startOutbound = await bundleOutbound();
}, 60_000);
afterAll(async () => {
  receivers?.kill();
  authority?.remove();
  await postgres?.close();
});

const seenByReceivers = async (): Promise<ReceiversSeen['seen']> => {
  const answer = once(receivers, 'message') as Promise<[ReceiversSeen]>;
  receivers.send('seen');
  return (await answer)[0].seen;
};

const quantile = (figures: readonly number[], share: number): number =>
  [...figures].sort((a, b) => a - b)[Math.ceil(figures.length * share) - 1]!;

describe.each(['embedded', 'PostgreSQL'] as const)('on %s', (kind) => {
  let service: TestService;
  let callers: { accountId: string; key: string }[];
  const hostOf = (of: ReceiverKind): string => `${of}.example.test`;

  beforeAll(async () => {
    service = await startTestService({
      ...(kind === 'embedded' ? {} : { databaseUrl: await postgres.createDatabase() }),
      tiers: tiersWith({ scale: { perMinute: 1_000_000, inFlight: 1_000 } }),
      // In a thread of its own, as the built service has it.
      outbound: () =>
        startOutbound({
          ca: authority.ca,
          ports: Object.fromEntries(receiverKinds.map((of) => [hostOf(of), ports[of]])),
        }),
      // Short, since a hundred dead receivers are waited for, 24 at a time.
      callbackLimits: { timeoutMs: 5_000, perDestination: 24, perOwner: 24, total: 96 },
    });
    callers = await Promise.all(
      Array.from({ length: accounts }, () => newCaller(service.access.deps, 'scale')),
    );
    for (const { accountId } of callers) {
      for (const of of receiverKinds) {
        await approveHost({ db: service.db, clock: systemClock }, { account: accountId, host: hostOf(of) });
      }
    }
  }, 60_000);
  afterAll(() => service?.close());

  /** One call; its milliseconds. `n` chooses the account and, with `kindOf`, the receiver. */
  const call = async (n: number, callbackTo: ReceiverKind | null): Promise<number> => {
    const started = performance.now();
    const target =
      callbackTo === null
        ? {}
        : { request_id: `${kind}-${n}`, callback_url: `https://${hostOf(callbackTo)}/hooks` };
    const answer = await ask(service.url, path, {
      key: callers[n % accounts]!.key,
      body: { name: 'feta', ...target },
    });
    expect(answer.status, answer.text).toBe(200);
    return performance.now() - started;
  };

  it(`${callbacks} callbacks: every good one delivered once, the others told apart, memory bounded`, async () => {
    const before = await seenByReceivers();
    const beforeBytes = process.memoryUsage().heapUsed;
    for (let n = 0; n < callbacks; n += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, i) => call(n + i, mix[(n + i) % mix.length]!)));
    }
    const grownBytes = process.memoryUsage().heapUsed - beforeBytes;
    await service.callbacks.settled();
    const after = await seenByReceivers();
    const { rows } = await service.query('select id, host, status, error, http_status from deliveries');
    expect(rows).toHaveLength(callbacks);
    const expected: Record<ReceiverKind, readonly [string, string | null]> = {
      good: ['delivered', null],
      slow: ['delivered', null],
      dead: ['failed', 'timeout'],
      redirecting: ['failed', 'redirected'],
      endless: ['delivered', null],
      garbage: ['failed', 'invalid_response'],
      failing: ['failed', 'http_status'],
    };
    for (const of of receiverKinds) {
      const lines = rows.filter(({ host }) => host === hostOf(of));
      expect(lines).toHaveLength((callbacks / mix.length) * mix.filter((one) => one === of).length);
      const ends = new Set(lines.map(({ status, error }) => `${String(status)} ${String(error)}`));
      expect([...ends], of).toEqual([expected[of].map(String).join(' ')]);
      const arrived = after[of].slice(before[of].length);
      expect(arrived, of).toHaveLength(lines.length);
      expect(new Set(arrived)).toEqual(new Set(lines.map(({ id }) => id)));
    }
    expect(grownBytes).toBeLessThan(100 * 1024 * 1024);
  }, 120_000);

  it('an answer takes no longer for its callback: nine in ten within 1.2 times, or a few milliseconds', async () => {
    const latencies = { without: [] as number[], with: [] as number[] };
    /** Calls at an even pace, by turns with a callback and without; so both meet the same machine. */
    const measure = async (calls: number): Promise<void> => {
      const running: Promise<unknown>[] = [];
      for (let n = 0; n < calls; n++) {
        const arm = (n + (n >> 3)) % 2 === 0 ? 'with' : 'without';
        const to = arm === 'with' ? mix[(n >> 1) % mix.length]! : null;
        running.push(call(n, to).then((ms) => latencies[arm].push(ms)));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      await Promise.all(running);
    };
    const slowTenth = (): readonly [number, number] => [
      quantile(latencies.with, 0.9),
      quantile(latencies.without, 0.9),
    ];
    await measure(100);
    latencies.with.length = latencies.without.length = 0;
    const started = performance.now();
    let [withOne, without] = [Infinity, 0];
    // On a shared machine calls meet a few milliseconds of somebody else's work; the slowest hundredth, which
    // is printed, meets more of it than a test can stand on.
    const noiseMs = 4;
    const alike = (): boolean => withOne <= Math.max(without * 1.2, without + noiseMs);
    // More calls where chance still rules, but not for ever.
    while (!alike() && performance.now() - started < 45_000) {
      await measure(600);
      [withOne, without] = slowTenth();
    }
    const [p99With, p99Without] = [quantile(latencies.with, 0.99), quantile(latencies.without, 0.99)];
    console.log(`${kind}: p99 ${p99With.toFixed(2)} ms with a callback, ${p99Without.toFixed(2)} ms without`);
    expect(alike(), `${withOne} ms with, ${without} ms without`).toBe(true);
    await service.callbacks.settled();
  }, 120_000);
});
