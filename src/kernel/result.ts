/** The outcome of pure work that can fail for a reason the caller should see. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Wraps a failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
