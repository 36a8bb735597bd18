import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import pino from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCaller } from '../support/callers.ts';
import { openEmbeddedStore, temporaryFolder } from '../support/databases.ts';
import { ask, startTestService, trivialEndpoint } from '../support/http-service.ts';
import type { TestService, TestServiceOptions } from '../support/http-service.ts';
import { expectCommonHeaders, expectProblem } from '../support/problem-expectations.ts';

const path = '/api/v1/cook';
const cook = trivialEndpoint('cook', { fields: { wait_ms: Type.Optional(Type.Integer()) } });
const handler = async (_call: unknown, body: { text: string; wait_ms?: number }) => {
  if (body.wait_ms !== undefined) await new Promise((resolve) => setTimeout(resolve, body.wait_ms));
  return { data: { text: body.text }, model: 'sous-engine-1.0.0', modelTier: 'embedded' };
};

/** One database for all services of this file: each test has an account of its own. */
let store: Awaited<ReturnType<typeof openEmbeddedStore>>;
beforeAll(async () => {
  store = await openEmbeddedStore();
});
afterAll(() => store?.close());

/** Runs a service for as long as the test looks at it. */
async function withService(
  options: TestServiceOptions,
  look: (service: TestService, key: string) => Promise<void>,
): Promise<void> {
  const service = await startTestService({
    store,
    ...options,
    deps: { extraEndpoints: [{ endpoint: cook, handler }], ...options.deps },
  });
  try {
    await look(service, (await newCaller(service.access.deps, 'scale')).key);
  } finally {
    await service.close();
  }
}

describe('the roles', () => {
  it('api serves everything but the AI endpoints', () =>
    withService({ config: { role: 'api' } }, async ({ url }, key) => {
      expectProblem(await ask(url, path, { key, body: { text: 'x' } }), 'not_found', path);
      const document = (await ask(url, '/openapi.json', { key })).json as { paths: object };
      expect(Object.keys(document.paths)).not.toContain('/api/v1/recipes/generate');
      for (const there of [
        '/api/v1/usage',
        '/api/v1/vocabularies',
        '/health/ready',
        '/docs',
        '/api/v1/sample',
      ]) {
        expect((await ask(url, there, { key })).status).toBe(200);
      }
    }));

  it('ai serves only those, health and vocabularies', () =>
    withService({ config: { role: 'ai' } }, async ({ url }, key) => {
      expect((await ask(url, path, { key, body: { text: 'x' } })).status).toBe(200);
      for (const there of ['/api/v1/vocabularies', '/health/live'])
        expect((await ask(url, there)).status).toBe(200);
      for (const gone of ['/api/v1/usage', '/docs', '/openapi.json', '/api/v1/plans']) {
        expect((await ask(url, gone, { key })).status).toBe(404);
      }
    }));
});

it('CORS lets the origins named read answers and errors, and only those', () =>
  withService({ config: { corsOrigins: ['https://app.example.com'] } }, async ({ url }, key) => {
    const origin = 'https://app.example.com';
    const preflight = await ask(url, path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    for (const answer of [
      await ask(url, path, { key, body: { text: 'x' }, headers: { origin } }),
      await ask(url, path, { body: {}, headers: { origin } }),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
      expect(answer.headers.get('vary')).toBe('Origin');
      expectCommonHeaders(answer);
    }
    const stranger = await ask(url, path, {
      key,
      body: { text: 'x' },
      headers: { origin: 'https://evil.example' },
    });
    expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
  }));

it('a proxy that says https is believed only where it is trusted', () =>
  withService({ config: { requireHttps: true, trustProxy: true } }, async ({ url }, key) => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect((await ask(url, path, { key, body: { text: 'x' }, headers })).status).toBe(200);
    expectProblem(await ask(url, path, { key, body: { text: 'x' } }), 'https_required', path);
    await withService({ config: { requireHttps: true } }, async (other) => {
      expectProblem(await ask(other.url, path, { body: { text: 'x' }, headers }), 'https_required', path);
    });
  }));

it('serves HTTPS itself with a certificate', async () => {
  const folder = temporaryFolder();
  const [cert, key] = [join(folder.path, 'cert.pem'), join(folder.path, 'key.pem')];
  const made = spawnSync(process.env['SOUS_TEST_OPENSSL'] ?? 'openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
  ]);
  expect(made.status, String(made.stderr)).toBe(0);
  const tls = { cert: readFileSync(cert), key: readFileSync(key) };
  await withService({ config: { tls, requireHttps: true } }, async ({ port }, apiKey) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${apiKey}` };
      httpsRequest(
        { host: '127.0.0.1', port, path: '/api/v1/account', ca: tls.cert, headers },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
  folder.remove();
});

it('what is under way is finished when the service is told to stop, and says that it is the last', () =>
  withService({}, async ({ url, app }, key) => {
    const slow = ask(url, path, { key, body: { text: 'late', wait_ms: 600 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    app.startClosing();
    expectProblem(await ask(url, '/health/ready'), 'service_overloaded', '/health/ready');
    const closed = app.server.close();
    const answer = await slow;
    expect([answer.status, answer.json]).toEqual([200, { text: 'late' }]);
    expect(answer.headers.get('connection')).toBe('close');
    await closed;
    await expect(ask(url, '/health/live')).rejects.toThrow();
  }));

it('refuses new work when too much waits, and keeps answering health checks', () =>
  withService({ config: { maxPending: 3 } }, async ({ url, app }, key) => {
    const busy = Array.from({ length: 3 }, () => ask(url, path, { key, body: { text: 'x', wait_ms: 700 } }));
    while (app.pendingCount() < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    const refused = await ask(url, path, { key, body: { text: 'x' } });
    expectProblem(refused, 'service_overloaded', path);
    expect((await ask(url, '/health/live')).status).toBe(200);
    for (const answer of await Promise.all(busy)) expect(answer.status).toBe(200);
    expect((await ask(url, path, { key, body: { text: 'x' } })).status).toBe(200);
  }));

it('a client that sends its headers by drops is cut off', () =>
  withService({ config: { headersTimeoutMs: 500, requestTimeoutMs: 1000 } }, async ({ port }) => {
    const started = performance.now();
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n'));
      const drops = setInterval(() => socket.write('X-Drop: 1\r\n'), 200);
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      socket
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(drops);
          resolve(text);
        });
    });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(answer).toContain('did not arrive in time');
  }));

it('the log says who and what, and never a key, a body or a query', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const failing = {
    endpoint: trivialEndpoint('fail'),
    handler: () => Promise.reject(new Error('out of onions')),
  };
  await withService(
    { log, deps: { extraEndpoints: [{ endpoint: cook, handler }, failing] } },
    async ({ url }, key) => {
      await ask(url, `${path}?secret=query`, { key, body: { text: 'private soup' } });
      await ask(url, '/api/v1/fail', { key, body: { text: 'private stew' } });
      await ask(url, path, { key: 'sous_123456789012345678901234567890123456', body: { text: 'x' } });
      const text = lines.join('');
      expect(text).toContain('out of onions');
      for (const hidden of [key, key.slice(5), 'private', 'secret=query', 'sous_1234'])
        expect(text).not.toContain(hidden);
      const entry = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ route }) => route === 'cook');
      expect(entry).toMatchObject({
        method: 'POST',
        status: 200,
        account: expect.stringMatching(/^acc_/),
        key: expect.stringMatching(/^key_/),
      });
    },
  );
});
