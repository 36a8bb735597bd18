import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../support/databases.ts';

const runFile = promisify(execFile);

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sous-start-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    // The whole group, so that nothing that npm started is left behind by a failing test.
    if (child.pid !== undefined && (await listening(child))) process.kill(-child.pid, 'SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
});

const listening = async (child: ChildProcess): Promise<boolean> => {
  try {
    process.kill(-child.pid!, 0);
    return true;
  } catch {
    return false;
  }
};

/** `npm start` as somebody types it on a new machine, and everything that it prints until it is ready. */
const npmStart = async (port: number): Promise<{ npm: ChildProcess; printed: string; readyMs: number }> => {
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, PORT: String(port), DATA_DIR: join(folder, 'data') },
  });
  children.push(npm);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`not ready after a minute:\n${printed}`)), 60_000);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes('"msg":"ready"')) {
        clearTimeout(limit);
        resolve();
      }
    };
    npm.stdout.on('data', read);
    npm.stderr.on('data', read);
    npm.once('exit', () => reject(new Error(`npm start ended:\n${printed}`)));
  });
  return { npm, printed, readyMs: performance.now() - started };
};

/** Sends SIGTERM to npm alone, and resolves when nothing of its group runs any more. */
const endWithNpm = async (npm: ChildProcess): Promise<void> => {
  npm.kill('SIGTERM');
  const limit = performance.now() + 20_000;
  while (await listening(npm)) {
    if (performance.now() > limit) throw new Error('the service outlived npm');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('npm start', () => {
  it('prints a curl that, pasted as it is, answers with a whole recipe, soon after the start', async () => {
    const { npm, printed, readyMs } = await npmStart(await freePort());
    const curl = /^curl (?:.*\\\n)*.*$/m.exec(printed)?.[0];
    expect(curl, printed).toBeDefined();
    const began = performance.now();
    const { stdout } = await runFile('bash', ['-c', curl!]);
    expect(readyMs + performance.now() - began).toBeLessThan(20_000); // The promise is 10 s; a busy machine may take twice that, the benchmark states the figure.
    const recipe = JSON.parse(stdout) as Record<string, unknown>;
    for (const part of [
      'name',
      'ingredients',
      'steps',
      'timing',
      'nutrition',
      'cost',
      'allergens',
      'constraints',
    ]) {
      expect(recipe[part], `${part} in ${stdout.slice(0, 500)}`).toBeTruthy();
    }
    expect((recipe['steps'] as unknown[]).length).toBeGreaterThan(1);
    await endWithNpm(npm);
  });

  it('ends with npm and leaves the data folder to the next start, which shows no key again', async () => {
    const port = await freePort();
    const first = await npmStart(port);
    expect(first.printed).toMatch(/sous_[0-9A-Za-z]{36}/);
    await endWithNpm(first.npm);
    const second = await npmStart(port);
    expect(second.printed).not.toMatch(/sous_[0-9A-Za-z]{36}/);
    await endWithNpm(second.npm);
  });
});
