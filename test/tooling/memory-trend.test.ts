import { describe, expect, it } from 'vitest';
import { risingShare } from '../soak/memory-trend.ts';

describe('the trend of memory', () => {
  it('a steady leak is seen, with warm-up left out', () => {
    const leak = Array.from({ length: 60 }, (_, index) => 100 + index * 3);
    expect(risingShare(leak)).toBeGreaterThan(0.1);
  });
  it('a saw of garbage collection is none, nor is warm-up', () => {
    const saw = Array.from({ length: 60 }, (_, index) =>
      index < 15 ? 60 + index * 4 : 120 + (index % 5) * 8,
    );
    expect(Math.abs(risingShare(saw)!)).toBeLessThan(0.05);
  });
  it('too few samples say nothing', () => {
    expect(risingShare([1, 2, 3])).toBeNull();
  });
});
