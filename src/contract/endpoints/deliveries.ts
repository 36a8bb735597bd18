import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  delivery,
  deliveryStatusWords,
  pageFields,
  pageOutput,
  requestIdParameter,
} from '../schemas/callbacks.ts';
import { oneOf } from '../schemas/shape.ts';

const tag = 'Callbacks';
const path = '/api/v1/account/deliveries';
const params = Type.Object({ delivery_id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) });
const time = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

export const listDeliveries = defineEndpoint({
  id: 'account.deliveries.list',
  method: 'GET',
  path,
  tag,
  summary: 'List the deliveries',
  description: 'The log of callbacks, newest first, kept for 30 days.',
  scope: 'account:read',
  query: Type.Object(
    {
      status: Type.Optional(oneOf(deliveryStatusWords)),
      host: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
      request_id: Type.Optional(requestIdParameter),
      after: time('Only later ones; ISO 8601 with an offset.'),
      before: time('Only those until then.'),
      ...pageFields,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ deliveries: Type.Array(delivery), ...pageOutput }),
  errors: ['validation_failed'],
});

export const getDelivery = defineEndpoint({
  id: 'account.deliveries.get',
  method: 'GET',
  path: `${path}/{delivery_id}`,
  tag,
  summary: 'Show a delivery',
  description: 'One line of the log.',
  scope: 'account:read',
  params,
  response: delivery,
  errors: ['not_found'],
});

export const redeliver = defineEndpoint({
  id: 'account.deliveries.redeliver',
  method: 'POST',
  path: `${path}/{delivery_id}/redeliver`,
  tag,
  summary: 'Deliver once more',
  description:
    'A person’s act; the service itself never repeats anything. A new delivery with an id of its own: the same bytes to the same address, as long as the result is kept (24 hours).',
  scope: 'account:write',
  params,
  response: delivery,
  successStatus: 201,
  errors: ['not_found', 'duplicate_item', 'callback_url_invalid', 'callback_host_not_allowed'],
});
