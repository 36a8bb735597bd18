/** Builds the HTTP app from its parts. Listens to nothing: whoever owns the process does. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { endpoints as contractEndpoints } from '#contract/endpoints';
import type { Endpoint } from '#contract/endpoint';
import { limits } from '#contract/schemas/shape';
import { createAdmission } from './admit.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { RequestContext, requestIdOf } from './context.ts';
import type { Route } from './context.ts';
import { createCors } from './cors.ts';
import { defaultHttpConfig } from './deps.ts';
import type { HttpConfig, HttpDeps } from './deps.ts';
import { appErrorOf } from './error-mapping.ts';
import { accessFields } from './observer.ts';
import type { AccessEntry } from './observer.ts';
import { headersOf } from './header-lines.ts';
import { ownLines } from './own-headers.ts';
import { createDirect } from './direct.ts';
import { mountOperation } from './mount.ts';
import { acceptsJson } from './negotiate.ts';
import { createOperation } from './operation.ts';
import { OverloadGate } from './overload.ts';
import { problemHeaders, problemOf } from './problem.ts';
import { readJson } from './read-json.ts';
import { mountReference } from './reference.ts';
import { RouteTable } from './route-table.ts';
import { ServedRequest, ServedResponse } from './served-messages.ts';

export interface App {
  readonly server: FastifyInstance;
  /** Endpoints that are mounted, in the contract's order. */
  readonly mounted: readonly Endpoint[];
  /** Lets `/health/ready` say that no more should be sent here. */
  startClosing(): void;
  /** Requests that are under way. */
  pendingCount(): number;
}

const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};
const isApiPath = (url: string): boolean => url.startsWith('/api/');

/** The router refuses paths that are not well encoded before any hook runs: they are sent to one that is not there. */
const safeUrl = (url: string): string => {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(pathOf(url));
    return url;
  } catch {
    return '/.malformed';
  }
};

/** How much of a refused body is still read, so that a client that is sending gets to read the answer. */
const drainBytes = 4 * 1024 * 1024;

/** Lets a refused body run out; a client that goes on and on is cut off. */
const drain = (message: IncomingMessage): void => {
  if (message.complete || message.destroyed) return;
  let left = drainBytes;
  message.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) message.destroy();
  });
};

const nowhere: Route = { id: 'none', endpoint: null, counting: 'minute' };
const uncounted: Route = { id: 'options', endpoint: null, counting: 'look' };

const served = (endpoint: Endpoint, role: HttpConfig['role']): boolean =>
  role === 'all' || endpoint.role === 'both' || endpoint.role === role;

