import { Ajv } from 'ajv';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { scopes } from '../../src/usecases/access/ports.ts';
import type { Scope } from '../../src/usecases/access/ports.ts';
import { createKey } from '../../src/usecases/account/create-key.ts';
import { newCaller, tiersWith } from '../support/callers.ts';
import { ask, startTestService } from '../support/http-service.ts';
import type { Answer, TestService } from '../support/http-service.ts';
import { expectCommonHeaders, expectProblem } from '../support/problem-expectations.ts';
import type { EndpointCases, OkCase, Prepare } from './endpoints/cases.ts';

const folder = new URL('./endpoints/', import.meta.url);
const files = readdirSync(folder).filter((file) => file !== 'cases.ts');
const modules = await Promise.all(
  files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, EndpointCases>>),
);
const all: readonly EndpointCases[] = modules.flatMap((module) => Object.values(module));
const endpointOf = (id: string): Endpoint => endpoints.find((endpoint) => endpoint.id === id)!;

let service: TestService;
const ajv = new Ajv({ strict: false, formats: { 'date-time': true } });

beforeAll(async () => {
  service = await startTestService({
    tiers: tiersWith({ scale: { perMinute: 5000 } }),
    config: { trustProxy: true },
  });
});
afterAll(() => service.close());

interface Caller {
  readonly key: string | null;
  readonly keyId: string;
  readonly accountId?: string;
}

/** A key of a new account; its own id stands where a path wants a key's. */
async function caller(allowed: readonly Scope[] = scopes): Promise<Caller & { key: string }> {
  const { accountId } = await newCaller(service.access.deps, 'scale');
  const { key } = await createKey(service.access.deps, { account: accountId, scopes: allowed });
  const other = await createKey(service.access.deps, { account: accountId });
  return { key, keyId: other.apiKey.id, accountId };
}

type Sent = Partial<Pick<OkCase, 'prepare' | 'params' | 'query' | 'body'>>;

const pathOf = ({ path }: Endpoint, keyId: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? keyId);

async function send(
  endpoint: Endpoint,
  { prepare, params, query, body }: Sent,
  who: Caller,
  headers = {},
): Promise<Answer> {
  const path = pathOf(endpoint, who.keyId, { ...(await prepared(prepare, who)), ...params });
  return ask(service.url, query === undefined ? path : `${path}?${query}`, {
    method: endpoint.method,
    key: who.key,
    body,
    headers: { 'x-forwarded-for': address(), ...headers },
  });
}

/** A scene is set once for each caller. */
const scenes = new WeakMap<Caller, ReturnType<Prepare>>();
function prepared(prepare: Prepare | undefined, who: Caller): ReturnType<Prepare> | undefined {
  if (prepare === undefined || who.accountId === undefined) return undefined;
  const scene = scenes.get(who) ?? prepare(service, who.accountId);
  scenes.set(who, scene);
  return scene;
}

/** Every request comes from another address, so that the limit for callers without a key is not in the way. */
let visitors = 0;
const address = () => `198.18.${Math.floor(++visitors / 250)}.${visitors % 250}`;

/** A request that works: the first of the cases that do. */
const goodOf = (id: string): Sent => all.find((cases) => cases.id === id)!.ok[0]!;
const figure = ({ headers }: Answer, name: string): number => Number(headers.get(`x-ratelimit-${name}`));

it('every endpoint that is mounted has its tests, and every test its endpoint', () => {
  const mounted = service.app.mounted.map(({ id }) => id).sort();
  expect(mounted.length).toBeGreaterThanOrEqual(12);
  expect(all.map(({ id }) => id).sort()).toEqual(mounted);
  for (const { id, ok, invalid } of all) {
    expect(ok.length, `${id} has a case that works`).toBeGreaterThan(0);
    const { body, params, query } = endpointOf(id);
    if (body !== undefined || params !== undefined || query !== undefined)
      expect(invalid.length, `${id} has a case that is refused`).toBeGreaterThan(0);
  }
});

