/** Starts the embedded database: a PostgreSQL compiled to WebAssembly, in a thread, behind a private socket. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWorkerData } from './embedded-worker.ts';

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** Folder of the socket, as `host` for the `pg` driver. */
  readonly host: string;
  /** Ends when the thread has died without being asked to; the store is of no use then. */
  readonly failed: Promise<Error>;
  close(): Promise<void>;
}

/** The major version whose files the embedded database can read. */
const postgresMajor = '18';
/** `sun_path` holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
const maxSocketPathBytes = 103;
const socketName = '.s.PGSQL.5432';
const startTimeoutMs = 60_000;

/**
 * The folder of the database's socket, readable by this user only. It is inside the data folder unless that
 * path is too long for a socket.
 */
export function socketFolder(dataDir: string): string {
  const inside = join(resolve(dataDir), 'run');
  if (Buffer.byteLength(join(inside, socketName)) <= maxSocketPathBytes) return inside;
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 20);
  return join(tmpdir(), `sous-${userInfo().uid}-${name}`);
}

function makePrivateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const found = lstatSync(dir);
  const mine = process.platform === 'win32' || found.uid === userInfo().uid;
  if (!found.isDirectory() || !mine) throw new Error(`${dir} belongs to another user`);
  chmodSync(dir, 0o700);
}

/**
 * The worker beside this file. In the checkout it is TypeScript, which worker threads of Node 20 cannot load:
 * it is bundled first, into the cache that also other tools of the checkout use.
 */
async function workerUrl(): Promise<URL> {
  if (!import.meta.url.endsWith('.ts')) return new URL('./embedded-worker.js', import.meta.url);
  const { build } = await import('esbuild');
  const source = fileURLToPath(new URL('./embedded-worker.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const code = outputFiles[0]!.contents;
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const dir = fileURLToPath(new URL('../../node_modules/.cache/sous/', import.meta.url));
  const file = join(dir, `embedded-worker-${name}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(dir, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, code);
    renameSync(part, file);
  }
  return pathToFileURL(file);
}

/** The prepared empty database that the build makes. */
function basePath(): string | null {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [join(here, 'embedded-base.tgz'), join(here, '../../dist/embedded-base.tgz')];
  return candidates.find((path) => existsSync(path)) ?? null;
}

async function refuseOtherMajor(filesDir: string): Promise<void> {
  const found = await readFile(join(filesDir, 'cluster', 'PG_VERSION'), 'utf8').catch(() => null);
  if (found === null || found.trim() === postgresMajor || !existsSync(join(filesDir, 'complete'))) return;
  throw new Error(
    `the database in ${filesDir} was made by version ${found.trim()}, this build reads ${postgresMajor}: ` +
      'export it with the build that made it',
  );
}

/** Opens (or makes) the database under `dataDir`. The caller holds the folder's lock. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const filesDir = join(resolve(dataDir), 'database');
  mkdirSync(filesDir, { recursive: true, mode: 0o700 });
  await refuseOtherMajor(filesDir);
  const host = socketFolder(dataDir);
  makePrivateFolder(host);
  const workerData: EmbeddedWorkerData = {
    filesDir,
    socketPath: join(host, socketName),
    basePath: basePath(),
  };
  const worker = new Worker(await workerUrl(), { workerData, execArgv: [], name: 'embedded-database' });
  let closing = false;
  const failed = new Promise<Error>((report) => {
    worker.once('error', report);
    worker.once('exit', (code) => {
      if (!closing) report(new Error(`the embedded database ended with code ${code}`));
    });
  });
  const timer = new AbortController();
  const late = new Promise<Error>((report) => {
    const timeout = setTimeout(
      () => report(new Error(`the embedded database did not start in ${startTimeoutMs} ms`)),
      startTimeoutMs,
    );
    timer.signal.addEventListener('abort', () => clearTimeout(timeout));
  });
  const outcome = await Promise.race([once(worker, 'message').then(() => null), failed, late]);
  timer.abort();
  if (outcome !== null) {
    closing = true;
    await worker.terminate();
    throw outcome;
  }
  return {
    host,
    failed,
    close: async () => {
      if (closing) return;
      closing = true;
      worker.postMessage('close');
      await once(worker, 'exit');
      // A folder outside the data folder would stay behind for nothing.
      if (dirname(host) !== resolve(dataDir)) rmSync(host, { recursive: true, force: true });
    },
  };
}