/** Builds the app. `config` falls back to the defaults. */
export function buildApp(deps: HttpDeps, config: HttpConfig = defaultHttpConfig): App {
  const { clock, log, meter, observer } = deps;
  const accessLog = deps.accessLog ?? ((entry: AccessEntry) => log.info(accessFields(entry)));
  const admission = createAdmission(deps);
  const { admit, look } = admission;
  const gate = new OverloadGate(config);
  const isClosing = (): boolean => gate.isClosing;
  const table = new RouteTable();
  const cors = createCors(config.corsOrigins);

  const common = {
    logger: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustProxy as boolean,
    requestTimeout: config.requestTimeoutMs,
    keepAliveTimeout: config.keepAliveTimeoutMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
    rewriteUrl: (request: { url?: string | undefined }) => safeUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: answerBrokenRequest(deps),
  } as const;
  const nodeOptions = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: config.headersTimeoutMs,
    connectionsCheckingInterval: 2000,
    keepAlive: true,
    noDelay: true,
    IncomingMessage: ServedRequest,
    ServerResponse: ServedResponse,
  };
  const app = (config.tls === null
    ? Fastify({ ...common, http: nodeOptions })
    : Fastify({
        ...common,
        https: { ...nodeOptions, ...config.tls, minVersion: 'TLSv1.2' as const },
      })) as unknown as FastifyInstance;
  // The framework listens first; the short way is put before it.
  const viaFramework = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, raw: ServerResponse) => {
    if (!direct(request, raw)) for (const listener of viaFramework) void listener(request, raw as never);
  });

  const finish = (context: RequestContext, method: string, raw: ServerResponse): void => {
    gate.leave();
    if (!raw.writableFinished) context.abort();
    const durationMs = performance.now() - context.startedAt;
    const { endpoint, id } = context.route ?? nowhere;
    const { statusCode: status } = raw;
    const { caller } = context;
    if (endpoint?.charge === 'ai' && caller !== null) {
      meter.record({
        accountId: caller.accountId,
        keyId: caller.keyId,
        endpoint: id,
        status,
        charged: context.charged,
        durationMs,
        modelTier: context.modelTier,
        model: context.model,
      });
    }
    observer?.answered({ route: id, method, status, durationMs, code: context.errorCode });
    if (!log.isLevelEnabled('info')) return;
    accessLog({
      requestId: context.requestId,
      method,
      route: id,
      status,
      durationMs,
      accountId: caller?.accountId ?? null,
      keyId: caller?.keyId ?? null,
      code: context.errorCode,
    });
  };

  app.decorateRequest('context', null as never);
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD') table.add(each, url.replaceAll(/:(\w+)/g, '{$1}'));
    }
  });

  app.addHook('onRequest', (request, reply, done) => {
    const context = new RequestContext(requestIdOf(request.headers['x-request-id']), clock.now(), isClosing);
    request.context = context;
    context.route = request.is404 ? nowhere : (request.routeOptions.config.route ?? nowhere);
    gate.enter();
    // One listener for all that comes after: a caller who goes away half way is counted and logged too.
    reply.raw.once('close', () => finish(context, request.method, reply.raw));
    const arrival = {
      context,
      authorization: request.headers.authorization,
      address: () => request.ip,
    };
    if (cors.enabled) cors.mark(request, reply);
    if (request.method === 'OPTIONS' && request.is404) context.route = uncounted;
    try {
      const busy = context.route.counting === 'look' ? null : gate.reason;
      if (busy !== null) {
        const refuse = (): void => done(new AppError('service_overloaded', busy));
        void look(arrival).then(refuse, refuse);
        return;
      }
      if (config.requireHttps && request.protocol !== 'https' && isApiPath(request.url)) {
        const refuse = (): void =>
          done(
            new AppError(
              'https_required',
              'Call over https; a key that was sent in the clear should be rotated.',
            ),
          );
        void look(arrival).then(refuse, refuse);
        return;
      }
      const admitted = admit(arrival);
      if (admitted === undefined) finishAdmission(request, done);
      else admitted.then(() => finishAdmission(request, done), done);
    } catch (error) {
      done(error as Error);
    }
  });

  const finishAdmission = (request: FastifyRequest, done: (error?: Error) => void): void => {
    const isEndpoint = request.context.route?.endpoint !== null && !request.is404;
    if (isEndpoint && !acceptsJson(request.headers.accept)) {
      done(new AppError('not_acceptable', 'The answer is application/json.'));
    } else done();
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type'];
    const charset =
      type === 'application/json' ? undefined : /charset\s*=\s*"?([^\s;"]+)/i.exec(type ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
      done(
        new AppError(
          'unsupported_media_type',
          `The charset ${charset.slice(0, 40)} is not supported; send UTF-8.`,
        ),
      );
      return;
    }
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      done(new AppError('unsupported_media_type', 'The body must not be compressed.'));
      return;
    }
    const result = readJson(body as Buffer, limits.depth);
    if (result.ok) done(null, result.value);
    else done(new AppError('invalid_json', result.error));
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const headers = headersOf(ownLines(request.context, clock.now()));
    for (let i = 0; i < headers.length; i += 2) reply.header(headers[i]!, headers[i + 1]!);
    done(null, payload);
  });

  const sendProblem = (request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply => {
    request.context.errorCode = error.code;
    const place = { instance: pathOf(request.originalUrl), requestId: request.context.requestId };
    const problem = problemOf(error, place);
    drain(request.raw);
    return reply.code(problem.status).headers(problemHeaders(error)).send(JSON.stringify(problem));
  };

  const errorFor = (thrown: unknown, { requestId, route }: RequestContext): AppError => {
    const error = appErrorOf(thrown);
    if (error.code === 'internal_error') {
      log.error({ err: thrown, request_id: requestId, route: route?.id }, 'a request failed on our side');
    }
    return error;
  };
  app.setErrorHandler((thrown: FastifyError, request, reply) =>
    sendProblem(request, reply, errorFor(thrown, request.context)),
  );

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const allow = table.methodsOf(path);
    if (allow.length === 0) {
      return sendProblem(
        request,
        reply,
        new AppError(
          'not_found',
          `There is nothing at ${request.method} ${pathOf(request.originalUrl).slice(0, 200)}.`,
        ),
      );
    }
    if (request.method === 'OPTIONS') {
      if (cors.enabled && cors.isPreflight(request)) cors.markPreflight(reply, allow);
      return reply.code(204).header('allow', allow.join(', ')).send();
    }
    const detail = `${request.method} is not possible here; ${allow.join(', ')} ${allow.length > 1 ? 'are' : 'is'}.`;
    return sendProblem(request, reply, new AppError('method_not_allowed', detail, { allow }));
  });

  const handlers = deps.handlers as Readonly<Record<string, unknown>>;
  const withHandlers = [
    ...contractEndpoints
      .filter((endpoint) => handlers[endpoint.id] !== undefined)
      .map((endpoint) => ({ endpoint, handler: handlers[endpoint.id] })),
    ...(deps.extraEndpoints ?? []),
  ].filter(({ endpoint }) => served(endpoint, config.role));
  const operations = withHandlers.map(({ endpoint, handler }) =>
    createOperation(endpoint, handler as never, deps, config.callbackAllowHttp),
  );
  for (const operation of operations) mountOperation(app, operation, deps);
  const direct = createDirect({ deps, config, gate, admission, operations, errorFor, finish });
  const reference = contractEndpoints.filter(
    (endpoint) => endpoint.tag === 'Reference' && served(endpoint, config.role),
  );
  const mounted = [...withHandlers.map(({ endpoint }) => endpoint), ...reference];
  mountReference({ app, deps, config, gate, endpoints: mounted });

  app.addHook('onListen', (done) => {
    gate.start();
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    gate.stop();
    done();
  });
  return {
    server: app,
    mounted,
    startClosing: () => gate.startClosing(),
    pendingCount: () => gate.pendingCount,
  };
}
