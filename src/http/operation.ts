/** What an endpoint of the contract does with a request, whoever took it in. */
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#kernel/errors';
import type { Endpoint } from '#contract/endpoint';
import type { Call } from '#usecases/call';
import { refuseCallback } from './callback-fields.ts';
import type { RequestContext, Route } from './context.ts';
import type { HttpDeps } from './deps.ts';
import { createIdempotent, idempotencyKeyOf } from './idempotent.ts';
import { compileCheck, compileFilter, compileQueryCheck } from './validator.ts';
import { aiWork } from './work.ts';
import type { Answer, Work } from './work.ts';

export type AnyHandler = (call: Call, input: unknown) => unknown;

/** A request that has been read. */
export interface ReadRequest {
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
  readonly params: unknown;
  readonly query: unknown;
  /** Undefined where there is none. */
  readonly body: unknown;
}

/** One endpoint, ready to answer. */
export interface Operation {
  readonly endpoint: Endpoint;
  readonly route: Route;
  /** Checks the request and does the work. Throws or rejects with what is to be answered instead. */
  answer(context: RequestContext, request: ReadRequest): Answer | Promise<Answer>;
}

const jsonType = 'application/json; charset=utf-8';

/** Where things that are made at a path are found: `…/keys/{key_id}/rotate` makes another of `…/keys`. */
const collectionOf = (path: string): string => path.replace(/\/\{.*$/, '');

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

function textOf({ response, verbatim }: Endpoint): (value: unknown) => string {
  if (response === null) return () => '';
  return verbatim ? (value) => value as string : compileFilter(response);
}

const hasRequired = ({ body }: Endpoint): boolean => {
  const schema = body as {
    readonly required?: readonly string[];
    readonly anyOf?: unknown;
    readonly minProperties?: number;
  };
  return (schema.required?.length ?? 0) > 0 || schema.anyOf !== undefined || (schema.minProperties ?? 0) > 0;
};

const nullBody = 'the body must be an object, not null';

/** Puts an endpoint, its schemas and its use case together. */
export function createOperation(
  endpoint: Endpoint,
  handler: AnyHandler,
  deps: HttpDeps,
  allowHttp: boolean,
): Operation {
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

  /** The body, checked; an endpoint whose fields are all optional may be called without one. */
  const bodyOf = (sent: unknown): unknown => {
    if (check === null) return undefined;
    if (sent === null) {
      const errors = [{ pointer: '', code: 'wrong_type' as const, detail: nullBody }];
      throw new AppError('validation_failed', nullBody, { errors });
    }
    if (sent === undefined && requiresBody) {
      throw new AppError('invalid_json', 'The body is empty; send one JSON object.');
    }
    const body = sent ?? {};
    if (isAi && !endpoint.callback) refuseCallback(body);
    check(body);
    return body;
  };

  return {
    endpoint,
    route: { id: endpoint.id, endpoint, counting: 'minute' },
    answer: (context, request) => {
      if (checkParams !== null) {
        try {
          checkParams(request.params);
        } catch {
          throw new AppError('not_found', `There is nothing at ${request.url}.`);
        }
      }
      const body = bodyOf(request.body);
      const query = checkQuery === null ? request.query : checkQuery(request.query);
      const input = isAi ? body : { params: request.params, query, body };
      const key = endpoint.method === 'POST' ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
      if (key === null) return work(context, input);
      return once(key, request.url, context, body, () => work(context, input));
    },
  };
}
