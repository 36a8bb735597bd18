/** One owner per data folder, held by the operating system and so never left behind by a killed process. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';

/** A held lock. `release` may be called more than once. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Who holds a folder, as far as it has said so. Only for messages: the lock itself is the kernel's. */
export interface FolderHolder {
  readonly pid: number;
  readonly purpose: string;
}

const fileName = 'lock';
/** Darwin's open flags: take an exclusive lock, and don't wait for it. */
const darwinExclusive = 0x20 | 0x4;

const bind = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });

/** A name that lives in the kernel only: Linux's abstract sockets and Windows' pipes go with their process. */
const kernelName = async (dir: string): Promise<string | null> => {
  const { dev, ino } = await stat(dir, { bigint: true });
  if (process.platform === 'linux') return `\0sous-data-${dev}-${ino}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\sous-data-${dev}-${ino}`;
  return null;
};

/** `flock(1)` locks the open file that it inherits: the lock stays with our descriptor when the helper has gone. */
const flock = (file: FileHandle): boolean => {
  const run = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file.fd] });
  return run.error !== undefined || run.status === 0;
};

const openLockFile = async (path: string): Promise<FileHandle | null> => {
  const { O_CREAT, O_RDWR } = (await import('node:fs')).constants;
  const flags = O_CREAT | O_RDWR | (process.platform === 'darwin' ? darwinExclusive : 0);
  try {
    return await open(path, flags, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN' || code === 'EWOULDBLOCK') return null;
    throw error;
  }
};

/**
 * Takes the folder, or returns null when another process has it.
 * Two layers on Linux: an abstract socket (same network namespace) and flock (containers that share a volume).
 */
export async function takeFolder(dir: string, purpose: string): Promise<FolderLock | null> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const name = await kernelName(dir);
  const server = name === null ? undefined : await bind(name);
  if (server === null) return null;
  const release = async (file: FileHandle | null): Promise<void> => {
    await file?.close().catch(() => undefined);
    if (server?.listening) await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const file = await openLockFile(join(dir, fileName)).catch(async (error: unknown) => {
    await release(null);
    throw error;
  });
  if (file === null || (process.platform === 'linux' && !flock(file))) {
    await release(file);
    return null;
  }
  await file.truncate(0);
  await file.write(`${JSON.stringify({ pid: process.pid, purpose })}\n`, 0);
  return { release: () => release(file) };
}

/** What the holder of a folder wrote about itself, or null. */
export async function readHolder(dir: string): Promise<FolderHolder | null> {
  try {
    const holder = JSON.parse(await readFile(join(dir, fileName), 'utf8')) as FolderHolder;
    return typeof holder.pid === 'number' && typeof holder.purpose === 'string' ? holder : null;
  } catch {
    return null;
  }
}
