import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { AppError, errorCatalogue } from '../../src/kernel/errors.ts';
import type { ErrorCode } from '../../src/kernel/errors.ts';
import { createKey } from '../../src/usecases/account/create-key.ts';
import { suspendAccount } from '../../src/usecases/account/suspend-account.ts';
import { newCaller, tiersWith } from '../support/callers.ts';
import { ask, startTestService, trivialEndpoint } from '../support/http-service.ts';
import type { Answer, AskOptions, TestService } from '../support/http-service.ts';
import { expectProblem } from '../support/problem-expectations.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let service: TestService;
let secure: TestService;
const keys: Record<string, string> = {};

const echo = trivialEndpoint('echo', { fields: { wait_ms: Type.Optional(Type.Integer()) } });
const shout = trivialEndpoint('shout', { callback: true });
const broken = trivialEndpoint('broken');
const vague = trivialEndpoint('vague');
const modelless = trivialEndpoint('modelless');

const result = (text: string) => ({ data: { text }, model: 'sous-engine-1.0.0', modelTier: 'embedded' });

beforeAll(async () => {
  const tiers = tiersWith({
    sandbox: { perMinute: 200, inFlight: 50 },
    starter: { perMinute: 2 },
    pro: { perDay: 1, inFlight: 5 },
    scale: { inFlight: 1, perMinute: 10_000 },
  });
  service = await startTestService({
    tiers,
    deps: {
      extraEndpoints: [
        {
          endpoint: echo,
          handler: async (_call: unknown, body: { text: string; wait_ms?: number }) => {
            if (body.wait_ms !== undefined) await wait(body.wait_ms);
            return result(body.text);
          },
        },
        { endpoint: shout, handler: () => result('loud') },
        {
          endpoint: broken,
          handler: () => {
            throw new TypeError('select secret from accounts');
          },
        },
        { endpoint: vague, handler: () => ({ data: {}, model: 'm', modelTier: 'embedded' }) },
        {
          endpoint: modelless,
          handler: (_call: unknown, body: { text: string }) => {
            throw new AppError(body.text as ErrorCode);
          },
        },
      ],
    },
  });
  secure = await startTestService({ config: { requireHttps: true } });
  const { deps } = service.access;
  for (const tier of ['sandbox', 'starter', 'pro', 'scale'] as const)
    keys[tier] = (await newCaller(deps, tier)).key;
  for (const name of ['calm', 'quiet', 'busy', 'keeper']) keys[name] = (await newCaller(deps, 'scale')).key;
  const gone = await newCaller(deps, 'pro');
  await suspendAccount(deps, { account: gone.accountId });
  keys['suspended'] = gone.key;
  const narrow = await newCaller(deps, 'pro');
  keys['narrow'] = (await createKey(deps, { account: narrow.accountId, scopes: ['pantry:read'] })).key;
});

afterAll(async () => {
  await service.close();
  await secure.close();
});

interface Case {
  readonly code: ErrorCode;
  readonly path: string;
  readonly as?: string;
  readonly options?: Omit<AskOptions, 'key'>;
  /** Earlier requests, not looked at. */
  readonly before?: () => Promise<unknown>;
  readonly check?: (answer: Answer) => void;
}

const echoPath = '/api/v1/echo';
const generatePath = '/api/v1/recipes/generate';
const hello = { body: { text: 'hello' } };
const send = (path: string, as: string, options: AskOptions): Promise<Answer> =>
  ask(service.url, path, { ...options, key: keys[as]! });

