/** Composition root: makes every collaborator, wires them, listens, and ends them in the right order. */
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { systemClock } from '#kernel/clock';
import { vocabularyOf } from '#contract/vocabularies';
import type { VocabularyTable } from '#contract/vocabularies';
import { createUnits } from '#food/units';
import { openImportedFile } from '#larder/imported-file';
import { withOwnFile } from '#larder/own-file';
import { accountHandlers } from '#http/account-handlers';
import type { AccountDeps } from '#http/account-handlers';
import { buildApp } from '#http/app';
import { defaultHttpConfig } from '#http/deps';
import { callbackHandlers } from '#http/callback-handlers';
import { createMetrics } from '#http/metrics';
import { createThreadedOutbound } from '#outbound/outbound-thread';
import { createOutbound } from '#outbound/send-once';
import type { Outbound, OutboundOptions } from '#outbound/send-once';
import { openStore } from '#store/open-store';
import type { Store } from '#store/open-store';
import { openAccess } from '#usecases/access/open-access';
import type { Access } from '#usecases/access/open-access';
import { parseTiers } from '#usecases/access/tiers';
import type { TierTable } from '#usecases/access/tiers';
import { bootstrap } from '#usecases/account/bootstrap';
import type { CallbackDeps } from '#usecases/callbacks/deps';
import { openCallbacks } from '#usecases/callbacks/open-callbacks';
import type { Handlers } from '#usecases/handlers';
import { kitchenHandlers } from '#usecases/recipes/kitchen-handlers';
import type { Config } from './config.ts';
import { createKitchen, readTables } from './kitchen.ts';
import type { Kitchen, KitchenTables } from './kitchen.ts';
import type { Log } from './log.ts';
import { warmUp } from './warm-up.ts';

/** The folder of the checkout or package: the first above this file, wherever it was bundled to, that has the tiers. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'config/tiers.yaml'))) {
    if (dirname(folder) === folder)
      throw new Error('config/tiers.yaml is missing: the installation is not whole');
    folder = dirname(folder);
  }
  return folder;
}
const root = findRoot();

export const serviceVersion = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }
).version;

/** The table of tiers as it is shipped. */
export const readTiers = (): TierTable => parseTiers(readFileSync(join(root, 'config/tiers.yaml'), 'utf8'));

