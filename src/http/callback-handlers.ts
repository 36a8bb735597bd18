/** Endpoints about callbacks, as thin adapters over their use cases: wire names in, wire names out. */
import { AppError } from '#kernel/errors';
import type { CallbackHostOutput, CallbackSecretOutput, DeliveryOutput } from '#contract/schemas/callbacks';
import { formatTimestamp } from '#contract/schemas/envelope';
import type { CallbackHost } from '#usecases/callbacks/callback-host';
import { rotateSecret, showSecret } from '#usecases/callbacks/callback-secret';
import type { CallbackSecret } from '#usecases/callbacks/callback-secret';
import { deliveryOf } from '#usecases/callbacks/delivery';
import type { Delivery } from '#usecases/callbacks/delivery';
import type { CallbackDeps } from '#usecases/callbacks/deps';
import { getDeliveryRow, listDeliveries } from '#usecases/callbacks/list-deliveries';
import { getHost, listHosts } from '#usecases/callbacks/list-hosts';
import { redeliver } from '#usecases/callbacks/redeliver';
import { registerHost } from '#usecases/callbacks/register-host';
import { removeHost } from '#usecases/callbacks/remove-host';
import { verifyHost } from '#usecases/callbacks/verify-host';
import type { Handlers } from '#usecases/handlers';

const time = (date: Date): string => formatTimestamp(date.getTime());
const timeOrNull = (date: Date | null): string | null => (date === null ? null : time(date));

const hostOutput = (host: CallbackHost): CallbackHostOutput => ({
  id: host.id,
  host: host.host,
  status: host.status,
  verified_by: host.verifiedBy,
  verified_at: timeOrNull(host.verifiedAt),
  created_at: time(host.createdAt),
  token: host.token,
  proof: { file_url: host.fileUrl, dns_name: host.dnsName },
  last_check:
    host.lastCheck === null
      ? null
      : { at: time(host.lastCheck.at), file: host.lastCheck.file, dns: host.lastCheck.dns },
});

const secretOutput = (secret: CallbackSecret): CallbackSecretOutput => ({
  secret: secret.secret,
  created_at: time(secret.createdAt),
  previous: secret.previous,
  previous_until: timeOrNull(secret.previousUntil),
});

const deliveryOutput = (delivery: Delivery): DeliveryOutput => ({
  id: delivery.id,
  request_id: delivery.requestId,
  type: delivery.endpoint,
  url: delivery.url,
  host: delivery.host,
  status: delivery.status,
  http_status: delivery.httpStatus,
  error: delivery.error,
  error_detail: delivery.detail,
  duration_ms: delivery.durationMs,
  redelivery_of: delivery.redeliveryOf,
  created_at: time(delivery.createdAt),
  started_at: timeOrNull(delivery.startedAt),
  finished_at: timeOrNull(delivery.finishedAt),
});

/** The handlers of `/api/v1/account/callback-…`, `/api/v1/account/deliveries…` and `/api/v1/results/…`. */
export function callbackHandlers(deps: CallbackDeps): Handlers {
  return {
    'account.callback-hosts.list': async ({ principal }) => ({
      callback_hosts: (await listHosts(deps, principal)).map(hostOutput),
    }),
    'account.callback-hosts.register': async ({ principal }, { body }) =>
      hostOutput(await registerHost(deps, { principal, host: body.host })),
    'account.callback-hosts.get': async ({ principal }, { params }) =>
      hostOutput(await getHost(deps, { accountId: principal.accountId, hostId: params.host_id })),
    'account.callback-hosts.verify': async ({ principal }, { params }) =>
      hostOutput(await verifyHost(deps, { accountId: principal.accountId, hostId: params.host_id })),
    'account.callback-hosts.remove': async ({ principal }, { params }) => {
      await removeHost(deps, { accountId: principal.accountId, hostId: params.host_id });
      return undefined;
    },
    'account.callback-secret.get': async ({ principal }) => secretOutput(await showSecret(deps, principal)),
    'account.callback-secret.rotate': async ({ principal }, { body }) =>
      secretOutput(
        await rotateSecret(deps, {
          accountId: principal.accountId,
          ...(body.overlap_hours === undefined ? {} : { overlapHours: body.overlap_hours }),
        }),
      ),
    'account.deliveries.list': async ({ principal }, { query }) => {
      const { deliveries, cursor } = await listDeliveries(deps, {
        accountId: principal.accountId,
        ...(query.status === undefined ? {} : { status: query.status }),
        ...(query.host === undefined ? {} : { host: query.host.toLowerCase() }),
        ...(query.request_id === undefined ? {} : { requestId: query.request_id }),
        ...(query.after === undefined ? {} : { after: new Date(query.after) }),
        ...(query.before === undefined ? {} : { before: new Date(query.before) }),
        ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
        ...(query.limit === undefined ? {} : { limit: query.limit }),
      });
      return { deliveries: deliveries.map(deliveryOutput), has_more: cursor !== null, cursor };
    },
    'account.deliveries.get': async ({ principal }, { params }) =>
      deliveryOutput(
        deliveryOf(
          await getDeliveryRow(deps, { accountId: principal.accountId, deliveryId: params.delivery_id }),
        ),
      ),
    'account.deliveries.redeliver': async ({ principal }, { params }) =>
      deliveryOutput(
        await redeliver(deps, { accountId: principal.accountId, deliveryId: params.delivery_id }),
      ),
    'results.get': async ({ principal }, { params }) => {
      const body = await deps.service.result(principal.accountId, params.request_id);
      if (body === null) {
        throw new AppError(
          'not_found',
          `There is no result under ${params.request_id} of the last 24 hours.`,
        );
      }
      return Buffer.from(body).toString('utf8');
    },
  };
}
