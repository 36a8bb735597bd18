/** Refuses new work when the process cannot keep up, so that what is under way still ends in time. */

/** How often the event loop's lag is measured. */
const sampleMs = 200;

export interface OverloadOptions {
  readonly maxPending: number;
  readonly maxLagMs: number;
}

export class OverloadGate {
  private pending = 0;
  private lagMs = 0;
  private closing = false;
  private readonly options: OverloadOptions;
  private timer: NodeJS.Timeout | null = null;

  constructor(options: OverloadOptions) {
    this.options = options;
  }

  /** Begins to measure: not before the service listens, since starting up blocks the loop and refuses nobody. */
  start(): void {
    let last = performance.now();
    let before = 0;
    this.timer ??= setInterval(() => {
      const now = performance.now();
      const lagMs = Math.max(0, now - last - sampleMs);
      // One long pause is over when it is seen; only what goes on is a reason to refuse.
      this.lagMs = Math.min(lagMs, before);
      before = lagMs;
      last = now;
    }, sampleMs).unref();
  }

  /** A request has come in. */
  enter(): void {
    this.pending += 1;
  }

  /** A request is over. */
  leave(): void {
    this.pending -= 1;
  }

  get pendingCount(): number {
    return this.pending;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  /** Why the request that came in last is refused, or null. */
  get reason(): string | null {
    return this.reasonAt(this.pending);
  }

  /** Why the next request would be refused, or null. */
  get nextReason(): string | null {
    return this.reasonAt(this.pending + 1);
  }

  private reasonAt(pending: number): string | null {
    if (pending > this.options.maxPending) return 'Too many requests are waiting.';
    if (this.lagMs > this.options.maxLagMs) return 'The service cannot keep up.';
    return null;
  }

  /** No longer ready for new connections; what comes on open ones is still answered. */
  startClosing(): void {
    this.closing = true;
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }
}
