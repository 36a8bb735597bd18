/** Mounts endpoints: one value of the contract and its use case become one route. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError } from '#kernel/errors';
import type { Endpoint } from '#contract/endpoint';
import type { Call } from '#usecases/call';
import type { Route } from './context.ts';
import type { HttpDeps } from './deps.ts';
import { refuseCallback } from './callback-fields.ts';
import { createIdempotent, idempotencyKeyOf } from './idempotent.ts';
import { compileCheck, compileFilter, compileQueryCheck } from './validator.ts';
import { writeOwnHeaders } from './own-headers.ts';
import { aiWork } from './work.ts';
import type { Answer, Work } from './work.ts';

type AnyHandler = (call: Call, input: unknown) => unknown;

const jsonType = 'application/json; charset=utf-8';

/** `/keys/{key_id}` → `/keys/:key_id`. */
const routePattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The work of an endpoint that is not charged. */
function plainWork(endpoint: Endpoint, handler: AnyHandler, toText: (value: unknown) => string): Work {
  const { successStatus: status } = endpoint;
  return async (context, input) => {
    const result = await handler(context, input);
    if (endpoint.response === null) return { status, headers: [], body: '' };
    const headers = ['content-type', jsonType, 'cache-control', 'no-store'];
    const id = status === 201 ? (result as { id?: unknown }).id : undefined;
    if (typeof id === 'string') headers.push('location', `${collectionOf(endpoint.path)}/${id}`);
    return { status, headers, body: toText(result) };
  };
}

/** Where things that are made at a path are found: `…/keys/{key_id}/rotate` makes another of `…/keys`. */
const collectionOf = (path: string): string => path.replace(/\/\{.*$/, '');

/**
 * Sends an answer on Node's own response: it is text already, and the framework's way from here, which is for
 * payloads of any kind, costs as much as everything before it.
 */
function send(request: FastifyRequest, reply: FastifyReply, answer: Answer, nowMs: number): void {
  const { body, status } = answer;
  const headers = [...answer.headers];
  writeOwnHeaders(headers, request.context, nowMs);
  if (request.headers.origin !== undefined) {
    const others = reply.getHeaders();
    for (const name in others) headers.push(name, String(others[name]));
  }
  const bytes = Buffer.byteLength(body);
  if (status !== 204) headers.push('content-length', String(bytes));
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, headers);
  // ASCII has the same bytes in both encodings, and as Latin-1 they are copied, not converted.
  raw.end(request.method === 'HEAD' ? '' : body, bytes === body.length ? 'latin1' : 'utf8');
  const { afterwards } = request.context;
  if (afterwards !== null) afterSent(raw, afterwards);
}

/** A caller who does not read its answer does not hold up what comes after it for longer. */
const sentWithinMs = 1_000;

/** Runs `work` once, when an answer has been handed to the network, or its connection is gone. */
function afterSent(raw: ServerResponse, work: () => void): void {
  const run = (): void => {
    clearTimeout(timer);
    raw.off('finish', run).off('close', run);
    work();
  };
  const timer = setTimeout(run, sentWithinMs);
  raw.once('finish', run).once('close', run);
}

function textOf({ response, verbatim }: Endpoint): (value: unknown) => string {
  if (response === null) return () => '';
  return verbatim ? (value) => value as string : compileFilter(response);
}

/** Adds the route of an endpoint to the app. */
export function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler,
  deps: HttpDeps,
  allowHttp: boolean,
): void {
  const isAi = endpoint.charge === 'ai';
  const check = endpoint.body === undefined ? null : compileCheck(endpoint.body);
  const checkParams = endpoint.params === undefined ? null : compileCheck(endpoint.params);
  const checkQuery = endpoint.query === undefined ? null : compileQueryCheck(endpoint.query);
  const toText = textOf(endpoint);
  const work = isAi
    ? aiWork(endpoint, handler as never, toText, deps, allowHttp)
    : plainWork(endpoint, handler, toText);
  const once = createIdempotent(deps, endpoint);
  const requiresBody = endpoint.body !== undefined && hasRequired(endpoint);
  const route: Route = { id: endpoint.id, endpoint, counting: 'minute' };

  /** The body, checked; an endpoint whose fields are all optional may be called without one. */
  const bodyOf = (request: FastifyRequest): unknown => {
    if (check === null) return undefined;
    let { body } = request;
    if (body === undefined || body === null) {
      if (body === null)
        throw new AppError('validation_failed', 'the body must be an object, not null', {
          errors: [{ pointer: '', code: 'wrong_type', detail: 'the body must be an object, not null' }],
        });
      if (requiresBody) throw new AppError('invalid_json', 'The body is empty; send one JSON object.');
      body = {};
    }
    if (isAi && !endpoint.callback) refuseCallback(body);
    check(body);
    return body;
  };

  const handle = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const { context } = request;
    if (checkParams !== null) {
      try {
        checkParams(request.params);
      } catch {
        throw new AppError('not_found', `There is nothing at ${request.url}.`);
      }
    }
    const body = bodyOf(request);
    const query = checkQuery === null ? request.query : checkQuery(request.query);
    const input = isAi ? body : { params: request.params, query, body };
    const key = endpoint.method === 'POST' ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
    const answer =
      key === null ? work(context, input) : once(key, request.url, context, body, () => work(context, input));
    if (answer instanceof Promise) {
      answer.then(
        (late) => send(request, reply, late, deps.clock.now()),
        (error: unknown) => reply.send(error),
      );
      return reply;
    }
    send(request, reply, answer, deps.clock.now());
    return undefined;
  };
  const options: RouteShorthandOptions = { config: { route } };
  app.route({ ...options, method: endpoint.method, url: routePattern(endpoint.path), handler: handle });
}

const hasRequired = ({ body }: Endpoint): boolean => {
  const schema = body as {
    readonly required?: readonly string[];
    readonly anyOf?: unknown;
    readonly minProperties?: number;
  };
  return (schema.required?.length ?? 0) > 0 || schema.anyOf !== undefined || (schema.minProperties ?? 0) > 0;
};
