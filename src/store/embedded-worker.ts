/** Thread that runs the embedded database, so that its work never blocks the service's own loop. */
import { rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedFiles } from './embedded-files.ts';
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

const { database } = await openEmbeddedFiles(filesDir, basePath);
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
