import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { systemClock } from '../../../src/kernel/clock.ts';
import { insertCallbackHost } from '../../../src/store/callbacks.ts';
import { insertDeliveries } from '../../../src/store/deliveries.ts';
import { insertResults } from '../../../src/store/results.ts';
import { approveHost } from '../../../src/usecases/callbacks/approve-host.ts';
import { newProofToken } from '../../../src/usecases/callbacks/callback-host.ts';
import type { EndpointCases, Prepare } from './cases.ts';

const missingHost = { host_id: 'cbh_none' };
const missingDelivery = { delivery_id: 'msg_none' };

const host = 'nowhere.invalid';

/** A host that waits for its proof. */
const registered: Prepare = async ({ db }, accountId) => {
  const row = await insertCallbackHost(db, {
    ...{ id: `cbh_${randomUUID()}`, accountId, host, token: newProofToken() },
  });
  return { host_id: row.id };
};

/** A delivery that failed, of a result that is still there, to a host that may get more. */
const failed: Prepare = async ({ db }, accountId) => {
  const [at, id, resultId] = [new Date(), `msg_${randomUUID()}`, `res_${randomUUID()}`];
  await approveHost({ db, clock: systemClock }, { account: accountId, host });
  const of = { accountId, requestId: 'job-1' };
  await insertResults(db, [{ ...of, id: resultId, body: Buffer.from('{}'), createdAt: at }]);
  const times = { createdAt: at, startedAt: at, finishedAt: at, durationMs: 3 };
  await insertDeliveries(db, [
    {
      ...{ ...of, ...times, id, resultId, host, url: `https://${host}/`, endpoint: 'suggest-category' },
      ...{ status: 'failed', error: 'http_status', detail: 'answered with 500', httpStatus: 500 },
      ...{ instanceId: 'ins_gone', redeliveryOf: null },
    },
  ]);
  return { delivery_id: id };
};

const kept: Prepare = async ({ db }, accountId) => {
  const body = Buffer.from('{"type":"suggest-category","request_id":"job-17"}');
  const row = { id: `res_${randomUUID()}`, accountId, requestId: 'job-17', body, createdAt: new Date() };
  await insertResults(db, [row]);
  return { request_id: row.requestId };
};

export const list: EndpointCases = {
  id: 'account.callback-hosts.list',
  ok: [
    {
      name: 'is empty at first',
      check: ({ json }) => expect(json).toEqual({ callback_hosts: [] }),
    },
    {
      name: 'shows what was registered',
      prepare: registered,
      check: ({ json }) =>
        expect(json).toEqual({
          callback_hosts: [expect.objectContaining({ host: 'nowhere.invalid', status: 'pending' })],
        }),
    },
  ],
  invalid: [],
};

export const register: EndpointCases = {
  id: 'account.callback-hosts.register',
  ok: [
    {
      name: 'says what the host must show, and where',
      body: { host: 'Hooks.Example.COM' },
      check: ({ json, headers }) => {
        expect(json).toEqual({
          id: expect.stringMatching(/^cbh_/),
          host: 'hooks.example.com',
          status: 'pending',
          verified_by: null,
          verified_at: null,
          created_at: expect.stringMatching(/\+00:00$/),
          token: expect.stringMatching(/^sous-verify-[\w-]{32}$/),
          proof: {
            file_url: 'https://hooks.example.com/.well-known/sous-callback',
            dns_name: '_sous-callback.hooks.example.com',
          },
          last_check: null,
        });
        expect(headers.get('location')).toBe(`/api/v1/account/callback-hosts/${String(json['id'])}`);
      },
    },
    {
      name: 'takes a name in another script as URLs write it',
      body: { host: 'küche.example.com' },
      check: ({ json }) => expect(json['host']).toBe('xn--kche-0ra.example.com'),
    },
    {
      name: 'gives a host that waits for its proof the same token again, and looks for it',
      prepare: registered,
      body: { host },
      check: ({ json }) => {
        expect(json).toMatchObject({ status: 'pending', last_check: { dns: expect.any(String) } });
      },
    },
  ],
  invalid: [
    ...[
      ['a URL', 'https://hooks.example.com/x'],
      ['a port', 'hooks.example.com:8443'],
      ['a pattern', '*.example.com'],
      ['an address', '192.0.2.1'],
      ['an address in disguise', '0x7f.1'],
      ['an address as one number', '2130706433'],
      ['an IPv6 address', '[::1]'],
      ['credentials', 'me@hooks.example.com'],
      ['a dot at the end', 'hooks.example.com.'],
      ['a blank inside', 'hooks example.com'],
      ['an escape', 'hooks%2eexample.com'],
      ['only a blank', ' '],
      ['a label that is too long', `${'a'.repeat(64)}.example.com`],
    ].map(
      ([name, host]) =>
        ({ name: name!, body: { host }, code: 'validation_failed', pointers: ['/host'] }) as const,
    ),
    { name: 'no host', body: {}, code: 'validation_failed', pointers: ['/host'] },
  ],
};

export const get: EndpointCases = {
  id: 'account.callback-hosts.get',
  ok: [
    {
      name: 'shows one host',
      prepare: registered,
      check: ({ json }) => expect(json).toMatchObject({ host: 'nowhere.invalid', last_check: null }),
    },
  ],
  invalid: [{ name: 'a host that is not there', params: missingHost, code: 'not_found' }],
};

