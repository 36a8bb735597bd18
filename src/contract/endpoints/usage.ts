import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { plan, usage } from '../schemas/account.ts';

export const getUsage = defineEndpoint({
  id: 'usage.get',
  method: 'GET',
  path: '/api/v1/usage',
  tag: 'Account',
  summary: 'Show what was used',
  description:
    'AI calls of today and this month (UTC), by endpoint and by key, with the limits. Costs nothing.',
  scope: 'account:read',
  response: usage,
});

export const listPlans = defineEndpoint({
  id: 'plans.list',
  method: 'GET',
  path: '/api/v1/plans',
  tag: 'Account',
  summary: 'List the tiers',
  description: 'What each tier allows.',
  scope: 'account:read',
  response: Type.Object({ plans: Type.Array(plan) }),
});
