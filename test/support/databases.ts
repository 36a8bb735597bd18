/** Real databases for tests: throwaway servers in temporary folders, ended by the handle that started them. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '#store/open-store';
import type { Store } from '#store/open-store';

const startTimeoutMs = 30_000;

/** A folder that is gone when `remove` has been called. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'sous-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const required = (variable: string): string => {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the tests with npm test, which finds the servers`);
  return value;
};

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function eventually<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() - started > startTimeoutMs)
        throw new Error(`${what} did not start`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** PostgreSQL refuses to run as root: then it runs as the user that its packages make. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const ids = { uid: id('-u'), gid: id('-g') };
  if (!(ids.uid > 0)) throw new Error('there is no user postgres to run the test server as');
  return ids;
}

export interface TestPostgres {
  /** A new, migrated database of its own, cloned from a template. */
  createDatabase(): Promise<string>;
  /** An empty database without any table. */
  createEmptyDatabase(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL server on a random loopback port. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = required('SOUS_TEST_PG_BIN');
  const folder = temporaryFolder();
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder.path, user.uid, user.gid);
  chmodSync(folder.path, 0o700);
  const data = join(folder.path, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    { ...user, cwd: folder.path, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=120', 'listen_addresses=127.0.0.1', `port=${port}`];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder.path, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder.path, stdio: 'ignore' },
  );
  const urlOf = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await eventually('PostgreSQL', () => run('select 1'));
  let count = 0;
  let template: Promise<string> | null = null;
  const makeTemplate = async (): Promise<string> => {
    await run('create database sous_template');
    const store = await openStore({ databaseUrl: urlOf('sous_template'), dataDir: '', purpose: 'command' });
    await store.close();
    return 'sous_template';
  };
  const create = async (from: string): Promise<string> => {
    const name = `sous_${++count}`;
    await run(`create database ${name} template ${from}`);
    return urlOf(name);
  };
  return {
    createDatabase: async () => create(await (template ??= makeTemplate())),
    createEmptyDatabase: () => create('template0'),
    close: async () => {
      await end(server, 'SIGINT');
      folder.remove();
    },
  };
}

export interface TestValkey {
  readonly url: string;
  /** Ends the server at once and starts it again, with what its last snapshot held or with nothing. */
  restart(how?: { readonly keepSnapshot: boolean }): Promise<void>;
  /** Writes a snapshot of the memory. */
  save(): Promise<void>;
  /** Ends the server and leaves it off. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a Valkey or Redis server on a random loopback port. */
export async function startValkey(): Promise<TestValkey> {
  const { Redis } = await import('ioredis');
  const bin = required('SOUS_TEST_REDIS_BIN');
  const folder = temporaryFolder();
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const talk = async (work: (redis: InstanceType<typeof Redis>) => Promise<unknown>): Promise<void> => {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      await work(redis);
    } finally {
      redis.disconnect();
    }
  };
  const start = async (): Promise<ChildProcess> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path];
    const child = spawn(bin, options, { stdio: 'ignore' });
    await eventually('Valkey', () => talk((redis) => redis.ping()));
    return child;
  };
  let server = await start();
  return {
    url,
    save: () => talk((redis) => redis.save()),
    stop: () => end(server, 'SIGKILL'),
    restart: async ({ keepSnapshot } = { keepSnapshot: false }) => {
      await end(server, 'SIGKILL');
      if (!keepSnapshot) rmSync(join(folder.path, 'dump.rdb'), { force: true });
      server = await start();
    },
    close: async () => {
      await end(server, 'SIGKILL');
      folder.remove();
    },
  };
}

/** Opens the embedded database in a folder of its own that goes with the store. */
export async function openEmbeddedStore(): Promise<Store & { readonly dataDir: string }> {
  const folder = temporaryFolder();
  const store = await openStore({ databaseUrl: null, dataDir: folder.path, purpose: 'service' });
  const close = async (): Promise<void> => {
    await store.close();
    folder.remove();
  };
  return { ...store, dataDir: folder.path, close };
}
