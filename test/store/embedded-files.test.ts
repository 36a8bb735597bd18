/** What was acknowledged is on the disk, not only in the operating system's memory. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedFiles } from '#store/embedded-files';
import type { EmbeddedFiles } from '#store/embedded-files';
import { temporaryFolder } from '../support/databases.ts';

const folder = temporaryFolder();
let files: EmbeddedFiles;
beforeAll(async () => {
  const base = new URL('../../dist/embedded-base.tgz', import.meta.url).pathname;
  files = await openEmbeddedFiles(folder.path, base);
  await files.database.exec('create table t (n int); create unlogged table u (n int)');
}, 60_000);
afterAll(async () => {
  await files?.database.close();
  folder.remove();
});

const syncs = (): number => files.syncs() ?? NaN;

it('every commit is flushed before it is acknowledged, and so are checkpoints', async () => {
  for (let n = 0; n < 20; n++) {
    const before = syncs();
    await files.database.query('insert into t values ($1)', [n]);
    expect(syncs()).toBeGreaterThan(before);
  }
  const before = syncs();
  await files.database.exec('checkpoint');
  expect(syncs()).toBeGreaterThan(before);
});

it('what only reads, or may be lost, waits for no disk', async () => {
  await files.database.query('insert into u values (0)');
  const before = syncs();
  await files.database.query('select count(*) from t');
  await files.database.query('insert into u values (1)');
  expect(syncs()).toBe(before);
});

it('keeps little memory for pages', async () => {
  const { rows } = await files.database.query('show shared_buffers');
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
});
