/** Endpoints about the account, as thin adapters over their use cases: wire names in, wire names out. */
import type { AccountOutput, ApiKeyOutput, TierLimitsOutput, UsageOutput } from '#contract/schemas/account';
import { formatTimestamp } from '#contract/schemas/envelope';
import type { AccessDeps } from '#usecases/access/deps';
import { tierNames } from '#usecases/access/ports';
import type { Limiter, TierLimits, UsageMeter, WindowState } from '#usecases/access/ports';
import type { TierTable } from '#usecases/access/tiers';
import type { Account, ApiKey } from '#usecases/account/account';
import { createKey } from '#usecases/account/create-key';
import { getAccount } from '#usecases/account/get-account';
import { listKeys } from '#usecases/account/list-keys';
import { readUsage } from '#usecases/account/read-usage';
import type { UsageFigures, UsagePeriod } from '#usecases/account/read-usage';
import { renameKey } from '#usecases/account/rename-key';
import { revokeKey } from '#usecases/account/revoke-key';
import { rotateKey } from '#usecases/account/rotate-key';
import { updateAccount } from '#usecases/account/update-account';
import type { Handlers } from '#usecases/handlers';

export interface AccountDeps {
  readonly access: AccessDeps;
  readonly limiter: Limiter;
  readonly meter: UsageMeter;
  readonly tiers: TierTable;
}

const time = (date: Date): string => formatTimestamp(date.getTime());
const timeOrNull = (date: Date | null): string | null => (date === null ? null : time(date));

const accountOutput = (account: Account): AccountOutput => ({
  id: account.id,
  email: account.email,
  name: account.name,
  tier: account.tier,
  operator: account.operator,
  created_at: time(account.createdAt),
});

const apiKeyOutput = (key: ApiKey): ApiKeyOutput => ({
  id: key.id,
  name: key.name,
  last_four: key.lastFour,
  scopes: key.scopes,
  status: key.status,
  created_at: time(key.createdAt),
  last_used_at: timeOrNull(key.lastUsedAt),
  expires_at: timeOrNull(key.expiresAt),
  revoked_at: timeOrNull(key.revokedAt),
  successor_id: key.successorId,
});

const tierOutput = (limits: TierLimits): TierLimitsOutput => ({
  per_minute: limits.perMinute,
  per_day: limits.perDay,
  trial: limits.trial,
  in_flight: limits.inFlight,
  callback_hosts: limits.callbackHosts,
  model_tiers: limits.modelTiers,
});

const figuresOutput = (figures: UsageFigures) => ({
  calls: figures.calls,
  charged: figures.charged,
  client_errors: figures.clientErrors,
  server_errors: figures.serverErrors,
  mean_duration_ms: figures.meanDurationMs,
});

const periodOutput = (period: UsagePeriod): UsageOutput['today'] => ({
  from: period.from,
  to: period.to,
  ...figuresOutput(period),
  by_endpoint: period.byEndpoint.map((line) => ({ endpoint: line.endpoint, ...figuresOutput(line) })),
  by_key: period.byKey.map((line) => ({
    key_id: line.keyId,
    key_name: line.keyName,
    ...figuresOutput(line),
  })),
});

const windowOutput = ({ limit, remaining, resetAt }: WindowState) => ({
  limit,
  remaining,
  used: limit - remaining,
  resets_at: resetAt === 0 ? null : formatTimestamp(resetAt * 1000),
});
const windowOrNull = (state: WindowState | null) => (state === null ? null : windowOutput(state));

/** The handlers of `/api/v1/account…`, `/api/v1/usage` and `/api/v1/plans`. */
export function accountHandlers({ access, limiter, meter, tiers }: AccountDeps): Handlers {
  return {
    'account.get': async ({ principal }) =>
      accountOutput(await getAccount(access, { account: principal.accountId })),
    'account.update': async ({ principal }, { body }) =>
      accountOutput(await updateAccount(access, { account: principal.accountId, ...body })),
    'account.keys.list': async ({ principal }) => ({
      keys: (await listKeys(access, { account: principal.accountId })).map(apiKeyOutput),
    }),
    'account.keys.create': async ({ principal }, { body }) => {
      const { key, apiKey } = await createKey(access, {
        account: principal.accountId,
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.scopes === undefined ? {} : { scopes: body.scopes }),
        ...(typeof body.expires_at === 'string' ? { expiresAt: new Date(body.expires_at) } : {}),
      });
      return { key, ...apiKeyOutput(apiKey) };
    },
    'account.keys.rename': async ({ principal }, { params, body }) =>
      apiKeyOutput(
        await renameKey(access, { accountId: principal.accountId, keyId: params.key_id, name: body.name }),
      ),
    'account.keys.rotate': async ({ principal }, { params, body }) => {
      const { key, apiKey } = await rotateKey(access, {
        accountId: principal.accountId,
        keyId: params.key_id,
        ...(body.overlap_hours === undefined ? {} : { overlapHours: body.overlap_hours }),
      });
      return { key, ...apiKeyOutput(apiKey) };
    },
    'account.keys.revoke': async ({ principal }, { params }) => {
      await revokeKey(access, { accountId: principal.accountId, keyId: params.key_id });
      return undefined;
    },
    'usage.get': async ({ principal }) => {
      const usage = await readUsage({ ...access, meter, limiter }, { principal });
      return {
        tier: principal.tier,
        today: periodOutput(usage.today),
        month: periodOutput(usage.month),
        limits: {
          minute: windowOutput(usage.limits.minute),
          day: windowOrNull(usage.limits.day),
          trial: windowOrNull(usage.limits.trial),
          in_flight: tiers[principal.tier].inFlight,
        },
      };
    },
    'plans.list': () => ({
      plans: tierNames.map((tier) => ({ tier, limits: tierOutput(tiers[tier]) })),
    }),
  };
}