/** The tables as they were built. Throws with a sentence for the operator where they were not. */
export function openTables(): KitchenTables {
  try {
    return readTables(join(root, 'dist/data'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('the food tables are not built: run npm run build', { cause: error });
  }
}

/** What an operator's file of own foods is added to. */
export const baseOf = ({ foods, units, facts }: KitchenTables) => ({
  table: foods,
  units: createUnits(units),
  diets: facts.diets,
});

/** The file of own foods and prices; null where there is none. */
export function ownFileOf({ foodsFile, dataDir }: Pick<Config, 'foodsFile' | 'dataDir'>): string | null {
  if (foodsFile !== null) return foodsFile;
  const usual = join(dataDir, 'foods.yaml');
  return existsSync(usual) ? usual : null;
}

/** Loads the kitchen, given a configuration with own and imported foods. Throws with everything wrong in their files. */
export function openKitchen(config: Pick<Config, 'foodsFile' | 'dataDir'> | null): Kitchen {
  const tables = openTables();
  if (config === null) return createKitchen(tables);
  const file = ownFileOf(config);
  const foods = file === null ? tables.foods : withOwnFile(file, baseOf(tables));
  return createKitchen({ ...tables, foods }, openImportedFile(config.dataDir));
}

/** Opens the database as the configuration says. */
export const openConfiguredStore = (
  { databaseUrl, dataDir }: Config,
  purpose: 'service' | 'command',
): Promise<Store> => openStore({ databaseUrl, dataDir, purpose });

/** Vocabularies that come from the tables. */
export const tableVocabularies = (kitchen: Kitchen): VocabularyTable => {
  const cuisines = kitchen.cuisines.all.map(({ id }) => id).sort();
  const aliases = kitchen.cuisines.all.flatMap(({ id, name, adjective, aliases: others }) =>
    [name, adjective, ...others]
      .filter((word) => word.toLowerCase() !== id)
      .map((word) => [word, id] as const),
  );
  return {
    cuisines: vocabularyOf(
      'cuisines',
      'Cuisines that have a palette of their own.',
      cuisines,
      Object.fromEntries(aliases),
    ),
    units: vocabularyOf(
      'units',
      'Units of ingredient lines; many more spellings are understood.',
      kitchen.units.all.map(({ id }) => id),
    ),
  };
};

/** Every use case that there is, bound to its collaborators. */
export function serviceHandlers({
  kitchen,
  callbacks,
  ...account
}: AccountDeps & { readonly kitchen: Kitchen; readonly callbacks: CallbackDeps }): Handlers {
  const deps = {
    ...kitchen,
    tiers: account.tiers,
    configured: new Set(['embedded'] as const),
    engineModel: `sous-engine-${serviceVersion}`,
  };
  return {
    ...accountHandlers(account),
    ...callbackHandlers(callbacks),
    ...kitchenHandlers(deps),
  };
}

/** A service that answers. */
export interface RunningService {
  /** An address that works from this machine. */
  readonly url: string;
  readonly metricsUrl: string | null;
  /** A key that was made just now; null when there was one already. */
  readonly newKey: string | null;
  /** Resolves when the service can no longer work, with the reason. */
  readonly failed: Promise<Error>;
  /** Stops accepting, finishes what is under way, writes what is in memory. Never rejects; safe to repeat. */
  stop(): Promise<void>;
}

/** The way out for callbacks: in a thread of its own, except in the checkout, whose TypeScript threads can't load. */
function openOutbound({ callbackAllowAddresses, callbackCa }: Config): Outbound {
  const options: OutboundOptions = {
    allowAddresses: callbackAllowAddresses,
    ca: callbackCa?.toString('utf8') ?? null,
  };
  if (import.meta.url.endsWith('.ts')) return createOutbound(options);
  const worker = new URL('./outbound-worker.js', import.meta.url);
  return createThreadedOutbound(
    () => new Worker(worker, { workerData: options, execArgv: [], name: 'callbacks' }),
  );
}

/** How long what is under way may take after the order to stop. */
const drainMs = 15_000;

const listen = async (server: Server, host: string, port: number): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
};

const urlOf = (scheme: string, host: string, port: number): string => {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `${scheme}://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
};

/** Starts the service. Rejects with a sentence for the operator; nothing is left running then. */
export async function startService(config: Config, log: Log): Promise<RunningService> {
  const { logger } = log;
  const kitchen = openKitchen(config);
  const tiers = readTiers();
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => logger.error({ err: error }, 'something did not end well'));
    }
    log.flush();
  };
  try {
    const store = await openConfiguredStore(config, 'service');
    closers.push(() => store.close());
    if (config.valkeyUrl !== null && store.sole) {
      logger.warn('VALKEY_URL is not used: the embedded database has one process only');
    }
    const access: Access = await openAccess({
      store,
      clock: systemClock,
      tiers,
      valkeyUrl: config.valkeyUrl,
      onError: (error) =>
        logger.warn({ err: error }, 'work behind the scenes failed and will be tried again'),
    });
    closers.push(() => access.close());
    const { newKey } = await bootstrap(access.deps, { key: config.bootstrapKey, tier: config.bootstrapTier });
    const onCallbackError = (error: unknown): void =>
      logger.error({ err: error }, 'a result could not be kept or delivered');
    const outbound = openOutbound(config);
    const { instanceId } = access;
    const callbacks = await openCallbacks({
      ...{
        store,
        clock: systemClock,
        instanceId,
        outbound,
        version: serviceVersion,
        onError: onCallbackError,
      },
      allowHttp: config.callbackAllowHttp,
    });
    closers.push(() => callbacks.close());
    const { db } = store;
    const callbackDeps = { db, clock: systemClock, tiers, outbound, service: callbacks };
    const { authenticator, limiter, idempotency, meter } = access;
    const scheme = config.tls === null ? 'http' : 'https';
    const metrics = config.metricsPort === null ? null : createMetrics(() => app.pendingCount());
    const app = buildApp(
      {
        accessLog: log.access,
        ...{ clock: systemClock, log: logger, authenticator, limiter, idempotency, meter, tiers },
        handlers: serviceHandlers({
          ...{ kitchen, access: access.deps, limiter, meter, tiers },
          callbacks: callbackDeps,
        }),
        callbacks,
        versions: { service: serviceVersion, engine: serviceVersion, data: kitchen.dataVersion },
        vocabularies: tableVocabularies(kitchen),
        ready: () => store.ping(),
        ...(metrics === null ? {} : { observer: metrics }),
      },
      {
        ...defaultHttpConfig,
        role: config.role,
        requireHttps: config.requireHttps,
        trustProxy: config.trustProxy,
        corsOrigins: config.corsOrigins,
        publicUrl: config.publicUrl,
        localUrl: urlOf(scheme, config.host, config.port),
        tls: config.tls,
        callbackAllowHttp: config.callbackAllowHttp,
      },
    );
    const { server } = app.server;
    await app.server.listen({ host: config.host, port: config.port });
    const { port } = server.address() as AddressInfo;
    closers.push(() => drain(app.server.close(), server));
    const stopWarmUp = config.role === 'api' ? null : warmUp(kitchen, () => app.pendingCount() > 0);
    let metricsUrl: string | null = null;
    if (metrics !== null && config.metricsPort !== null) {
      const metricsServer = metrics.createServer();
      const metricsPort = await listen(metricsServer, config.host, config.metricsPort);
      metricsUrl = `${urlOf('http', config.host, metricsPort)}/metrics`;
      closers.push(async () => {
        metricsServer.close();
        metricsServer.closeAllConnections();
      });
    }
    let stopping: Promise<void> | null = null;
    return {
      url: config.publicUrl ?? urlOf(scheme, config.host, port),
      metricsUrl,
      newKey,
      failed: store.failed,
      stop: () => {
        app.startClosing();
        stopWarmUp?.();
        stopping ??= closeAll();
        return stopping;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Waits for the server to end what is under way, but not for ever. */
async function drain(closed: PromiseLike<unknown>, server: Server): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(limit);
}
