import { describe, expect, it } from 'vitest';
import { AnonymousLimits, visitorOf } from './anonymous-limits.ts';

describe('requests without a valid key', () => {
  it('wait twice as long each time bad keys go on after a refusal, up to 15 minutes', () => {
    const limits = new AnonymousLimits();
    let nowMs = 0;
    const waits: number[] = [];
    for (let round = 0; round < 7; round++) {
      for (;;) {
        const answer = limits.take('192.0.2.1', 5, nowMs);
        if (answer.allowed) continue;
        waits.push(answer.retryAfterSeconds ?? 0);
        expect(answer.snapshot.minute).toEqual({
          limit: 30,
          remaining: 0,
          resetAt: nowMs / 1000 + answer.retryAfterSeconds!,
        });
        nowMs += (answer.retryAfterSeconds ?? 0) * 1000;
        break;
      }
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900]);
    expect(limits.take('192.0.2.1', 1, nowMs).allowed).toBe(true);
  });

  it('stay refused through the whole wait, and are told how long it still is', () => {
    const limits = new AnonymousLimits();
    while (limits.take('192.0.2.1', 5, 0).allowed);
    expect(limits.take('192.0.2.1', 1, 59_000)).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    expect(limits.take('192.0.2.1', 1, 60_000).allowed).toBe(true);
  });

  it('are not blocked further where only good manners were lacking', () => {
    const limits = new AnonymousLimits();
    for (let n = 0; n < 100; n++) limits.take('192.0.2.1', 1, 0);
    expect(limits.take('192.0.2.1', 1, 59_999)).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    expect(limits.take('192.0.2.1', 1, 60_000).allowed).toBe(true);
  });

  it('can be looked at without being counted', () => {
    const limits = new AnonymousLimits();
    for (let n = 0; n < 100; n++) limits.take('192.0.2.1', 0, 0);
    expect(limits.take('192.0.2.1', 0, 0).snapshot.minute.remaining).toBe(30);
    expect(limits.take('192.0.2.1', 1, 0).snapshot.minute.remaining).toBe(29);
    expect(limits.take('192.0.2.1', 0, 0).snapshot.minute.remaining).toBe(29);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('are counted by network: %s as %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });
});
