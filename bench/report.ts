/** The benchmark's figures as text for people. */
import type { AnalysisFigures } from './analysis.ts';
import { formatTable } from './figures.ts';
import type { Measured } from './measure.ts';
import type { StartUp } from './start-up.ts';
import type { WarmFigures } from './warm.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const titles: Readonly<Record<string, string>> = {
  bare: 'bare node:http',
  fastify: 'plain Fastify route',
  around: 'AI call without work',
};

/** Servers side by side; ratios against the bare one, by throughput and by CPU time. */
export const printServers = (figures: readonly Measured[]): string => {
  const bare = figures.find(({ server }) => server === 'bare');
  if (!bare) throw new Error('without the bare server there is no ratio');
  const rows = figures.map((one) => [
    titles[one.server] ?? one.server,
    one.requestsPerSecond.toFixed(0),
    `±${Math.round(one.spread * 50)} %`,
    percent(one.requestsPerSecond / bare.requestsPerSecond),
    one.p50Ms.toFixed(1),
    one.p99Ms.toFixed(1),
    one.microsPerRequest.toFixed(0),
    percent(bare.microsPerRequest / one.microsPerRequest),
    percent(one.serverCpuShare),
    percent(one.loadCpuShare),
    one.rssMegabytes.toFixed(0),
  ]);
  const head = [
    ...['server', 'req/s', 'range', 'of bare', 'p50 ms', 'p99 ms', 'µs CPU', 'of bare', 'CPU', 'load CPU'],
    'RSS MB',
  ];
  return formatTable([head, ...rows]);
};

/** A server against the same work without HTTP in the same process. */
export const printEngine = (one: Measured): string => {
  if (!one.alone) throw new Error(`${one.server} was not measured alone`);
  const { callsPerSecond, microsPerCall } = one.alone;
  return formatTable([
    [
      one.server,
      'per second',
      'range',
      'of alone',
      'p50 ms',
      'p99 ms',
      'µs CPU',
      'of alone',
      'CPU',
      'RSS MB',
    ],
    [
      'engine alone',
      callsPerSecond.toFixed(0),
      '',
      '100 %',
      '',
      '',
      microsPerCall.toFixed(0),
      '100 %',
      '',
      '',
    ],
    [
      'over HTTP',
      one.requestsPerSecond.toFixed(0),
      `±${Math.round(one.spread * 50)} %`,
      percent(one.requestsPerSecond / callsPerSecond),
      one.p50Ms.toFixed(1),
      one.p99Ms.toFixed(1),
      one.microsPerRequest.toFixed(0),
      percent(microsPerCall / one.microsPerRequest),
      percent(one.serverCpuShare),
      one.rssMegabytes.toFixed(0),
    ],
  ]);
};

/** Start-up times and memory. */
export const printStartUp = (figures: readonly StartUp[]): string => {
  const rows = figures.map((one) => [
    one.start === 'first' ? 'first start, empty data folder' : 'start again, same folder',
    one.readyMs.toFixed(0),
    one.firstAnswerMs.toFixed(0),
    one.rssMegabytes.toFixed(0),
    one.peakMegabytes.toFixed(0),
  ]);
  return formatTable([['start-up', 'ready ms', 'first answer ms', 'RSS MB', 'peak MB'], ...rows]);
};

/** Analysis of recipes and loading of tables. */
export const printAnalysis = (figures: AnalysisFigures): string =>
  formatTable([
    [`analysis of a recipe of 12 lines (${figures.recipes} recipes)`, 'CPU'],
    ['median, lines and steps read before', `${figures.knownLinesMs.toFixed(2)} ms`],
    ['median, every line and step new', `${figures.newLinesMs.toFixed(2)} ms`],
    ['median, every name new too', `${figures.newNamesMs.toFixed(2)} ms`],
    ['food tables loaded', `${figures.foodTablesMs.toFixed(0)} ms`],
    ['whole kitchen loaded', `${figures.kitchenMs.toFixed(0)} ms`],
    ['memory of the kitchen', `${figures.kitchenMegabytes.toFixed(0)} MB`],
    ['memory of the process', `${figures.rssMegabytes.toFixed(0)} MB`],
  ]);

/** Engines once warm. */
export const printWarm = (figures: readonly WarmFigures[]): string =>
  formatTable([
    ['one call once warm, CPU ms', 'answers', 'median', 'p90', 'p99'],
    ...figures.map(({ work, answers, medianMs, p90Ms, p99Ms }) => [
      work,
      String(answers),
      ...[medianMs, p90Ms, p99Ms].map((ms) => ms.toFixed(1)),
    ]),
  ]);