const cases: readonly Case[] = [
  { code: 'invalid_json', path: echoPath, options: { body: '{"text":' } },
  {
    code: 'validation_failed',
    path: echoPath,
    options: { body: { txt: 'x', units: 'stone' } },
    check: ({ json }) =>
      expect((json['errors'] as { pointer: string }[]).map(({ pointer }) => pointer).sort()).toEqual([
        '/text',
        '/txt',
        '/units',
      ]),
  },
  {
    code: 'callback_not_supported',
    path: generatePath,
    options: { body: { ingredients: ['eggs'], callback_url: 'https://example.com/x', request_id: 'a' } },
  },
  {
    code: 'idempotency_key_invalid',
    path: echoPath,
    options: { ...hello, headers: { 'idempotency-key': 'x'.repeat(256) } },
  },
  {
    code: 'insufficient_scope',
    path: echoPath,
    as: 'narrow',
    options: hello,
    check: ({ json }) => expect(json['detail']).toContain('ai'),
  },
  {
    code: 'tier_required',
    path: generatePath,
    as: 'sandbox',
    options: { body: { ingredients: ['eggs'], model_tier: 'premium' } },
  },
  { code: 'account_suspended', path: echoPath, as: 'suspended', options: hello },
  { code: 'not_found', path: '/api/v1/nowhere' },
  {
    code: 'method_not_allowed',
    path: echoPath,
    options: { method: 'DELETE' },
    check: ({ headers }) => expect(headers.get('allow')).toBe('OPTIONS, POST'),
  },
  { code: 'not_acceptable', path: echoPath, options: { ...hello, headers: { accept: 'text/html' } } },
  {
    code: 'idempotency_in_progress',
    path: echoPath,
    as: 'quiet',
    options: { body: { text: 'x', wait_ms: 1500 }, headers: { 'idempotency-key': 'slow' } },
    before: () => {
      const first = send(echoPath, 'quiet', {
        body: { text: 'x', wait_ms: 1500 },
        headers: { 'idempotency-key': 'slow' },
      });
      slow.push(first);
      return wait(300);
    },
  },
  {
    code: 'duplicate_item',
    path: '/api/v1/account',
    as: 'keeper',
    options: { method: 'PATCH', body: { email: 'operator@sous.example' } },
    before: () => newAddress('operator@sous.example'),
  },
  {
    code: 'payload_too_large',
    path: echoPath,
    options: { body: JSON.stringify({ text: 'x'.repeat(300_000) }) },
  },
  {
    code: 'unsupported_media_type',
    path: echoPath,
    options: { ...hello, headers: { 'content-type': 'text/plain' } },
  },
  {
    code: 'unknown_dietary_restriction',
    path: generatePath,
    options: { body: { ingredients: ['eggs'], dietary_restrictions: ['vegann', 'blorg'] } },
    check: ({ json }) => expect(json['suggestions']).toBeInstanceOf(Array),
  },
  {
    code: 'conflicting_constraints',
    path: generatePath,
    options: { body: { ingredients: ['eggs'], must_use: ['eggs'], dietary_restrictions: ['vegan'] } },
  },
  { code: 'not_food', path: generatePath, options: { body: { ingredients: ['qwertzuiop'] } } },
  { code: 'unsafe_request', path: generatePath, options: { body: { ingredients: ['bleach', 'eggs'] } } },
  {
    code: 'callback_host_not_allowed',
    path: '/api/v1/shout',
    options: { body: { text: 'x', callback_url: 'https://hooks.example.com/x', request_id: 'a' } },
  },
  {
    code: 'callback_url_invalid',
    path: '/api/v1/shout',
    options: { body: { text: 'x', callback_url: 'https://127.1/x', request_id: 'a' } },
  },
  {
    code: 'request_id_required',
    path: '/api/v1/shout',
    options: { body: { text: 'x', callback_url: 'https://hooks.example.com/x' } },
  },
  {
    code: 'idempotency_key_reused',
    path: echoPath,
    options: { body: { text: 'second' }, headers: { 'idempotency-key': 'once' } },
    before: () => send(echoPath, 'calm', { body: { text: 'first' }, headers: { 'idempotency-key': 'once' } }),
  },
  {
    code: 'language_unavailable',
    path: generatePath,
    options: { body: { ingredients: ['eggs'], language: 'de-AT' } },
  },
  {
    code: 'tier_unavailable',
    path: generatePath,
    options: { body: { ingredients: ['eggs'], model_tier: 'premium' } },
  },
  {
    code: 'rate_limit_exceeded',
    path: echoPath,
    as: 'starter',
    options: hello,
    before: async () => [await send(echoPath, 'starter', hello), await send(echoPath, 'starter', hello)],
    check: ({ json, headers }) => {
      expect(json['violated_policies']).toEqual(['minute']);
      expect(headers.get('x-ratelimit-remaining')).toBe('0');
    },
  },
  {
    code: 'daily_quota_exceeded',
    path: echoPath,
    as: 'pro',
    options: hello,
    before: () => send(echoPath, 'pro', hello),
    check: ({ json, headers }) => {
      expect(json['violated_policies']).toEqual(['day']);
      expect(headers.get('x-ratelimit-remaining-day')).toBe('0');
    },
  },
  {
    code: 'trial_exhausted',
    path: echoPath,
    as: 'sandbox',
    options: hello,
    before: async () => {
      for (let n = 0; n < 10; n += 1) expect((await send(echoPath, 'sandbox', hello)).status).toBe(200);
    },
    check: ({ headers }) => expect(headers.get('x-ratelimit-remaining-trial')).toBe('0'),
  },
  {
    code: 'concurrency_exceeded',
    path: echoPath,
    as: 'busy',
    options: hello,
    before: () => {
      slow.push(send(echoPath, 'busy', { body: { text: 'x', wait_ms: 800 } }));
      return wait(200);
    },
    check: ({ json }) => expect(json['violated_policies']).toEqual(['in-flight']),
  },
  { code: 'internal_error', path: '/api/v1/broken', options: hello },
  { code: 'internal_error', path: '/api/v1/vague', options: hello },
  {
    code: 'model_output_invalid',
    path: '/api/v1/modelless',
    options: { body: { text: 'model_output_invalid' } },
  },
  {
    code: 'service_overloaded',
    path: '/api/v1/modelless',
    options: { body: { text: 'service_overloaded' } },
  },
  { code: 'model_timeout', path: '/api/v1/modelless', options: { body: { text: 'model_timeout' } } },
];

