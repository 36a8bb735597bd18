import { Type } from 'typebox';
import { scopes } from '#usecases/access/ports';
import { defineEndpoint } from '../endpoint.ts';
import { apiKey, newApiKey } from '../schemas/account.ts';
import { oneOf, text } from '../schemas/shape.ts';

const tag = 'Account';
const keyPath = '/api/v1/account/keys/{key_id}';
const params = Type.Object({ key_id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) });
const name = text(100, { description: 'What it is for.' });

export const listKeys = defineEndpoint({
  id: 'account.keys.list',
  method: 'GET',
  path: '/api/v1/account/keys',
  tag,
  summary: 'List the keys',
  description: 'The account’s keys, oldest first, ended ones included. Secrets are never shown again.',
  scope: 'account:read',
  response: Type.Object({ keys: Type.Array(apiKey) }),
});

export const createKey = defineEndpoint({
  id: 'account.keys.create',
  method: 'POST',
  path: '/api/v1/account/keys',
  tag,
  summary: 'Make a key',
  description: 'The secret is in this answer and nowhere else. Without scopes it has all but account:write.',
  scope: 'account:write',
  secret: true,
  body: Type.Object(
    {
      name: Type.Optional(name),
      scopes: Type.Optional(Type.Array(oneOf(scopes), { minItems: 1, maxItems: scopes.length })),
      expires_at: Type.Optional(
        Type.Unsafe<string | null>({
          type: ['string', 'null'],
          format: 'date-time',
          description: 'ISO 8601 with an offset; null or left out: it does not expire.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: newApiKey,
  successStatus: 201,
  examples: [{ summary: 'A key that can only cook', body: { name: 'kitchen display', scopes: ['ai'] } }],
});

export const renameKey = defineEndpoint({
  id: 'account.keys.rename',
  method: 'PATCH',
  path: keyPath,
  tag,
  summary: 'Rename a key',
  description: 'Gives the key another name.',
  scope: 'account:write',
  params,
  body: Type.Object({ name }, { additionalProperties: false }),
  response: apiKey,
  errors: ['not_found'],
  examples: [{ summary: 'Another name', body: { name: 'old tablet' } }],
});

export const rotateKey = defineEndpoint({
  id: 'account.keys.rotate',
  method: 'POST',
  path: `${keyPath}/rotate`,
  tag,
  summary: 'Rotate a key',
  description: 'Makes a successor with the same scopes; the old key lives on for the overlap.',
  scope: 'account:write',
  secret: true,
  params,
  body: Type.Object(
    {
      overlap_hours: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 72,
          default: 24,
          description: 'How long the old key still works.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: newApiKey,
  successStatus: 201,
  errors: ['not_found', 'duplicate_item'],
  examples: [{ summary: 'One hour of overlap', body: { overlap_hours: 1 } }],
});

export const revokeKey = defineEndpoint({
  id: 'account.keys.revoke',
  method: 'DELETE',
  path: keyPath,
  tag,
  summary: 'Revoke a key',
  description: 'Takes effect at once on this instance and within 5 seconds on every other.',
  scope: 'account:write',
  params,
  response: null,
  successStatus: 204,
  errors: ['not_found'],
});
