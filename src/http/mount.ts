/** Mounts endpoints: the operation of an endpoint becomes a route of the framework. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpDeps } from './deps.ts';
import type { Operation } from './operation.ts';
import { writeAnswer } from './write-answer.ts';
import type { Answer } from './work.ts';

/** `/keys/{key_id}` → `/keys/:key_id`. */
const routePattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Sends an answer past the framework. */
function send(request: FastifyRequest, reply: FastifyReply, answer: Answer, nowMs: number): void {
  const others: string[] = [];
  if (request.headers.origin !== undefined) {
    const marked = reply.getHeaders();
    for (const name in marked) others.push(name, String(marked[name]));
  }
  reply.hijack();
  writeAnswer(reply.raw, request.context, answer, nowMs, { isHead: request.method === 'HEAD', others });
}

/** Adds the route of an operation to the app. */
export function mountOperation(app: FastifyInstance, operation: Operation, { clock }: HttpDeps): void {
  const { endpoint, route } = operation;
  const handle = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const answer = operation.answer(request.context, request);
    if (answer instanceof Promise) {
      answer.then(
        (late) => send(request, reply, late, clock.now()),
        (error: unknown) => reply.send(error),
      );
      return reply;
    }
    send(request, reply, answer, clock.now());
    return undefined;
  };
  app.route({
    ...{ config: { route }, method: endpoint.method, url: routePattern(endpoint.path), handler: handle },
  });
}
