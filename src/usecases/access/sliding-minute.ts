/** A log of times in the last minute: exact at every instant, so no double burst at a window's edge. */
import { minuteMs } from './limit-figures.ts';
import type { MinuteCount } from './limit-figures.ts';

const firstCapacity = 8;

/** One key's (or address's) minute, in a ring that grows with use. */
export class SlidingMinute {
  #times = new Float64Array(firstCapacity);
  #first = 0;
  #count = 0;

  /** Counts `weight` requests at `nowMs` if there is room for one more; says whether there was. */
  take(nowMs: number, limit: number, weight = 1): boolean {
    this.#expire(nowMs);
    if (this.#count >= limit) return false;
    // A clock that was set back must not put a younger time before an older one.
    const atMs = Math.max(nowMs, this.#newest() ?? nowMs);
    for (let n = Math.min(weight, limit - this.#count); n > 0; n--) this.#push(atMs);
    return true;
  }

  /** The window at `nowMs`. */
  count(nowMs: number): MinuteCount {
    this.#expire(nowMs);
    return {
      used: this.#count,
      oldestMs: this.#count === 0 ? null : this.#times[this.#first]!,
      newestMs: this.#newest(),
    };
  }

  /** The times in the window, oldest first. */
  times(nowMs: number): number[] {
    this.#expire(nowMs);
    return Array.from(
      { length: this.#count },
      (_, n) => this.#times[(this.#first + n) % this.#times.length]!,
    );
  }

  /** A window that holds these times, oldest first. */
  static of(times: readonly number[]): SlidingMinute {
    const minute = new SlidingMinute();
    for (const atMs of times) minute.#push(atMs);
    return minute;
  }

  #newest(): number | null {
    if (this.#count === 0) return null;
    return this.#times[(this.#first + this.#count - 1) % this.#times.length]!;
  }

  #expire(nowMs: number): void {
    while (this.#count > 0 && this.#times[this.#first]! <= nowMs - minuteMs) {
      this.#first = (this.#first + 1) % this.#times.length;
      this.#count--;
    }
  }

  #push(atMs: number): void {
    if (this.#count === this.#times.length) {
      const grown = new Float64Array(this.#times.length * 2);
      const tail = this.#times.subarray(this.#first);
      grown.set(tail);
      grown.set(this.#times.subarray(0, this.#first), tail.length);
      this.#times = grown;
      this.#first = 0;
    }
    this.#times[(this.#first + this.#count) % this.#times.length] = atMs;
    this.#count++;
  }
}
