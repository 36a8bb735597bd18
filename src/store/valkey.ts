/**
 * Fast shared counting in Valkey or Redis. What is there may be lost at any time: it holds units of a day that
 * are paid in the database, never more. Each start of the server is an epoch of its own, and keys carry it, so
 * that an old copy of its memory (a snapshot that it loads, a lagging replica) is never believed.
 */
import { Redis } from 'ioredis';

/** Seconds that a slot lives without being renewed by its process. */
const slotMs = 15_000;

const head = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local today = math.floor(now / 86400000)
local function minute(key)
  while true do
    local oldest = redis.call('LINDEX', key, 0)
    if not oldest or tonumber(oldest) > now - 60000 then break end
    redis.call('LPOP', key)
  end
  return redis.call('LLEN', key), redis.call('LINDEX', key, 0) or '', redis.call('LINDEX', key, -1) or ''
end
local function day(key)
  local at = redis.call('HMGET', key, 'day', 'leased', 'free')
  if tonumber(at[1]) == today then return tonumber(at[2]), tonumber(at[3]) end
  return nil
end
`;

/** KEYS minute, day. ARGV limit, count. */
const takeMinute = `${head}
local used, oldest, newest = minute(KEYS[1])
local allowed = 1
if ARGV[2] == '1' then
  if used >= tonumber(ARGV[1]) then allowed = 0 else
    redis.call('RPUSH', KEYS[1], now)
    redis.call('PEXPIRE', KEYS[1], 60000)
    used = used + 1
    newest = tostring(now)
    if oldest == '' then oldest = newest end
  end
end
local leased, free = day(KEYS[2])
return {allowed, used, oldest, newest, now, leased and leased - free or -1}
`;

/** KEYS day, slots. ARGV day limit (-1 none), in-flight limit, slot id. Status: 0 taken, 1 day, 2 in flight, 3 lease. */
const reserve = `${head}
local leased, free = day(KEYS[1])
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now)) do
  redis.call('ZREM', KEYS[2], id)
  if leased and string.match(id, '^%-?%d+') == tostring(today) then
    free = redis.call('HINCRBY', KEYS[1], 'free', 1)
  end
end
local limit = tonumber(ARGV[1])
local running = redis.call('ZCARD', KEYS[2])
local status = 0
if limit >= 0 and not leased then status = 3
elseif limit >= 0 and free < 1 then
  if leased < limit then status = 3
  elseif running > 0 then status = 2
  else status = 1 end
end
if status ~= 1 and running >= tonumber(ARGV[2]) then status = 2 end
if status == 0 then
  if limit >= 0 then free = redis.call('HINCRBY', KEYS[1], 'free', -1) end
  redis.call('ZADD', KEYS[2], now + ${slotMs}, (limit >= 0 and today or -1) .. ':' .. ARGV[3])
  redis.call('PEXPIRE', KEYS[2], 86400000)
end
return {status, now, today, leased and leased - free or -1}
`;

/**
 * KEYS day, slots. ARGV keep, slot member, day limit, whether the slot is from an earlier epoch (its unit is paid,
 * but not out of this epoch's). Settled 0: the slot was given away and there is no room.
 */
const settle = `${head}
local leased, free = day(KEYS[1])
local held = redis.call('ZREM', KEYS[2], ARGV[2]) == 1 or ARGV[4] == '1'
local counted = tonumber(ARGV[3]) >= 0
local settled = 1
if counted then
  local mine = string.match(ARGV[2], '^%-?%d+') == tostring(today)
  if ARGV[1] == '1' and not held then
    if leased and free > 0 then free = redis.call('HINCRBY', KEYS[1], 'free', -1) else settled = 0 end
  elseif ARGV[1] == '0' and held and leased and mine then
    free = redis.call('HINCRBY', KEYS[1], 'free', 1)
  end
end
return {settled, now, leased and leased - free or -1}
`;

/** KEYS day. ARGV day number, paid in all, paid now. */
const addPaid = `${head}
local at = tonumber(ARGV[1])
if at ~= today then return 0 end
if day(KEYS[1]) then
  redis.call('HINCRBY', KEYS[1], 'free', ARGV[3])
  local leased = tonumber(redis.call('HGET', KEYS[1], 'leased'))
  if tonumber(ARGV[2]) > leased then redis.call('HSET', KEYS[1], 'leased', ARGV[2]) end
else
  redis.call('HSET', KEYS[1], 'day', at, 'leased', ARGV[2], 'free', ARGV[3])
