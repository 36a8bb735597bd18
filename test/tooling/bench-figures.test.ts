import { describe, expect, it } from 'vitest';
import { formatTable, median, quantile, spread } from '../../bench/figures.ts';
import { fillerAnswer } from '../../bench/servers/filler-answer.ts';

describe('the figures of the benchmark', () => {
  it('the median is the middle, or the mean of the two in the middle, and of nothing it is no number', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
  it('a quantile has that share of the values below it, and the last one is the greatest', () => {
    const values = Array.from({ length: 200 }, (_, at) => (at * 7) % 200);
    expect([0, 0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([0, 100, 198, 199]);
    expect(quantile([], 0.5)).toBeNaN();
  });
  it('the spread is a share of the median', () => {
    expect(spread([90, 100, 110])).toBeCloseTo(0.2);
  });
  it.each([60, 200, 2048, 12_345])('a filler answer of %i bytes has just that many', (bytes) => {
    expect(Buffer.byteLength(JSON.stringify(fillerAnswer(bytes)))).toBe(bytes);
  });
  it('columns line up', () => {
    expect(
      formatTable([
        ['a', 'b'],
        ['long', '12'],
      ]),
    ).toBe('a      b\nlong  12');
  });
});
