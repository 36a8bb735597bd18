/** The account, its keys, its limits and its usage on the wire. */
import { Type } from 'typebox';
import { scopes, tierNames } from '#usecases/access/ports';
import {
  nullable,
  nullableInteger,
  nullableNumber,
  nullableString,
  nullableTimestamp,
  oneOf,
  timestamp,
} from './shape.ts';
import type { Shape } from './shape.ts';
import { modelTiers } from './words.ts';

export const account = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: nullableString(),
  tier: oneOf(tierNames),
  operator: Type.Boolean(),
  created_at: timestamp(),
});
export type AccountOutput = Shape<typeof account>;

export const apiKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  last_four: Type.String({ description: 'The end of the key, by which you recognise it.' }),
  scopes: Type.Array(oneOf(scopes)),
  status: oneOf(['active', 'expired', 'revoked']),
  created_at: timestamp(),
  last_used_at: nullableTimestamp(),
  expires_at: nullableTimestamp(),
  revoked_at: nullableTimestamp(),
  successor_id: nullableString({ description: 'The key that took its place.' }),
});
export type ApiKeyOutput = Shape<typeof apiKey>;

/** A key with its secret, which is shown this once. */
export const newApiKey = Type.Object({
  key: Type.String({ description: 'Shown once: store it now.' }),
  ...apiKey.properties,
});
export type NewApiKeyOutput = Shape<typeof newApiKey>;

const tierLimits = Type.Object({
  per_minute: Type.Integer({ description: 'Requests per key in any 60 seconds.' }),
  per_day: nullableInteger({ description: 'AI calls per account and UTC day; null = no such limit.' }),
  trial: nullableInteger({ description: 'AI calls in the account’s whole life; null = no trial.' }),
  in_flight: Type.Integer({ description: 'AI calls under way at once.' }),
  callback_hosts: Type.Integer(),
  model_tiers: Type.Array(oneOf(modelTiers)),
});
export type TierLimitsOutput = Shape<typeof tierLimits>;

export const plan = Type.Object({ tier: oneOf(tierNames), limits: tierLimits });

const counts = {
  calls: Type.Integer({ description: 'AI calls, failed ones included.' }),
  charged: Type.Integer({ description: 'AI calls that counted against day or trial.' }),
  client_errors: Type.Integer({ description: 'Calls answered with 4xx.' }),
  server_errors: Type.Integer({ description: 'Calls answered with 5xx.' }),
  mean_duration_ms: nullableNumber(),
};
const period = Type.Object({
  from: Type.String({ description: 'First UTC day.', examples: ['2026-01-01'] }),
  to: Type.String({ description: 'Last UTC day.', examples: ['2026-01-31'] }),
  ...counts,
  by_endpoint: Type.Array(Type.Object({ endpoint: Type.String(), ...counts })),
  by_key: Type.Array(Type.Object({ key_id: Type.String(), key_name: nullableString(), ...counts })),
});

const windowState = Type.Object({
  limit: Type.Integer(),
  remaining: Type.Integer(),
  used: Type.Integer(),
  resets_at: nullableTimestamp(),
});

export const usage = Type.Object({
  tier: oneOf(tierNames),
  today: period,
  month: period,
  limits: Type.Object({
    minute: windowState,
    day: nullable(windowState),
    trial: nullable(windowState),
    in_flight: Type.Integer(),
  }),
});
export type UsageOutput = Shape<typeof usage>;
