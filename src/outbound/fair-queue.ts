/** Decides which of many waiting jobs runs next, so that neither one owner nor one destination holds up the others. */

export interface QueueLimits {
  /** Jobs at once for one owner. */
  readonly perOwner: number;
  /** Jobs at once to one destination, whoever they are for. */
  readonly perDestination: number;
  readonly total: number;
}

export interface Job {
  readonly owner: string;
  readonly destination: string;
}

/** Jobs of one owner to one destination, first come first served. `head` is the next; what is before it is done. */
interface Lane<J> {
  readonly owner: string;
  readonly destination: string;
  jobs: J[];
  head: number;
}

const laneOf = ({ owner, destination }: Job): string => `${owner} ${destination}`;

const add = (counts: Map<string, number>, name: string, by: number): void => {
  const count = (counts.get(name) ?? 0) + by;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
};

/** Takes jobs and starts them in turns: one of each lane that has room, round and round. */
export class FairQueue<J extends Job> {
  private readonly limits: QueueLimits;
  private readonly start: (job: J) => Promise<unknown>;
  private readonly lanes = new Map<string, Lane<J>>();
  private readonly owners = new Map<string, number>();
  private readonly destinations = new Map<string, number>();
  private readonly waitingOf = new Map<string, number>();
  private readonly idle = new Set<() => void>();
  private runningCount = 0;
  private waitingCount = 0;
  private isOpen = true;

  /** `start` must settle when the job is over; how it settles doesn't matter. */
  constructor(limits: QueueLimits, start: (job: J) => Promise<unknown>) {
    this.limits = limits;
    this.start = start;
  }

  get running(): number {
    return this.runningCount;
  }

  get waiting(): number {
    return this.waitingCount;
  }

  /** Jobs of an owner that have not started. */
  waitingFor(owner: string): number {
    return this.waitingOf.get(owner) ?? 0;
  }

  /** Whether a job would start at once: there is room, and none of its kind waits. */
  hasRoomFor(job: Job): boolean {
    return !this.lanes.has(laneOf(job)) && this.canStart(job);
  }

  /** Starts a job now or as soon as it is its turn; never after `close`. */
  push(job: J): void {
    if (!this.isOpen) return;
    if (this.hasRoomFor(job)) {
      this.run(job);
      return;
    }
    const key = laneOf(job);
    const lane = this.lanes.get(key) ?? {
      ...{ owner: job.owner, destination: job.destination },
      ...{ jobs: [], head: 0 },
    };
    lane.jobs.push(job);
    this.lanes.set(key, lane);
    this.waitingCount += 1;
    add(this.waitingOf, job.owner, 1);
  }

  /** Starts nothing more and gives back what has not started. */
  close(): J[] {
    this.isOpen = false;
    const left = [...this.lanes.values()].flatMap(({ jobs, head }) => jobs.slice(head));
    this.lanes.clear();
    this.waitingOf.clear();
    this.waitingCount = 0;
    return left;
  }

  /** Resolves when nothing runs and nothing waits. */
  async settled(): Promise<void> {
    while (this.runningCount + this.waitingCount > 0) {
      await new Promise<void>((resolve) => this.idle.add(resolve));
    }
  }

  private canStart({ owner, destination }: Job): boolean {
    return (
      this.isOpen &&
      this.runningCount < this.limits.total &&
      (this.owners.get(owner) ?? 0) < this.limits.perOwner &&
      (this.destinations.get(destination) ?? 0) < this.limits.perDestination
    );
  }

  private run(job: J): void {
    this.runningCount += 1;
    add(this.owners, job.owner, 1);
    add(this.destinations, job.destination, 1);
    const over = (): void => {
      this.runningCount -= 1;
      add(this.owners, job.owner, -1);
      add(this.destinations, job.destination, -1);
      this.startWaiting();
      if (this.runningCount + this.waitingCount > 0) return;
      for (const resolve of this.idle) resolve();
      this.idle.clear();
    };
    this.start(job).then(over, over);
  }

  /** One job of each lane that has room; a lane that had its turn goes to the end. */
  private startWaiting(): void {
    for (const [key, lane] of this.lanes) {
      if (this.runningCount >= this.limits.total) return;
      if (!this.canStart(lane)) continue;
      const job = lane.jobs[lane.head]!;
      lane.head += 1;
      this.lanes.delete(key);
      if (lane.head < lane.jobs.length) {
        if (lane.head > 1000) {
          lane.jobs = lane.jobs.slice(lane.head);
          lane.head = 0;
        }
        this.lanes.set(key, lane);
      }
      this.waitingCount -= 1;
      add(this.waitingOf, lane.owner, -1);
      this.run(job);
    }
  }
}
