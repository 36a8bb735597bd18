import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import type { QueueLimits } from './fair-queue.ts';

interface TestJob {
  readonly owner: string;
  readonly destination: string;
  readonly n: number;
}

/** A queue whose jobs end when they are told to. */
function harness(limits: Partial<QueueLimits> = {}) {
  const order: TestJob[] = [];
  const running = new Map<TestJob, () => void>();
  const queue = new FairQueue<TestJob>({ perOwner: 2, perDestination: 2, total: 100, ...limits }, (job) => {
    order.push(job);
    return new Promise<void>((resolve, reject) => {
      // Every third one fails: to the queue that is the same.
      running.set(job, job.n % 3 === 0 ? () => reject(new Error('no')) : resolve);
    });
  });
  const end = async (job: TestJob): Promise<void> => {
    running.get(job)!();
    running.delete(job);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, order, running, end };
}

describe('the queue of deliveries', () => {
  it('runs no more at once than the limits say, and everything in the end', async () => {
    const job = fc.record({
      owner: fc.constantFrom('a', 'b', 'c'),
      destination: fc.constantFrom('x', 'y', 'z'),
    });
    const limits = fc.record({
      perOwner: fc.integer({ min: 1, max: 3 }),
      perDestination: fc.integer({ min: 1, max: 3 }),
      total: fc.integer({ min: 1, max: 5 }),
    });
    const property = fc.asyncProperty(fc.array(job, { maxLength: 40 }), limits, async (jobs, limit) => {
      const { queue, order, running, end } = harness(limit);
      jobs.forEach((each, n) => queue.push({ ...each, n }));
      while (running.size > 0) {
        const now = [...running.keys()];
        expect(now.length).toBeLessThanOrEqual(limit.total);
        for (const name of ['a', 'b', 'c', 'x', 'y', 'z']) {
          const owned = now.filter(({ owner }) => owner === name).length;
          const bound = now.filter(({ destination }) => destination === name).length;
          expect(owned).toBeLessThanOrEqual(limit.perOwner);
          expect(bound).toBeLessThanOrEqual(limit.perDestination);
        }
        await end(now[0]!);
      }
      expect(order).toHaveLength(jobs.length);
      for (const lane of new Set(jobs.map(({ owner, destination }) => owner + destination))) {
        const numbers = order.filter((each) => each.owner + each.destination === lane).map(({ n }) => n);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }
      expect([queue.running, queue.waiting]).toEqual([0, 0]);
      await queue.settled();
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('a destination that never answers holds up nobody but those who wait for it', async () => {
    const { queue, order, end } = harness({ perOwner: 3, perDestination: 2 });
    for (let n = 0; n < 10; n++) queue.push({ owner: 'a', destination: 'dead', n });
    for (let n = 10; n < 14; n++) queue.push({ owner: 'a', destination: 'good', n });
    for (let n = 20; n < 22; n++) queue.push({ owner: 'b', destination: 'other', n });
    for (let done = 0; done < 6; done++) {
      await end(order.filter(({ destination }) => destination !== 'dead')[done]!);
    }
    expect(order.filter(({ destination }) => destination === 'dead')).toHaveLength(2);
    expect(order).toHaveLength(8);
    expect(queue.waitingFor('a')).toBe(8);
  });

  it('when all places are taken, those who wait take turns', async () => {
    const { queue, order, end } = harness({ perOwner: 10, perDestination: 10, total: 1 });
    for (let n = 0; n < 100; n++) queue.push({ owner: 'busy', destination: 'x', n });
    queue.push({ owner: 'small', destination: 'y', n: 100 });
    for (let done = 0; done < 3; done++) await end(order[done]!);
    expect(order.slice(0, 3).map(({ owner }) => owner)).toContain('small');
  });

  it('gives back what has not started when it closes, and starts nothing more', async () => {
    const { queue, order, end } = harness({ total: 1 });
    for (let n = 1; n < 5; n++) queue.push({ owner: 'a', destination: 'x', n });
    expect(queue.close().map(({ n }) => n)).toEqual([2, 3, 4]);
    queue.push({ owner: 'a', destination: 'x', n: 9 });
    await end(order[0]!);
    await queue.settled();
    expect(order).toHaveLength(1);
    expect(queue.hasRoomFor({ owner: 'a', destination: 'x' })).toBe(false);
  });

  it('ten thousand that wait are few bytes and little work', async () => {
    const { queue, order, end } = harness({ perOwner: 1, perDestination: 1 });
    const started = performance.now();
    for (let n = 0; n < 10_000; n++)
      queue.push({ owner: `o${n % 50}`, destination: `d${n % 50}`, n: 1 + n * 3 });
    for (let done = 0; done < 10_000; done++) await end(order[done]!);
    expect(queue.waiting).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
