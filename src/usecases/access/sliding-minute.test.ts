import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SlidingMinute } from './sliding-minute.ts';

describe('a sliding minute', () => {
  it('never lets more than its limit into any 60 seconds, and refuses only when it must', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 20 }), (gaps, limit) => {
        const minute = new SlidingMinute();
        const taken: number[] = [];
        let nowMs = 1_000_000;
        for (const gap of gaps) {
          nowMs += gap;
          const inWindow = taken.filter((at) => at > nowMs - 60_000);
          const allowed = minute.take(nowMs, limit);
          expect(allowed).toBe(inWindow.length < limit);
          if (allowed) taken.push(nowMs);
          const now = taken.filter((at) => at > nowMs - 60_000);
          expect(minute.count(nowMs)).toEqual({
            used: now.length,
            oldestMs: now[0] ?? null,
            newestMs: now.at(-1) ?? null,
          });
        }
      }),
    );
  });

  it('allows no double burst at the edge of a window', () => {
    const minute = new SlidingMinute();
    const burst = (nowMs: number) =>
      Array.from({ length: 50 }, () => minute.take(nowMs, 10)).filter(Boolean).length;
    expect(burst(59_999)).toBe(10);
    expect(burst(60_001)).toBe(0);
    expect(burst(119_998)).toBe(0);
    expect(burst(119_999)).toBe(10);
  });

  it('takes what a weight asks for, up to its limit', () => {
    const minute = new SlidingMinute();
    expect(minute.take(0, 10, 8)).toBe(true);
    expect(minute.take(1, 10, 8)).toBe(true);
    expect(minute.count(1).used).toBe(10);
    expect(minute.take(2, 10)).toBe(false);
  });

  it('stays in order and strict when the clock is set back', () => {
    const minute = new SlidingMinute();
    expect(minute.take(100_000, 2)).toBe(true);
    expect(minute.take(50_000, 2)).toBe(true);
    expect(minute.take(110_000, 2)).toBe(false);
    expect(minute.take(160_000, 2)).toBe(true);
  });
});
