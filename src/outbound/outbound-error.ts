/** Why something could not be sent. */
export type OutboundFailure =
  'timeout' | 'name_not_found' | 'address_refused' | 'connection_failed' | 'tls_failed' | 'invalid_response';

/** Carries a sentence for the account's owner; no address, which is for the name's owner to know. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly failure: OutboundFailure;
  /** Of the answer, where it had begun. */
  readonly status: number | null;

  constructor(
    failure: OutboundFailure,
    message: string,
    options: { readonly cause?: unknown; readonly status?: number | null } = {},
  ) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.status = options.status ?? null;
  }
}
