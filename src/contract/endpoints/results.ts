import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { requestIdParameter } from '../schemas/callbacks.ts';

export const getResult = defineEndpoint({
  id: 'results.get',
  method: 'GET',
  path: '/api/v1/results/{request_id}',
  tag: 'Callbacks',
  summary: 'Fetch a finished result',
  description:
    'The bytes of the answer to the account’s newest AI call with this request_id, for 24 hours. For answers that got lost on the way.',
  scope: 'ai',
  role: 'both',
  params: Type.Object({ request_id: requestIdParameter }),
  response: Type.Unsafe<string>({ type: 'object', description: 'As it was answered.' }),
  verbatim: true,
  errors: ['not_found'],
});
