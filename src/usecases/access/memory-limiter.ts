/**
 * Limits of the only process on its database. Minutes and in-flight calls live in memory, days in memory against
 * paid units; only a trial goes to the database on every call. In the common case no method waits for anything.
 */
import { AppError } from '#kernel/errors';
import type { Clock } from '#kernel/clock';
import type { Database } from '#store/database';
import { loadMinutes, saveMinutes } from '#store/minutes';
import { reserveRow, settleRow } from '#store/quotas';
import type { QuotaFigures } from '#store/quotas';
import { AnonymousLimits } from './anonymous-limits.ts';
import { DayLedger } from './day-ledger.ts';
import type { DayAccount } from './day-ledger.ts';
import { randomBase62 } from './key-format.ts';
import { dayNumberOf, emptyMinute, minuteMs, refusalOf, snapshotOf } from './limit-figures.ts';
import type {
  Admission,
  Limiter,
  LimitPolicy,
  LimitSnapshot,
  Principal,
  ReservationVerdict,
} from './ports.ts';
import { SlidingMinute } from './sliding-minute.ts';
import type { TierTable } from './tiers.ts';

export interface MemoryLimiterDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly tiers: TierTable;
  readonly instanceId: string;
  readonly onError?: (error: unknown) => void;
}

const saveEveryMs = 1_000;
/** Minutes of larger tiers stay in memory only: writing them every second would cost more than they are worth. */
const largestSaved = 5_000;

export class MemoryLimiter implements Limiter {
  readonly #deps: MemoryLimiterDeps;
  readonly #days: DayLedger;
  readonly #minutes = new Map<string, SlidingMinute>();
  readonly #anonymous = new AnonymousLimits();
  readonly #timers: NodeJS.Timeout[];
  /** Keys whose minute has changed since it was written last. */
  readonly #unsaved = new Set<string>();
  #saving: Promise<void> = Promise.resolve();

  /** Starts with the minutes that the process before this one left; of a killed one all but the last second. */
  static async open(deps: MemoryLimiterDeps): Promise<MemoryLimiter> {
    const limiter = new MemoryLimiter(deps);
    for (const { keyId, hits } of await loadMinutes(deps.db, deps.clock.now() - minuteMs)) {
      limiter.#minutes.set(keyId, SlidingMinute.of(hits));
    }
    return limiter;
  }

  private constructor(deps: MemoryLimiterDeps) {
    this.#deps = deps;
    this.#days = new DayLedger(deps.db, () => deps.clock.now(), deps.onError ?? (() => undefined));
    const save = (): void => void this.#saveMinutes().catch(deps.onError ?? (() => undefined));
    this.#timers = [
      setInterval(() => this.#sweepMinutes(), minuteMs).unref(),
      setInterval(save, saveEveryMs).unref(),
    ];
  }

  takeMinute(principal: Principal): Admission | Promise<Admission> {
    const nowMs = this.#deps.clock.now();
    const { perMinute } = this.#deps.tiers[principal.tier];
    let minute = this.#minutes.get(principal.keyId);
    if (minute === undefined) this.#minutes.set(principal.keyId, (minute = new SlidingMinute()));
    const allowed = minute.take(nowMs, perMinute);
    if (allowed && perMinute <= largestSaved) this.#unsaved.add(principal.keyId);
    const answer = (account: DayAccount): Admission => {
      const snapshot = this.#snapshot(principal, account, nowMs);
      if (allowed) return { allowed, snapshot };
      return refusalOf(['minute'], snapshot, { nowMs, oldestMs: minute.count(nowMs).oldestMs });
    };
    const account = this.#days.get(principal.accountId, nowMs);
    return account instanceof Promise ? account.then(answer) : answer(account);
  }

  takeAnonymous(clientAddress: string, penalty = 1): Admission {
    return this.#anonymous.take(clientAddress, penalty, this.#deps.clock.now());
  }

