/** Who calls, and may they? The checks before a request is read. */
import { AppError } from '#kernel/errors';
import type { Admission, LimitPolicy, Principal } from '#usecases/access/ports';
import type { RequestContext } from './context.ts';
import type { HttpDeps } from './deps.ts';

/** What admission needs to know of a request. */
export interface Arrival {
  readonly context: RequestContext;
  readonly authorization: string | undefined;
  /** Looked up only for requests without a valid key. */
  readonly address: () => string;
}

/** How much harder an address is slowed for a key that is not valid. */
const badKeyPenalty = 5;

const details: Readonly<Record<LimitPolicy, string>> = {
  minute: 'Too many requests in the last 60 seconds',
  day: 'The AI calls of today are used up',
  trial: 'The AI calls of the free trial are used up',
  'in-flight': 'Too many AI calls are under way at once',
};
const codes = {
  minute: 'rate_limit_exceeded',
  day: 'daily_quota_exceeded',
  trial: 'trial_exhausted',
  'in-flight': 'concurrency_exceeded',
} as const satisfies Record<LimitPolicy, string>;
/** What no waiting cures comes first. */
const order: readonly LimitPolicy[] = ['trial', 'day', 'minute', 'in-flight'];

/** The error of a refusal; the context takes over its figures. */
export function refusal(context: RequestContext, refused: Extract<Admission, { allowed: false }>): AppError {
  context.snapshot = refused.snapshot;
  const policy = order.find((name) => refused.violated.includes(name)) ?? 'minute';
  const wait = policy === 'trial' ? null : refused.retryAfterSeconds;
  const cure = wait === null ? '' : `; try again in ${Math.max(1, Math.ceil(wait))} s`;
  return new AppError(codes[policy], `${details[policy]}${cure}.`, {
    violatedPolicies: refused.violated,
    ...(wait === null ? {} : { retryAfterSeconds: wait }),
  });
}

/** `Bearer <token>`, or null where the header is missing or has another form. */
function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization.length > 512) return null;
  if (!authorization.startsWith('Bearer ') && !/^bearer /i.test(authorization)) return null;
  const token = authorization.slice(7).trim();
  return token.startsWith('sous_') && !token.includes(' ') ? token : null;
}

const isPromise = <T>(value: T | Promise<T>): value is Promise<T> => value instanceof Promise;

function take(context: RequestContext, admission: Admission): void {
  if (!admission.allowed) throw refusal(context, admission);
  context.snapshot = admission.snapshot;
}

/** Then-or-now: goes on at once where no other process had to be asked. */
const then = <T>(value: T | Promise<T>, next: (value: T) => void | Promise<void>): void | Promise<void> =>
  isPromise(value) ? value.then(next) : next(value);

/** Builds the admission of requests: authentication, the minute, the scope. Synchronous on the embedded default. */
export function createAdmission({ authenticator, limiter }: HttpDeps) {
  const countAddress = (arrival: Arrival, penalty: number): void | Promise<void> =>
    then(limiter.takeAnonymous(arrival.address(), penalty), (admission) => take(arrival.context, admission));

  const refuseKey = (arrival: Arrival): void | Promise<void> => {
    const isMissing = arrival.context.token === null;
    const code = isMissing ? 'missing_api_key' : 'invalid_api_key';
    const detail = isMissing
      ? 'Send Authorization: Bearer sous_…'
      : 'The key is unknown, revoked or expired.';
    const fail = (): never => {
      throw new AppError(code, detail);
    };
    const counted = countAddress(arrival, isMissing ? 1 : badKeyPenalty);
    return isPromise(counted as Promise<void>) ? (counted as Promise<void>).then(fail) : fail();
  };

  /** The checks of a caller who is known: the minute, then the scope. Throws or rejects with the refusal. */
  const admitPrincipal = (context: RequestContext, principal: Principal): void | Promise<void> => {
    context.caller = principal;
    return then(limiter.takeMinute(principal), (admission) => {
      take(context, admission);
      const endpoint = context.route?.endpoint ?? null;
      if (endpoint === null || endpoint.scope === null) return;
      if (principal.suspended) {
        throw new AppError('account_suspended', 'The operator has suspended this account.');
      }
      if (!principal.scopes.has(endpoint.scope)) {
        throw new AppError('insufficient_scope', `The key lacks the scope ${endpoint.scope}.`);
      }
    });
  };

  /** Only looks at the address's figures; never fails. */
  const look = async (arrival: Arrival): Promise<void> => {
    try {
      arrival.context.snapshot = (await limiter.takeAnonymous(arrival.address(), 0)).snapshot;
    } catch {
      // The store of limits is away; a health check still deserves its answer.
    }
  };

  const admit = (arrival: Arrival): void | Promise<void> => {
    const { context } = arrival;
    if (context.route?.counting === 'look') return look(arrival);
    const token = bearerToken(arrival.authorization);
    context.token = token;
    const isOpen = (context.route?.endpoint?.scope ?? null) === null;
    if (token === null) return isOpen ? countAddress(arrival, 1) : refuseKey(arrival);
    return then(authenticator.authenticate(token), (principal) => {
      if (principal !== null) return admitPrincipal(arrival.context, principal);
      return isOpen ? countAddress(arrival, badKeyPenalty) : refuseKey(arrival);
    });
  };

  /** The caller of a key that is known here and now; null where it would have to be looked up, or is not valid. */
  const recognise = (
    authorization: string | undefined,
  ): { readonly token: string; readonly principal: Principal } | null => {
    const token = bearerToken(authorization);
    if (token === null) return null;
    const principal = authenticator.authenticate(token);
    if (!isPromise(principal)) return principal === null ? null : { token, principal };
    // Whoever asks next waits for the same look-up, and hears of its failure.
    principal.catch(() => undefined);
    return null;
  };
  return { admit, look, admitPrincipal, recognise };
}
