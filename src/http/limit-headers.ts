/** The rate-limit headers of a response, in the service's own names and in those of the IETF draft. */
import type { LimitSnapshot } from '#usecases/access/ports';

/** Takes one header; names are in lower case. */
export type SetHeader = (name: string, value: string) => void;

const policies = new Map<string, string>();

/** `RateLimit-Policy` depends on the limits alone: a few texts in all. */
function policyOf({ minute, day, trial }: LimitSnapshot): string {
  const key = `${minute.limit}/${day?.limit ?? ''}/${trial?.limit ?? ''}`;
  let policy = policies.get(key);
  if (policy === undefined) {
    policy = `"minute";q=${minute.limit};w=60`;
    if (day !== null) policy += `, "day";q=${day.limit};w=86400`;
    if (trial !== null) policy += `, "trial";q=${trial.limit}`;
    if (policies.size > 1000) policies.clear();
    policies.set(key, policy);
  }
  return policy;
}

const secondsUntil = (resetAt: number, nowSeconds: number): number => Math.max(0, resetAt - nowSeconds);

/** Writes the headers that `snapshot` says, `nowMs` being the time of the response. */
export function writeLimitHeaders(set: SetHeader, snapshot: LimitSnapshot, nowMs: number): void {
  const { tier, minute, day, trial } = snapshot;
  const now = Math.floor(nowMs / 1000);
  let state = `"minute";r=${minute.remaining};t=${Math.min(60, secondsUntil(minute.resetAt, now))}`;
  set('x-ratelimit-limit', String(minute.limit));
  set('x-ratelimit-remaining', String(minute.remaining));
  set('x-ratelimit-used', String(minute.limit - minute.remaining));
  set('x-ratelimit-reset', String(minute.resetAt));
  if (day !== null) {
    set('x-ratelimit-limit-day', String(day.limit));
    set('x-ratelimit-remaining-day', String(day.remaining));
    set('x-ratelimit-reset-day', String(day.resetAt));
    state += `, "day";r=${day.remaining};t=${secondsUntil(day.resetAt, now)}`;
  }
  if (trial !== null) {
    set('x-ratelimit-limit-trial', String(trial.limit));
    set('x-ratelimit-remaining-trial', String(trial.remaining));
    state += `, "trial";r=${trial.remaining}`;
  }
  set('x-ratelimit-tier', tier);
  set('ratelimit-policy', policyOf(snapshot));
  set('ratelimit', state);
}
