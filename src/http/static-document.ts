/** A document that is the same for everybody until the next release: strong ETag, 304. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface StaticDocument {
  readonly body: string | Buffer;
  readonly contentType: string;
  readonly etag: string;
}

export function staticDocument(body: string | Buffer, contentType: string): StaticDocument {
  return { body, contentType, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
}

/** Whether `If-None-Match` names this version; the comparison is weak, as RFC 9110 has it. */
const isKnown = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Answers with the document, or with 304 where the client has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType, etag }: StaticDocument,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnown(known, etag)) return reply.code(304).send();
  return reply.header('content-type', contentType).send(body);
}
