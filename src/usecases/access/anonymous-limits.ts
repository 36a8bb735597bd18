/** Requests without a valid key, per client address, in this process's memory. */
import { LRUCache } from 'lru-cache';
import { minuteMs, refusalOf, snapshotOf } from './limit-figures.ts';
import type { Admission } from './ports.ts';
import { SlidingMinute } from './sliding-minute.ts';

/** Requests per minute and address. */
const anonymousPerMinute = 30;
const limits = { perMinute: anonymousPerMinute, perDay: null, trial: null };
const maxAddresses = 50_000;
/** An address that goes on with bad keys after it was refused waits twice as long each time, up to this. */
const longestBlockMs = 15 * minuteMs;

interface Visitor {
  readonly minute: SlidingMinute;
  /** Windows in a row that were used up by bad keys. */
  strikes: number;
  blockedUntilMs: number;
}

/** Whom an address stands for: a whole /64 network in IPv6, where one visitor has as many as it likes. */
export function visitorOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Counts requests without a valid key. */
export class AnonymousLimits {
  readonly #visitors = new LRUCache<string, Visitor>({ max: maxAddresses });

  /**
   * `penalty` above 1 marks a bad key: it weighs that much, and repeating it brings longer and longer waits.
   * 0 counts nothing and only looks.
   */
  take(address: string, penalty: number, nowMs: number): Admission {
    const key = visitorOf(address);
    let visitor = this.#visitors.get(key);
    if (visitor === undefined) {
      visitor = { minute: new SlidingMinute(), strikes: 0, blockedUntilMs: 0 };
      this.#visitors.set(key, visitor);
    }
    const blocked = nowMs < visitor.blockedUntilMs;
    const weight = penalty <= 0 ? 0 : Math.max(1, Math.ceil(penalty));
    const allowed = !blocked && (weight === 0 || visitor.minute.take(nowMs, anonymousPerMinute, weight));
    const minute = visitor.minute.count(nowMs);
    if (nowMs - visitor.blockedUntilMs > longestBlockMs) visitor.strikes = 0;
    if (!blocked && !allowed && penalty > 1) {
      visitor.blockedUntilMs = nowMs + Math.min(longestBlockMs, minuteMs * 2 ** visitor.strikes);
      visitor.strikes++;
    }
    const count = { nowMs, minute, dayUsed: 0, trialUsed: 0 };
    const snapshot = snapshotOf('anonymous', limits, count);
    if (allowed) return { allowed, snapshot };
    const waitMs = visitor.blockedUntilMs - nowMs;
    if (waitMs <= 0) return refusalOf(['minute'], snapshot, { nowMs, oldestMs: minute.oldestMs });
    const resetAt = Math.ceil(visitor.blockedUntilMs / 1000);
    const shut = { ...snapshot, minute: { limit: anonymousPerMinute, remaining: 0, resetAt } };
    return {
      allowed: false,
      violated: ['minute'],
      retryAfterSeconds: Math.ceil(waitMs / 1000),
      snapshot: shut,
    };
  }
}
