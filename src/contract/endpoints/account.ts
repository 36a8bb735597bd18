import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { account } from '../schemas/account.ts';
import { text } from '../schemas/shape.ts';

export const getAccount = defineEndpoint({
  id: 'account.get',
  method: 'GET',
  path: '/api/v1/account',
  tag: 'Account',
  summary: 'Show the account',
  description: 'The account that the key belongs to.',
  scope: 'account:read',
  response: account,
});

export const updateAccount = defineEndpoint({
  id: 'account.update',
  method: 'PATCH',
  path: '/api/v1/account',
  tag: 'Account',
  summary: 'Change the account',
  description: 'Changes the name or the address; what is left out stays. A name of null takes it away.',
  scope: 'account:write',
  body: Type.Object(
    {
      email: Type.Optional(text(254)),
      name: Type.Optional(
        Type.Unsafe<string | null>({
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 100,
          pattern: '\\S',
        }),
      ),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  response: account,
  errors: ['duplicate_item'],
  examples: [{ summary: 'Another name', body: { name: 'Test kitchen' } }],
});
