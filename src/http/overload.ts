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
  private readonly timer: NodeJS.Timeout;

  constructor(options: OverloadOptions) {
    this.options = options;
    let last = performance.now();
    this.timer = setInterval(() => {
      const now = performance.now();
      this.lagMs = Math.max(0, now - last - sampleMs);
      last = now;
    }, sampleMs);
    this.timer.unref();
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

  /** Why new work is refused now, or null. */
  get reason(): string | null {
    if (this.pending > this.options.maxPending) return 'Too many requests are waiting.';
    if (this.lagMs > this.options.maxLagMs) return 'The service cannot keep up.';
    return null;
  }

  /** No longer ready for new connections; what comes on open ones is still answered. */
  startClosing(): void {
    this.closing = true;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
