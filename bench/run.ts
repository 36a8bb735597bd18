// `npm run bench`: servers side by side in one run, load from another process, medians of interleaved bursts.
// Loopback only. `-- --quick` for a first look, `-- --json` for one JSON document on stdout.
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable, median, spread } from './figures.ts';
import { load, startServer, type LoadResult, type ServerProcess } from './processes.ts';
import { ordinaryRequest } from './server.ts';
import type { ServerName } from './servers/index.ts';
import { measureStartUp, type StartUp } from './start-up.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    repetitions: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '32' },
  },
});
/** A whole number from the command line within bounds. */
const whole = (name: string, text: string, low: number, high: number): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  console.error(`--${name} must be a whole number from ${low} to ${high}, not ${text}`);
  process.exit(2);
};
const repetitions = whole('repetitions', options.repetitions ?? (options.quick ? '3' : '7'), 1, 50);
const seconds = whole('seconds', options.seconds ?? (options.quick ? '1' : '4'), 1, 60);
const connections = whole('connections', options.connections, 1, 512);
const say = (text: string): void => {
  if (!options.json) console.log(text);
};

interface Burst extends LoadResult {
  /** CPU time of the server per answered request: comparable even where the load is the limit. */
  readonly serverMicros: number;
  readonly serverCpuShare: number;
}
interface Figures {
  readonly server: string;
  readonly requestsPerSecond: number;
  readonly spread: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverMicrosPerRequest: number;
  readonly serverCpuShare: number;
  readonly loadCpuShare: number;
  readonly rssMegabytes: number;
}

/** Bundles the processes as the service itself is bundled, so that no loader is measured. */
const bundle = async (): Promise<{ serve: string; load: string }> => {
  const outdir = resolve('node_modules/.cache/sous-bench');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const entryPoints = ['bench/serve.ts', 'bench/load.ts'];
  await build({
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
  });
  await putDatabaseBeside(outdir);
  return { serve: join(outdir, 'serve.mjs'), load: join(outdir, 'load.mjs') };
};

/** What the embedded database looks for beside the bundle, as the build puts it beside the service. */
const putDatabaseBeside = async (outdir: string): Promise<void> => {
  await build({
    entryPoints: ['src/store/embedded-worker.ts'],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  writeFileSync(join(outdir, 'package.json'), '{"type":"module"}\n');
  cpSync('src/store/migrations', join(outdir, 'migrations'), { recursive: true });
  if (existsSync('dist/embedded-base.tgz'))
    cpSync('dist/embedded-base.tgz', join(outdir, 'embedded-base.tgz'));
};

const burst = async (loadFile: string, server: ServerProcess, length: number): Promise<Burst> => {
  const before = await server.usage();
  const result = await load(loadFile, {
    port: server.port,
    shots: server.shots,
    connections,
    seconds: length,
  });
  const used = (await server.usage()).cpuMicros - before.cpuMicros;
  return {
    ...result,
    serverMicros: used / (result.requestsPerSecond * length),
    serverCpuShare: used / (length * 1e6),
  };
};

const summarise = async (server: ServerProcess, bursts: readonly Burst[]): Promise<Figures> => {
  const of = (pick: (one: Burst) => number): number => median(bursts.map(pick));
  return {
    server: server.name,
    requestsPerSecond: of((one) => one.requestsPerSecond),
    spread: spread(bursts.map((one) => one.requestsPerSecond)),
    p50Ms: of((one) => one.p50Ms),
    p99Ms: of((one) => one.p99Ms),
    serverMicrosPerRequest: of((one) => one.serverMicros),
    serverCpuShare: of((one) => one.serverCpuShare),
    loadCpuShare: of((one) => one.loadCpuShare),
    rssMegabytes: (await server.usage()).rssBytes / 2 ** 20,
  };
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const print = (figures: readonly Figures[]): void => {
  const bare = figures.find(({ server }) => server === 'bare')!;
  const rows = figures.map((one) => [
    one.server,
    one.requestsPerSecond.toFixed(0),
    `±${Math.round(one.spread * 50)} %`,
    (one.requestsPerSecond / bare.requestsPerSecond).toFixed(2),
    one.p50Ms.toFixed(1),
    one.p99Ms.toFixed(1),
    one.serverMicrosPerRequest.toFixed(0),
    (bare.serverMicrosPerRequest / one.serverMicrosPerRequest).toFixed(2),
    percent(one.serverCpuShare),
    percent(one.loadCpuShare),
    one.rssMegabytes.toFixed(0),
  ]);
  const head = [
    'server',
    'req/s',
    'range',
    'of bare',
    'p50 ms',
    'p99 ms',
    'µs CPU/req',
    'of bare',
    'CPU',
    'load CPU',
    'RSS MB',
  ];
  say(formatTable([head, ...rows]));
};

const printStartUp = (figures: readonly StartUp[]): void => {
  const rows = figures.map((one) => [
    one.start === 'first' ? 'first start, empty data folder' : 'start again, same folder',
    one.readyMs.toFixed(0),
    one.firstAnswerMs.toFixed(0),
    one.rssMegabytes.toFixed(0),
    one.peakMegabytes.toFixed(0),
  ]);
  say(formatTable([['start-up', 'ready ms', 'first answer ms', 'RSS MB', 'peak MB'], ...rows]));
};

const main = async (): Promise<void> => {
  const files = await bundle();
  const names: ServerName[] = ['bare', 'fastify', 'surrounded'];
  const started: ServerProcess[] = [];
  try {
    const answerBytes = 2048;
    for (const name of names) {
      started.push(await startServer(files.serve, name, { answerBytes, requestBody: ordinaryRequest }));
    }
    say(
      `${repetitions} bursts of ${seconds} s each, ${connections} connections, request ${ordinaryRequest.length} B, answer ${answerBytes} B`,
    );
    for (const server of started) await burst(files.load, server, Math.min(2, seconds));
    const bursts = new Map<ServerProcess, Burst[]>(started.map((server) => [server, []]));
    for (let turn = 0; turn < repetitions; turn += 1) {
      // The order turns, so that no server always follows the same one.
      for (let index = 0; index < started.length; index += 1) {
        const server = started[(index + turn) % started.length]!;
        bursts.get(server)!.push(await burst(files.load, server, seconds));
      }
    }
    const figures: Figures[] = [];
    for (const server of started) figures.push(await summarise(server, bursts.get(server)!));
    print(figures);
    const startUp = existsSync('dist/cli.js') ? await measureStartUp(options.quick ? 1 : 5) : null;
    say('');
    if (startUp) printStartUp(startUp);
    else say('start-up is not measured: build the service first (npm run build)');
    if (options.json) {
      const machine = {
        node: process.version,
        cpu: cpus()[0]?.model ?? 'unknown',
        cores: availableParallelism(),
      };
      console.log(
        JSON.stringify(
          { machine, repetitions, seconds, connections, answerBytes, figures, startUp },
          null,
          2,
        ),
      );
    }
  } finally {
    await Promise.all(started.map((server) => server.close()));
  }
};

await main();
