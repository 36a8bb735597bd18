/** The HTTP app on a real socket with its own embedded database: what tests of the interface talk to. */
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { Logger } from 'pino';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { defineEndpoint } from '../../src/contract/endpoint.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { envelope } from '../../src/contract/schemas/envelope.ts';
import { callbackFields, requestIdField, sharedFields } from '../../src/contract/schemas/request-fields.ts';
import { buildApp } from '../../src/http/app.ts';
import type { App } from '../../src/http/app.ts';
import { defaultHttpConfig } from '../../src/http/deps.ts';
import type { HttpConfig, HttpDeps } from '../../src/http/deps.ts';
import { createOutbound } from '../../src/outbound/send-once.ts';
import type { Outbound, OutboundOptions } from '../../src/outbound/send-once.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import type { Kitchen } from '../../src/kitchen.ts';
import { serviceHandlers, tableVocabularies } from '../../src/main.ts';
import { openKitchen } from '../../src/open-kitchen.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/open-store.ts';
import { openAccess } from '../../src/usecases/access/open-access.ts';
import type { Access } from '../../src/usecases/access/open-access.ts';
import type { Database } from '../../src/store/database.ts';
import { openCallbacks } from '../../src/usecases/callbacks/open-callbacks.ts';
import type { CallbackLimits, CallbackService } from '../../src/usecases/callbacks/open-callbacks.ts';
import type { TierTable } from '../../src/usecases/access/tiers.ts';
import { tiersWith } from './callers.ts';
import { temporaryFolder } from './databases.ts';

/** An AI endpoint of the tests' own, whose work is a function. */
export function trivialEndpoint(
  id: string,
  options: { readonly callback?: boolean; readonly fields?: Readonly<Record<string, TSchema>> } = {},
): Endpoint {
  const { callback = false, fields = {} } = options;
  const data = Type.Object({ text: Type.String() });
  return defineEndpoint({
    id,
    method: 'POST',
    path: `/api/v1/${id}`,
    tag: 'Recipes',
    summary: 'Echo',
    description: 'Echoes.',
    scope: 'ai',
    charge: 'ai',
    role: 'ai',
    callback,
    envelope: callback ? id : null,
    body: Type.Object(
      {
        text: Type.String({ maxLength: 2000 }),
        ...fields,
        ...sharedFields,
        ...(callback ? callbackFields : { request_id: requestIdField }),
      },
      { additionalProperties: false },
    ),
    response: callback ? envelope(id, data) : data,
  }) as Endpoint;
}

export interface TestService {
  readonly url: string;
  readonly port: number;
  readonly app: App;
  readonly access: Access;
  readonly callbacks: CallbackService;
  readonly db: Database;
  readonly tiers: TierTable;
  /** Looks into the database behind the service. */
  query(text: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  readonly config?: Partial<HttpConfig>;
  readonly deps?: Partial<HttpDeps>;
  readonly tiers?: TierTable;
  readonly log?: Logger;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string;
  /** A store that is open already and stays so: opening one is most of what a start costs. */
  readonly store?: Store;
  /** The way out for callbacks; without it no name is known. */
  readonly outbound?: Partial<OutboundOptions> | (() => Outbound);
  readonly callbackLimits?: Partial<CallbackLimits>;
  /** Told of callbacks that could not be kept or delivered; without it they fail loudly. */
  readonly onCallbackError?: (error: unknown) => void;
}

/** One answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; fails the test where it is none. */
  readonly json: Record<string, unknown>;
}

export interface AskOptions {
  readonly method?: string;
  readonly key?: string | null;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request to a service. */
export async function ask(url: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { body, key = null, headers = {} } = options;
  const answer = await fetch(url + path, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    get json() {
      return JSON.parse(text) as Record<string, unknown>;
    },
  };
}

/** Tests ask nobody outside for a name. */
const noNames = { addresses: () => Promise.resolve([]), texts: () => Promise.resolve([]) };

/** The tables, once for all services of a test file: reading them is most of what a start costs. */
let shared: Kitchen | null = null;

/** Starts the app on a free loopback port. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  shared ??= openKitchen(null);
  const kitchen = shared;
  const folder = temporaryFolder();
  const store =
    options.store ??
    (await openStore({
      databaseUrl: options.databaseUrl ?? null,
      dataDir: folder.path,
      purpose: 'service',
    }));
  const tiers = options.tiers ?? tiersWith();
  const access = await openAccess({ store, clock: systemClock, tiers, valkeyUrl: null });
  const { authenticator, limiter, idempotency, meter } = access;
  const outbound =
    typeof options.outbound === 'function'
      ? options.outbound()
      : createOutbound({ allowAddresses: [], ca: null, resolver: noNames, ...options.outbound });
  const callbacks = await openCallbacks({
    ...{ store, clock: systemClock, instanceId: access.instanceId, outbound, version: '1.0.0' },
    allowHttp: options.config?.callbackAllowHttp ?? false,
    ...(options.callbackLimits === undefined ? {} : { limits: options.callbackLimits }),
    onError:
      options.onCallbackError ??
      ((error) => {
        throw error;
      }),
  });
  const { db } = store;
  const callbackDeps = { db, clock: systemClock, tiers, outbound, service: callbacks };
  const app = buildApp(
    {
      clock: systemClock,
      log: options.log ?? pino({ enabled: false }),
      ...{ authenticator, limiter, idempotency, meter, tiers },
      handlers: serviceHandlers({
        ...{ kitchen, access: access.deps, limiter, meter, tiers },
        callbacks: callbackDeps,
      }),
      callbacks,
      versions: { service: '1.0.0', engine: '1.0.0', data: '2026.1' },
      vocabularies: tableVocabularies(kitchen),
      ready: () => store.ping(),
      ...options.deps,
    },
    { ...defaultHttpConfig, ...options.config },
  );
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  const scheme = options.config?.tls ? 'https' : 'http';
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    port,
    app,
    access,
    callbacks,
    db,
    tiers,
    query: (text) => store.db.execute(text),
    close: async () => {
      app.server.server.closeAllConnections();
      await app.server.close();
      await callbacks.close();
      await access.close();
      if (options.store === undefined) await store.close();
      folder.remove();
    },
  };
}