  reserve(principal: Principal): ReservationVerdict | Promise<ReservationVerdict> {
    const nowMs = this.#deps.clock.now();
    const account = this.#days.get(principal.accountId, nowMs);
    if (account instanceof Promise) return account.then((loaded) => this.#reserve(principal, loaded));
    return this.#reserve(principal, account);
  }

  snapshot(principal: Principal): LimitSnapshot | Promise<LimitSnapshot> {
    const nowMs = this.#deps.clock.now();
    const account = this.#days.get(principal.accountId, nowMs);
    if (account instanceof Promise) return account.then((loaded) => this.#snapshot(principal, loaded, nowMs));
    return this.#snapshot(principal, account, nowMs);
  }

  async close(): Promise<void> {
    this.#timers.forEach(clearInterval);
    await Promise.all([this.#saveMinutes(), this.#days.close()]);
  }

  #reserve(principal: Principal, account: DayAccount): ReservationVerdict | Promise<ReservationVerdict> {
    const nowMs = this.#deps.clock.now();
    const { perDay, trial, inFlight } = this.#deps.tiers[principal.tier];
    if (trial !== null) return this.#reserveTrial(principal, account);
    // Units of calls under way may come back: the day is used up only when finished calls have filled it.
    const spent = perDay !== null && account.used >= perDay;
    if (spent && account.used - account.inFlight >= perDay) return this.#refuse(principal, account, 'day');
    if (spent || account.inFlight >= inFlight) return this.#refuse(principal, account, 'in-flight');
    if (perDay !== null && !this.#days.takePaid(account, perDay, nowMs)) {
      return this.#days.lease(account, perDay).then(() => this.reserve(principal));
    }
    account.inFlight++;
    const day = account.dayNumber;
    const settle = (keep: boolean) => (): LimitSnapshot => {
      account.inFlight--;
      if (!keep && perDay !== null) this.#days.giveBack(account, day);
      return this.#snapshot(principal, account, this.#deps.clock.now());
    };
    return { ok: true, reservation: { keep: settle(true), release: settle(false) } };
  }

  /** A trial's calls are counted in the database one by one, the last word before each answer. */
  async #reserveTrial(principal: Principal, account: DayAccount): Promise<ReservationVerdict> {
    const { db, clock, instanceId } = this.#deps;
    const tier = this.#deps.tiers[principal.tier];
    const call = {
      id: randomBase62(20),
      accountId: account.id,
      dayLimit: tier.perDay,
      trialLimit: tier.trial,
    };
    const learn = (figures: QuotaFigures): void => {
      account.trialUsed = figures.trialUsed;
      if (tier.perDay !== null && dayNumberOf(figures.atMs) === account.dayNumber) {
        account.used = account.leased = figures.dayUsed;
      }
    };
    const reserved = await reserveRow(db, {
      ...call,
      instanceId,
      inFlightLimit: tier.inFlight,
      nowMs: clock.now(),
    });
    learn(reserved);
    if (reserved.violated.length > 0) return this.#refuse(principal, account, ...reserved.violated);
    const settle = (keep: boolean) => async (): Promise<LimitSnapshot> => {
      const settled = await settleRow(db, { ...call, keep, nowMs: clock.now() });
      learn(settled);
      if (!settled.settled) throw new AppError('service_overloaded', undefined, { retryAfterSeconds: 1 });
      return this.#snapshot(principal, account, clock.now());
    };
    return { ok: true, reservation: { keep: settle(true), release: settle(false) } };
  }

  #refuse(principal: Principal, account: DayAccount, ...violated: LimitPolicy[]): ReservationVerdict {
    const nowMs = this.#deps.clock.now();
    const snapshot = this.#snapshot(principal, account, nowMs);
    return { ok: false, refusal: refusalOf(violated, snapshot, { nowMs, oldestMs: null }) };
  }

  #snapshot(principal: Principal, account: DayAccount, nowMs: number): LimitSnapshot {
    const minute = this.#minutes.get(principal.keyId)?.count(nowMs) ?? emptyMinute;
    const { used, trialUsed } = account;
    const count = { nowMs, minute, dayUsed: used, trialUsed };
    return snapshotOf(principal.tier, this.#deps.tiers[principal.tier], count);
  }

  #saveMinutes(): Promise<void> {
    const save = async (): Promise<void> => {
      if (this.#unsaved.size === 0) return;
      const nowMs = this.#deps.clock.now();
      const keyIds = [...this.#unsaved];
      this.#unsaved.clear();
      const minutes = keyIds.map((keyId) => ({ keyId, hits: this.#minutes.get(keyId)?.times(nowMs) ?? [] }));
      await saveMinutes(this.#deps.db, minutes, nowMs - minuteMs);
    };
    this.#saving = this.#saving.then(save, save);
    return this.#saving;
  }

  #sweepMinutes(): void {
    const nowMs = this.#deps.clock.now();
    for (const [key, minute] of this.#minutes) if (minute.count(nowMs).used === 0) this.#minutes.delete(key);
  }
}