/** Requests that other cases need to be under way; awaited so that none is left. */
const slow: Promise<Answer>[] = [];
const newAddress = async (email: string): Promise<void> => {
  const { key } = await newCaller(service.access.deps, 'scale');
  const { principal } = { principal: await service.access.authenticator.authenticate(key) };
  const { updateAccount } = await import('../../src/usecases/account/update-account.ts');
  await updateAccount(service.access.deps, { account: principal!.accountId, email });
  const mine = (await service.access.authenticator.authenticate(keys['keeper']!))!;
  keys['keeper'] = (
    await createKey(service.access.deps, { account: mine.accountId, scopes: ['account:write'] })
  ).key;
};

describe('every error', () => {
  it.each(cases)('$code on $path', async ({ code, path, as = 'calm', options = {}, before, check }) => {
    await before?.();
    const answer = await send(path, as, options);
    expectProblem(answer, code, path);
    check?.(answer);
    await Promise.all(slow.splice(0));
  });

  it('missing_api_key without a key, and with a header of another form', async () => {
    for (const headers of [{}, { authorization: 'Basic abc' }, { authorization: 'Bearer' }]) {
      expectProblem(await ask(service.url, echoPath, { ...hello, headers }), 'missing_api_key', echoPath);
    }
  });

  it('invalid_api_key with one body for unknown, revoked and malformed keys', async () => {
    const { deps } = service.access;
    const { key, keyId } = await newCaller(deps, 'pro');
    expect((await ask(service.url, echoPath, { ...hello, key })).status).toBe(200);
    const { revokeKey } = await import('../../src/usecases/account/revoke-key.ts');
    await revokeKey(deps, { accountId: null, keyId });
    const { generateKey } = await import('../../src/usecases/access/key-format.ts');
    const details: unknown[] = [];
    for (const bad of [key, generateKey(), `${key.slice(0, -1)}x`]) {
      const problem = expectProblem(
        await ask(service.url, echoPath, { ...hello, key: bad }),
        'invalid_api_key',
        echoPath,
      );
      details.push(problem['detail']);
    }
    expect(new Set(details).size).toBe(1);
  });

  it('https_required for an API call over plain HTTP, whatever the key, and never a redirect', async () => {
    const answer = await ask(secure.url, '/api/v1/usage', { key: keys['calm']! });
    expectProblem(answer, 'https_required', '/api/v1/usage');
    expect((await ask(secure.url, '/health/live')).status).toBe(200);
  });

  it('covers the whole catalogue but what needs resources with versions', () => {
    const covered = new Set([
      ...cases.map(({ code }) => code),
      'missing_api_key',
      'invalid_api_key',
      'https_required',
    ]);
    const missing = Object.keys(errorCatalogue).filter((code) => !covered.has(code as ErrorCode));
    expect(missing).toEqual(['precondition_failed']);
  });

  it('has its page, as HTML and as JSON', async () => {
    for (const code of Object.keys(errorCatalogue)) {
      const path = `/docs/errors/${code}`;
      // More pages than one address may open in a minute.
      const key = keys['calm']!;
      const html = await ask(service.url, path, { key, headers: { accept: 'text/html' } });
      expect(html.headers.get('content-type')).toContain('text/html');
      for (const part of [code, 'Cause', 'Cure', 'Example']) expect(html.text).toContain(part);
      const json = await ask(service.url, path, { key, headers: { accept: 'application/problem+json' } });
      expect(json.headers.get('content-type')).toContain('application/problem+json');
      expect(json.json).toMatchObject({ code, cause: expect.any(String), cure: expect.any(String) });
    }
  });
});

/** What the service says to bytes that are no HTTP. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(service.port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    socket.on('close', () => resolve(text)).on('error', reject);
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
  });

describe('what is not even HTTP', () => {
  it.each([
    ['garbage', 'GARBAGE\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    [
      'two lengths',
      'POST /api/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s gets a problem document and the end of the connection', async (_name, bytes) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/content-type: application\/problem\+json/);
    expect(answer).toMatch(/x-ratelimit-tier: anonymous/);
    expect(answer).toMatch(/x-request-id: req_/);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      code: 'validation_failed',
      status: 400,
    });
  });

  it.each(['/api/v1/%zz', '/%', '/api/v1/vocabularies/%ff'])(
    'a path such as %s is not found',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404/);
      expect(answer).toContain('"code":"not_found"');
    },
  );
});
