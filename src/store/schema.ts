/** Tables, one schema for the embedded database and for a server. Times are timestamps with time zone. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A customer. `email` is stored in lower case. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name'),
    tier: text('tier').notNull(),
    operator: boolean('operator').notNull().default(false),
    suspendedAt: instant('suspended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email)],
);

/** Keys by the SHA-256 of the whole key; the key itself is never stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    lastFour: text('last_four').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** The key that takes this one's place after a rotation. */
    successorId: text('successor_id'),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.hash), index('api_keys_account').on(table.accountId)],
);

/** What an account has used for good: today's calls and the trial's. `dayUsed` belongs to `day`. */
export const quotas = pgTable('quotas', {
  accountId: text('account_id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  dayUsed: integer('day_used').notNull().default(0),
  trialUsed: integer('trial_used').notNull().default(0),
});

/** A running process; one that has not been seen for a while is taken for dead. */
export const instances = pgTable('instances', {
  id: text('id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

/** Charged calls under way: in-flight slots, and units of day and trial that may yet be given back. */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    instanceId: text('instance_id').notNull(),
    /** The day that the call counts for, or null without a daily limit. */
    day: date('day', { mode: 'string' }),
    trial: boolean('trial').notNull(),
  },
  (table) => [index('reservations_account').on(table.accountId)],
);

/** Times (ms since 1970) of a key's requests in the last minute. */
export const minuteWindows = pgTable('minute_windows', {
  keyId: text('key_id').primaryKey(),
  hits: bigint('hits', { mode: 'number' }).array().notNull(),
});

/** First answers, by account and Idempotency-Key. `answeredAt` is null while the first request runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: text('account_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** The try that owns the row, and the process that it runs in. */
    attemptId: text('attempt_id').notNull(),
    instanceId: text('instance_id').notNull(),
    answeredAt: instant('answered_at'),
    status: integer('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    body: bytes('body'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);

/** Calls per account, key, endpoint, model tier and UTC day. */
export const usageDays = pgTable(
  'usage_days',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    keyId: text('key_id').notNull(),
    endpoint: text('endpoint').notNull(),
    /** `none` where no model took part. */
    modelTier: text('model_tier').notNull(),
    calls: integer('calls').notNull(),
    charged: integer('charged').notNull(),
    clientErrors: integer('client_errors').notNull(),
    serverErrors: integer('server_errors').notNull(),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day, table.keyId, table.endpoint, table.modelTier] }),
  ],
);

/** Hosts that an account may name in `callback_url`, once `verifiedAt` is set. `host` is in lower-case ASCII. */
export const callbackHosts = pgTable(
  'callback_hosts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    /** What the host must show to prove who controls it. */
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    verifiedAt: instant('verified_at'),
    /** `file`, `dns` or `operator`. */
    verifiedBy: text('verified_by'),
    checkedAt: instant('checked_at'),
    /** What was found in the way of a proof that failed. */
    checkFile: text('check_file'),
    checkDns: text('check_dns'),
  },
  (table) => [uniqueIndex('callback_hosts_account_host').on(table.accountId, table.host)],
);

/** What an account's receivers know callbacks by. In the clear: its owner may look at it again. */
export const callbackSecrets = pgTable('callback_secrets', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** The one before, which signs too until `previousUntil`. */
  previous: text('previous'),
  previousUntil: instant('previous_until'),
});

/** Finished results that came with a request_id, as the bytes that were answered. */
export const results = pgTable(
  'results',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    requestId: text('request_id').notNull(),
    body: bytes('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('results_request').on(table.accountId, table.requestId, table.createdAt),
    index('results_age').on(table.createdAt),
  ],
);

/** Deliveries of results to callbacks: one row is one attempt at most. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** The process that owns it. */
    instanceId: text('instance_id').notNull(),
    requestId: text('request_id').notNull(),
    endpoint: text('endpoint').notNull(),
    resultId: text('result_id').notNull(),
    /** The delivery that a person had repeated, or null. */
    redeliveryOf: text('redelivery_of'),
    url: text('url').notNull(),
    host: text('host').notNull(),
    status: text('status').notNull(),
    httpStatus: integer('http_status'),
    error: text('error'),
    detail: text('detail'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    durationMs: integer('duration_ms'),
  },
  (table) => [
    index('deliveries_account').on(table.accountId, table.createdAt, table.id),
    index('deliveries_age').on(table.createdAt),
    index('deliveries_unfinished')
      .on(table.instanceId)
      .where(sql`status in ('waiting', 'sending')`),
  ],
);
