import { expect, test } from 'vitest';
import { createMemo } from './memo.ts';

test('an answer is made once, also where it is undefined', () => {
  const memo = createMemo<number | undefined>(4);
  let made = 0;
  const ask = () =>
    memo.get('a', () => {
      made += 1;
      return undefined;
    });
  expect([ask(), ask(), made]).toEqual([undefined, undefined, 1]);
});

test('what was used lately survives a flood; what was not is made again', () => {
  const memo = createMemo<string>(10);
  const made: string[] = [];
  const ask = (key: string) =>
    memo.get(key, () => {
      made.push(key);
      return key;
    });
  ask('stale');
  for (let i = 0; i < 100; i += 1) {
    ask('favourite');
    ask(`new ${i}`);
  }
  expect(made.filter((key) => key === 'favourite')).toHaveLength(1);
  ask('stale');
  expect(made.filter((key) => key === 'stale')).toHaveLength(2);
});

test('what was asked for a second time is not pushed out by what comes once', () => {
  const memo = createMemo<string>(100);
  let made = 0;
  const ask = () => memo.get('daily', () => `made ${(made += 1)}`);
  const flood = (from: number, count: number) => {
    for (let i = 0; i < count; i += 1) memo.get(`once ${from + i}`, () => '');
  };
  ask();
  flood(0, 150);
  expect(ask()).toBe('made 2');
  flood(150, 5000);
  expect(ask()).toBe('made 2');
});

test('a question of any length is answered, a very long one is not kept', () => {
  const memo = createMemo<number>(2);
  let made = 0;
  const ask = () => memo.get('x'.repeat(10_000), () => (made += 1));
  expect([ask(), ask()]).toEqual([1, 2]);
});

test('long questions that differ by a single letter are told apart, wherever it stands', () => {
  const memo = createMemo<string>(200);
  const long = 'a'.repeat(700);
  const others = Array.from(long, (_, at) => `${long.slice(0, at)}b${long.slice(at + 1)}`);
  for (let round = 0; round < 3; round += 1)
    for (const one of others) expect(memo.get(one, () => one)).toBe(one);
});