export const verify: EndpointCases = {
  id: 'account.callback-hosts.verify',
  ok: [
    {
      name: 'says what was found where, when there is no proof',
      prepare: registered,
      check: ({ json }) =>
        expect(json).toMatchObject({
          status: 'pending',
          verified_at: null,
          last_check: { file: expect.any(String), dns: expect.any(String) },
        }),
    },
  ],
  invalid: [{ name: 'a host that is not there', params: missingHost, code: 'not_found' }],
};

export const remove: EndpointCases = {
  id: 'account.callback-hosts.remove',
  ok: [
    {
      name: 'takes it away, without a body',
      prepare: registered,
      check: ({ text }) => expect(text).toBe(''),
    },
  ],
  invalid: [{ name: 'a host that is not there', params: missingHost, code: 'not_found' }],
};

const secret = expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) as unknown;

export const showSecret: EndpointCases = {
  id: 'account.callback-secret.get',
  ok: [
    {
      name: 'shows 32 random bytes in base64',
      check: ({ json }) =>
        expect(json).toEqual({
          secret,
          created_at: expect.any(String),
          previous: null,
          previous_until: null,
        }),
    },
  ],
  invalid: [],
};

export const rotateSecret: EndpointCases = {
  id: 'account.callback-secret.rotate',
  ok: [
    {
      name: 'makes a new one and lets the old one sign for a day',
      check: ({ json }) => {
        expect(json).toMatchObject({ secret, previous: secret });
        expect(json['secret']).not.toBe(json['previous']);
        const aheadMs = Date.parse(json['previous_until'] as string) - Date.now();
        expect(aheadMs).toBeGreaterThan(23.9 * 3_600_000);
        expect(aheadMs).toBeLessThan(24.1 * 3_600_000);
      },
    },
    {
      name: 'can end the old one at once',
      body: { overlap_hours: 0 },
      check: ({ json }) => expect(json).toMatchObject({ previous: null, previous_until: null }),
    },
  ],
  invalid: [
    {
      name: 'too long an overlap',
      body: { overlap_hours: 73 },
      code: 'validation_failed',
      pointers: ['/overlap_hours'],
    },
  ],
};

export const deliveries: EndpointCases = {
  id: 'account.deliveries.list',
  ok: [
    {
      name: 'is empty at first',
      check: ({ json }) => expect(json).toEqual({ deliveries: [], has_more: false, cursor: null }),
    },
    {
      name: 'takes all its filters',
      query:
        'status=failed&host=a.example&request_id=job-1&after=2026-01-01T00:00:00Z&before=2099-01-01T00:00:00Z&limit=100',
      check: ({ json }) => expect(json['deliveries']).toEqual([]),
    },
  ],
  invalid: [
    {
      name: 'a status that is none',
      query: 'status=gone',
      code: 'validation_failed',
      pointers: ['/status'],
    },
    { name: 'too long a page', query: 'limit=101', code: 'validation_failed', pointers: ['/limit'] },
    { name: 'no number', query: 'limit=ten', code: 'validation_failed', pointers: ['/limit'] },
    {
      name: 'a cursor of somebody’s making',
      query: 'cursor=abc',
      code: 'validation_failed',
      pointers: ['/cursor'],
    },
    { name: 'a filter that is none', query: 'hots=a', code: 'validation_failed', says: 'host' },
    {
      name: 'a filter twice',
      query: 'host=a&host=b',
      code: 'validation_failed',
      pointers: ['/host'],
    },
    { name: 'a time that is none', query: 'after=today', code: 'validation_failed', pointers: ['/after'] },
  ],
};

export const oneDelivery: EndpointCases = {
  id: 'account.deliveries.get',
  ok: [
    {
      name: 'shows one line of the log',
      prepare: failed,
      check: ({ json }) => expect(json).toMatchObject({ type: 'suggest-category', status: 'failed' }),
    },
  ],
  invalid: [{ name: 'a delivery that is not there', params: missingDelivery, code: 'not_found' }],
};

export const redeliver: EndpointCases = {
  id: 'account.deliveries.redeliver',
  ok: [
    {
      name: 'is a new delivery, which says of which it is a repetition',
      prepare: failed,
      check: ({ json, headers }) => {
        expect(json['redelivery_of']).toMatch(/^msg_/);
        expect(json['id']).not.toBe(json['redelivery_of']);
        expect(headers.get('location')).toBe(`/api/v1/account/deliveries/${String(json['id'])}`);
      },
    },
  ],
  invalid: [{ name: 'a delivery that is not there', params: missingDelivery, code: 'not_found' }],
};

export const result: EndpointCases = {
  id: 'results.get',
  ok: [
    {
      name: 'gives an answer again',
      prepare: kept,
      check: ({ text }) => expect(text).toBe('{"type":"suggest-category","request_id":"job-17"}'),
    },
  ],
  invalid: [
    { name: 'an id without a result', params: { request_id: 'job-none' }, code: 'not_found' },
    { name: 'an id that can be none', params: { request_id: 'a~b' }, code: 'not_found' },
  ],
};
