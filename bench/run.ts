// `npm run bench`: servers side by side in one run, load from another process, medians of interleaved bursts.
// Loopback only. `-- --quick` for a first look, `-- --only warm` for one part of it (or several, each with its
// `--only`), `-- --json` for one JSON document on stdout.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIsStale } from '../scripts/build-state.mjs';
import { measureAnalysis } from './analysis.ts';
import { measure, type Measured, type Pace } from './measure.ts';
import { startServer, type ServerProcess } from './processes.ts';
import { printAnalysis, printEngine, printServers, printStartUp, printWarm } from './report.ts';
import { ordinaryRequest } from './server.ts';
import type { ServerName } from './servers/index.ts';
import { measureStartUp } from './start-up.ts';
import { measureWarm } from './warm.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    repetitions: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const parts = ['analysis', 'warm', 'around', 'generate', 'start-up'] as const;
type Part = (typeof parts)[number];
for (const name of options.only)
  if (!(parts as readonly string[]).includes(name)) {
    console.error(`--only must be one of ${parts.join(', ')}, not ${name}`);
    process.exit(2);
  }
const isAsked = (part: Part): boolean => options.only.length === 0 || options.only.includes(part);
/** A whole number from the command line within bounds. */
const whole = (name: string, text: string, low: number, high: number): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  console.error(`--${name} must be a whole number from ${low} to ${high}, not ${text}`);
  process.exit(2);
};
const pace: Pace = {
  repetitions: whole('repetitions', options.repetitions ?? (options.quick ? '3' : '7'), 1, 50),
  seconds: whole('seconds', options.seconds ?? (options.quick ? '1' : '4'), 1, 60),
  connections: whole('connections', options.connections, 1, 512),
};
const say = (text: string): void => {
  if (!options.json) console.log(text);
};
const answerBytes = 2048;

/** Bundles the measured processes into `dist`, as the service itself is bundled, so that no loader is measured. */
const bundle = async (): Promise<{ serve: string; load: string; analyse: string; warm: string }> => {
  if (buildIsStale()) {
    const made = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] });
    if (made.status !== 0) throw new Error('the build failed');
  }
  await build({
    entryPoints: {
      'bench-serve': 'bench/serve.ts',
      'bench-load': 'bench/load.ts',
      'bench-analyse': 'bench/analysis-process.ts',
      'bench-warm': 'bench/warm-process.ts',
    },
    ...{ outdir: 'dist', bundle: true, splitting: true, platform: 'node', format: 'esm', target: 'node20' },
    supported: { 'regexp-unicode-property-escapes': true },
    chunkNames: 'bench-[name]-[hash]',
    packages: 'external',
  });
  return {
    serve: resolve('dist/bench-serve.js'),
    load: resolve('dist/bench-load.js'),
    analyse: resolve('dist/bench-analyse.js'),
    warm: resolve('dist/bench-warm.js'),
  };
};

/** Starts some servers, measures them side by side, and ends them. */
const sideBySide = async (
  files: { serve: string; load: string },
  names: readonly ServerName[],
): Promise<Measured[]> => {
  const started: ServerProcess[] = [];
  try {
    for (const name of names) {
      started.push(await startServer(files.serve, name, { answerBytes, requestBody: ordinaryRequest }));
    }
    return await measure(files.load, started, pace);
  } finally {
    await Promise.all(started.map((server) => server.close().catch(() => undefined)));
  }
};

const files = await bundle();
// One minute's average before the run: the benchmark needs two cores to itself.
const busyBefore = loadavg()[0] ?? 0;
if (busyBefore > 0.5) {
  console.error(`the machine is busy (load ${busyBefore.toFixed(1)}): trust the ratios of CPU time only`);
}
const { repetitions, seconds, connections } = pace;
if (isAsked('around') || isAsked('generate'))
  say(
    `${repetitions} bursts of ${seconds} s each, ${connections} connections; request ${ordinaryRequest.length} B, answer ${answerBytes} B`,
  );
/** Measures a part that is asked for, and says what came out; null for one that is not. */
const part = async <Figures>(
  name: Part,
  measured: () => Promise<Figures>,
  print: (figures: Figures) => string,
): Promise<Figures | null> => {
  if (!isAsked(name)) return null;
  const figures = await measured();
  say(`${print(figures)}\n`);
  return figures;
};
const analysis = await part(
  'analysis',
  () => measureAnalysis(files.analyse, options.quick ? 4 : 12),
  printAnalysis,
);
const warm = await part('warm', () => measureWarm(files.warm, options.quick), printWarm);
const around = await part('around', () => sideBySide(files, ['bare', 'fastify', 'around']), printServers);
const generate = await part(
  'generate',
  () => sideBySide(files, ['generate']),
  ([engine]) => printEngine(engine!),
);
const startUp = await part('start-up', () => measureStartUp(options.quick ? 1 : 5), printStartUp);
if (options.json) {
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
  };
  console.log(
    JSON.stringify({ machine, ...pace, answerBytes, analysis, warm, around, generate, startUp }, null, 2),
  );
}
