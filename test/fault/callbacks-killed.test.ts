/** Killed in the middle of deliveries again and again, the service sends nothing twice, and its log says what is lost. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallbackProcessOptions, CallbackProcessReport, LogLine } from '../support/callback-process.ts';
import { makeAuthority } from '../support/certificate-authority.ts';
import type { CertificateAuthority } from '../support/certificate-authority.ts';
import { startPostgres, temporaryFolder } from '../support/databases.ts';
import type { TestPostgres } from '../support/databases.ts';
import { bundleProgram } from '../support/program.ts';
import { startInternet } from '../support/receivers.ts';
import type { ReceiverOptions } from '../support/receivers.ts';

/** 40 in all; the embedded database takes longer to come back. */
const killsOn = { embedded: 14, PostgreSQL: 26 };

let startProgram: Awaited<ReturnType<typeof bundleProgram>>;
let authority: CertificateAuthority;
let postgres: TestPostgres;
beforeAll(async () => {
  startProgram = await bundleProgram('callback-process');
  authority = makeAuthority();
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  authority?.remove();
  await postgres?.close();
});

interface Kill {
  readonly afterMs: number;
  /** From when on; the process's own word where left out. */
  readonly from?: Promise<unknown>;
}

/** Lets the process work and kills it; null: it ends by itself. */
async function run(options: CallbackProcessOptions, kill: Kill | null): Promise<readonly LogLine[]> {
  const child = startProgram(JSON.stringify(options));
  const exited = once(child, 'close');
  let lines: readonly LogLine[] | null = null;
  child.on('message', (report: CallbackProcessReport) => {
    lines = report.lines;
    if (kill === null) return;
    void (kill.from ?? Promise.resolve()).then(() => {
      setTimeout(() => child.kill('SIGKILL'), kill.afterMs);
    });
  });
  const [code] = (await exited) as [number | null];
  expect(code, 'how the process ended').toBe(kill === null ? 0 : null);
  return lines!;
}

const behaviours: Readonly<Record<string, ReceiverOptions>> = {
  good: {},
  slow: { respond: (_request, response) => setTimeout(() => response.end(), 150) },
  dead: { respond: () => undefined },
  failing: { respond: (_request, response) => response.writeHead(500).end() },
};

describe.each(['embedded', 'PostgreSQL'] as const)('callbacks on %s', (kind) => {
  const kills = killsOn[kind];
  it(`survive ${kills} SIGKILLs: no receiver sees an id twice`, async () => {
    const folder = temporaryFolder();
    const internet = startInternet(authority);
    const databaseUrl = kind === 'embedded' ? null : await postgres.createDatabase();
    try {
      const receivers = await Promise.all(
        Object.entries(behaviours).map(([name, options]) =>
          internet.receiver(`${name}.example.test`, options),
        ),
      );
      const place = {
        ...{ databaseUrl, dataDir: folder.path, ca: authority.ca },
        receivers: Object.fromEntries(receivers.map(({ host, localPort }) => [host, localPort])),
      };
      for (let round = 0; round < kills; round++) {
        // Most rounds end some time after some requests have arrived, some before or just when the first does.
        const from = round % 5 === 4 ? {} : { from: internet.requests(1 + ((round * 7) % 24)) };
        const kill = { afterMs: (round * 13) % 60, ...from };
        const lines = await run({ ...place, round, lookOnly: false }, kill);
        if (kind === 'PostgreSQL') continue;
        // The only process on its database knows at once that whatever is unfinished is nobody's.
        const unfinished = lines.filter(({ status }) => status === 'waiting' || status === 'sending');
        expect(unfinished, `left over before round ${round}`).toEqual([]);
      }
      const lines = await run({ ...place, round: kills, lookOnly: true }, null);
      const seen = receivers.flatMap(({ received }) => received);
      const ids = seen.map(({ headers }) => String(headers['webhook-id']));
      const jobs = seen.map(({ body }) => (JSON.parse(body.toString()) as { request_id: string }).request_id);
      const repeated = (all: readonly string[]): string[] => all.filter((one, n) => all.indexOf(one) !== n);
      expect(repeated(ids)).toEqual([]);
      expect(repeated(jobs)).toEqual([]);

      const byId = new Map(lines.map((line) => [line.id, line]));
      // The attempt was committed before the receiver saw a byte of it: what was seen is in the log.
      expect(ids.filter((id) => !byId.has(id))).toEqual([]);
      const begun = lines.filter(({ status }) => status === 'delivered' || status === 'failed');
      expect(begun.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
      expect([...new Set(lines.map(({ status }) => status))].sort()).toEqual(['delivered', 'failed', 'lost']);
      const idsOf = (wanted: string): string[] =>
        lines.filter(({ status }) => status === wanted).map(({ id }) => id);
      // Enough happened to prove something, and much was under way at the kills.
      expect(idsOf('delivered').length).toBeGreaterThan(kills);
      const lostUnderWay = idsOf('lost').filter((id) => ids.includes(id)).length;
      expect(lostUnderWay).toBeGreaterThan(kills);
    } finally {
      await internet.close();
      folder.remove();
    }
  }, 180_000);
});
