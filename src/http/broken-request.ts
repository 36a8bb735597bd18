/** Answers what is not even HTTP, as far as an answer is possible. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#kernel/errors';
import { requestIdOf } from './context.ts';
import type { HttpDeps } from './deps.ts';
import { linesOf } from './header-lines.ts';
import { limitLines } from './limit-headers.ts';
import { problemHeaders, problemOf } from './problem.ts';

interface ClientError extends Error {
  readonly code?: string;
}

const details: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are larger than 16 KiB.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
};

/** Builds the handler of errors that the HTTP parser reports. */
export function answerBrokenRequest({ limiter, clock, log }: HttpDeps) {
  const answer = async (error: ClientError, socket: Socket): Promise<void> => {
    const requestId = requestIdOf(undefined);
    const detail = details[error.code ?? ''] ?? 'The request is not well-formed HTTP.';
    const problem = new AppError('validation_failed', detail);
    const body = JSON.stringify(problemOf(problem, { instance: '', requestId }));
    const headers = [
      ...Object.entries(problemHeaders(problem)).flat(),
      ...['content-length', String(Buffer.byteLength(body)), 'connection', 'close'],
      ...['x-request-id', requestId, 'x-api-version', '1'],
    ];
    let lines = linesOf(headers);
    try {
      const { snapshot } = await limiter.takeAnonymous(socket.remoteAddress ?? '', 1);
      lines += limitLines(snapshot, clock.now());
    } catch {
      // The store of limits is away: the answer goes out without its figures.
    }
    log.debug({ request_id: requestId, code: error.code }, 'a request was not well-formed');
    if (!socket.writable) return;
    socket.end(`HTTP/1.1 400 ${STATUS_CODES[400]}\r\n${lines}\r\n${body}`);
  };
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    void answer(error, socket);
  };
}
