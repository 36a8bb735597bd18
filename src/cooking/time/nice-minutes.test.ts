import { describe, expect, it } from 'vitest';
import { briskMinutes, niceMinutes } from './nice-minutes.ts';

describe('minutes as a cook says them', () => {
  it.each([
    [
      [13, 13],
      [12, 12],
    ],
    [
      [29, 29],
      [30, 30],
    ],
    [
      [26, 29],
      [25, 30],
    ],
    [
      [14, 16],
      [15, 15],
    ],
    [
      [22, 22],
      [20, 20],
    ],
    [
      [115, 125],
      [120, 120 + 0],
    ],
    [
      [2.5, 2.5],
      [2, 2],
    ],
    [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    [
      [6, 8],
      [6, 8],
    ],
  ] as const)('%j → %j', (from, to) => {
    const [low, high] = niceMinutes(from as readonly [number, number], false);
    expect(low).toBe(to[0]);
    expect(high).toBeGreaterThanOrEqual(to[1]);
  });

  it('are not fewer than what makes raw food safe', () => {
    for (let min = 1; min < 200; min++) {
      const [low, high] = niceMinutes([min, min], true);
      expect(low).toBeGreaterThanOrEqual(min);
      expect(high).toBeGreaterThanOrEqual(low);
    }
  });

  it('are never more for who is short of time', () => {
    for (let min = 1; min < 200; min++) {
      const [low, high] = briskMinutes([min, min + 3], false);
      expect(low).toBeLessThanOrEqual(min);
      expect(low).toBeGreaterThanOrEqual(min * 0.91);
      expect(high).toBeLessThanOrEqual(min + 3);
    }
    expect(briskMinutes([13, 13], false)).toEqual([12, 12]);
    expect(briskMinutes([13, 13], true)).toEqual([13, 13]);
  });
});
