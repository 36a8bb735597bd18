import { describe, expect, it } from 'vitest';
import { formatBoard } from '../../eval/board.ts';

const count = (line: { of: number; value: number; least?: number; most?: number }) => {
  const { passed, failed } = formatBoard([{ figure: 'x', ...line }]);
  return [passed, failed];
};

describe('the board of figures', () => {
  it.each([
    ['below its floor', { of: 10, value: 0.89, least: 0.9 }],
    ['above its ceiling', { of: 10, value: 0.03, most: 0.02 }],
    ['measured on nothing', { of: 0, value: 1, least: 0.9 }],
    ['no number', { of: 10, value: NaN, least: 0.9 }],
    ['without a bound', { of: 10, value: 1 }],
  ])('a figure that is %s fails', (_, line) => {
    expect(count(line)).toEqual([0, 1]);
  });
  it('a figure at its bound stands', () => {
    expect(count({ of: 10, value: 0.9, least: 0.9 })).toEqual([1, 0]);
    expect(count({ of: 10, value: 0.02, most: 0.02 })).toEqual([1, 0]);
  });
  it('shows the figure beside its bound', () => {
    expect(formatBoard([{ figure: 'names', of: 7, value: 0.5, least: 0.9 }]).text).toBe(
      'FAIL names   50.0 %  at least 90.0 %    of 7',
    );
  });
});
