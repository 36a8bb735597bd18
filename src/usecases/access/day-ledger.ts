/**
 * One process's count of accounts' days. Calls are counted in memory against units that are paid in the database
 * beforehand, so that a killed process can never have given one call too many; what is paid and not used goes
 * back as soon as an account is quiet, and when the process ends.
 */
import type { Database } from '#store/database';
import { leaseDay, readQuota, writeDay } from '#store/quotas';
import { dayName, dayNumberOf } from './limit-figures.ts';

/**
 * Units leased at once: they double while an account is busy, up to this, a hundredth of its limit and a quarter
 * of what is left. That many at most are lost to the account when the process is killed.
 */
const largestBlock = 1024;
/** From this size on the next block is leased before the last one is used up. */
const busyBlock = 8;
/** An account that has made no call for this long gets its unused units written back. */
const quietMs = 1_000;
const sweepEveryMs = 250;
/** Accounts that have been silent for this long are read anew when they come back. */
const forgetMs = 600_000;

/** An account's day in memory. */
export interface DayAccount {
  readonly id: string;
  dayNumber: number;
  used: number;
  /** Paid in the database: `used` never exceeds it. */
  leased: number;
  /** Charged calls under way. */
  inFlight: number;
  /** The trial's count, as the database said last. */
  trialUsed: number;
  block: number;
  lastMs: number;
  /** Database work of this account, one after the other. */
  io: Promise<unknown>;
  leasing: Promise<void> | null;
}

/** The days of all accounts that this process has seen lately. */
export class DayLedger {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #accounts = new Map<string, DayAccount>();
  readonly #loading = new Map<string, Promise<DayAccount>>();
  readonly #timer: NodeJS.Timeout;
  readonly #now: () => number;

  constructor(db: Database, now: () => number, onError: (error: unknown) => void) {
    this.#db = db;
    this.#now = now;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#sweep(), sweepEveryMs).unref();
  }

  /** The account, from memory if it is there. */
  get(accountId: string, nowMs: number): DayAccount | Promise<DayAccount> {
    const account = this.#accounts.get(accountId);
    if (account === undefined) return this.#load(accountId);
    this.#turn(account, nowMs);
    return account;
  }

  /** Counts one call of today if a unit is paid; false when one must be leased first. */
  takePaid(account: DayAccount, limit: number, nowMs: number): boolean {
    if (account.used >= account.leased) return false;
    account.used++;
    account.lastMs = nowMs;
    const left = account.leased - account.used;
    const busy = account.block >= busyBlock && left * 4 < account.block;
    if (busy && account.leased < limit) this.lease(account, limit).catch(this.#onError);
    return true;
  }

  /** Gives back a call of a day. One of a day that is over has no use any more. */
  giveBack(account: DayAccount, dayNumber: number): void {
    if (account.dayNumber === dayNumber && account.used > 0) account.used--;
  }

  /** Pays some more units. Blocks grow while an account is busy and shrink towards its limit. */
  lease(account: DayAccount, limit: number): Promise<void> {
    account.leasing ??= this.#queue(account, async () => {
      const { dayNumber, block } = account;
      const cap = Math.ceil(Math.min(limit / 100, (limit - account.leased) / 4));
      const units = Math.max(1, Math.min(block, cap));
      const input = { accountId: account.id, day: dayName(dayNumber), units, limit };
      const { granted, leased } = await leaseDay(this.#db, input);
      if (account.dayNumber !== dayNumber) return;
      account.block = Math.min(largestBlock, units * 2);
      account.leased += granted;
      // Nothing granted: the database knows of more use than this process, and it is right.
      if (granted === 0 && leased > account.leased) account.used = account.leased = leased;
    }).finally(() => (account.leasing = null));
    return account.leasing;
  }

  /** Writes every exact figure. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#accounts.values()].map((account) => this.#writeBack(account)));
  }

  async #load(accountId: string): Promise<DayAccount> {
    const running = this.#loading.get(accountId);
    if (running !== undefined) return running;
    const load = async (): Promise<DayAccount> => {
      const nowMs = this.#now();
      const { dayUsed, trialUsed } = await readQuota(this.#db, accountId, nowMs);
      const account: DayAccount = {
        id: accountId,
        dayNumber: dayNumberOf(nowMs),
        used: dayUsed,
        leased: dayUsed,
        inFlight: 0,
        trialUsed,
        block: 1,
        lastMs: nowMs,
        io: Promise.resolve(),
        leasing: null,
      };
      this.#accounts.set(accountId, account);
      return account;
    };
    const started = load().finally(() => this.#loading.delete(accountId));
    this.#loading.set(accountId, started);
    return started;
  }

  /** Begins a new day when it is one. Days never go backwards, even if the clock does. */
  #turn(account: DayAccount, nowMs: number): void {
    const today = dayNumberOf(nowMs);
    if (today <= account.dayNumber) return;
    account.dayNumber = today;
    account.used = 0;
    account.leased = 0;
    account.block = 1;
  }

  #queue<T>(account: DayAccount, work: () => Promise<T>): Promise<T> {
    const run = account.io.then(work, work);
    account.io = run.catch(() => undefined);
    return run;
  }

  #writeBack(account: DayAccount): Promise<void> {
    return this.#queue(account, async () => {
      if (account.leased <= account.used) return;
      const { dayNumber, used } = account;
      // From here on these units are not ours: a call that comes now waits for a new lease.
      account.leased = used;
      account.block = 1;
      await writeDay(this.#db, account.id, dayName(dayNumber), used);
    });
  }

  #sweep(): void {
    const nowMs = this.#now();
    for (const account of this.#accounts.values()) {
      const silentMs = nowMs - account.lastMs;
      if (account.leasing !== null || silentMs < quietMs) continue;
      if (account.leased > account.used) this.#writeBack(account).catch(this.#onError);
      else if (silentMs > forgetMs && account.inFlight === 0) this.#forget(account);
    }
  }

  #forget(account: DayAccount): void {
    void this.#queue(account, async () => {
      const idle = account.inFlight === 0 && account.leased === account.used;
      if (idle && this.#now() - account.lastMs > forgetMs) this.#accounts.delete(account.id);
    });
  }
}
