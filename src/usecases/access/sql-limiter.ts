/** Limits of several processes that share a database: every count is one statement there, by its clock. */
import { AppError } from '#kernel/errors';
import type { Clock } from '#kernel/clock';
import type { Database } from '#store/database';
import { reserveRow, settleRow, takeMinuteRow } from '#store/quotas';
import type { MinuteFigures, QuotaFigures } from '#store/quotas';
import { LRUCache } from 'lru-cache';
import { AnonymousLimits } from './anonymous-limits.ts';
import { randomBase62 } from './key-format.ts';
import { emptyMinute, refusalOf, snapshotOf } from './limit-figures.ts';
import type { MinuteCount } from './limit-figures.ts';
import type { Admission, Limiter, LimitSnapshot, Principal, ReservationVerdict } from './ports.ts';
import type { TierTable } from './tiers.ts';

export interface SqlLimiterDeps {
  readonly db: Database;
  /** Only for requests without a key, which each process counts by itself. */
  readonly clock: Clock;
  readonly tiers: TierTable;
  readonly instanceId: string;
}

const maxKeys = 50_000;

export class SqlLimiter implements Limiter {
  readonly #deps: SqlLimiterDeps;
  readonly #anonymous = new AnonymousLimits();
  /** Each key's minute as it was told last, for the answers of charged calls. */
  readonly #minutes = new LRUCache<string, MinuteCount>({ max: maxKeys });

  constructor(deps: SqlLimiterDeps) {
    this.#deps = deps;
  }

  async takeMinute(principal: Principal): Promise<Admission> {
    const figures = await this.#minute(principal, true);
    const snapshot = this.#snapshot(principal, figures);
    if (figures.allowed) return { allowed: true, snapshot };
    return refusalOf(['minute'], snapshot, { nowMs: figures.atMs, oldestMs: figures.oldestMs });
  }

  takeAnonymous(clientAddress: string, penalty = 1): Admission {
    return this.#anonymous.take(clientAddress, penalty, this.#deps.clock.now());
  }

  async reserve(principal: Principal): Promise<ReservationVerdict> {
    const { db, instanceId } = this.#deps;
    const tier = this.#deps.tiers[principal.tier];
    const call = {
      id: randomBase62(20),
      accountId: principal.accountId,
      dayLimit: tier.perDay,
      trialLimit: tier.trial,
      nowMs: null,
    };
    const reserved = await reserveRow(db, { ...call, instanceId, inFlightLimit: tier.inFlight });
    if (reserved.violated.length > 0) {
      const snapshot = this.#snapshot(principal, reserved);
      const refusal = refusalOf(reserved.violated, snapshot, { nowMs: reserved.atMs, oldestMs: null });
      return { ok: false, refusal };
    }
    const settle = (keep: boolean) => async (): Promise<LimitSnapshot> => {
      const settled = await settleRow(db, { ...call, keep });
      if (!settled.settled) throw new AppError('service_overloaded', undefined, { retryAfterSeconds: 1 });
      return this.#snapshot(principal, settled);
    };
    return { ok: true, reservation: { keep: settle(true), release: settle(false) } };
  }

  async snapshot(principal: Principal): Promise<LimitSnapshot> {
    return this.#snapshot(principal, await this.#minute(principal, false));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #minute(principal: Principal, count: boolean): Promise<MinuteFigures> {
    const { keyId, accountId, tier } = principal;
    const limit = this.#deps.tiers[tier].perMinute;
    const figures = await takeMinuteRow(this.#deps.db, { keyId, accountId, limit, count, nowMs: null });
    const { hits, oldestMs, newestMs } = figures;
    this.#minutes.set(keyId, { used: hits, oldestMs, newestMs });
    return figures;
  }

  #snapshot(principal: Principal, figures: QuotaFigures): LimitSnapshot {
    const minute = this.#minutes.get(principal.keyId) ?? emptyMinute;
    const { atMs: nowMs, dayUsed, trialUsed } = figures;
    const count = { nowMs, minute, dayUsed, trialUsed };
    return snapshotOf(principal.tier, this.#deps.tiers[principal.tier], count);
  }
}
