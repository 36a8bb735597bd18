/** Cross-origin calls from browsers, for the origins that the operator names. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const exposed = [
  ...['X-Request-Id', 'X-Api-Version', 'X-Model', 'X-Model-Tier', 'X-Quota-Charged', 'X-Engine-Version'],
  ...[
    'X-Data-Version',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Used',
    'X-RateLimit-Reset',
  ],
  ...[
    'X-RateLimit-Limit-Day',
    'X-RateLimit-Remaining-Day',
    'X-RateLimit-Reset-Day',
    'X-RateLimit-Limit-Trial',
  ],
  ...['X-RateLimit-Remaining-Trial', 'X-RateLimit-Tier', 'RateLimit-Policy', 'RateLimit', 'Retry-After'],
  ...['Idempotency-Replayed', 'ETag', 'Location', 'Allow', 'WWW-Authenticate'],
].join(', ');
const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key, X-Request-Id, If-Match, If-None-Match';
/** Two hours: the longest that browsers keep it. */
const preflightSeconds = '7200';

export function createCors(origins: readonly string[]) {
  const any = origins.includes('*');
  const allowed = new Set(origins);

  /** Marks the answer as readable by the origin that asks, if it is allowed. */
  const mark = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { origin } = request.headers;
    if (!any) reply.header('vary', 'Origin');
    if (origin === undefined || !(any || allowed.has(origin))) return false;
    reply.header('access-control-allow-origin', any ? '*' : origin);
    reply.header('access-control-expose-headers', exposed);
    return true;
  };

  const isPreflight = (request: FastifyRequest): boolean =>
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;

  const markPreflight = (reply: FastifyReply, methods: readonly string[]): void => {
    reply.header('access-control-allow-methods', methods.join(', '));
    reply.header('access-control-allow-headers', allowedHeaders);
    reply.header('access-control-max-age', preflightSeconds);
  };
  return { enabled: origins.length > 0, mark, isPreflight, markPreflight };
}
