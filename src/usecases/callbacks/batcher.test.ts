import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

describe('a batcher', () => {
  it('writes what comes while it writes in one go, in order, and tells each its answer', async () => {
    const batches: number[][] = [];
    const batcher = new Batcher<number, string>({ items: 100 }, async (items) => {
      batches.push([...items]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return (item) => `wrote ${item}`;
    });
    const first = batcher.add(1);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const rest = [2, 3, 4].map((n) => batcher.add(n));
    expect(await Promise.all([first, ...rest])).toEqual([1, 2, 3, 4].map((n) => `wrote ${n}`));
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('keeps batches within items and bytes, but never leaves one out', async () => {
    const batches: string[][] = [];
    const limits = { items: 3, bytes: 10, bytesOf: (item: string) => item.length };
    const batcher = new Batcher<string, void>(limits, (items) => {
      batches.push([...items]);
      return Promise.resolve(() => undefined);
    });
    await Promise.all(
      ['aaaa', 'bbbb', 'cccc', 'a-very-long-one', 'd', 'e', 'f', 'g'].map((item) => batcher.add(item)),
    );
    expect(batches).toEqual([['aaaa', 'bbbb'], ['cccc'], ['a-very-long-one'], ['d', 'e', 'f'], ['g']]);
  });

  it('tries again when writing fails', async () => {
    let tries = 0;
    const batcher = new Batcher<number, number>({ items: 10 }, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve((item) => item);
    });
    expect(await batcher.add(7)).toBe(7);
    expect(tries).toBe(2);
    await batcher.flush();
  });
});
