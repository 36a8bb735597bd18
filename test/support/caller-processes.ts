/** Starts processes that count (see caller-process.ts) and talks to them. */
import { once } from 'node:events';
import type { LimitPolicy, LimitSnapshot } from '../../src/usecases/access/ports.ts';
import type { TierTable } from '../../src/usecases/access/tiers.ts';
import type { CallerRequest } from './caller-process.ts';
import { bundleProgram } from './program.ts';

export interface CallSummary {
  readonly successes: number;
  readonly last: { readonly violated: readonly LimitPolicy[]; readonly snapshot: LimitSnapshot } | null;
}

export interface CallerProcess {
  ask<T>(request: CallerRequest): Promise<T>;
  /** Successes that the process has announced, up to its death. */
  announced(): number;
  /** Resolves when that many more successes have been announced. */
  afterSuccesses(more: number): Promise<void>;
  kill(): Promise<void>;
  /** Ends as a service does: everything is written. */
  close(): Promise<void>;
}

type Message =
  | { readonly event: 'ready' | 'success' }
  | { readonly id: number; readonly value?: unknown; readonly error?: string };

let program: ReturnType<typeof bundleProgram> | null = null;

/** Starts one process. */
export async function startCallerProcess(options: {
  databaseUrl: string | null;
  dataDir: string;
  valkeyUrl: string | null;
  tiers: TierTable;
}): Promise<CallerProcess> {
  const startProgram = await (program ??= bundleProgram('caller-process'));
  const child = startProgram(JSON.stringify(options), { serialization: 'json' });
  const exited = once(child, 'exit');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const watchers = new Set<() => void>();
  let announced = 0;
  let lastId = 0;
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('id' in message) {
        const { resolve: settle, reject: fail } = waiting.get(message.id)!;
        waiting.delete(message.id);
        if (message.error === undefined) settle(message.value);
        else fail(new Error(message.error));
      } else if (message.event === 'ready') resolve();
      else {
        announced++;
        watchers.forEach((watch) => watch());
      }
    });
    child.on('exit', (code, signal) => {
      const error = new Error(`the process ended (${code ?? signal})`);
      reject(error);
      for (const { reject: fail } of waiting.values()) fail(error);
    });
  });
  await ready;
  const ask = <T>(request: CallerRequest): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      child.send({ id, request });
    });
  return {
    ask,
    announced: () => announced,
    afterSuccesses: (more) =>
      new Promise((resolve) => {
        const target = announced + more;
        const watch = (): void => {
          if (announced < target) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    close: async () => {
      await ask({ do: 'close' });
      child.disconnect();
      await exited;
    },
  };
}
