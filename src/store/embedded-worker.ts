/** Thread that runs the embedded database, so that its work never blocks the service's own loop. */
import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { serveEmbedded } from './embedded-server.ts';

/** What the thread is started with. */
export interface EmbeddedWorkerData {
  /** Folder of the database's own files. */
  readonly filesDir: string;
  readonly socketPath: string;
  /** Prepared empty database (gzipped tar), or null to make one here (slow, much memory). */
  readonly basePath: string | null;
}

const port = parentPort;
if (port === null) throw new Error('embedded-worker runs as a worker thread');
const { filesDir, socketPath, basePath } = workerData as EmbeddedWorkerData;

/** Opens the database; one that was not finished being made holds nothing yet and is made again. */
async function openFiles(): Promise<PGlite> {
  const complete = join(filesDir, 'complete');
  const cluster = join(filesDir, 'cluster');
  if (existsSync(complete)) return PGlite.create(cluster);
  await rm(cluster, { recursive: true, force: true });
  const base = basePath === null ? {} : { loadDataDir: new Blob([await readFile(basePath)]) };
  const database = await PGlite.create(cluster, base);
  await writeFile(complete, '');
  return database;
}

const database = await openFiles();
await rm(socketPath, { force: true });
const server = await serveEmbedded(database, socketPath, (error) => {
  throw error;
});
port.on('message', () => {
  void (async () => {
    await server.close();
    await database.close();
    port.postMessage('closed');
    port.close();
  })();
});
port.postMessage('ready');
