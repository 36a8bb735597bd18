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

async function openPool(config: PoolConfig): Promise<Pool> {
  const pool = new Pool({ connectionTimeoutMillis: 10_000, ...config });
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
    const pool = await openPool({
      host: embedded.host,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 1,
    });
    const close = async (): Promise<void> => {
      await running.close();
      await lock.release();
    };
    const migrated = await migrateDatabase(pool);
    return storeOf({ kind: 'embedded', pool, migrated, sole: true, failed: embedded.failed, close });
  } catch (error) {
    await embedded?.close();
    await lock.release();
    throw error;
  }
}

/** Joins the service that runs on the folder; null while it is not ready or has just gone. */
async function openShared(dataDir: string): Promise<Store | null> {
  const host = socketFolder(dataDir);
  const pool = await openPool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 1 }).catch(
    () => null,
  );
  if (pool === null) return null;
  return storeOf({ kind: 'embedded', pool, migrated: await migrateDatabase(pool), sole: false });
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

/** Opens the database and brings its schema up to date. Throws with a sentence for the operator. */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl === null) return openEmbedded(options);
  const pool = await openPool({ connectionString: options.databaseUrl, max: options.maxConnections ?? 10 });
  try {
    return storeOf({ kind: 'server', pool, migrated: await migrateDatabase(pool), sole: false });
  } catch (error) {
    await pool.end();
    throw error;
  }
}
