/** Starts the processes of the benchmark: one per server, and one per burst of load. */
import { fork } from 'node:child_process';
import type { ServerOptions, Shot } from './server.ts';

export interface Ready {
  readonly ready: true;
  readonly port: number;
  readonly shots: readonly Shot[];
  readonly alone: boolean;
}
/** Sent instead of `Ready` by a server that could not start. */
export interface Failed {
  readonly failed: string;
}
export interface ServeQuestion {
  readonly id: number;
  readonly ask: 'usage' | 'alone' | 'close';
  readonly seconds?: number;
}
export interface ServeAnswer {
  readonly id: number;
  readonly error?: string;
  readonly cpuMicros?: number;
  readonly rssBytes?: number;
  readonly callsPerSecond?: number;
  readonly microsPerCall?: number;
}
/** The work without HTTP: how often in a second, and its CPU time. */
export interface Alone {
  readonly callsPerSecond: number;
  readonly microsPerCall: number;
}

/** A server in a process of its own. */
export interface ServerProcess extends Ready {
  readonly name: string;
  usage(): Promise<{ cpuMicros: number; rssBytes: number }>;
  /** The work alone in that same process, for about this long. */
  callAlone(seconds: number): Promise<Alone>;
  close(): Promise<void>;
}

/** Starts the built `serve` module for one server and waits until it listens. */
export const startServer = async (
  serveFile: string,
  name: string,
  options: ServerOptions,
): Promise<ServerProcess> => {
  // Their logs are written, as in production, but to nowhere; what fails comes over IPC.
  const child = fork(serveFile, [name], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  const waiting = new Map<number, { resolve(answer: ServeAnswer): void; reject(error: Error): void }>();
  let lastId = 0;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('exit', (code) => {
      const error = new Error(`${name} ended with ${String(code)}`);
      reject(error);
      for (const { reject: refuse } of waiting.values()) refuse(error);
    });
    child.on('message', (message: Failed | Ready | ServeAnswer) => {
      if ('failed' in message) reject(new Error(`${name}: ${message.failed}`));
      else if ('ready' in message) resolve(message);
      else if (message.error === undefined) waiting.get(message.id)?.resolve(message);
      else waiting.get(message.id)?.reject(new Error(`${name}: ${message.error}`));
    });
    child.send(options);
  });
  const ask = (question: Omit<ServeQuestion, 'id'>): Promise<ServeAnswer> =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, { resolve, reject });
      child.send({ id, ...question });
    });
  return {
    ...ready,
    name,
    usage: async () => {
      const { cpuMicros = NaN, rssBytes = NaN } = await ask({ ask: 'usage' });
      return { cpuMicros, rssBytes };
    },
    callAlone: async (seconds) => {
      const { callsPerSecond = NaN, microsPerCall = NaN } = await ask({ ask: 'alone', seconds });
      return { callsPerSecond, microsPerCall };
    },
    close: async () => {
      await ask({ ask: 'close' });
      await ended;
    },
  };
};

export interface LoadJob {
  readonly port: number;
  readonly shots: readonly Shot[];
  readonly connections: number;
  readonly seconds: number;
}
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Share of one core that the load itself took: near 1 means that the load, not the server, was the limit. */
  readonly loadCpuShare: number;
}

/** One burst of load from a process of its own; rejects when any answer was not 2xx. */
export const load = (loadFile: string, job: LoadJob): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const child = fork(loadFile, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
    const limit = setTimeout(() => child.kill('SIGKILL'), (job.seconds + 30) * 1000);
    child.on('message', (message: LoadResult | { error: string }) => {
      if ('error' in message) reject(new Error(message.error));
      else resolve(message);
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`the load ended with ${String(code)}`));
    });
    child.send(job);
  });
