/** Gathers small writes into few statements: while one batch is written, the next one fills up. */

export interface BatchLimits<Item> {
  readonly items: number;
  readonly bytes?: number;
  readonly bytesOf?: (item: Item) => number;
}

/** How long before a batch that failed is tried again, and how often. */
const retryAfterMs = 500;
const maxTries = 6;

export class Batcher<Item, Answer> {
  private readonly write: (items: readonly Item[]) => Promise<(item: Item) => Answer>;
  private readonly limits: BatchLimits<Item>;
  private pending: { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  private running: Promise<void> | null = null;

  /** `write` must be safe to repeat: it is tried again when it fails. It answers what each item's answer is. */
  constructor(limits: BatchLimits<Item>, write: (items: readonly Item[]) => Promise<(item: Item) => Answer>) {
    this.limits = limits;
    this.write = write;
  }

  /** Resolves when the item is written; rejects when it could not be after several tries. */
  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.pending.push({ item, resolve, reject });
      this.running ??= new Promise<void>((done) => setImmediate(done))
        .then(() => this.drain())
        .finally(() => (this.running = null));
    });
  }

  /** Resolves when everything so far is written or given up. */
  async flush(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async drain(): Promise<void> {
    while (this.pending.length > 0) {
      const batch = this.pending.splice(0, this.size());
      try {
        const answerOf = await this.writeWithPatience(batch.map(({ item }) => item));
        for (const { item, resolve } of batch) resolve(answerOf(item));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  private async writeWithPatience(items: readonly Item[]): Promise<(item: Item) => Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.write(items);
      } catch (error) {
        if (tries === maxTries) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs * tries));
      }
    }
  }

  private size(): number {
    const { items, bytes = Infinity, bytesOf = () => 0 } = this.limits;
    let sum = 0;
    let size = 0;
    for (const { item } of this.pending) {
      sum += bytesOf(item);
      if (size > 0 && (sum > bytes || size >= items)) break;
      size += 1;
    }
    return size;
  }
}
