/** The headers that every response carries. */
import type { RequestContext } from './context.ts';
import { writeLimitHeaders } from './limit-headers.ts';
import type { SetHeader } from './limit-headers.ts';

/** Writes request id, version and limits; figures that could not be had are left out. */
export function writeOwnHeaders(set: SetHeader, context: RequestContext, nowMs: number): void {
  set('x-request-id', context.requestId);
  set('x-api-version', '1');
  // Connections that are kept open would outlive the order to stop.
  if (context.isLast) set('connection', 'close');
  if (context.snapshot !== null) writeLimitHeaders(set, context.snapshot, nowMs);
}
