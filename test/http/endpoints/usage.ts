import { expect } from 'vitest';
import { tierNames } from '../../../src/usecases/access/ports.ts';
import type { EndpointCases } from './cases.ts';

export const usage: EndpointCases = {
  id: 'usage.get',
  ok: [
    {
      name: 'shows today and this month with the limits',
      check: ({ json }) => {
        expect(Object.keys(json).sort()).toEqual(['limits', 'month', 'tier', 'today']);
        expect(json['today']).toMatchObject({ calls: expect.any(Number), by_endpoint: expect.any(Array) });
      },
    },
  ],
  invalid: [],
};

export const plans: EndpointCases = {
  id: 'plans.list',
  ok: [
    {
      name: 'shows what each tier allows',
      check: ({ json }) => {
        const plans = json['plans'] as { tier: string; limits: { per_minute: number } }[];
        expect(plans.map(({ tier }) => tier)).toEqual([...tierNames]);
        expect(plans.find(({ tier }) => tier === 'pro')?.limits.per_minute).toBe(120);
      },
    },
  ],
  invalid: [],
};
