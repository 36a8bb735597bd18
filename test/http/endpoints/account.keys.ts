import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

const apiKey = {
  id: expect.stringMatching(/^key_/),
  name: expect.any(String),
  last_four: expect.stringMatching(/^[0-9A-Za-z]{4}$/),
  scopes: expect.any(Array),
  status: 'active',
  created_at: expect.stringMatching(/\+00:00$/),
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
  successor_id: null,
};
const missing = { key_id: 'key_none' };

export const list: EndpointCases = {
  id: 'account.keys.list',
  ok: [
    {
      name: 'shows keys without their secrets',
      check: ({ json, text }) => {
        expect((json['keys'] as unknown[]).length).toBeGreaterThan(0);
        expect(text).not.toContain('sous_');
      },
    },
  ],
  invalid: [],
};

export const create: EndpointCases = {
  id: 'account.keys.create',
  ok: [
    {
      name: 'makes a key with all scopes but account:write, its secret shown once',
      check: ({ json, headers }) => {
        const { key, ...rest } = json;
        expect(key).toMatch(/^sous_[0-9A-Za-z]{36}$/);
        expect(rest).toEqual(apiKey);
        expect(json['scopes']).not.toContain('account:write');
        expect(headers.get('location')).toBe(`/api/v1/account/keys/${String(json['id'])}`);
        expect(headers.get('cache-control')).toBe('no-store');
      },
    },
    {
      name: 'makes a key that can only cook, for a while',
      body: { name: 'display', scopes: ['ai'], expires_at: '2099-01-01T00:00:00Z' },
      check: ({ json }) =>
        expect(json).toMatchObject({
          name: 'display',
          scopes: ['ai'],
          expires_at: '2099-01-01T00:00:00.000+00:00',
        }),
    },
  ],
  invalid: [
    {
      name: 'a scope that is none',
      body: { scopes: ['ai', 'root'] },
      code: 'validation_failed',
      pointers: ['/scopes/1'],
    },
    { name: 'no scope', body: { scopes: [] }, code: 'validation_failed', pointers: ['/scopes'] },
    {
      name: 'a time that is over',
      body: { expires_at: '2001-01-01T00:00:00Z' },
      code: 'validation_failed',
      pointers: ['/expires_at'],
    },
    {
      name: 'a time that is none',
      body: { expires_at: 'tomorrow' },
      code: 'validation_failed',
      pointers: ['/expires_at'],
    },
  ],
};

export const rename: EndpointCases = {
  id: 'account.keys.rename',
  ok: [
    {
      name: 'gives another name',
      body: { name: 'tablet' },
      check: ({ json }) => expect(json['name']).toBe('tablet'),
    },
  ],
  invalid: [
    { name: 'a key that is not there', params: missing, body: { name: 'x' }, code: 'not_found' },
    { name: 'no name', body: {}, code: 'validation_failed', pointers: ['/name'] },
    { name: 'an id that can be none', params: { key_id: 'a.b' }, body: { name: 'x' }, code: 'not_found' },
  ],
};

export const rotate: EndpointCases = {
  id: 'account.keys.rotate',
  ok: [
    {
      name: 'makes a successor',
      body: { overlap_hours: 0 },
      check: ({ json, headers }) => {
        expect(json['key']).toMatch(/^sous_/);
        expect(headers.get('location')).toBe(`/api/v1/account/keys/${String(json['id'])}`);
      },
    },
  ],
  invalid: [
    {
      name: 'too long an overlap',
      body: { overlap_hours: 73 },
      code: 'validation_failed',
      pointers: ['/overlap_hours'],
    },
    { name: 'a key that is not there', params: missing, code: 'not_found' },
  ],
};

export const revoke: EndpointCases = {
  id: 'account.keys.revoke',
  ok: [
    {
      name: 'ends the key, without a body',
      check: ({ text, headers }) => {
        expect(text).toBe('');
        expect(headers.has('content-type')).toBe(false);
      },
    },
  ],
  invalid: [{ name: 'a key that is not there', params: missing, code: 'not_found' }],
};