describe.each(all.map((cases) => [cases.id, cases] as const))('%s', (id, { ok, invalid }) => {
  const endpoint = endpointOf(id);
  const isOpen = endpoint.scope === null;
  const isAi = endpoint.charge === 'ai';

  it.each(ok.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
    const answer = await send(endpoint, each, await caller());
    expect({ status: answer.status, text: answer.status < 300 ? '' : answer.text }).toEqual({
      status: endpoint.successStatus,
      text: '',
    });
    expectCommonHeaders(answer);
    if (endpoint.response !== null) {
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const validate = ajv.compile(endpoint.response);
      expect(validate(answer.json) ? [] : validate.errors).toEqual([]);
    }
    each.check(answer);
  });

  it.each(invalid.map((each) => [each.name, each] as const))(
    'refuses %s, and charges nothing',
    async (_name, each) => {
      const who = await caller();
      const answer = await send(endpoint, each, who);
      const problem = expectProblem(answer, each.code, pathOf(endpoint, who.keyId, each.params));
      const errors = (problem['errors'] ?? []) as { pointer: string; detail: string }[];
      if (each.pointers !== undefined)
        expect(errors.map(({ pointer }) => pointer).sort()).toEqual([...each.pointers].sort());
      if (each.says !== undefined) expect(errors.map(({ detail }) => detail).join('\n')).toContain(each.says);
      expect(figure(answer, 'remaining-day')).toBe(figure(answer, 'limit-day'));
    },
  );

  if (isOpen) {
    it('is open, and counts for the address without a key, for the key with one', async () => {
      const open = await send(endpoint, goodOf(id), { key: null, keyId: '' });
      expect([open.status, open.headers.get('x-ratelimit-tier')]).toEqual([200, 'anonymous']);
      const keyed = await send(endpoint, goodOf(id), await caller());
      expect([keyed.status, keyed.headers.get('x-ratelimit-tier'), figure(keyed, 'used')]).toEqual([
        200,
        'scale',
        1,
      ]);
    });
    it('has a strong ETag and answers 304 to whoever knows it', async () => {
      const who = await caller();
      const first = await send(endpoint, goodOf(id), who);
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]{16,}"$/);
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await send(endpoint, goodOf(id), who, { 'if-none-match': known });
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
        expectCommonHeaders(again);
      }
      expect((await send(endpoint, goodOf(id), who, { 'if-none-match': '"other"' })).status).toBe(200);
    });
    return;
  }

  it('needs a key with the scope', async () => {
    const { keyId } = await caller();
    const path = pathOf(endpoint, keyId, goodOf(id).params);
    expectProblem(await send(endpoint, goodOf(id), { key: null, keyId }), 'missing_api_key', path);
    expectProblem(await send(endpoint, goodOf(id), { key: 'sous_wrong', keyId }), 'invalid_api_key', path);
    const others = scopes.filter((scope) => scope !== endpoint.scope);
    const narrow = await caller(others);
    const refused = await send(endpoint, goodOf(id), { key: narrow.key, keyId });
    expect(expectProblem(refused, 'insufficient_scope', path)['detail']).toContain(endpoint.scope);
  });

  it('counts against the minute, and against the day only as the contract says', async () => {
    const who = await caller();
    const first = await send(endpoint, goodOf(id), who);
    expect(first.status).toBe(endpoint.successStatus);
    expect(figure(first, 'used')).toBe(1);
    expect(figure(first, 'limit-day') - figure(first, 'remaining-day')).toBe(isAi ? 1 : 0);
    const second = await send(endpoint, endpoint.method === 'GET' ? {} : { body: 'no JSON' }, who);
    expect(figure(second, 'used')).toBe(2);
    expect(figure(second, 'remaining-day')).toBe(figure(first, 'remaining-day'));
    expect(first.headers.get('x-quota-charged')).toBe(isAi ? '1' : null);
  });

  if (endpoint.method === 'POST') {
    it('is done once under an idempotency key, and replayed without a charge', async () => {
      const who = await caller();
      const headers = { 'idempotency-key': 'the one' };
      const first = await send(endpoint, goodOf(id), who, headers);
      const again = await send(endpoint, goodOf(id), who, headers);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(first.headers.has('idempotency-replayed')).toBe(false);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.headers.get('location')).toBe(first.headers.get('location'));
      expect(again.headers.get('x-quota-charged')).toBe(isAi ? '0' : null);
      expect(figure(again, 'remaining-day')).toBe(figure(first, 'remaining-day'));
      expect(figure(again, 'used')).toBe(2);
      expectCommonHeaders(again);
    });
  }
});

it('an answer with a secret is not kept in the clear', async () => {
  const who = await caller();
  const made = await send(endpointOf('account.keys.create'), {}, who, { 'idempotency-key': 'secret' });
  const { rows } = await service.query('select * from idempotency_keys');
  expect(rows.length).toBeGreaterThan(0);
  const secret = made.json['key'] as string;
  for (const row of rows) {
    const text = JSON.stringify(row, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    expect(text).not.toContain(secret.slice(5));
    expect(JSON.stringify(row)).not.toContain(Buffer.from(secret).toString('hex'));
  }
});
