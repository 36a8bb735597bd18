import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { callbackHost, hostText } from '../schemas/callbacks.ts';

const tag = 'Callbacks';
const path = '/api/v1/account/callback-hosts';
const hostPath = `${path}/{host_id}`;
const params = Type.Object({ host_id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) });

export const listCallbackHosts = defineEndpoint({
  id: 'account.callback-hosts.list',
  method: 'GET',
  path,
  tag,
  summary: 'List the callback hosts',
  description: 'Hosts that callback_url may name once they are verified, oldest first.',
  scope: 'account:read',
  response: Type.Object({ callback_hosts: Type.Array(callbackHost) }),
});

export const registerCallbackHost = defineEndpoint({
  id: 'account.callback-hosts.register',
  method: 'POST',
  path,
  tag,
  summary: 'Register a callback host',
  description:
    'Answers with the token that the host must show, in a file or in the DNS; then verify it. How many there may be is a matter of the tier. A host that waits for its proof already is looked at again.',
  scope: 'account:write',
  body: Type.Object({ host: hostText }, { additionalProperties: false }),
  response: callbackHost,
  successStatus: 201,
  errors: ['tier_required', 'duplicate_item'],
  examples: [{ summary: 'A host', body: { host: 'hooks.example.com' } }],
});

export const getCallbackHost = defineEndpoint({
  id: 'account.callback-hosts.get',
  method: 'GET',
  path: hostPath,
  tag,
  summary: 'Show a callback host',
  description: 'One host, with what its last check found.',
  scope: 'account:read',
  params,
  response: callbackHost,
  errors: ['not_found'],
});

export const verifyCallbackHost = defineEndpoint({
  id: 'account.callback-hosts.verify',
  method: 'POST',
  path: `${hostPath}/verify`,
  tag,
  summary: 'Verify a callback host',
  description:
    'Looks for the token in the file and in the DNS, now. The answer’s status says whether it is verified, last_check what was found.',
  scope: 'account:write',
  params,
  response: callbackHost,
  errors: ['not_found'],
});

export const removeCallbackHost = defineEndpoint({
  id: 'account.callback-hosts.remove',
  method: 'DELETE',
  path: hostPath,
  tag,
  summary: 'Remove a callback host',
  description: 'Callbacks to it end: at once on this instance, within 5 seconds on every other.',
  scope: 'account:write',
  params,
  response: null,
  successStatus: 204,
  errors: ['not_found'],
});
