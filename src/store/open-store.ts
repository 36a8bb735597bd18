/** Opens the database: the embedded one in a data folder, or a PostgreSQL server. */
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { startEmbedded, socketFolder } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { databaseOn } from './database.ts';
import type { Database } from './database.ts';
import { readHolder, takeFolder } from './folder-lock.ts';
import type { FolderLock } from './folder-lock.ts';
import { migrateDatabase } from './migrate.ts';
import type { MigrationReport } from './migrate.ts';

/** Where the data is, and what for. */
export interface StoreOptions {
  /** `postgres://…`, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** `service` owns the folder as long as it runs; a `command` shares it with a running service. */
  readonly purpose: 'service' | 'command';
  /** Connections to a server; the embedded database has one. */
  readonly maxConnections?: number;
  /** How long a command waits for another command, and a service for either. */
  readonly waitMs?: number;
}

/** An open database. */
export interface Store {
  readonly db: Database;
  readonly kind: 'embedded' | 'server';
  /** True when no other process can count calls in this database. */
  readonly sole: boolean;
  readonly migrated: MigrationReport;
  /** Resolves if the embedded database dies; never for a server. */
  readonly failed: Promise<Error>;
  /** Whether the database answers now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The data folder is in use by somebody who won't share it. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const never = new Promise<Error>(() => undefined);

/** No statement of the service takes longer; one that does waits for a server that has gone. */
const queryTimeoutMs = 30_000;

async function openPool(config: PoolConfig): Promise<Pool> {
  const pool = new Pool({ connectionTimeoutMillis: 10_000, keepAlive: true, ...config });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Migrates over a connection of its own: another instance may hold the lock for long, which is no failure. */
async function migrateOver(config: PoolConfig): Promise<MigrationReport> {
  const pool = await openPool({ ...config, max: 1 });
  try {
    return await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
}

const embeddedConfig = (host: string): PoolConfig => ({
  host,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  max: 1,
});

interface Parts {
  readonly kind: Store['kind'];
  readonly pool: Pool;
  readonly migrated: MigrationReport;
  readonly sole: boolean;
  readonly failed?: Promise<Error>;
  readonly close?: () => Promise<void>;
}

function storeOf({ kind, pool, migrated, sole, failed = never, close }: Parts): Store {
  let closed: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    await pool.end();
    await close?.();
  };
  return {
    db: databaseOn(pool),
    kind,
    sole,
    migrated,
    failed,
    ping: async () => void (await pool.query('select 1')),
    close: () => (closed ??= closeAll()),
  };
}

async function openOwned(lock: FolderLock, dataDir: string): Promise<Store> {
  let embedded: EmbeddedDatabase | undefined;
  try {
    embedded = await startEmbedded(dataDir);
    const running = embedded;
    const config = embeddedConfig(embedded.host);
    const migrated = await migrateOver(config);
    const pool = await openPool({ ...config, query_timeout: queryTimeoutMs });
    const close = async (): Promise<void> => {
      await running.close();
      await lock.release();
    };
    return storeOf({ kind: 'embedded', pool, migrated, sole: true, failed: embedded.failed, close });
  } catch (error) {
    await embedded?.close();
    await lock.release();
    throw error;
  }
}

/** Joins the service that runs on the folder; null while it is not ready or has just gone. */
async function openShared(dataDir: string): Promise<Store | null> {
  const config = embeddedConfig(socketFolder(dataDir));
  const pool = await openPool({ ...config, query_timeout: queryTimeoutMs }).catch(() => null);
  if (pool === null) return null;
  return storeOf({ kind: 'embedded', pool, migrated: await migrateOver(config), sole: false });
}

async function openEmbedded({ dataDir, purpose, waitMs = 20_000 }: StoreOptions): Promise<Store> {
  const started = performance.now();
  for (;;) {
    const lock = await takeFolder(dataDir, purpose);
    if (lock !== null) return openOwned(lock, dataDir);
    const holder = await readHolder(dataDir);
    const shared = purpose === 'command' && holder?.purpose === 'service' ? await openShared(dataDir) : null;
    if (shared !== null) return shared;
    const refuse = purpose === 'service' && holder?.purpose === 'service';
    if (refuse || performance.now() - started > waitMs) {
      const who = holder === null ? 'another process' : `process ${holder.pid} (${holder.purpose})`;
      throw new FolderInUseError(
        `${dataDir} is in use by ${who}: stop it, choose another DATA_DIR, or set DATABASE_URL to share a server`,
      );
    }
    await pause(50);
  }
}

async function openServer(connectionString: string, maxConnections: number): Promise<Store> {
  const config = { connectionString, max: maxConnections };
  const pool = await openPool({ ...config, query_timeout: queryTimeoutMs }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the database at DATABASE_URL cannot be opened: ${reason}`, { cause: error });
  });
  try {
    return storeOf({ kind: 'server', pool, migrated: await migrateOver(config), sole: false });
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Opens the database and brings its schema up to date. Throws with a sentence for the operator. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, maxConnections = 10 } = options;
  if (databaseUrl === null) return openEmbedded(options);
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must have the form postgres://user:password@host:port/database');
  }
  return openServer(databaseUrl, maxConnections);
}
