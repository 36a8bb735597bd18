/** Turns bearer tokens into callers, mostly from memory, and forgets them in time. */
import type { Clock } from '#kernel/clock';
import { findCaller, touchKeys } from '#store/api-keys';
import type { CallerRow } from '#store/api-keys';
import type { Database } from '#store/database';
import { LRUCache } from 'lru-cache';
import type { AccessChanges } from './deps.ts';
import { hashKey, isWellFormedKey } from './key-format.ts';
import { scopes as allScopes, tierNames } from './ports.ts';
import type { Authenticator, Principal } from './ports.ts';

/** A remembered answer; `principal` is null for keys that let nobody in. */
interface Remembered {
  readonly principal: Principal | null;
  readonly expiresAtMs: number;
  /** When the look-up began: the answer is at most this old. */
  readonly askedAtMs: number;
}

/** The authenticator of a running service. */
export interface RunningAuthenticator extends Authenticator {
  readonly changes: AccessChanges;
  /** Writes when keys were last used, and ends. */
  close(): Promise<void>;
}

/** After this an answer is asked for again behind the caller's back … */
const refreshAfterMs = 2_000;
/** … and after this it is not used any more: a key that was revoked elsewhere lives on for less than 5 s. */
const trustForMs = 4_500;
const maxRemembered = 50_000;
/** Bad keys have a place of their own, so that guessing can't push good ones out. */
const maxRefused = 10_000;
const touchEveryMs = 15_000;
/** Hashes of keys in use are remembered by the key for no longer than this. */
const keepHashesMs = 5_000;
const maxHashes = 1_000;

function principalOf(row: CallerRow, nowMs: number): Principal | null {
  if (row.revokedAt !== null || (row.expiresAt !== null && row.expiresAt.getTime() <= nowMs)) return null;
  return {
    accountId: row.accountId,
    keyId: row.keyId,
    tier: tierNames.find((name) => name === row.tier) ?? 'sandbox',
    scopes: new Set(allScopes.filter((scope) => row.scopes.includes(scope))),
    suspended: row.suspendedAt !== null,
  };
}

/** Starts an authenticator on a database. */
export function startAuthenticator(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { onError = () => undefined }: { readonly onError?: (error: unknown) => void } = {},
): RunningAuthenticator {
  const known = new LRUCache<string, Remembered>({ max: maxRemembered });
  const refused = new LRUCache<string, Remembered>({ max: maxRefused });
  const asking = new Map<string, Promise<Principal | null>>();
  const lastUsed = new Map<string, number>();
  let generation = 0;

  const ask = async (hash: string): Promise<Principal | null> => {
    for (;;) {
      const asked = generation;
      const askedAtMs = clock.now();
      const row = await findCaller(db, hash);
      // Something changed while the answer was under way: it may be the old one.
      if (asked !== generation) continue;
      const principal = row === null ? null : principalOf(row, askedAtMs);
      const expiresAtMs = row?.expiresAt?.getTime() ?? Infinity;
      (principal === null ? refused : known).set(hash, { principal, expiresAtMs, askedAtMs });
      if (principal === null) known.delete(hash);
      else refused.delete(hash);
      return principal;
    }
  };
  const askOnce = (hash: string): Promise<Principal | null> => {
    const running = asking.get(hash);
    if (running !== undefined) return running;
    const started = ask(hash).finally(() => asking.delete(hash));
    asking.set(hash, started);
    return started;
  };

  const touch = async (): Promise<void> => {
    const batch = new Map(lastUsed);
    lastUsed.clear();
    try {
      await touchKeys(db, batch);
    } catch (error) {
      for (const [id, at] of batch) if (!lastUsed.has(id)) lastUsed.set(id, at);
      onError(error);
    }
  };
  /** Only spares the hashing: whether a key lets anybody in is asked by its hash each time. */
  const hashes = new Map<string, string>();
  const timers = [
    setInterval(() => void touch(), touchEveryMs).unref(),
    setInterval(() => hashes.clear(), keepHashesMs).unref(),
  ];

  const use = (principal: Principal | null, nowMs: number): Principal | null => {
    if (principal !== null) lastUsed.set(principal.keyId, nowMs);
    return principal;
  };

  return {
    authenticate: (token) => {
      const remembered = hashes.get(token);
      if (remembered === undefined && !isWellFormedKey(token)) return null;
      const hash = remembered ?? hashKey(token);
      const nowMs = clock.now();
      const found = known.get(hash) ?? refused.get(hash);
      const ageMs = found === undefined ? Infinity : nowMs - found.askedAtMs;
      if (found === undefined || ageMs >= trustForMs || ageMs < 0) {
        return askOnce(hash).then((principal) => use(principal, nowMs));
      }
      if (nowMs >= found.expiresAtMs) return null;
      if (ageMs >= refreshAfterMs && found.principal !== null) askOnce(hash).catch(onError);
      if (remembered === undefined && found.principal !== null) {
        if (hashes.size >= maxHashes) hashes.clear();
        hashes.set(token, hash);
      }
      return use(found.principal, nowMs);
    },
    changes: {
      keyChanged: (hash) => {
        generation++;
        known.delete(hash);
        refused.delete(hash);
      },
      accountChanged: (accountId) => {
        generation++;
        for (const [hash, { principal }] of known) if (principal?.accountId === accountId) known.delete(hash);
      },
    },
    close: async () => {
      timers.forEach(clearInterval);
      hashes.clear();
      await touch();
    },
  };
}
