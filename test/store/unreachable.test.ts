/** A database that cannot be opened is named, with the reason, and without the password. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '#store/open-store';
import { connectValkey } from '#store/valkey';
import { freePort, temporaryFolder } from '../support/databases.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (error: unknown) => String(error),
  );

describe('what cannot be opened', () => {
  it('is DATABASE_URL when no server answers, or it is no such URL', async () => {
    const url = `postgres://sous:secret@127.0.0.1:${await freePort()}/sous`;
    for (const [databaseUrl, reason] of [
      [url, 'ECONNREFUSED'],
      ['secret', 'must have the form'],
      ['mysql://sous:secret@127.0.0.1/sous', 'must have the form'],
    ] as const) {
      const message = await failure(openStore({ databaseUrl, dataDir: '', purpose: 'service' }));
      expect(message).toContain('DATABASE_URL');
      expect(message).toContain(reason);
      expect(message).not.toContain('secret');
    }
  });

  it('is VALKEY_URL when no server answers, or it is no such URL', async () => {
    const url = `redis://sous:secret@127.0.0.1:${await freePort()}`;
    for (const [valkeyUrl, reason] of [
      [url, 'ECONNREFUSED'],
      ['secret', 'must have the form'],
    ] as const) {
      const message = await failure(connectValkey(valkeyUrl));
      expect(message).toContain('VALKEY_URL');
      expect(message).toContain(reason);
      expect(message).not.toContain('secret');
    }
  });

  it('is the data folder when it is a file', async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder.path, 'file');
    writeFileSync(dataDir, '');
    const message = await failure(openStore({ databaseUrl: null, dataDir, purpose: 'service' }));
    expect(message).toContain(dataDir);
    folder.remove();
  });
});
