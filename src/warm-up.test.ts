import { expect, it, vi } from 'vitest';
import { loadKitchen } from '../test/support/kitchen.ts';
import { warmUp } from './warm-up.ts';

const kitchen = loadKitchen();

/** Counts the recipes that the engine is asked for. */
const counted = () => {
  const generate = vi.fn(kitchen.engine.generate);
  return { generate, kitchen: { ...kitchen, engine: { ...kitchen.engine, generate } } };
};

it('cooks while nobody asks, and waits while somebody does', async () => {
  vi.useFakeTimers();
  try {
    const { generate, kitchen: watched } = counted();
    let busy = true;
    warmUp(watched, () => busy);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(generate).not.toHaveBeenCalled();
    busy = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(generate.mock.results.every(({ value }) => value.ok)).toBe(true);
    const cuisines = new Set(generate.mock.calls.map(([brief]) => brief.cuisine));
    expect(cuisines.size).toBeGreaterThan(12);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('stops when it is told to', async () => {
  vi.useFakeTimers();
  try {
    const { generate, kitchen: watched } = counted();
    warmUp(watched, () => false)();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(generate).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
