/** Tables, one schema for the embedded database and for a server. Times are timestamps with time zone. */
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
