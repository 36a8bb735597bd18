/** One owner per data folder: two at once, one that was killed, one that lies about itself. */
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { socketFolder } from '#store/embedded';
import { FolderInUseError, openStore } from '#store/open-store';
import { readHolder, takeFolder } from '#store/folder-lock';
import { listAccounts } from '../../src/usecases/account/list-accounts.ts';
import { temporaryFolder } from '../support/databases.ts';
import { bundleProgram } from '../support/program.ts';

const writer = bundleProgram('writer-process');
let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** A process that owns the folder and writes to it. */
async function startWriter(dataDir: string) {
  const options = JSON.stringify({ databaseUrl: null, dataDir, round: 1 });
  const child = (await writer)(options, { stdio: 'ignore' });
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { child, end };
}

describe('the lock of a data folder', () => {
  it('goes to exactly one of many that try at once', async () => {
    const locks = await Promise.all(Array.from({ length: 20 }, () => takeFolder(folder.path, 'service')));
    const held = locks.filter((lock) => lock !== null);
    expect(held).toHaveLength(1);
    expect(await readHolder(folder.path)).toEqual({ pid: process.pid, purpose: 'service' });
    await held[0]!.release();
    const next = await takeFolder(folder.path, 'command');
    expect(next).not.toBeNull();
    await next!.release();
  });

  it('is the same through another name of the folder', async () => {
    const lock = await takeFolder(folder.path, 'service');
    const alias = `${folder.path}-alias`;
    symlinkSync(folder.path, alias);
    try {
      expect(await takeFolder(alias, 'service')).toBeNull();
    } finally {
      const { unlinkSync } = await import('node:fs');
      unlinkSync(alias);
      await lock!.release();
    }
  });

  it('does not believe a file that a dead or a lying process left', async () => {
    for (const text of [
      '',
      'rubbish',
      '{"pid":1,"purpose":"service"}',
      `{"pid":${process.pid},"purpose":"service"}`,
    ]) {
      writeFileSync(join(folder.path, 'lock'), text);
      const lock = await takeFolder(folder.path, 'service');
      expect(lock).not.toBeNull();
      await lock!.release();
    }
  });
});

describe('the embedded database', () => {
  it('refuses a second service on its folder with a clear sentence, and lets a command in', async () => {
    const owner = await startWriter(folder.path);
    try {
      await once(owner.child, 'message');
      const open = openStore({ databaseUrl: null, dataDir: folder.path, purpose: 'service' });
      await expect(open).rejects.toThrow(FolderInUseError);
      await expect(open).rejects.toThrow(`is in use by process ${owner.child.pid} (service)`);
      const command = await openStore({ databaseUrl: null, dataDir: folder.path, purpose: 'command' });
      expect(command.sole).toBe(false);
      const before = (await listAccounts(command)).length;
      expect(before).toBeGreaterThan(0);
      await command.close();
    } finally {
      await owner.end();
    }
  });

  it('lets commands wait for each other and for a service that is starting', async () => {
    const owner = await startWriter(folder.path);
    try {
      const commands = await Promise.all(
        [1, 2, 3].map(() =>
          openStore({ databaseUrl: null, dataDir: folder.path, purpose: 'command', waitMs: 30_000 }).then(
            async (store) => {
              const accounts = await listAccounts(store);
              await store.close();
              return accounts;
            },
          ),
        ),
      );
      expect(commands).toHaveLength(3);
    } finally {
      await owner.end();
    }
  });

  it('opens again after its owner was killed, and names a version that it cannot read', async () => {
    const owner = await startWriter(folder.path);
    await once(owner.child, 'message');
    await owner.end();
    const store = await openStore({ databaseUrl: null, dataDir: folder.path, purpose: 'service' });
    await store.ping();
    await store.close();
    const version = join(folder.path, 'database', 'cluster', 'PG_VERSION');
    expect(existsSync(version)).toBe(true);
    const mine = readFileSync(version, 'utf8');
    writeFileSync(version, '17\n');
    const open = openStore({ databaseUrl: null, dataDir: folder.path, purpose: 'service' });
    await expect(open).rejects.toThrow('was made by version 17');
    writeFileSync(version, mine);
    const again = await openStore({ databaseUrl: null, dataDir: folder.path, purpose: 'service' });
    await again.close();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(folder.path, 'a'.repeat(60), 'b'.repeat(60));
    const store = await openStore({ databaseUrl: null, dataDir, purpose: 'service' });
    await store.ping();
    expect(existsSync(socketFolder(dataDir))).toBe(true);
    await store.close();
    expect(existsSync(socketFolder(dataDir))).toBe(false);
  });
});
