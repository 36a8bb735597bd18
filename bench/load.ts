// One burst of load against a server on this machine; the job and the result go over IPC.
import autocannon from 'autocannon';
import type { LoadJob } from './processes.ts';

const run = async ({ port, shots, connections, seconds }: LoadJob): Promise<void> => {
  const before = process.cpuUsage();
  const started = performance.now();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: shots.map(({ method, path, headers, body }) => ({ method, path, headers, body })),
  });
  const { user, system } = process.cpuUsage(before);
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0 || result['2xx'] === 0) {
    const codes = JSON.stringify(result.statusCodeStats);
    throw new Error(`${result['2xx']} good answers, ${bad} others: ${codes}, ${result.errors} errors`);
  }
  process.send?.({
    requestsPerSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    loadCpuShare: (user + system) / 1000 / (performance.now() - started),
  });
};

process.once('message', (job: LoadJob) => {
  void run(job)
    .catch((error: unknown) => process.send?.({ error: String(error) }))
    .finally(() => process.disconnect());
});
