/** Drives load against running servers in turn and takes the medians. */
import { median, spread } from './figures.ts';
import { load, type Alone, type LoadResult, type ServerProcess } from './processes.ts';

/** How long and how hard. */
export interface Pace {
  readonly repetitions: number;
  readonly seconds: number;
  readonly connections: number;
}

/** One server's figures; medians over the bursts. */
export interface Measured {
  readonly server: string;
  readonly requestsPerSecond: number;
  /** Difference between the best and the worst burst as a share of the median. */
  readonly spread: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time of the server per answer: comparable even where the load is the limit or the machine is busy. */
  readonly microsPerRequest: number;
  /** Share of one core that the server and the load took. */
  readonly serverCpuShare: number;
  readonly loadCpuShare: number;
  readonly rssMegabytes: number;
  /** The same work without HTTP in the same process, for servers that have such. */
  readonly alone: Alone | null;
}

interface Burst extends LoadResult {
  readonly microsPerRequest: number;
  readonly serverCpuShare: number;
}

const burst = async (loadFile: string, server: ServerProcess, pace: Pace): Promise<Burst> => {
  const before = await server.usage();
  const result = await load(loadFile, { port: server.port, shots: server.shots, ...pace });
  const used = (await server.usage()).cpuMicros - before.cpuMicros;
  return {
    ...result,
    microsPerRequest: used / (result.requestsPerSecond * pace.seconds),
    serverCpuShare: used / (pace.seconds * 1e6),
  };
};

const summarise = async (
  server: ServerProcess,
  bursts: readonly Burst[],
  alone: readonly Alone[],
): Promise<Measured> => {
  const of = (pick: (one: Burst) => number): number => median(bursts.map(pick));
  return {
    server: server.name,
    requestsPerSecond: of((one) => one.requestsPerSecond),
    spread: spread(bursts.map((one) => one.requestsPerSecond)),
    p50Ms: of((one) => one.p50Ms),
    p99Ms: of((one) => one.p99Ms),
    microsPerRequest: of((one) => one.microsPerRequest),
    serverCpuShare: of((one) => one.serverCpuShare),
    loadCpuShare: of((one) => one.loadCpuShare),
    rssMegabytes: (await server.usage()).rssBytes / 2 ** 20,
    alone:
      alone.length === 0
        ? null
        : {
            callsPerSecond: median(alone.map((one) => one.callsPerSecond)),
            microsPerCall: median(alone.map((one) => one.microsPerCall)),
          },
  };
};

/** Warms every server up, then measures them in turn, the work alone between the bursts where there is any. */
export const measure = async (
  loadFile: string,
  servers: readonly ServerProcess[],
  pace: Pace,
): Promise<Measured[]> => {
  const warmUp = { ...pace, seconds: Math.min(3, pace.seconds) };
  for (const server of servers) {
    await burst(loadFile, server, warmUp);
    if (server.alone) await server.callAlone(warmUp.seconds);
  }
  const bursts = servers.map((): Burst[] => []);
  const alone = servers.map((): Alone[] => []);
  for (let turn = 0; turn < pace.repetitions; turn += 1) {
    // The order turns, so that no server always follows the same one.
    for (let step = 0; step < servers.length; step += 1) {
      const index = (step + turn) % servers.length;
      const server = servers[index]!;
      bursts[index]!.push(await burst(loadFile, server, pace));
      if (server.alone) alone[index]!.push(await server.callAlone(pace.seconds));
    }
  }
  const measured: Measured[] = [];
  for (const [index, server] of servers.entries()) {
    measured.push(await summarise(server, bursts[index]!, alone[index]!));
  }
  return measured;
};
