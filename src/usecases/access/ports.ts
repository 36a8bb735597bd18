/** Who may call, and how much: the values that pass between the HTTP layer and the access use cases. */

export const tierNames = ['sandbox', 'starter', 'pro', 'scale'] as const;
export type TierName = (typeof tierNames)[number];

export const scopes = [
  'ai',
  'pantry:read',
  'pantry:write',
  'collections:read',
  'collections:write',
  'account:read',
  'account:write',
] as const;
export type Scope = (typeof scopes)[number];

/** What one tier allows; the table is configuration. */
export interface TierLimits {
  readonly perMinute: number;
  /** AI calls per UTC day; null = no daily limit (sandbox has a trial instead). */
  readonly perDay: number | null;
  /** AI calls in the account's whole life; null = not a trial. */
  readonly trial: number | null;
  readonly inFlight: number;
  readonly callbackHosts: number;
  readonly modelTiers: readonly ('embedded' | 'standard' | 'premium')[];
}

/** An authenticated caller. */
export interface Principal {
  readonly accountId: string;
  readonly keyId: string;
  readonly tier: TierName;
  readonly scopes: ReadonlySet<Scope>;
  readonly suspended: boolean;
}

/** One window as the headers state it. */
export interface WindowState {
  readonly limit: number;
  readonly remaining: number;
  /** UTC epoch seconds at which the window is full again; for the trial 0 (never). */
  readonly resetAt: number;
}

/** Everything that the rate-limit headers of one response say. */
export interface LimitSnapshot {
  readonly tier: TierName | 'anonymous';
  readonly minute: WindowState;
  readonly day: WindowState | null;
  readonly trial: WindowState | null;
}

export type LimitPolicy = 'minute' | 'day' | 'trial' | 'in-flight';

/** Answer to "may this request go on?". */
export type Admission =
  | { readonly allowed: true; readonly snapshot: LimitSnapshot }
  | {
      readonly allowed: false;
      readonly violated: readonly LimitPolicy[];
      /** Seconds; null where no waiting helps. */
      readonly retryAfterSeconds: number | null;
      readonly snapshot: LimitSnapshot;
    };

/**
 * A charged call under way. Exactly one of `keep` and `release` is called, once, and awaited before the answer
 * is sent: where the count is shared or a trial, it is committed by then. Plain values on the embedded default.
 */
export interface Reservation {
  /**
   * The call succeeded: it stays counted. Returns the figures for this response's headers.
   * Rejects with `service_overloaded` when this process was stalled so long that its place was given away.
   */
  keep(): LimitSnapshot | Promise<LimitSnapshot>;
  /** The call failed: it is given back. */
  release(): LimitSnapshot | Promise<LimitSnapshot>;
}

/**
 * Counts and refuses. Exact under concurrency, restarts and several instances.
 * Methods may answer synchronously where no other process has to be asked: await only promises on the hot path.
 */
export interface Limiter {
  /** Counts one request against the key's minute. */
  takeMinute(principal: Principal): Admission | Promise<Admission>;
  /** Counts one request without a valid key against its client address; `penalty` > 1 slows repeated bad keys harder, 0 only looks. */
  takeAnonymous(clientAddress: string, penalty?: number): Admission | Promise<Admission>;
  /** The account's day, trial and in-flight limits, taken before the work. `snapshot.minute` repeats the minute's last state of this key. */
  reserve(principal: Principal): ReservationVerdict | Promise<ReservationVerdict>;
  /** In-flight slot for uncharged requests is not taken: only AI calls count. */
  snapshot(principal: Principal): LimitSnapshot | Promise<LimitSnapshot>;
  /** Writes what is only in memory; after it nothing is lost. */
  close(): Promise<void>;
}
export type ReservationVerdict =
  | { readonly ok: true; readonly reservation: Reservation }
  | { readonly ok: false; readonly refusal: Extract<Admission, { allowed: false }> };

/** A finished answer kept for replay under an Idempotency-Key. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type IdempotencyStart =
  | {
      readonly state: 'new';
      /** Stores the first answer for 24 h. */
      finish(answer: StoredAnswer): Promise<void>;
      /** The first try failed: the key is free again. */
      abandon(): Promise<void>;
    }
  | { readonly state: 'replay'; readonly answer: StoredAnswer }
  | { readonly state: 'in-progress' }
  | { readonly state: 'reused' };

export interface Idempotency {
  /** `fingerprint` identifies method, path and body. */
  start(accountId: string, key: string, fingerprint: string): Promise<IdempotencyStart>;
}

/** One finished AI call for the usage figures. */
export interface UsageEvent {
  readonly accountId: string;
  readonly keyId: string;
  readonly endpoint: string;
  readonly status: number;
  readonly charged: boolean;
  readonly durationMs: number;
  readonly modelTier: string | null;
  readonly model: string | null;
}

export interface UsageMeter {
  /** Never blocks the response; written in batches, flushed at `close`. */
  record(event: UsageEvent): void;
  /** Writes what is still in memory, so that figures read afterwards are complete. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Turns a bearer token into a caller. */
export interface Authenticator {
  /** Null for unknown, revoked and expired keys alike. Cached for at most 5 s. */
  authenticate(token: string): Principal | null | Promise<Principal | null>;
}
