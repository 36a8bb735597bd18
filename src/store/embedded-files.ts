/** Opens the embedded database's files, so that a commit is on the disk when it is acknowledged. */
import { PGlite } from '@electric-sql/pglite';
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackBase } from './unpack-base.ts';

/** An open embedded database. */
export interface EmbeddedFiles {
  readonly database: PGlite;
  /** Times that something was flushed to the disk; null where this build of the database cannot flush. */
  syncs(): number | null;
}

/** What a stream of the WebAssembly module's file system is to us. */
interface FileStream {
  readonly nfd?: number;
  readonly node: unknown;
}
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: FileStream) => number };
  realPath(node: unknown): string;
}

/**
 * Memory that the database keeps for pages: the default of 128 MB is for servers.
 * `-F` would turn flushing off; `fsync` is the one way to flush a log that the module passes on.
 */
const startParams = [
  ...(PGlite.defaultStartParams ?? []).filter((param) => param !== '-F'),
  ...['-c', 'shared_buffers=16MB', '-c', 'wal_sync_method=fsync'],
];

/** The module's file system has no flush of its own: this gives it one. */
function flushThrough(database: PGlite): () => number | null {
  const { FS } = (database as { Module?: { FS?: { filesystems?: { NODEFS?: NodeFiles } } } }).Module ?? {};
  const files = FS?.filesystems?.NODEFS;
  if (files === undefined) return () => null;
  let syncs = 0;
  files.stream_ops.fsync = ({ nfd, node }) => {
    syncs++;
    if (nfd !== undefined) fdatasyncSync(nfd);
    else {
      const directory = openSync(files.realPath(node), 'r');
      fsyncSync(directory);
      closeSync(directory);
    }
    return 0;
  };
  return () => syncs;
}

/**
 * Flushes what was written before the database could: a fresh copy of its files, or a recovery. On a disk that is
 * kept busy by others it is not waited for: then the operating system does it within seconds.
 */
const flushFolder = (dir: string): void =>
  void spawnSync('sync', ['-f', dir], { stdio: 'ignore', timeout: 2_000 });

/**
 * Opens the database in `filesDir`, or makes it there: from the prepared one at `basePath`, or (null) from
 * nothing, which takes seconds and much memory. One that was not finished being made holds nothing yet.
 */
export async function openEmbeddedFiles(filesDir: string, basePath: string | null): Promise<EmbeddedFiles> {
  const complete = join(filesDir, 'complete');
  const cluster = join(filesDir, 'cluster');
  const isNew = !existsSync(complete);
  if (isNew) {
    await rm(cluster, { recursive: true, force: true });
    if (basePath !== null) unpackBase(await readFile(basePath), cluster);
  }
  const database = await PGlite.create(cluster, { startParams });
  const syncs = flushThrough(database);
  flushFolder(filesDir);
  if (isNew) await writeFile(complete, '', { flush: true });
  return { database, syncs };
}
