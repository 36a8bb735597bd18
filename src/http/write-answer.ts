/** Puts answers on Node's own responses. */
import type { ServerResponse } from 'node:http';
import type { AppError } from '#kernel/errors';
import type { RequestContext } from './context.ts';
import { writeOwnHeaders } from './own-headers.ts';
import { problemHeaders, problemOf } from './problem.ts';
import type { Answer } from './work.ts';

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

/**
 * Sends an answer: it is text already, and the framework's way from here, which is for payloads of any kind, costs
 * as much as everything before it. `others` are headers that somebody else has set.
 */
export function writeAnswer(
  raw: ServerResponse,
  context: RequestContext,
  { status, headers: own, body }: Answer,
  nowMs: number,
  { isHead = false, others = [] }: { readonly isHead?: boolean; readonly others?: readonly string[] } = {},
): void {
  const headers = [...own, ...others];
  writeOwnHeaders(headers, context, nowMs);
  const bytes = Buffer.byteLength(body);
  if (status !== 204) headers.push('content-length', String(bytes));
  raw.writeHead(status, headers);
  // ASCII has the same bytes in both encodings, and as Latin-1 they are copied, not converted.
  raw.end(isHead ? '' : body, bytes === body.length ? 'latin1' : 'utf8');
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
