/** How counts become what the headers say, and refusals. The same for every kind of limiter. */
import type { Admission, LimitPolicy, LimitSnapshot, TierLimits, TierName } from './ports.ts';

export const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A minute's window as it is now. */
export interface MinuteCount {
  readonly used: number;
  /** Times of the first and last request in it; null in an empty one. */
  readonly oldestMs: number | null;
  readonly newestMs: number | null;
}

export const emptyMinute: MinuteCount = { used: 0, oldestMs: null, newestMs: null };

/** The UTC day of a time as a number (days since 1970). */
export const dayNumberOf = (atMs: number): number => Math.floor(atMs / dayMs);

/** A day number as YYYY-MM-DD. */
export const dayName = (dayNumber: number): string => new Date(dayNumber * dayMs).toISOString().slice(0, 10);

const room = (limit: number, used: number): number => (used >= limit ? 0 : limit - used);

/** The figures of one response. Where the tier has no such limit the window is null. */
export function snapshotOf(
  tier: TierName | 'anonymous',
  limits: Pick<TierLimits, 'perMinute' | 'perDay' | 'trial'>,
  count: { nowMs: number; minute: MinuteCount; dayUsed: number; trialUsed: number },
): LimitSnapshot {
  const { nowMs, minute, dayUsed, trialUsed } = count;
  const full = minute.newestMs === null ? nowMs : minute.newestMs + minuteMs;
  return {
    tier,
    minute: {
      limit: limits.perMinute,
      remaining: room(limits.perMinute, minute.used),
      resetAt: Math.ceil(full / 1000),
    },
    day:
      limits.perDay === null
        ? null
        : {
            limit: limits.perDay,
            remaining: room(limits.perDay, dayUsed),
            resetAt: ((dayNumberOf(nowMs) + 1) * dayMs) / 1000,
          },
    trial:
      limits.trial === null
        ? null
        : { limit: limits.trial, remaining: room(limits.trial, trialUsed), resetAt: 0 },
  };
}

/** Whole seconds to wait, at least one. */
const secondsUntil = (atMs: number, nowMs: number): number => Math.max(1, Math.ceil((atMs - nowMs) / 1000));

/** A refusal. No waiting cures an exhausted trial, whatever else is full. */
export function refusalOf(
  violated: readonly LimitPolicy[],
  snapshot: LimitSnapshot,
  { nowMs, oldestMs }: { nowMs: number; oldestMs: number | null },
): Extract<Admission, { allowed: false }> {
  const waits = violated.map((policy) => {
    if (policy === 'minute') return secondsUntil((oldestMs ?? nowMs) + minuteMs, nowMs);
    if (policy === 'day') return secondsUntil((dayNumberOf(nowMs) + 1) * dayMs, nowMs);
    return policy === 'in-flight' ? 1 : null;
  });
  const hopeless = waits.includes(null);
  const longest = Math.max(...waits.map((wait) => wait ?? 0));
  return { allowed: false, violated, retryAfterSeconds: hopeless ? null : longest, snapshot };
}
