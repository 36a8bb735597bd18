import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

export const get: EndpointCases = {
  id: 'account.get',
  ok: [
    {
      name: 'shows the account of the key',
      check: ({ json }) =>
        expect(json).toEqual({
          id: expect.stringMatching(/^acc_/),
          email: expect.stringContaining('@example.org'),
          name: null,
          tier: 'scale',
          operator: false,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
        }),
    },
  ],
  invalid: [],
};

export const update: EndpointCases = {
  id: 'account.update',
  ok: [
    {
      name: 'changes the name',
      body: { name: 'Test kitchen' },
      check: ({ json }) => expect(json['name']).toBe('Test kitchen'),
    },
    {
      name: 'takes the name away',
      body: { name: null },
      check: ({ json }) => expect(json['name']).toBeNull(),
    },
  ],
  invalid: [
    { name: 'no change', body: {}, code: 'validation_failed' },
    { name: 'a blank name', body: { name: ' ' }, code: 'validation_failed', pointers: ['/name'] },
    {
      name: 'an address that is none',
      body: { email: 'cook' },
      code: 'validation_failed',
      pointers: ['/email'],
    },
    {
      name: 'a tier of one’s own choice',
      body: { tier: 'scale' },
      code: 'validation_failed',
      pointers: ['/tier'],
    },
  ],
};
