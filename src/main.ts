/** Composition root: makes every collaborator, wires them, listens, and ends them in the right order. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { systemClock } from '#kernel/clock';
import { vocabularyOf } from '#contract/vocabularies';
import type { VocabularyTable } from '#contract/vocabularies';
import { accountHandlers } from '#http/account-handlers';
import type { AccountDeps } from '#http/account-handlers';
import { buildApp } from '#http/app';
import { defaultHttpConfig } from '#http/deps';
import { callbackHandlers } from '#http/callback-handlers';
import { createMetrics } from '#http/metrics';
import { createThreadedOutbound } from '#outbound/outbound-thread';
import { createOutbound } from '#outbound/send-once';
import type { Outbound, OutboundOptions } from '#outbound/send-once';
import { openAccess } from '#usecases/access/open-access';
import type { Access } from '#usecases/access/open-access';
import { bootstrap } from '#usecases/account/bootstrap';
import type { CallbackDeps } from '#usecases/callbacks/deps';
import { openCallbacks } from '#usecases/callbacks/open-callbacks';
import type { Handlers } from '#usecases/handlers';
import { kitchenHandlers } from '#usecases/recipes/kitchen-handlers';
import type { Config } from './config.ts';
import { serviceVersion } from './installation.ts';
import type { Kitchen } from './kitchen.ts';
import type { Log } from './log.ts';
import { openKitchen } from './open-kitchen.ts';
import { openConfiguredStore, readTiers } from './open-database.ts';
import { warmUp } from './warm-up.ts';

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
