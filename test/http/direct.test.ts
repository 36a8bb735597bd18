/** The short way of a usual call answers as the framework's way does: each request is sent by both. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCaller, tiersWith } from '../support/callers.ts';
import { ask, startTestService, trivialEndpoint } from '../support/http-service.ts';
import type { Answer, AskOptions, TestService } from '../support/http-service.ts';

const path = '/api/v1/cook';
/** The same endpoint, reached through the framework: the short way knows only the path itself. */
const roundabout = `${path}/`;
const cook = trivialEndpoint('cook', { fields: { wait_ms: Type.Optional(Type.Integer()) } });
const failing = trivialEndpoint('fail');

let service: TestService;
/** Where the framework tells of requests that it handles. */
const handled = 'tracing:fastify.request.handler:start';
let framework = 0;
const count = (): void => {
  framework += 1;
};

beforeAll(async () => {
  service = await startTestService({
    tiers: tiersWith({ pro: { perMinute: 3 } }),
    deps: {
      extraEndpoints: [
        {
          endpoint: cook,
          handler: (_call: unknown, { text }: { text: string }) => ({
            ...{ data: { text }, model: 'sous-engine-1.0.0', modelTier: 'embedded' },
          }),
        },
        { endpoint: failing, handler: () => Promise.reject(new Error('out of onions')) },
      ],
    },
  });
  subscribe(handled, count);
});
afterAll(async () => {
  unsubscribe(handled, count);
  await service?.close();
});

/** The framework also ends the connection after a body that it could not parse. */
const changing = new Set([
  'connection',
  'keep-alive',
  'date',
  'x-request-id',
  'content-length',
  'ratelimit',
  'x-ratelimit-used',
  'x-ratelimit-remaining',
]);
/** What must not depend on the way: all but ids, times and counts. */
const substance = ({ status, headers, text }: Answer): unknown => {
  const named = [...headers].filter(([name]) => !changing.has(name) && !/remaining|reset/.test(name));
  const body = text.replaceAll(/"(request_id|timestamp)":"[^"]*"/g, '').replaceAll(`${path}/"`, `${path}"`);
  return {
    status,
    headers: Object.fromEntries(named),
    names: [...headers.keys()].filter((name) => !/connection|keep-alive/.test(name)).sort(),
    body,
  };
};

const requests: Readonly<Record<string, Omit<AskOptions, 'key'>>> = {
  'a good one': { body: { text: 'soup' } },
  'words beyond ASCII': { body: { text: 'Crème brûlée – 焼き' } },
  'an id of its own': { body: { text: 'soup' }, headers: { 'x-request-id': 'mine-1' } },
  'a charset': { body: { text: 'soup' }, headers: { 'content-type': 'application/json; charset=utf-8' } },
  'a misspelt field': { body: { txt: 'soup' } },
  'an empty body': { method: 'POST', headers: { 'content-type': 'application/json' } },
  null: { body: 'null' },
  'a list': { body: '[]' },
  'broken JSON': { body: '{"text":' },
  'a poisonous key': { body: '{"__proto__":{"a":1},"text":"x"}' },
  'too deep': { body: `{"text":${'['.repeat(60)}${']'.repeat(60)}}` },
  'too long': { body: { text: 'x'.repeat(300_000) } },
  'another type': { body: 'text=soup', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'another charset': {
    body: { text: 'soup' },
    headers: { 'content-type': 'application/json; charset=latin1' },
  },
  'another answer wanted': { body: { text: 'soup' }, headers: { accept: 'text/html' } },
  'an idempotency key that is none': { body: { text: 'soup' }, headers: { 'idempotency-key': 'ä' } },
};

it.each(Object.entries(requests))('%s', async (_name, request) => {
  const { key } = await newCaller(service.access.deps, 'scale');
  // The first call makes the key known.
  await ask(service.url, path, { key, body: { text: 'first' } });
  const short = await ask(service.url, path, { ...request, key });
  const long = await ask(service.url, roundabout, { ...request, key });
  expect(substance(short)).toEqual(substance(long));
});

it('a known key goes the short way, an unknown one the long way, and both are counted', async () => {
  const { key } = await newCaller(service.access.deps, 'scale');
  const used = async (): Promise<unknown> =>
    (await ask(service.url, path, { key, body: { text: 'x' } })).headers.get('x-ratelimit-used');
  const before = framework;
  expect(await used()).toBe('1');
  expect(framework).toBe(before + 1);
  expect([await used(), await used()]).toEqual(['2', '3']);
  expect(framework).toBe(before + 1);
  await ask(service.url, roundabout, { key, body: { text: 'x' } });
  expect(framework).toBe(before + 2);
  expect(await used()).toBe('5');
});

it('the minute ends both ways alike', async () => {
  const { key } = await newCaller(service.access.deps, 'pro');
  for (let n = 0; n < 3; n += 1) {
    expect((await ask(service.url, path, { key, body: { text: 'x' } })).status).toBe(200);
  }
  const short = await ask(service.url, path, { key, body: { text: 'x' } });
  expect([short.status, short.json['code']]).toEqual([429, 'rate_limit_exceeded']);
  expect(substance(short)).toEqual(
    substance(await ask(service.url, roundabout, { key, body: { text: 'x' } })),
  );
});

it('a replayed answer is the first one', async () => {
  const { key } = await newCaller(service.access.deps, 'scale');
  const headers = { 'idempotency-key': 'once' };
  const first = await ask(service.url, path, { key, body: { text: 'x' }, headers });
  const again = await ask(service.url, path, { key, body: { text: 'x' }, headers });
  expect(again.text).toBe(first.text);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

it('a handler that fails is our fault, and is not charged', async () => {
  const { key } = await newCaller(service.access.deps, 'scale');
  await ask(service.url, path, { key, body: { text: 'x' } });
  const answer = await ask(service.url, '/api/v1/fail', { key, body: { text: 'x' } });
  expect([answer.status, answer.json['code'], answer.json['charged']]).toEqual([
    500,
    'internal_error',
    false,
  ]);
  expect(answer.text).not.toContain('onions');
});

it('a caller who goes away in the middle of its body is forgotten', async () => {
  const { key } = await newCaller(service.access.deps, 'scale');
  await ask(service.url, path, { key, body: { text: 'x' } });
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  await new Promise<void>((resolve) => {
    const socket = connect(service.port, '127.0.0.1', () => {
      socket.write(`${head}Content-Length: 20\r\n\r\n{"text":`);
      setTimeout(() => socket.destroy(), 100);
    });
    socket.on('close', () => resolve());
  });
  const deadline = performance.now() + 5_000;
  while (service.app.pendingCount() > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(service.app.pendingCount()).toBe(0);
  expect((await ask(service.url, path, { key, body: { text: 'x' } })).status).toBe(200);
});
