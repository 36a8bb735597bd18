/** Runs the built service as a process of its own on a free loopback port, as its operator would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateKey } from '#usecases/access/key-format';
import { freePort } from './databases.ts';

export interface ServiceProcess {
  readonly url: string;
  /** A key of the operator's account. */
  readonly key: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to its first "ready". */
  readonly readyMs: number;
  /** What it has written on stdout and stderr so far. */
  output(): string;
  /** Resident memory now and at its highest, in bytes (Linux; NaN elsewhere). */
  memory(): { rssBytes: number; peakBytes: number };
  /** SIGTERM, and its exit code. The data folder stays when it was given. */
  stop(): Promise<number | null>;
}

export interface ServiceOptions {
  /** Kept after the end; without it a temporary folder is used and removed. */
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly key?: string;
  readonly readyWithinMs?: number;
}

const memoryOf = (pid: number): { rssBytes: number; peakBytes: number } => {
  let status = '';
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // Not Linux, or it has ended.
  }
  const kilobytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? NaN);
  return { rssBytes: kilobytes('VmRSS') * 1024, peakBytes: kilobytes('VmHWM') * 1024 };
};

/** Starts `dist/cli.js serve` and waits until it says that it is ready. Rejects with its output when it ends before. */
export const startService = async (options: ServiceOptions = {}): Promise<ServiceProcess> => {
  const port = await freePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'sous-data-'));
  const key = options.key ?? generateKey();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [resolve('dist/cli.js'), 'serve'], {
    // An empty folder, so that no .env file of the checkout is read.
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SOUS_BOOTSTRAP_KEY: key,
      LOG_LEVEL: 'warn',
      ...options.environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-100_000)));
  }
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const clean = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const limitMs = options.readyWithinMs ?? 30_000;
  for (;;) {
    const ready = await fetch(`${url}/health/ready`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || child.signalCode !== null) {
      clean();
      throw new Error(`the service ended with ${child.exitCode ?? child.signalCode ?? ''}:\n${output}`);
    }
    if (performance.now() - started > limitMs) {
      child.kill('SIGKILL');
      await ended;
      clean();
      throw new Error(`the service was not ready after ${limitMs} ms:\n${output}`);
    }
    await pause(10);
  }
  return {
    url,
    key,
    dataDir,
    child,
    readyMs: performance.now() - started,
    output: () => output,
    memory: () => memoryOf(child.pid!),
    stop: async () => {
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), 20_000);
      const code = await ended;
      clearTimeout(limit);
      clean();
      return code;
    },
  };
};
