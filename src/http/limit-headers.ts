/** The rate-limit headers of a response, in the service's own names and in those of the IETF draft. */
import type { LimitSnapshot } from '#usecases/access/ports';

/** The last policy that was written: there are a few in all, and mostly the same one comes again. */
let policy = { minute: -1, day: -1, trial: -1, text: '' };

/** `RateLimit-Policy` depends on the limits alone. */
function policyOf({ minute, day, trial }: LimitSnapshot): string {
  const [perMinute, perDay, perTrial] = [minute.limit, day?.limit ?? -1, trial?.limit ?? -1];
  if (policy.minute !== perMinute || policy.day !== perDay || policy.trial !== perTrial) {
    let text = `"minute";q=${perMinute};w=60`;
    if (day !== null) text += `, "day";q=${perDay};w=86400`;
    if (trial !== null) text += `, "trial";q=${perTrial}`;
    policy = { minute: perMinute, day: perDay, trial: perTrial, text };
  }
  return policy.text;
}

const secondsUntil = (resetAt: number, nowSeconds: number): number => Math.max(0, resetAt - nowSeconds);

/** Adds the headers that `snapshot` says, names and values in turn; `nowMs` is the time of the response. */
export function pushLimitHeaders(headers: string[], snapshot: LimitSnapshot, nowMs: number): void {
  const { tier, minute, day, trial } = snapshot;
  const now = Math.floor(nowMs / 1000);
  let state = `"minute";r=${minute.remaining};t=${Math.min(60, secondsUntil(minute.resetAt, now))}`;
  headers.push('x-ratelimit-limit', String(minute.limit), 'x-ratelimit-remaining', String(minute.remaining));
  headers.push('x-ratelimit-used', String(minute.limit - minute.remaining));
  headers.push('x-ratelimit-reset', String(minute.resetAt));
  if (day !== null) {
    headers.push(
      'x-ratelimit-limit-day',
      String(day.limit),
      'x-ratelimit-remaining-day',
      String(day.remaining),
    );
    headers.push('x-ratelimit-reset-day', String(day.resetAt));
    state += `, "day";r=${day.remaining};t=${secondsUntil(day.resetAt, now)}`;
  }
  if (trial !== null) {
    headers.push('x-ratelimit-limit-trial', String(trial.limit));
    headers.push('x-ratelimit-remaining-trial', String(trial.remaining));
    state += `, "trial";r=${trial.remaining}`;
  }
  headers.push('x-ratelimit-tier', tier, 'ratelimit-policy', policyOf(snapshot), 'ratelimit', state);
}
