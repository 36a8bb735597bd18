/** Errors of the framework and of bugs, as errors of the catalogue. */
import { AppError } from '#kernel/errors';

/** What the framework reports about a request, by its code. */
const known: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('payload_too_large', 'The body is larger than 256 KiB.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('unsupported_media_type', 'Send the body with Content-Type: application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('invalid_json', 'The body is not as long as Content-Length says.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('invalid_json', 'The body is empty; send one JSON object.'),
  FST_ERR_CTP_EMPTY_TYPE: () =>
    new AppError('unsupported_media_type', 'Send the body with Content-Type: application/json.'),
  ECONNRESET: () => new AppError('invalid_json', 'The body ended too early.'),
};

/** The error to answer with. What is not known is a bug of ours: nothing of it gets out. */
export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const code = (thrown as { code?: unknown } | null)?.code;
  const make = typeof code === 'string' && Object.hasOwn(known, code) ? known[code] : undefined;
  return make?.() ?? new AppError('internal_error', 'Something failed on our side. Nothing was charged.');
}
