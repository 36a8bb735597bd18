/**
 * Limits of several processes that share Valkey or Redis beside the database: minutes, in-flight calls and days
 * are counted there, days against units paid in the database; trials in the database alone. While the server
 * can't be reached the database counts everything, more slowly and just as exactly.
 */
import { AppError } from '#kernel/errors';
import { leaseDay, readQuota } from '#store/quotas';
import type { ValkeyCounters, ValkeyMinute } from '#store/valkey';
import { LRUCache } from 'lru-cache';
import { randomBase62 } from './key-format.ts';
import { dayName, dayNumberOf, emptyMinute, refusalOf, snapshotOf } from './limit-figures.ts';
import type { MinuteCount } from './limit-figures.ts';
import type {
  Admission,
  Limiter,
  LimitSnapshot,
  Principal,
  Reservation,
  ReservationVerdict,
} from './ports.ts';
import { SqlLimiter } from './sql-limiter.ts';
import type { SqlLimiterDeps } from './sql-limiter.ts';

const renewEveryMs = 5_000;
const largestBlock = 64;
const maxKeys = 50_000;
/** A reservation finds its day leased after one round; more only when others are faster or the day turns. */
const maxRounds = 10;

export interface ValkeyLimiterDeps extends SqlLimiterDeps {
  readonly counters: ValkeyCounters;
  readonly onError?: (error: unknown) => void;
}

interface Slot {
  readonly accountId: string;
  readonly member: string;
  readonly epoch: string;
}

export class ValkeyLimiter implements Limiter {
  readonly #deps: ValkeyLimiterDeps;
  readonly #sql: SqlLimiter;
  readonly #minutes = new LRUCache<string, MinuteCount>({ max: maxKeys });
  readonly #leases = new Map<string, Promise<void>>();
  readonly #slots = new Set<Slot>();
  readonly #timer: NodeJS.Timeout;

  constructor(deps: ValkeyLimiterDeps) {
    this.#deps = deps;
    this.#sql = new SqlLimiter(deps);
    this.#timer = setInterval(() => void this.#renew(), renewEveryMs).unref();
  }

