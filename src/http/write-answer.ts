/** Puts answers on Node's own responses. */
import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AppError } from '#kernel/errors';
import type { RequestContext } from './context.ts';
import { headersOf, linesOf } from './header-lines.ts';
import { ownLines } from './own-headers.ts';
import { problemHeaders, problemOf } from './problem.ts';
import { ServedResponse } from './served-messages.ts';
import type { Answer } from './work.ts';

/** A caller who does not read its answer does not hold up what comes after it for longer. */
const sentWithinMs = 1_000;
const none: readonly string[] = [];

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

/** Status lines that were asked for before. */
const statusLines = new Map<number, string>();

function statusLineOf(status: number): string {
  let line = statusLines.get(status);
  if (line === undefined) {
    line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
    statusLines.set(status, line);
  }
  return line;
}

/**
 * Sends an answer: it is text already, and the framework's way from here, which is for payloads of any kind, costs
 * as much as everything before it. `others` are headers that somebody else has set.
 */
export function writeAnswer(
  raw: ServerResponse,
  context: RequestContext,
  { status, headers, body }: Answer,
  nowMs: number,
  { isHead = false, others = none }: { readonly isHead?: boolean; readonly others?: readonly string[] } = {},
): void {
  let lines = linesOf(headers) + ownLines(context, nowMs);
  if (others.length > 0) lines += linesOf(others);
  const bytes = Buffer.byteLength(body);
  if (status !== 204) lines += `content-length: ${bytes}\r\n`;
  // ASCII has the same bytes in both encodings, and as Latin-1 they are copied, not converted.
  const isAscii = bytes === body.length;
  const isUsual = bytes > 0 && !isHead && !context.isLast && raw instanceof ServedResponse;
  raw.statusCode = status;
  if (!isUsual || !raw.sendWhole(statusLineOf(status), lines, body, isAscii)) {
    raw.writeHead(status, headersOf(lines));
    raw.end(isHead ? '' : body, isAscii ? 'latin1' : 'utf8');
  }
  const { afterwards } = context;
  if (afterwards !== null) afterSent(raw, afterwards);
}

/** Sends the problem document of an error. `instance` is the path that was called. */
export function writeProblem(
  raw: ServerResponse,
  context: RequestContext,
  error: AppError,
  instance: string,
  nowMs: number,
): void {
  context.errorCode = error.code;
  const problem = problemOf(error, { instance, requestId: context.requestId });
  const headers = Object.entries(problemHeaders(error)).flat();
  context.afterwards = null;
  writeAnswer(raw, context, { status: problem.status, headers, body: JSON.stringify(problem) }, nowMs);
}
