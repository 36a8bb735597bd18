/** Killed in the middle of writes again and again, the store loses nothing it acknowledged and opens by itself. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, temporaryFolder } from '../support/databases.ts';
import type { TestPostgres } from '../support/databases.ts';
import { bundleProgram } from '../support/program.ts';

const kills = 20;

let startWriter: Awaited<ReturnType<typeof bundleProgram>>;
let postgres: TestPostgres;

interface Round {
  /** What was there when the process opened the store, or null if it was killed before. */
  readonly found: readonly string[] | null;
  readonly written: readonly string[];
}

/** Lets a writer run and kills it `afterMs` after it has opened the store, or after it was started. */
async function runAndKill(
  place: { databaseUrl: string | null; dataDir: string },
  { round, afterMs, from }: { round: number; afterMs: number; from: 'open' | 'start' },
): Promise<Round> {
  const child = startWriter(JSON.stringify({ ...place, round }));
  const exited = once(child, 'close');
  let found: readonly string[] | null = null;
  const written: string[] = [];
  const killSoon = (): void => void setTimeout(() => child.kill('SIGKILL'), afterMs);
  child.on('message', (message: { found?: string[]; written?: string }) => {
    if (message.written !== undefined) written.push(message.written);
    if (message.found === undefined) return;
    found = message.found;
    if (from === 'open') killSoon();
  });
  if (from === 'start') killSoon();
  const [code] = (await exited) as [number | null];
  expect(code, 'the process ended by itself').toBeNull();
  return { found, written };
}

beforeAll(async () => {
  startWriter = await bundleProgram('writer-process');
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.close());

describe.each(['embedded', 'PostgreSQL'] as const)('writes to %s', (kind) => {
  it(`survive ${kills} SIGKILLs`, async () => {
    const folder = temporaryFolder();
    const databaseUrl = kind === 'embedded' ? null : await postgres.createDatabase();
    const place = { databaseUrl, dataDir: folder.path };
    const acknowledged = new Set<string>();
    try {
      for (let round = 0; round <= kills; round++) {
        const afterMs = 20 + ((round * 83) % 300);
        const { found, written } = await runAndKill(place, { round, afterMs, from: 'open' });
        const there = new Set(found);
        const lost = [...acknowledged].filter((email) => !there.has(email));
        expect(lost, `lost before round ${round}`).toEqual([]);
        written.forEach((email) => acknowledged.add(email));
      }
      expect(acknowledged.size).toBeGreaterThan(kills);
    } finally {
      folder.remove();
    }
  }, 180_000);
});

describe('the first start of the embedded database', () => {
  it('can be killed at any moment, and the next one works', async () => {
    const folder = temporaryFolder();
    const place = { databaseUrl: null, dataDir: folder.path };
    try {
      for (let round = 0; round < 8; round++) {
        await runAndKill(place, { round, afterMs: 500 + round * 200, from: 'start' });
      }
      const { found, written } = await runAndKill(place, { round: 99, afterMs: 1500, from: 'open' });
      expect(found).not.toBeNull();
      expect(written.length).toBeGreaterThan(0);
    } finally {
      folder.remove();
    }
  }, 120_000);
});
