/** Nobody gets the service to talk to something inside: a corpus of addresses, names and tricks, and a trap. */
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { OutboundError } from '../../src/outbound/outbound-error.ts';
import { createOutbound } from '../../src/outbound/send-once.ts';
import { approveHost } from '../../src/usecases/callbacks/approve-host.ts';
import { newCaller, tiersWith } from '../support/callers.ts';
import { ask, startTestService } from '../support/http-service.ts';
import type { TestService } from '../support/http-service.ts';
import { loopbackDial } from '../support/loopback-dial.ts';
import { refusedAnswers, refusedUrls, hostsOnTheList } from './ssrf-corpus.ts';

const path = '/api/v1/suggest-category';
let service: TestService;
let trap: Server;
let trapped = 0;
const dialled: string[] = [];
const answers = new Map<string, readonly string[]>();
const lookups: string[] = [];
let account: { accountId: string; key: string };

const trapPort = (): number => (trap.address() as AddressInfo).port;
const resolver = {
  addresses: (name: string) => {
    lookups.push(name);
    return Promise.resolve(answers.get(name) ?? []);
  },
  texts: () => Promise.resolve([]),
};

beforeAll(async () => {
  // On all addresses of both families, so that whatever is reached on this machine is this.
  trap = createServer((socket) => {
    trapped += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '::', resolve));
  service = await startTestService({
    tiers: tiersWith({ scale: { perMinute: 100_000 } }),
    outbound: {
      resolver,
      // Wherever it wants to go, it gets into the trap.
      dial: (address, port, signal) => {
        dialled.push(`${address} ${port}`);
        return loopbackDial(trapPort)(address, port, signal);
      },
    },
    callbackLimits: { timeoutMs: 2_000, perOwner: 64, perDestination: 64 },
  });
  account = await newCaller(service.access.deps, 'scale');
  for (const host of hostsOnTheList) {
    await approveHost({ db: service.db, clock: systemClock }, { account: account.accountId, host });
  }
}, 60_000);
afterAll(async () => {
  await service?.close();
  await new Promise((resolve) => trap.close(resolve));
});

const cook = (url: string, requestId = 'job-1') =>
  ask(service.url, path, {
    key: account.key,
    body: { name: 'feta', callback_url: url, request_id: requestId },
  });

it('the corpus is as large as promised, without repetitions', () => {
  const all = [...refusedUrls.map(({ url }) => url), ...refusedAnswers.map((answer) => answer.join())];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(150);
});

it('the trap works: what is at a public address gets there', async () => {
  answers.set('hooks.example.test', ['9.9.9.9']);
  const before = trapped;
  expect((await cook('https://hooks.example.test/', 'control')).status).toBe(200);
  await service.callbacks.settled();
  expect(trapped).toBe(before + 1);
  expect(dialled).toEqual(['9.9.9.9 443']);
});

describe('URLs', () => {
  it.each(refusedUrls.map(({ url, code }) => [JSON.stringify(url), url, code] as const))(
    '%s',
    async (_name, url, code) => {
      const before = { trapped, dialled: dialled.length, lookups: lookups.length };
      const answer = await cook(url);
      expect([answer.status, answer.json['code'], answer.json['charged']]).toEqual([422, code, false]);
      await service.callbacks.settled();
      // Nothing is even looked up.
      expect({ trapped, dialled: dialled.length, lookups: lookups.length }).toEqual(before);
    },
  );
});

it('names that lead inside, alone or among good addresses, are never contacted', async () => {
  const before = { trapped, dialled: dialled.length };
  for (const [n, answer] of refusedAnswers.entries()) {
    const host = `lie${n}.example.test`;
    answers.set(host, answer);
    await approveHost({ db: service.db, clock: systemClock }, { account: account.accountId, host });
    expect((await cook(`https://${host}/latest/meta-data/`, `lie-${n}`)).status).toBe(200);
  }
  await service.callbacks.settled();
  expect({ trapped, dialled: dialled.length }).toEqual(before);
  const { rows } = await service.query(
    "select host, error from deliveries where host like 'lie%' and error = 'address_refused'",
  );
  expect(rows).toHaveLength(refusedAnswers.length);
}, 60_000);

it('a name that changes its mind is asked once, and what it said then is what is contacted', async () => {
  const host = 'rebind.example.test';
  await approveHost({ db: service.db, clock: systemClock }, { account: account.accountId, host });
  let looks = 0;
  const first = answers.get.bind(answers);
  answers.get = (name) => {
    if (name !== host) return first(name);
    looks += 1;
    return looks % 2 === 1 ? ['9.9.9.8'] : ['127.0.0.1'];
  };
  const before = dialled.length;
  await cook(`https://${host}/`, 'rebind-1');
  await service.callbacks.settled();
  expect([looks, dialled.slice(before)]).toEqual([1, ['9.9.9.8 443']]);
  await cook(`https://${host}/`, 'rebind-2');
  await service.callbacks.settled();
  expect([looks, dialled.slice(before)]).toEqual([2, ['9.9.9.8 443']]);
});

describe('on the machine’s own network', () => {
  const inside = ['127.0.0.1', '127.1.2.3', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1', '::ffff:7f00:1'];
  const send = (address: string, opened: readonly string[]) =>
    createOutbound({
      allowAddresses: opened,
      ca: null,
      resolver: { addresses: () => Promise.resolve([address]), texts: () => Promise.resolve([]) },
    }).send({
      method: 'POST',
      url: `http://inside.example.test:${trapPort()}/`,
      headers: {},
      body: Buffer.from('{}'),
      timeoutMs: 2_000,
      maxAnswerBytes: 1024,
    });
  const failure = (sent: Promise<unknown>): Promise<string> =>
    sent.then(
      () => 'sent',
      (error: unknown) => (error instanceof OutboundError ? error.failure : String(error)),
    );

  it.each(inside)('%s is not contacted, although something listens there', async (address) => {
    const before = trapped;
    expect(await failure(send(address, []))).toBe('address_refused');
    expect(trapped).toBe(before);
  });

  it('and would be, were it opened: the trap is there', async () => {
    const before = trapped;
    expect(await failure(send('127.0.0.1', ['127.0.0.0/8']))).toBe('connection_failed');
    expect(trapped).toBe(before + 1);
  });

  it('a literal is refused even where its address is opened', async () => {
    const outbound = createOutbound({ allowAddresses: ['127.0.0.0/8', '::1'], ca: null });
    const before = trapped;
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      const url = `http://${host}:${trapPort()}/`;
      const request = { method: 'GET', url, headers: {}, timeoutMs: 2_000, maxAnswerBytes: 1 } as const;
      expect(await failure(outbound.send(request)), host).toBe('address_refused');
    }
    expect(trapped).toBe(before);
  });
});
