/** Starts the processes of the benchmark: one per server, and one per burst of load. */
import { fork } from 'node:child_process';
import type { ServerOptions, Shot } from './server.ts';

export interface Ready {
  readonly ready: true;
  readonly port: number;
  readonly shots: readonly Shot[];
  readonly alone: boolean;
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
}

/** A server in a process of its own. */
export interface ServerProcess extends Ready {
  readonly name: string;
  usage(): Promise<{ cpuMicros: number; rssBytes: number }>;
  /** Calls per second of the work alone in that same process. */
  callsAlone(seconds: number): Promise<number>;
  close(): Promise<void>;
}

/** Starts the built `serve` module for one server and waits until it listens. */
export const startServer = async (
  serveFile: string,
  name: string,
  options: ServerOptions,
): Promise<ServerProcess> => {
  const child = fork(serveFile, [name], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  const waiting = new Map<number, { resolve(answer: ServeAnswer): void; reject(error: Error): void }>();
  let lastId = 0;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('exit', (code) => {
      const error = new Error(`${name} ended with ${String(code)}`);
      reject(error);
      for (const { reject: refuse } of waiting.values()) refuse(error);
    });
    child.on('message', (message: Ready | ServeAnswer) => {
      if ('ready' in message) resolve(message);
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
    callsAlone: async (seconds) => (await ask({ ask: 'alone', seconds })).callsPerSecond ?? NaN,
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
