/**
 * Every error the service can answer with: its status, title and whether trying again can help.
 * Source of truth for problem+json, OpenAPI and the pages under `/docs/errors/`.
 */
export interface ErrorSpec {
  readonly status: number;
  readonly title: string;
  /** Whether the same request may succeed later without being changed. */
  readonly retryable: boolean;
  /** What went wrong, for the error's own page. */
  readonly cause: string;
  /** What the caller can do about it. */
  readonly cure: string;
}

const spec = (status: number, title: string, retryable: boolean, cause: string, cure: string): ErrorSpec => ({
  status,
  title,
  retryable,
  cause,
  cure,
});

/** The catalogue, by stable code. */
export const errorCatalogue = {
  invalid_json: spec(
    400,
    'Invalid JSON',
    false,
    'The body is not well-formed JSON in UTF-8, is nested deeper than 16 levels, repeats a key, or carries a key such as __proto__.',
    'Send one JSON document with distinct keys; check it with a JSON linter.',
  ),
  validation_failed: spec(
    400,
    'Request validation failed',
    false,
    'One or more fields have the wrong type, are out of range, are missing or are not known. All problems are listed in errors[].',
    'Mend each field that errors[] points at; allowed values and the nearest known name are given there.',
  ),
  callback_not_supported: spec(
    400,
    'Callback not supported here',
    false,
    'This endpoint answers only in the HTTP response; callback_url was sent.',
    'Leave callback_url out.',
  ),
  idempotency_key_invalid: spec(
    400,
    'Idempotency key invalid',
    false,
    'The Idempotency-Key header is empty, longer than 255 characters or holds unprintable characters.',
    'Send 1 to 255 printable ASCII characters, for example a UUID.',
  ),
  missing_api_key: spec(
    401,
    'API key missing',
    false,
    'There is no Authorization header of the form "Bearer sous_…".',
    'Send Authorization: Bearer <your key>.',
  ),
  invalid_api_key: spec(
    401,
    'API key invalid',
    false,
    'The key is unknown, revoked or expired.',
    'Check the key for typing errors, or make a new one.',
  ),
  insufficient_scope: spec(
    403,
    'Scope missing',
    false,
    'The key is valid but lacks the scope that this operation needs.',
    'Use a key that has the scope named in detail.',
  ),
  tier_required: spec(
    403,
    'Tier too low',
    false,
    'The operation or model tier is not part of the account’s plan.',
    'Move the account to the tier named in detail, or ask for less.',
  ),
  account_suspended: spec(
    403,
    'Account suspended',
    false,
    'The operator has suspended this account.',
    'Write to the operator of this service.',
  ),
  https_required: spec(
    403,
    'HTTPS required',
    false,
    'The call came over plain HTTP. It is refused and not redirected, because the key has already travelled unencrypted.',
    'Call over https, and rotate the key that was sent in the clear.',
  ),
  not_found: spec(
    404,
    'Not found',
    false,
    'No such path or resource, or it belongs to another account.',
    'Check the path and the id.',
  ),
  method_not_allowed: spec(
    405,
    'Method not allowed',
    false,
    'The path exists, but not with this method.',
    'Use one of the methods in the Allow header.',
  ),
  not_acceptable: spec(
    406,
    'Not acceptable',
    false,
    'None of the media types in Accept can be produced.',
    'Accept application/json.',
  ),
  idempotency_in_progress: spec(
    409,
    'Request with this idempotency key is in progress',
    true,
    'The first request with this Idempotency-Key has not finished.',
    'Wait a moment and send the same request again.',
  ),
  duplicate_item: spec(
    409,
    'Duplicate item',
    false,
    'Something with the same identity exists already.',
    'Change the existing one instead.',
  ),
  precondition_failed: spec(
    412,
    'Precondition failed',
    false,
    'The resource has changed since the version in If-Match.',
    'Get it again and repeat the change on the new version.',
  ),
  payload_too_large: spec(
    413,
    'Payload too large',
    false,
    'The body is larger than 256 KiB.',
    'Send less: a recipe of 100 ingredients and 100 instructions fits.',
  ),
  unsupported_media_type: spec(
    415,
    'Unsupported media type',
    false,
    'The body does not say Content-Type: application/json.',
    'Set Content-Type: application/json.',
  ),
  unknown_dietary_restriction: spec(
    422,
    'Dietary restriction not understood',
    false,
    'A restriction is neither a known diet, nor an allergen, nor a food. It is never silently dropped.',
    'Use one of the suggestions, or a value from the vocabularies diets and allergens.',
  ),
  conflicting_constraints: spec(
    422,
    'Constraints conflict',
    false,
    'Nothing satisfies everything that was asked at once.',
    'Loosen one of the constraints named in detail; the nearest way out is given.',
  ),
  not_food: spec(422, 'Not food', false, 'What was sent is not something to cook with.', 'Send foods.'),
  unsafe_request: spec(
    422,
    'Unsafe request',
    false,
    'An ingredient or wish is poisonous, not a food, or dangerous to prepare as asked.',
    'Take out what errors[] names.',
  ),
  callback_host_not_allowed: spec(
    422,
    'Callback host not allowed',
    false,
    'The host of callback_url is not registered and verified for this account.',
    'Register the host and prove control of it first.',
  ),
  callback_url_invalid: spec(
    422,
    'Callback URL invalid',
    false,
    'callback_url must be https with a host name, no credentials, port 443 or 8443, at most 2,048 characters.',
    'Send such a URL.',
  ),
  request_id_required: spec(
    422,
    'request_id required',
    false,
    'callback_url was sent without request_id.',
    'Send a request_id of your own with it.',
  ),
  idempotency_key_reused: spec(
    422,
    'Idempotency key reused',
    false,
    'The same Idempotency-Key was used with another request in the last 24 hours.',
    'Use a new key for a new request.',
  ),
  language_unavailable: spec(
    422,
    'Language unavailable',
    false,
    'The embedded engine answers in English and no configured model can answer in the language asked for.',
    'Ask for language "en", or configure a model.',
  ),
  tier_unavailable: spec(
    422,
    'Model tier unavailable',
    false,
    'No model of the tier asked for is configured.',
    'Ask for model_tier "embedded", or leave it out.',
  ),
  rate_limit_exceeded: spec(
    429,
    'Rate limit exceeded',
    true,
    'More requests in a minute than the tier allows.',
    'Wait for the seconds in Retry-After.',
  ),
  daily_quota_exceeded: spec(
    429,
    'Daily quota exceeded',
    true,
    'The account’s AI calls for today are used up.',
    'Wait for the seconds in Retry-After, or move to a larger tier.',
  ),
  trial_exhausted: spec(
    429,
    'Trial used up',
    false,
    'The free trial’s calls are used up. Waiting does not bring them back.',
    'Move the account to a paid tier.',
  ),
  concurrency_exceeded: spec(
    429,
    'Too many requests in flight',
    true,
    'The account has as many requests under way as its tier allows.',
    'Wait for one to finish.',
  ),
  internal_error: spec(
    500,
    'Internal error',
    true,
    'Something failed on our side. Nothing was charged.',
    'Try again; if it stays, send the request_id to the operator.',
  ),
  model_output_invalid: spec(
    502,
    'Model output invalid',
    true,
    'The language model’s answer could not be used.',
    'Try again, or ask for model_tier "embedded".',
  ),
  service_overloaded: spec(
    503,
    'Service overloaded',
    true,
    'The service has no room for this request now, or is starting or stopping.',
    'Wait for the seconds in Retry-After.',
  ),
  model_timeout: spec(
    504,
    'Model timed out',
    true,
    'The language model did not answer in time.',
    'Try again, or ask for model_tier "embedded".',
  ),
} as const satisfies Record<string, ErrorSpec>;

/** A stable error code. */
export type ErrorCode = keyof typeof errorCatalogue;

/** One problem of a request, located by JSON pointer. */
export interface FieldProblem {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
  readonly allowed?: unknown;
}

/** What an `AppError` may carry into the problem document. */
export interface ErrorExtras {
  readonly errors?: readonly FieldProblem[];
  /** Near names, for what was not understood. */
  readonly suggestions?: readonly string[];
  /** Policies broken, for 429. */
  readonly violatedPolicies?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** Methods for 405. */
  readonly allow?: readonly string[];
}

/** The one exception use cases throw; one place maps it to problem+json. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, detail?: string, extras: ErrorExtras = {}) {
    super(detail ?? errorCatalogue[code].title);
    this.code = code;
    this.extras = extras;
  }
}
