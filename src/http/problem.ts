/** The one place where an error becomes a problem document. */
import { errorCatalogue } from '#kernel/errors';
import type { AppError, ErrorCode } from '#kernel/errors';
import type { Problem } from '#contract/schemas/problem';

export const problemType = 'application/problem+json; charset=utf-8';

/** Where the problem arose. */
export interface ProblemPlace {
  /** The path that was called, without its query. */
  readonly instance: string;
  readonly requestId: string;
}

/** The document of an error. */
export function problemOf(error: AppError, place: ProblemPlace): Problem {
  const { status, title, retryable } = errorCatalogue[error.code];
  const { errors, suggestions, violatedPolicies } = error.extras;
  return {
    type: `/docs/errors/${error.code}`,
    title,
    status,
    detail: error.message,
    instance: place.instance,
    code: error.code,
    request_id: place.requestId,
    retryable,
    charged: false,
    ...(errors === undefined || errors.length === 0 ? {} : { errors }),
    ...(suggestions === undefined ? {} : { suggestions }),
    ...(violatedPolicies === undefined ? {} : { violated_policies: violatedPolicies }),
  };
}

/** Seconds after which a client should try again, where that helps and the error does not say. */
const defaultRetrySeconds: Readonly<Partial<Record<ErrorCode, number>>> = {
  service_overloaded: 2,
  idempotency_in_progress: 1,
  concurrency_exceeded: 1,
};

/** Headers that belong to an error, beside those of every response. */
export function problemHeaders(error: AppError): Record<string, string> {
  const { status } = errorCatalogue[error.code];
  const headers: Record<string, string> = { 'content-type': problemType, 'cache-control': 'no-store' };
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  const retryAfter = error.extras.retryAfterSeconds ?? defaultRetrySeconds[error.code];
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
  if (error.extras.allow !== undefined) headers['allow'] = error.extras.allow.join(', ');
  return headers;
}
