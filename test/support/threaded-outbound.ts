/** Starts the way out in a thread, bundled as the build would do it. */
import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createThreadedOutbound } from '../../src/outbound/outbound-thread.ts';
import type { Outbound } from '../../src/outbound/send-once.ts';
import type { OutboundWorkerData } from './outbound-worker.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/sous', import.meta.url));

/** Bundles the thread's program and answers how to start a way out in it. */
export async function bundleOutbound(): Promise<(data: OutboundWorkerData) => Outbound> {
  const file = join(cache, `test-outbound-${process.pid}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL('./outbound-worker.ts', import.meta.url))],
    outfile: file,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' },
    logLevel: 'error',
  });
  return (data) => createThreadedOutbound(() => new Worker(file, { workerData: data, execArgv: [] }));
}
