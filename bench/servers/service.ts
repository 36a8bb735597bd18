/** The service as `main` wires it, on the embedded database, with limits so high that none is met. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#kernel/clock';
import type { Endpoint } from '#contract/endpoint';
import { buildApp } from '#http/app';
import { defaultHttpConfig } from '#http/deps';
import { openStore } from '#store/open-store';
import { openAccess } from '#usecases/access/open-access';
import { tierNames } from '#usecases/access/ports';
import { parseTiers, type TierTable } from '#usecases/access/tiers';
import { createAccount } from '#usecases/account/create-account';
import { createKey } from '#usecases/account/create-key';
import type { Handlers } from '#usecases/handlers';
import { openLog } from '../../src/log.ts';

export interface BenchedService {
  readonly port: number;
  /** A key of an account that no limit stops. */
  readonly key: string;
  close(): Promise<void>;
}

/** The shipped tiers with figures that a benchmark does not reach; the counting stays the same. */
export const boundless = (): TierTable => {
  const shipped = parseTiers(readFileSync('config/tiers.yaml', 'utf8'));
  const enough = { perMinute: 100_000_000, perDay: 900_000_000, trial: null, inFlight: 10_000 };
  return Object.fromEntries(tierNames.map((name) => [name, { ...shipped[name], ...enough }])) as TierTable;
};

/** Starts it on a free loopback port, with its own data folder and its log at `info`, as in production. */
export const startBenchedService = async (parts: {
  readonly handlers?: Handlers;
  readonly extraEndpoints?: readonly { readonly endpoint: Endpoint; readonly handler: unknown }[];
}): Promise<BenchedService> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sous-bench-'));
  const store = await openStore({ databaseUrl: null, dataDir, purpose: 'service' });
  const tiers = boundless();
  const access = await openAccess({ store, clock: systemClock, tiers, valkeyUrl: null });
  const account = await createAccount(access.deps, { email: 'bench@example.org', tier: 'scale' });
  const { key } = await createKey(access.deps, { account: account.id });
  const log = openLog({ logLevel: 'info', logFormat: 'json' }, false);
  const { authenticator, limiter, idempotency, meter } = access;
  const app = buildApp(
    {
      ...{
        clock: systemClock,
        log: log.logger,
        accessLog: log.access,
        authenticator,
        limiter,
        idempotency,
        meter,
        tiers,
      },
      handlers: parts.handlers ?? {},
      ...(parts.extraEndpoints === undefined ? {} : { extraEndpoints: parts.extraEndpoints }),
      callbacks: null,
      versions: { service: 'bench', engine: 'bench', data: 'bench' },
      vocabularies: {},
      ready: () => store.ping(),
    },
    defaultHttpConfig,
  );
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: (app.server.server.address() as AddressInfo).port,
    key,
    close: async () => {
      app.server.server.closeAllConnections();
      await app.server.close();
      await access.close();
      await store.close();
      log.flush();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