  takeMinute(principal: Principal): Promise<Admission> {
    return this.#orSql(
      async () => {
        const { counted, snapshot } = await this.#minute(principal, true);
        if (counted.allowed) return { allowed: true, snapshot };
        return refusalOf(['minute'], snapshot, counted);
      },
      () => this.#sql.takeMinute(principal),
    );
  }

  takeAnonymous(clientAddress: string, penalty = 1): Admission {
    return this.#sql.takeAnonymous(clientAddress, penalty);
  }

  reserve(principal: Principal): Promise<ReservationVerdict> {
    if (this.#deps.tiers[principal.tier].trial !== null) return this.#sql.reserve(principal);
    return this.#orSql(
      () => this.#reserve(principal),
      () => this.#sql.reserve(principal),
    );
  }

  snapshot(principal: Principal): Promise<LimitSnapshot> {
    return this.#orSql(
      async () => (await this.#minute(principal, false)).snapshot,
      () => this.#sql.snapshot(principal),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#deps.counters.close();
  }

  async #orSql<T>(fast: () => Promise<T>, slow: () => Promise<T>): Promise<T> {
    try {
      return await fast();
    } catch (error) {
      this.#deps.onError?.(error);
      return slow();
    }
  }

  async #minute(
    principal: Principal,
    count: boolean,
  ): Promise<{ counted: ValkeyMinute; snapshot: LimitSnapshot }> {
    const { accountId, keyId, tier } = principal;
    const { perMinute, perDay, trial } = this.#deps.tiers[tier];
    const counted = await this.#deps.counters.takeMinute(accountId, keyId, perMinute, count);
    this.#minutes.set(keyId, counted);
    let { dayUsed } = counted;
    if (perDay !== null && trial === null && dayUsed === null) {
      dayUsed = await this.#lease(accountId, dayNumberOf(counted.nowMs), perDay, 0);
    }
    return { counted, snapshot: await this.#snapshot(principal, counted.nowMs, dayUsed) };
  }

  async #reserve(principal: Principal): Promise<ReservationVerdict> {
    const { accountId, tier } = principal;
    const { perDay, inFlight } = this.#deps.tiers[tier];
    for (let round = 0; round < maxRounds; round++) {
      const taken = await this.#deps.counters.reserve(accountId, randomBase62(20), { perDay, inFlight });
      if (taken.status === 'lease') {
        await this.#leaseOnce(principal, taken.dayNumber, taken.dayUsed);
        continue;
      }
      if (taken.status === 'taken') {
        const slot = { accountId, member: taken.member, epoch: taken.epoch };
        return { ok: true, reservation: this.#reservation(principal, slot) };
      }
      const snapshot = await this.#snapshot(principal, taken.nowMs, taken.dayUsed);
      const at = { nowMs: taken.nowMs, oldestMs: null };
      return { ok: false, refusal: refusalOf([taken.status], snapshot, at) };
    }
    throw new Error('no unit of the day could be taken');
  }

  #reservation(principal: Principal, slot: Slot): Reservation {
    const { perDay } = this.#deps.tiers[principal.tier];
    const { accountId, member, epoch } = slot;
    this.#slots.add(slot);
    const settle = async (keep: boolean): Promise<LimitSnapshot> => {
      this.#slots.delete(slot);
      const settled = await this.#deps.counters
        .settle(accountId, member, { keep, perDay, epoch })
        .catch((error: unknown) => this.#deps.onError?.(error));
      // Out of reach: the unit is paid and stays counted, and the slot runs out by itself.
      if (settled === undefined) return this.#sql.snapshot(principal);
      if (!settled.settled) throw new AppError('service_overloaded', undefined, { retryAfterSeconds: 1 });
      return this.#snapshot(principal, settled.nowMs, settled.dayUsed);
    };
    return { keep: () => settle(true), release: () => settle(false) };
  }

  /** Pays units in the database and hands them out; answers how much of the day is paid. */
  async #lease(accountId: string, dayNumber: number, limit: number, units: number): Promise<number> {
    const epoch = this.#deps.counters.epoch();
    const day = dayName(dayNumber);
    const { granted, leased } = await leaseDay(this.#deps.db, { accountId, day, units, limit });
    await this.#deps.counters.addPaid(accountId, { dayNumber, leased, granted, epoch });
    return leased;
  }

  /** As many units as the account can use at once, or a share of its day; others wait for the same lease. */
  #leaseOnce({ accountId, tier }: Principal, dayNumber: number, used: number | null): Promise<void> {
    const running = this.#leases.get(accountId);
    if (running !== undefined) return running;
    const { perDay, inFlight } = this.#deps.tiers[tier];
    const limit = perDay ?? 0;
    const share = Math.ceil(Math.min(limit / 100, (limit - (used ?? limit)) / 4));
    const units = Math.min(largestBlock, Math.max(1, inFlight, share));
    const lease = this.#lease(accountId, dayNumber, limit, units)
      .then(() => undefined)
      .finally(() => this.#leases.delete(accountId));
    this.#leases.set(accountId, lease);
    return lease;
  }

  async #snapshot(principal: Principal, nowMs: number, dayUsed: number | null): Promise<LimitSnapshot> {
    const tier = this.#deps.tiers[principal.tier];
    const minute = this.#minutes.get(principal.keyId) ?? emptyMinute;
    const asked = tier.trial !== null || (tier.perDay !== null && dayUsed === null);
    const read = asked ? await readQuota(this.#deps.db, principal.accountId, nowMs) : null;
    const used = { dayUsed: (tier.trial === null ? dayUsed : null) ?? read?.dayUsed ?? 0 };
    return snapshotOf(principal.tier, tier, { nowMs, minute, ...used, trialUsed: read?.trialUsed ?? 0 });
  }

  /** Holds the slots of calls under way; a server that was started anew learns of them here. */
  async #renew(): Promise<void> {
    const byAccount = new Map<string, string[]>();
    for (const { accountId, member } of this.#slots) {
      byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), member]);
    }
    for (const [accountId, members] of byAccount) {
      await this.#deps.counters.renew(accountId, members).catch(this.#deps.onError ?? (() => undefined));
    }
  }
}
