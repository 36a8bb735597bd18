/** What the app is built from. Everything is a value that is handed in; tests hand in their own. */
import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock';
import type { Endpoint } from '#contract/endpoint';
import type { VocabularyTable } from '#contract/vocabularies';
import type {
  Authenticator,
  Idempotency,
  Limiter,
  Principal,
  TierLimits,
  TierName,
  UsageMeter,
} from '#usecases/access/ports';
import type { Handlers } from '#usecases/handlers';
import type { AccessEntry, Observer } from './observer.ts';

/** Decides on callback addresses, keeps results and delivers them. Null where no host can be registered. */
export interface Callbacks {
  /** Throws `callback_host_not_allowed`. The address has the right form already. */
  check(principal: Principal, url: URL): void | Promise<void>;
  /** Takes over a result once its answer is sent; returns at once, never throws. `body` is the answer's own text. */
  finished(result: {
    readonly accountId: string;
    readonly requestId: string;
    readonly endpoint: string;
    readonly body: string;
    readonly callbackUrl: string | null;
  }): void;
}

export interface Versions {
  readonly service: string;
  readonly engine: string;
  readonly data: string;
}

export interface HttpDeps {
  readonly clock: Clock;
  readonly log: Logger;
  /** Writes one line for every answer; `log` does where this is left out. */
  readonly accessLog?: (entry: AccessEntry) => void;
  readonly authenticator: Authenticator;
  readonly limiter: Limiter;
  readonly idempotency: Idempotency;
  readonly meter: UsageMeter;
  readonly tiers: Readonly<Record<TierName, TierLimits>>;
  readonly handlers: Handlers;
  readonly callbacks: Callbacks | null;
  readonly versions: Versions;
  /** Words that come from the tables: cuisines, units. */
  readonly vocabularies: VocabularyTable;
  /** Whether everything that a request needs is there; throws or rejects with why not. */
  readonly ready: () => void | Promise<void>;
  /** Told of every answer: for metrics. */
  readonly observer?: Observer;
  /** Endpoints beside the contract's own, for tests and benchmarks. */
  readonly extraEndpoints?: readonly { readonly endpoint: Endpoint; readonly handler: unknown }[];
}

/** How the app behaves; all of it comes from the configuration. */
export interface HttpConfig {
  readonly role: 'all' | 'api' | 'ai';
  readonly requireHttps: boolean;
  /** As Fastify takes it: true, a number of hops, or addresses. */
  readonly trustProxy: boolean | number | readonly string[];
  /** Allowed origins; `*` for any. */
  readonly corsOrigins: readonly string[];
  /** Where clients reach the service, for documents; null = relative addresses. */
  readonly publicUrl: string | null;
  /** An address that works from this machine, for commands to paste. */
  readonly localUrl: string;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null;
  /** Requests under way at which new ones are refused. */
  readonly maxPending: number;
  /** Milliseconds the event loop may lag before new requests are refused. */
  readonly maxLagMs: number;
  /** Milliseconds for a client to send its whole request. */
  readonly requestTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** Takes http:// in `callback_url`, with any port: for development and tests. */
  readonly callbackAllowHttp: boolean;
}

export const defaultHttpConfig: HttpConfig = {
  role: 'all',
  requireHttps: false,
  trustProxy: false,
  corsOrigins: [],
  publicUrl: null,
  localUrl: 'http://127.0.0.1:8080',
  tls: null,
  maxPending: 2000,
  maxLagMs: 2000,
  requestTimeoutMs: 30_000,
  headersTimeoutMs: 10_000,
  // Above the usual 60 s of proxies, so that they and not we end an idle connection.
  keepAliveTimeoutMs: 72_000,
  callbackAllowHttp: false,
};
