import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('what was looked at lately is known, what was not is made again', () => {
  const recent = createRecent<object, number>(3);
  let made = 0;
  const ask = (key: object): number => recent.get(key, () => (made += 1));
  const [start, other] = [{}, {}];
  expect([ask(start), ask(other), ask(start)]).toEqual([1, 2, 1]);
  for (let i = 0; i < 5; i += 1) {
    ask({});
    expect(ask(start)).toBe(1);
  }
  expect(ask(other)).toBe(8);
});

test('equal objects are two, and what throws is asked again', () => {
  const recent = createRecent<object, string>();
  const key = {};
  expect(() =>
    recent.get(key, () => {
      throw new RangeError('none');
    }),
  ).toThrow(RangeError);
  expect(recent.get(key, () => 'a')).toBe('a');
  expect(recent.get({}, () => 'b')).toBe('b');
  expect(recent.get(key, () => 'c')).toBe('a');
});
