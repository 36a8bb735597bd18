/** What is known of one request while it is under way. */
import type { ErrorCode } from '#kernel/errors';
import type { Endpoint } from '#contract/endpoint';
import type { LimitSnapshot, Principal } from '#usecases/access/ports';
import type { Call } from '#usecases/call';

/** A route of the app, also of those that are no endpoints of the contract. */
export interface Route {
  /** For logs, metrics and usage. */
  readonly id: string;
  readonly endpoint: Endpoint | null;
  /** `key`: counts for the key where there is a valid one, else the address; `look`: is not counted. */
  readonly counting: 'minute' | 'look';
}

export class RequestContext implements Call {
  readonly requestId: string;
  readonly receivedAt: number;
  /** Monotonic, for durations. */
  readonly startedAt: number;
  route: Route | null = null;
  snapshot: LimitSnapshot | null = null;
  caller: Principal | null = null;
  /** The bearer token, for what is encrypted under it. */
  token: string | null = null;
  charged = false;
  modelTier: string | null = null;
  model: string | null = null;
  errorCode: ErrorCode | null = null;
  /** What is to be done when the answer is on its way. */
  afterwards: (() => void) | null = null;
  private readonly isClosing: () => boolean;
  private aborter: AbortController | null = null;

  constructor(requestId: string, receivedAt: number, isClosing: () => boolean) {
    this.requestId = requestId;
    this.isClosing = isClosing;
    this.receivedAt = receivedAt;
    this.startedAt = performance.now();
  }

  get principal(): Principal {
    if (this.caller === null) throw new Error('an open endpoint has no caller');
    return this.caller;
  }

  /** Whether the service is stopping, so that nothing more should come on this connection. */
  get isLast(): boolean {
    return this.isClosing();
  }

  get limits(): LimitSnapshot {
    return this.snapshot!;
  }

  get signal(): AbortSignal {
    this.aborter ??= new AbortController();
    return this.aborter.signal;
  }

  /** The caller has gone. */
  abort(): void {
    this.aborter?.abort();
  }
}

const ownIdPattern = /^[A-Za-z0-9._:-]{1,128}$/;
const prefix = `req_${Math.random().toString(36).slice(2, 8)}${Date.now().toString(36)}`;
let counter = 0;

/** The caller's own id where it is valid, otherwise a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && ownIdPattern.test(header)) return header;
  counter += 1;
  return prefix + counter.toString(36).padStart(4, '0');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the first hook of every request. */
    context: RequestContext;
  }
  interface FastifyContextConfig {
    route?: Route;
  }
}