end
redis.call('PEXPIRE', KEYS[1], 172800000)
return 1
`;

/** KEYS slots. ARGV members: renews what is held, also after the server forgot it. */
const renew = `${head}
for _, id in ipairs(ARGV) do redis.call('ZADD', KEYS[1], now + ${slotMs}, id) end
redis.call('PEXPIRE', KEYS[1], 86400000)
return 1
`;

const scripts = { takeMinute, reserve, settle, addPaid, renew };
type ScriptName = keyof typeof scripts;
type ScriptRunner = Record<ScriptName, (...args: (string | number)[]) => Promise<unknown>>;

/** What a key's minute is, and how much of the account's day is used (null: not known here yet). */
export interface ValkeyMinute {
  readonly allowed: boolean;
  readonly used: number;
  readonly oldestMs: number | null;
  readonly newestMs: number | null;
  readonly nowMs: number;
  readonly dayUsed: number | null;
}

export type ValkeyReserved = 'taken' | 'day' | 'in-flight' | 'lease';

/** The counters, by account. Every method rejects when the server can't be reached. */
export interface ValkeyCounters {
  takeMinute(accountId: string, keyId: string, limit: number, count: boolean): Promise<ValkeyMinute>;
  /** Takes a slot and a paid unit; `member` names the slot afterwards. */
  reserve(
    accountId: string,
    slotId: string,
    limits: { perDay: number | null; inFlight: number },
  ): Promise<{
    status: ValkeyReserved;
    member: string;
    nowMs: number;
    dayNumber: number;
    dayUsed: number | null;
    /** The server's start that the slot belongs to. */
    epoch: string;
  }>;
  settle(
    accountId: string,
    member: string,
    input: { keep: boolean; perDay: number | null; epoch: string },
  ): Promise<{ settled: boolean; nowMs: number; dayUsed: number | null }>;
  addPaid(
    accountId: string,
    paid: { dayNumber: number; leased: number; granted: number; epoch: string },
  ): Promise<void>;
  renew(accountId: string, members: readonly string[]): Promise<void>;
  /** The server's start that counters belong to now. */
  epoch(): string;
  ping(): Promise<void>;
  close(): Promise<void>;
}

const orNull = (value: unknown): number | null => (value === '' || value === null ? null : Number(value));
const known = (value: unknown): number | null => (Number(value) < 0 ? null : Number(value));
const statuses: readonly ValkeyReserved[] = ['taken', 'day', 'in-flight', 'lease'];

/** Connects. Fails at once when the server can't be reached; later outages are reported by each call. */
export async function connectValkey(
  url: string,
  { onError = () => undefined }: { readonly onError?: (error: unknown) => void } = {},
): Promise<ValkeyCounters> {
  if (!/^(redis|valkey)s?:\/\//.test(url)) {
    throw new Error('VALKEY_URL must have the form redis://user:password@host:port/database');
  }
  const redis = new Redis(url.replace(/^valkey/, 'redis'), {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3_000,
    commandTimeout: 2_000,
    retryStrategy: (times) => Math.min(100 * times, 2_000),
  });
  let started = false;
  let reason: unknown = null;
  redis.on('error', (error) => {
    reason = error;
    if (started) onError(error);
  });
  let epoch = '';
  for (const [name, lua] of Object.entries(scripts)) redis.defineCommand(name, { lua });
  const run = redis as unknown as ScriptRunner;
  const learnEpoch = async (): Promise<void> => {
    const info = await redis.info('server');
    const id = /^run_id:([0-9a-f]+)/m.exec(info)?.[1];
    if (id === undefined) throw new Error('the server at VALKEY_URL does not tell its run_id');
    epoch = id.slice(0, 12);
  };
  redis.on('close', () => (epoch = ''));
  redis.on('ready', () => {
    if (started) learnEpoch().catch(onError);
  });
  try {
    await redis.connect();
    await learnEpoch();
    started = true;
  } catch (error) {
    redis.disconnect();
    const cause = reason ?? error;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the server at VALKEY_URL cannot be used: ${why}`, { cause });
  }
  const current = (): string => {
    if (epoch === '') throw new Error('the server at VALKEY_URL is not connected');
    return epoch;
  };
  // The braces keep an account's keys on one node of a cluster.
  const key = (accountId: string, what: string, of = current()): string =>
    `sous:${of}:{${accountId}}:${what}`;
  const answer = async (name: ScriptName, keys: string[], args: (string | number)[]): Promise<unknown[]> =>
    [await run[name](keys.length, ...keys, ...args)].flat();

  return {
    takeMinute: async (accountId, keyId, limit, count) => {
      const keys = [key(accountId, `minute:${keyId}`), key(accountId, 'day')];
      const [allowed, used, oldest, newest, now, dayUsed] = await answer('takeMinute', keys, [
        limit,
        count ? 1 : 0,
      ]);
      return {
        allowed: allowed === 1,
        used: Number(used),
        oldestMs: orNull(oldest),
        newestMs: orNull(newest),
        nowMs: Number(now),
        dayUsed: known(dayUsed),
      };
    },
    reserve: async (accountId, slotId, { perDay, inFlight }) => {
      const of = current();
      const keys = [key(accountId, 'day'), key(accountId, 'slots')];
      const [status, now, today, dayUsed] = await answer('reserve', keys, [perDay ?? -1, inFlight, slotId]);
      return {
        status: statuses[Number(status)]!,
        member: `${perDay === null ? -1 : Number(today)}:${slotId}`,
        nowMs: Number(now),
        dayNumber: Number(today),
        dayUsed: known(dayUsed),
        epoch: of,
      };
    },
    settle: async (accountId, member, { keep, perDay, epoch: of }) => {
      const keys = [key(accountId, 'day'), key(accountId, 'slots')];
      const carried = of === current() ? 0 : 1;
      const args = [keep ? 1 : 0, member, perDay ?? -1, carried];
      const [settled, now, dayUsed] = await answer('settle', keys, args);
      return { settled: settled === 1, nowMs: Number(now), dayUsed: known(dayUsed) };
    },
    addPaid: async (accountId, { dayNumber, leased, granted, epoch: of }) => {
      await answer('addPaid', [key(accountId, 'day', of)], [dayNumber, leased, granted]);
    },
    renew: async (accountId, members) => {
      if (members.length > 0) await answer('renew', [key(accountId, 'slots')], [...members]);
    },
    epoch: current,
    ping: async () => void (await redis.ping()),
    close: async () => {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
