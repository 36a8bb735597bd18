/** Ten thousand deliveries wait for receivers that do not answer: their bodies wait on disk, not in memory. */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outbound, OutboundRequest } from '../../src/outbound/send-once.ts';
import { newCaller } from '../support/callers.ts';
import { startTestService } from '../support/http-service.ts';
import type { TestService } from '../support/http-service.ts';

const deliveries = 10_000;
const bodyBytes = 8_000;
const mebibyte = 1024 * 1024;

let service: TestService;
let release = (): void => undefined;
/** Ids in the order in which they went out. */
const sent: string[] = [];

/** Receivers that answer nothing until they are let go. */
const holding = (): Outbound => {
  const held = new Promise<void>((resolve) => (release = resolve));
  return {
    send: async ({ headers }: OutboundRequest) => {
      sent.push(headers['webhook-id']!);
      await held;
      return { status: 204, body: Buffer.alloc(0), headers: {} } as never;
    },
    texts: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
};

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};
const usedBytes = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/**
 * Least of up to 40 readings, a quarter of a second apart, until one is under `enough`: what the last batches of writing
 * leave behind for a moment is not what waiting deliveries hold.
 */
const settledBytes = async (enough: number): Promise<number> => {
  let least = usedBytes();
  for (let reading = 1; reading < 40 && least >= enough; reading += 1) {
    await sleep(250);
    await service.query('select 1');
    least = Math.min(least, usedBytes());
  }
  return least;
};

beforeAll(async () => {
  service = await startTestService({ outbound: holding });
}, 60_000);
afterAll(async () => {
  release();
  await service?.close();
});

it(`${deliveries} waiting deliveries take a fraction of their bodies' size, and all go out once`, async () => {
  const { accountId } = await newCaller(service.access.deps, 'scale');
  const body = JSON.stringify({ text: 'x'.repeat(bodyBytes) });
  await service.query('select 1');
  const before = usedBytes();
  for (let n = 0; n < deliveries; n += 1) {
    const requestId = `waiting-${n}`;
    const callbackUrl = `https://hooks-${n % 40}.example.test/in`;
    service.callbacks.finished({ accountId, requestId, endpoint: 'recipes.generate', body, callbackUrl });
    // At a pace that the database can follow, as the limits of tiers see to.
    if (n % 100 === 99) await service.callbacks.result(accountId, 'nothing');
  }
  while (
    (await service.query(`select 1 from deliveries where request_id = 'waiting-${deliveries - 1}'`)).rows
      .length === 0
  ) {
    await sleep(50);
  }
  const { running, waiting } = service.callbacks.figures;
  const allowed = 15 * mebibyte;
  const grown = (await settledBytes(before + allowed)) - before;
  console.log(
    `${waiting} waiting, ${running} running: ${(grown / mebibyte).toFixed(1)} MiB of ${((deliveries * bodyBytes) / mebibyte).toFixed(0)}`,
  );
  expect(running + waiting).toBe(deliveries);
  expect(running).toBeLessThanOrEqual(128);
  expect(grown).toBeLessThan(allowed);
  release();
  await service.callbacks.settled();
  expect(new Set(sent).size).toBe(deliveries);
  expect(sent).toHaveLength(deliveries);
  const { rows } = await service.query(`select status, count(*)::int as n from deliveries group by status`);
  expect(rows).toEqual([{ status: 'delivered', n: deliveries }]);
}, 180_000);
