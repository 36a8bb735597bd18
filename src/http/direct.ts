/**
 * The short way of a usual call: a POST by a key that is known, with a plain JSON body, to an endpoint at a fixed
 * path. Everything else goes through the framework, which does the same for every other form of a request.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#kernel/errors';
import { limits } from '#contract/schemas/shape';
import type { createAdmission } from './admit.ts';
import { RequestContext, requestIdOf } from './context.ts';
import type { HttpConfig, HttpDeps } from './deps.ts';
import { acceptsJson } from './negotiate.ts';
import type { Operation } from './operation.ts';
import type { OverloadGate } from './overload.ts';
import { readJson } from './read-json.ts';
import { ServedRequest } from './served-messages.ts';
import { writeAnswer, writeProblem } from './write-answer.ts';
import type { Answer } from './work.ts';

export interface DirectParts {
  readonly deps: HttpDeps;
  readonly config: HttpConfig;
  readonly gate: OverloadGate;
  readonly admission: ReturnType<typeof createAdmission>;
  readonly operations: readonly Operation[];
  /** The error to answer with, logged where it is ours. */
  readonly errorFor: (thrown: unknown, context: RequestContext) => AppError;
  /** To be called when the response is closed. */
  readonly finish: (context: RequestContext, method: string, raw: ServerResponse) => void;
}

const jsonTypes: ReadonlySet<string> = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
  'application/json; charset=UTF-8',
]);
const noQuery = Object.freeze({});

/** Whether the body is as usual: plain JSON of a stated length that may be read. */
const isUsual = ({ headers }: IncomingMessage): boolean => {
  const length = headers['content-length'];
  const type = headers['content-type'];
  return (
    length !== undefined &&
    Number(length) > 0 &&
    Number(length) <= limits.bodyBytes &&
    type !== undefined &&
    jsonTypes.has(type) &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.origin === undefined
  );
};

/** Builds the short way. The result says whether it has taken the request; if not, nothing has happened yet. */
export function createDirect(parts: DirectParts): (request: IncomingMessage, raw: ServerResponse) => boolean {
  const { deps, config, gate, admission, errorFor, finish } = parts;
  const { clock } = deps;
  const byUrl = new Map(
    parts.operations
      .filter(({ endpoint: { method, path, body } }) => method === 'POST' && body && !path.includes('{'))
      .map((operation) => [operation.endpoint.path, operation]),
  );
  const isClosing = (): boolean => gate.isClosing;
  /** Only a trusted proxy can say that a call came over https: the framework reads what it says. */
  const mustBeProxied = config.requireHttps && config.tls === null;

  /** One request that was taken. */
  const serve = (
    operation: Operation,
    context: RequestContext,
    request: ServedRequest,
    raw: ServerResponse,
  ): void => {
    const { endpoint } = operation;
    const refuse = (thrown: unknown): void => {
      const error = errorFor(thrown, context);
      if (raw.headersSent) {
        raw.destroy();
        return;
      }
      writeProblem(raw, context, error, endpoint.path, clock.now());
    };
    const send = (answer: Answer): void => writeAnswer(raw, context, answer, clock.now());
    const answer = (bytes: Buffer): void => {
      try {
        const read = readJson(bytes, limits.depth);
        if (!read.ok) throw new AppError('invalid_json', read.error);
        const { headers } = request;
        const sent = { headers, url: endpoint.path, params: noQuery, query: noQuery, body: read.value };
        const answered = operation.answer(context, sent);
        if (answered instanceof Promise) answered.then(send).catch(refuse);
        else send(answered);
      } catch (error) {
        refuse(error);
      }
    };
    const pieces: Buffer[] = [];
    let isAdmitted = false;
    let isComplete = false;
    const goOn = (): void => {
      if (isAdmitted && isComplete) answer(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
    };
    request.takeBody((piece) => {
      if (piece === null) {
        isComplete = true;
        goOn();
      } else pieces.push(piece);
    });
    const admit = (): void => {
      if (!acceptsJson(request.headers.accept)) {
        refuse(new AppError('not_acceptable', 'The answer is application/json.'));
        return;
      }
      isAdmitted = true;
      goOn();
    };
    try {
      const admitted = admission.admitPrincipal(context, context.principal);
      if (admitted === undefined) admit();
      else admitted.then(admit).catch(refuse);
    } catch (error) {
      refuse(error);
    }
  };

  return (request, raw) => {
    const operation = request.method === 'POST' ? byUrl.get(request.url!) : undefined;
    if (operation === undefined || mustBeProxied || gate.nextReason !== null) return false;
    if (!(request instanceof ServedRequest) || !isUsual(request)) return false;
    const { headers } = request;
    const known = admission.recognise(headers.authorization);
    if (known === null) return false;
    const context = new RequestContext(requestIdOf(headers['x-request-id']), clock.now(), isClosing);
    context.route = operation.route;
    context.token = known.token;
    context.caller = known.principal;
    gate.enter();
    // One listener for all that comes after: a caller who goes away half way is counted and logged too.
    raw.on('close', () => finish(context, 'POST', raw));
    serve(operation, context, request, raw);
    return true;
  };
}
