import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { callbackSecret } from '../schemas/callbacks.ts';

const tag = 'Callbacks';
const path = '/api/v1/account/callback-secret';

export const getCallbackSecret = defineEndpoint({
  id: 'account.callback-secret.get',
  method: 'GET',
  path,
  tag,
  summary: 'Show the callback secret',
  description: 'What receivers know callbacks by. Made when it is first asked for.',
  scope: 'account:read',
  response: callbackSecret,
});

export const rotateCallbackSecret = defineEndpoint({
  id: 'account.callback-secret.rotate',
  method: 'POST',
  path: `${path}/rotate`,
  tag,
  summary: 'Rotate the callback secret',
  description:
    'X-Callback-Secret carries the new one at once; webhook-signature carries the signatures of both for the overlap.',
  scope: 'account:write',
  secret: true,
  body: Type.Object(
    {
      overlap_hours: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 72,
          default: 24,
          description: 'How long the old secret signs too.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: callbackSecret,
  errors: ['duplicate_item'],
  examples: [{ summary: 'One hour of overlap', body: { overlap_hours: 1 } }],
});
