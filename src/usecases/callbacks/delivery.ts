/** A delivery as its account sees it. */
import type { DeliveryRow } from '#store/deliveries';
import { deliveryErrorWords, deliveryStatusWords } from '#contract/schemas/callbacks';

export type DeliveryStatus = (typeof deliveryStatusWords)[number];
/** Why a delivery failed; holds every reason of the way out. */
export type DeliveryError = (typeof deliveryErrorWords)[number];

export interface Delivery {
  readonly id: string;
  readonly requestId: string;
  readonly endpoint: string;
  readonly url: string;
  readonly host: string;
  readonly status: DeliveryStatus;
  readonly httpStatus: number | null;
  readonly error: DeliveryError | null;
  readonly detail: string | null;
  /** The delivery that a person had repeated, or null. */
  readonly redeliveryOf: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly durationMs: number | null;
}

/** The stored delivery as a value. */
export const deliveryOf = (row: DeliveryRow): Delivery => ({
  id: row.id,
  requestId: row.requestId,
  endpoint: row.endpoint,
  url: row.url,
  host: row.host,
  status: deliveryStatusWords.find((status) => status === row.status) ?? 'failed',
  httpStatus: row.httpStatus,
  error: deliveryErrorWords.find((error) => error === row.error) ?? null,
  detail: row.detail,
  redeliveryOf: row.redeliveryOf,
  createdAt: row.createdAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
  durationMs: row.durationMs,
});
