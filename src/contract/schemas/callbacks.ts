/** Callback hosts, their secret and the log of deliveries on the wire. */
import { Type } from 'typebox';
import {
  nullable,
  nullableInteger,
  nullableOneOf,
  nullableString,
  nullableTimestamp,
  oneOf,
  timestamp,
} from './shape.ts';
import type { Shape } from './shape.ts';

export const deliveryStatusWords = ['waiting', 'sending', 'delivered', 'failed', 'lost'] as const;
/** Why a delivery failed. */
export const deliveryErrorWords = [
  'timeout',
  'name_not_found',
  'address_refused',
  'connection_failed',
  'tls_failed',
  'invalid_response',
  'redirected',
  'http_status',
  'queue_full',
  'host_removed',
  'lost',
] as const;

export const callbackHost = Type.Object({
  id: Type.String(),
  host: Type.String({ examples: ['hooks.example.com'] }),
  status: oneOf(['pending', 'verified'], { description: 'Only a verified host gets callbacks.' }),
  verified_by: nullableOneOf(['file', 'dns', 'operator']),
  verified_at: nullableTimestamp(),
  created_at: timestamp(),
  token: Type.String({ description: 'What the host must show, at one of the two places of `proof`.' }),
  proof: Type.Object({
    file_url: Type.String({ description: 'Serves the token as its whole text, with status 200.' }),
    dns_name: Type.String({ description: 'Has a TXT record with the token.' }),
  }),
  last_check: nullable(
    Type.Object({
      at: timestamp(),
      file: Type.String({ description: 'What was found at file_url.' }),
      dns: Type.String({ description: 'What was found at dns_name.' }),
    }),
  ),
});
export type CallbackHostOutput = Shape<typeof callbackHost>;

export const callbackSecret = Type.Object({
  secret: Type.String({
    description: 'Sent in X-Callback-Secret, and the key of webhook-signature (Standard Webhooks).',
    examples: ['whsec_<32 bytes in base64>'],
  }),
  created_at: timestamp(),
  previous: nullableString({ description: 'The one before; webhook-signature carries its signature too.' }),
  previous_until: nullableTimestamp({ description: 'Until then.' }),
});
export type CallbackSecretOutput = Shape<typeof callbackSecret>;

export const delivery = Type.Object({
  id: Type.String({ description: 'Also the header webhook-id of the callback.' }),
  request_id: Type.String(),
  type: Type.String({ description: 'Which endpoint made the result.' }),
  url: Type.String(),
  host: Type.String(),
  status: oneOf(deliveryStatusWords, {
    description:
      'waiting: not begun; sending: under way; delivered: answered with 2xx; failed; lost: the service ended before the end was known. None is ever sent again by itself.',
  }),
  http_status: nullableInteger({ description: 'What the receiver answered with, where it did.' }),
  error: nullableOneOf(deliveryErrorWords),
  error_detail: nullableString(),
  duration_ms: nullableInteger(),
  redelivery_of: nullableString({ description: 'The delivery that a person had repeated.' }),
  created_at: timestamp(),
  started_at: nullableTimestamp(),
  finished_at: nullableTimestamp(),
});
export type DeliveryOutput = Shape<typeof delivery>;

/** Query parameters that lists share. */
export const pageFields = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Items on one page.' }),
  ),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'As the page before gave it: where to go on.' }),
  ),
};

export const pageOutput = {
  has_more: Type.Boolean(),
  cursor: nullableString({ description: 'For the next page; null on the last one.' }),
};

export const requestIdParameter = Type.String({ pattern: '^[A-Za-z0-9._:-]{1,128}$' });
export const hostText = Type.String({
  minLength: 1,
  maxLength: 255,
  description: 'A host name alone, exactly as callback_url will name it.',
  examples: ['hooks.example.com'],
});
